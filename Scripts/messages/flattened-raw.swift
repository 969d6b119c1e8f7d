import Maquette
// error: '__Fields' is unavailable: only a model, or an enum whose cases are objects or keys, can be flattened; remove '@CodableFlattened'
// at: typealias m_kind = MaquetteCore.__Field.DecodableType<Kind>  // flattened, so it has to be a model

@Mappable enum Kind: String { case small, large }

@Mappable struct Order { @CodableFlattened var kind: Kind? }
