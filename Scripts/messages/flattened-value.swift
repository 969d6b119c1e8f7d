import Foundation
import Maquette
// error: has no member '__Fields'
// at: typealias m_site = MaquetteCore.__Field.DecodableType<URL>  // flattened, so it has to be a model

@Mappable struct Trip { @CodableFlattened var site: URL }
