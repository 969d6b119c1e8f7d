import Foundation
import Maquette
// error: '__Fields' is unavailable: only a model, or an enum whose cases are objects or keys, can be flattened; remove '@CodableFlattened'
// at: typealias m_site = MaquetteCore.__Field.DecodableType<URL>  // flattened, so it has to be a model

@Mappable struct Trip { @CodableFlattened var site: URL }
