import Maquette
// error: type 'Place' does not conform to protocol 'MappingDecodable'
// at: typealias m_place = MaquetteCore.__Field.DecodableType<Place>  // flattened, so it has to be a model

struct Place {}

@Mappable struct Trip { @CodableFlattened var place: Place }
