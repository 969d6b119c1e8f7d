import Maquette
// error: the type of this property is not mapped: mark the type '@Mappable'
// at: properties.add("place", \Trip.place)

struct Place {}

@Mappable(conversions: .strict) struct Trip { var place: Place }
