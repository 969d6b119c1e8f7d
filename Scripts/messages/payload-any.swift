import Maquette
// error: a value of the case 'other' can be anything ('Any'); use 'AnyValue', or map it by '@CodableBy(.any)'
// at: @Mappable enum Event { case ended(Int), other(Any) }

func events() throws -> [Event] { try [Event](json: "[]") }

@Mappable enum Event { case ended(Int), other(Any) }
