import Maquette
// error: the type of this property is not mapped: mark the type '@Mappable'
// at: \Trip.places

struct Place {}

@Mappable(.encode) struct Trip { var places: [String: Place] }
