public import MaquetteCore

/// A list of changes to a tree, made one after the other (RFC 6902).
///
/// ```swift
/// let patch = try JSONPatch(json: #"[{"op": "replace", "path": "/name", "value": "Ada"}]"#)
/// try patch.apply(to: &value)
/// ```
public struct JSONPatch: Sendable, Hashable {
  /// One change.
  public enum Operation: Sendable, Hashable {
    /// Adds a member, or inserts an element; replaces a member that is there.
    case add(JSONPointer, AnyValue)

    /// Removes what is there.
    case remove(JSONPointer)

    /// Replaces what is there.
    case replace(JSONPointer, AnyValue)

    /// Removes what is at one place and adds it at another.
    case move(from: JSONPointer, to: JSONPointer)

    /// Adds what is at one place at another.
    case copy(from: JSONPointer, to: JSONPointer)

    /// Fails unless a value is there.
    case test(JSONPointer, AnyValue)
  }

  /// The changes.
  public var operations: [Operation]

  /// Creates a patch of changes.
  public init(_ operations: [Operation]) {
    self.operations = operations
  }

  /// Changes a tree.
  ///
  /// A short patch could make a tree that is endlessly deep or large, by copying the tree into itself
  /// time and again: hence the limits.
  ///
  /// - Parameters:
  ///   - target: The tree; it is as it was if a change fails.
  ///   - depth: How deep what is added, copied or moved may lie, itself included.
  ///   - copies: How many values may be copied, or moved to a deeper place, each with all that is in
  ///     it.
  /// - Throws: `missingKey` where a pointer leads nowhere, `invalidValue` where a test fails or a
  ///   position is none, `depthExceeded` and `sizeExceeded` beyond the limits; the path of the error
  ///   is the place.
  /// - Complexity: O(size of the patch, of what it copies, and of the containers that it reaches).
  public func apply(
    to target: inout AnyValue, depth: Int = 512, copies: Int = 10_000_000
  ) throws(MappingError) {
    var tree = PatchTree(target, depth: depth, copies: copies)
    for operation in operations { try tree.apply(operation) }
    target = tree.value
  }
}
