import Maquette
// error: the types that a value may have are missing
// at: @CodableBy(.oneOf(Animal.self)) var pet: Animal

@Mappable class Animal {
  var name = ""
  init() {}
}

@Mappable struct Home { @CodableBy(.oneOf(Animal.self)) var pet: Animal }
