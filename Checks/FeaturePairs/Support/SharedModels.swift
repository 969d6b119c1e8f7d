import Maquette

/// An object compared by identity, to detect its replacement.
final class Mark: Sendable, Spelled {
  var spelling: String { "mark" }
}

extension Tree: Spelled {
  var spelling: String { description }
}

@Mappable
struct Inner {
  var x: Int
  var y = 2
  @CodableIgnored var mark = Mark()
}

@Mappable
final class InnerObject {
  var x: Int
  var y = 2
}

@Mappable
enum Suit: String, CaseIterable, MappableKey {
  case hearts, spades
}

@Mappable
indirect enum Branch {
  case leaf(Int)
  case fork(left: Branch, right: Branch)
}

/// A value that no document of a feature contains.
@Mappable
struct Decoy {
  var decoy: Int
}

@Mappable
class OwnBase {
  var own: Int?
}

/// A model that is flattened without affixes.
@Mappable
struct FlatPart {
  var flatX: Int
  var flatY = 2
  @CodableIgnored var mark = Mark()
}

@Mappable(tagged: .internal("t"))
enum Way {
  case go(speed: Int)
  case rest
}

@Mappable(tagged: .untagged)
enum Guess {
  case number(Int)
  case text(String)
  case pair(x: Int, y: Int)
}

@Mappable(tagged: .firstElement)
enum Lead {
  case go(speed: Int)
  case rest
}

protocol Dotted {}

@Mappable
struct Dot: Dotted {
  var x: Int
}

let dots = PolymorphicTypes<any Dotted>(discriminator: "kind", ["dot": Dot.self])

@Mappable
class Pet: ClassCluster {
  class var cluster: PolymorphicTypes<Pet> { pets }
}

@Mappable
final class Cat: Pet {
  var lives: Int
}

let pets = PolymorphicTypes<Pet>(discriminator: "kind", ["cat": Cat.self])
