import Maquette
// error: the type of this property is not mapped: mark the type '@Mappable'
// at: properties.read("places", \Trip.places)

struct Place {}

@Mappable struct Trip<T> { var item: T; var places: [Place] }
