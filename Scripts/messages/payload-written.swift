import Maquette
// error: a value of this case is not mapped: mark its type '@Mappable'
// at: MaquetteCore.__Field.canWrite

struct Place {}

@Mappable(.encode) enum Event { case ended(Int), moved(Place?) }
