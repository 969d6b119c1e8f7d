import Maquette
// error: the type of this property is not mapped: mark the type '@Mappable'
// at: properties.add("place", \__Storage.place)

struct Place {}

@Mappable final class Trip { var place: Place? }
