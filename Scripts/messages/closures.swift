import Maquette

// no error

@Mappable struct Offer {
  @CodableBy(.transform(decode: { $0 + "!" }, encode: { String($0.dropLast()) })) var name: String
}
