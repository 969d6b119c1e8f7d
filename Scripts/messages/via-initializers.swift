import Maquette
// error: type 'Trip' has no member 'init(_:)'
// error: no exact matches in reference to initializer
// at: // 'Trip' needs 'init(_ value: String)'
// at: // 'String' needs 'init(_ value: Trip)'

@Mappable(via: String.self) struct Trip { var name: String }
