import Maquette
// error: '@CodableExtras' is for dictionaries of mapped values
// at: \Trip.rest

struct Place {}

@Mappable struct Trip { @CodableExtras var rest: [String: Place] }
