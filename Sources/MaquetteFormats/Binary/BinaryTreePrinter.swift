package import MaquetteCore

/// The common part of the printers of binary formats: walks a tree, and tracks its depth and the
/// paths of errors.
package protocol BinaryTreePrinter: ~Copyable {
  /// The depth of the printer in the tree.
  var depth: TreeDepth { get set }

  /// Writes a value of any kind.
  mutating func write(_ value: AnyValue) throws(MappingError)

  /// Writes the key of a member.
  mutating func writeKey(_ key: String) throws(MappingError)

  /// Begins an array whose elements follow.
  mutating func beginArray(_ count: Int) throws(MappingError)

  /// Begins an object whose keys and values follow by turns.
  mutating func beginObject(_ count: Int) throws(MappingError)
}

extension BinaryTreePrinter where Self: ~Copyable {
  /// Writes elements one after the other.
  package mutating func writeEach(_ elements: [AnyValue]) throws(MappingError) {
    try depth.enter()
    for index in elements.indices {
      do throws(MappingError) {
        try write(elements[index])
      } catch {
        throw error.below(.index(index))
      }
    }
    depth.leave()
  }

  /// Writes keys and values in order.
  package mutating func writeEach(_ members: AnyValue.Object) throws(MappingError) {
    try depth.enter()
    for member in members { try write(member) }
    depth.leave()
  }

  /// Writes a key and its value.
  package mutating func write(_ member: AnyValue.Object.Member) throws(MappingError) {
    do throws(MappingError) {
      try writeKey(member.key)
      try write(member.value)
    } catch {
      throw error.below(.key(member.key))
    }
  }

  /// Writes the value under a tag.
  package mutating func writeContent(of tagged: TaggedValue) throws(MappingError) {
    try depth.enter()
    try write(tagged.value)
    depth.leave()
  }
}
