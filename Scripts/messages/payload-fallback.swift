import Maquette
// error: a value of this case is not mapped: mark its type '@Mappable'
// at: case other, _0: Place

struct Place {}

@Mappable enum Event { case ended(Int); @CodableFallback case other(Place) }
