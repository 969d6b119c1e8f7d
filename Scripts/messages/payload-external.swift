import Maquette
// error: a value of this case is not mapped: mark its type '@Mappable'
// at: case moved, _0: Place

struct Place {}

@Mappable enum Event { case moved(Place); case stopped(at: Place, Int); case ended(Int) }
