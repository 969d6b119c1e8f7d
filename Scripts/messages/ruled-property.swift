import Maquette
// error: the type of this property is not mapped: mark the type '@Mappable'
// at: try reader.readField(into: &self.f_place)

struct Place {}

@Mappable(conversions: .strict) struct Trip { var place: Place }
