import MaquetteCore

/// The objects inside two models that are merged: the own ones stay, the others are copied.
final class MergedObjects: ObjectSource {
  /// Two objects, and whether one replaces the other.
  private struct Pair: Hashable {
    let own: ObjectIdentifier
    let other: ObjectIdentifier
    let isReplaced: Bool
  }

  let own = SharedObjects()
  let others: CopiedObjects
  private var met: Set<Pair> = []
  private var depth = 0
  private var stack = StackGuard()

  /// The options of decoding values.
  let options: DecodingOptions

  init(_ options: DecodingOptions) {
    self.options = options
    others = CopiedObjects(options)
  }

  func object(for value: AnyValue) throws(MappingError) -> AnyObject? {
    if let copy = try others.object(for: value) { return copy }
    return try own.object(for: value)
  }

  func callLater(_ hook: @escaping () throws -> Void) { others.callLater(hook) }

  /// Begins to merge models inside others.
  func descend() throws(MappingError) {
    depth += 1
    guard depth <= EncodingOptions().depth, stack.hasRoom() else {
      throw MappingError(.depthExceeded, expected: StackGuard.expectation)
    }
  }

  func ascend() { depth -= 1 }

  /// The trees of two models inside those that are merged; nil for objects that are merged already, because
  /// they change in place.
  ///
  /// - Parameters:
  ///   - ownTree: The tree of the own model, or a reference to it.
  ///   - otherTree: The tree of the other model, or a reference to it.
  func trees(
    _ own: any SchemaProviding, _ other: any SchemaProviding, _ ownTree: AnyValue,
    _ otherTree: AnyValue, isReplaced: Bool
  ) throws(MappingError) -> (own: AnyValue, other: AnyValue)? {
    let (ownIndex, otherIndex) = (self.own.index(in: ownTree), others.index(in: otherTree))
    if ownIndex != nil, otherIndex != nil {
      let pair = Pair(
        own: ObjectIdentifier(own as AnyObject), other: ObjectIdentifier(other as AnyObject),
        isReplaced: isReplaced)
      guard met.insert(pair).inserted else { return nil }
    }
    return (try resolved(ownTree), try resolved(otherTree))
  }

  /// The tree of the object that a value refers to; any other value itself.
  func resolved(_ value: AnyValue) throws(MappingError) -> AnyValue {
    if let index = own.index(in: value) { return try own.tree(of: own.objects[index]) }
    if let index = others.index(in: value) { return try others.tree(of: others.objects[index]) }
    return value
  }

  /// A tree without its references for which a patch has nothing: their objects are merged already.
  func unmerged(_ tree: AnyValue, besides patch: AnyValue) -> AnyValue {
    guard case .object(let object) = tree, let changes = patch.object else { return tree }
    let members = object.filter { changes[$0.key] != nil || others.index(in: $0.value) == nil }
    return .object(
      AnyValue.Object(
        distinct: members.map { member in
          .init(
            key: member.key,
            value: changes[member.key].map { unmerged(member.value, besides: $0) } ?? member.value)
        }))
  }

  /// A dictionary overlaid with another; of two objects of a class under one key, a new one is made.
  ///
  /// - Parameter isCoded: Whether a strategy decodes the members, from more than the trees of the objects.
  func overlaid(
    _ own: AnyValue, by other: AnyValue, isCoded: Bool
  ) throws(MappingError) -> AnyValue {
    guard case .object(var object) = own, case .object(let others) = other else { return other }
    for member in others {
      guard let present = object[member.key], !isReplaced(present, by: member.value, isCoded) else {
        object[member.key] = .some(member.value)
        continue
      }
      object[member.key] = .some(
        try resolved(present).overlaid(by: try resolved(member.value)))
    }
    return .object(object)
  }

  /// Whether a member of a dictionary is replaced as a whole: by an object of another class, too.
  private func isReplaced(_ own: AnyValue, by other: AnyValue, _ isCoded: Bool) -> Bool {
    let (own, other) = (object(in: own), object(in: other))
    guard own != nil || other != nil else { return false }
    return isCoded || own.map { type(of: $0) } != other.map { type(of: $0) }
  }

  /// The object that a value refers to.
  private func object(in value: AnyValue) -> AnyObject? {
    own.index(in: value).map { own.objects[$0] }
      ?? others.index(in: value).map { others.objects[$0] }
  }
}
