public import MaquetteCore
public import MaquetteMappings

/// A list of changes to a tree, applied in order (RFC 6902).
///
/// ```swift
/// let patch = try JSONPatch(json: #"[{"op": "replace", "path": "/name", "value": "Ada"}]"#)
/// try patch.apply(to: &value)
/// ```
public struct JSONPatch: Sendable, Hashable {
  /// One change.
  public enum Operation: Sendable, Hashable {
    /// Adds or replaces a member, or inserts an element.
    case add(JSONPointer, AnyValue)

    /// Removes an existing value.
    case remove(JSONPointer)

    /// Replaces an existing value.
    case replace(JSONPointer, AnyValue)

    /// Removes the value at one place and adds it at another.
    case move(from: JSONPointer, to: JSONPointer)

    /// Adds the value at one place at another.
    case copy(from: JSONPointer, to: JSONPointer)

    /// Fails unless the place has this value.
    case test(JSONPointer, AnyValue)
  }

  /// The changes.
  public var operations: [Operation]

  /// Creates a patch from changes.
  ///
  /// - Parameter operations: The changes, in the order in which they are made.
  public init(_ operations: [Operation]) {
    self.operations = operations
  }

  /// Changes a tree.
  ///
  /// A short patch could make a tree of unlimited depth or size by copying the tree into itself
  /// repeatedly. The limits prevent this.
  ///
  /// - Parameters:
  ///   - target: The tree, which does not change if an operation fails.
  ///   - depth: The maximum depth of values that are added, copied or moved, including themselves.
  ///   - copies: The maximum number of values that are copied, or moved to a deeper place, each
  ///     counted with everything in it.
  /// - Throws: `missingKey` if a pointer leads nowhere, `invalidValue` if a test fails or a
  ///   position is invalid, `depthExceeded` and `sizeExceeded` beyond the limits; the error has the
  ///   path of the place.
  /// - Complexity: O(size of the patch, of what it copies, and of the containers that it reaches).
  public func apply(
    to target: inout AnyValue, depth: Int = 512, copies: Int = 10_000_000
  ) throws(MappingError) {
    var tree = PatchTree(target, depth: depth, copies: copies)
    for operation in operations { try tree.apply(operation) }
    target = tree.value
  }
}
