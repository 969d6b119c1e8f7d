import Maquette
// error: type 'Place' does not conform to protocol 'MappingDecodable'
// at: typealias m_place = MaquetteCore.__Field.DecodableType<Place>  // flattened, so it has to be mapped

struct Place {}

@Mappable struct Trip { @CodableFlattened var place: Place }
