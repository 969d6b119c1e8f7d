import Maquette
// error: type 'Place' does not conform to protocol 'Readable'
// at: typealias m_place = MaquetteCore.Field.ReadableType<Place>  // flattened, so it has to be mapped

struct Place {}

@Mappable struct Trip { @CodableFlattened var place: Place }
