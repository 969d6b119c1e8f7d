import Maquette

/// An object that is only itself: who still holds it has not been made anew.
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

/// What is never in a document of a feature.
@Mappable
struct Decoy {
  var decoy: Int
}

@Mappable
class OwnBase {
  var own: Int?
}
