import Maquette
// error: a model with decoding hooks cannot be flattened; move the hooks to the outer model

@Mappable struct Place {
  var name = ""
  @CodableHook(.didDecode) mutating func trim() {}
}

@Mappable struct Trip { @CodableFlattened var place: Place }
