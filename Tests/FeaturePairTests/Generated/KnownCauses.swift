// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

extension KnownCause {
  static let tagIsKept = KnownCause(
    words: "`@CodableExtras` keeps the tag of its type, so that it is written twice")
  static let placesAreNotShared = KnownCause(
    words: "a superclass and a subclass cannot have properties in one nested object")
  static let transparentIsMadeAnew = KnownCause(
    words: "an update of a `transparent` struct makes its value anew")
}
