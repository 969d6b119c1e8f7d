import Maquette
// error: type 'Wire' does not conform to protocol 'MappingDecodable'
// at: // a type that is mapped itself

struct Wire {}

@Mappable(.decode, via: Wire.self) struct Trip { init(_ wire: Wire) {} }
