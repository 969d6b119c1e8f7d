import Maquette
// error: the type is not mapped: mark it '@Mappable'
// at: -> Place {

struct Place {}

@Mappable(transparent: true) struct Trip { let place: Place }
