import MaquetteBehavior
public import MaquetteCore

/// A change to a tree or a model that contains only the differences (RFC 7396).
///
/// ```swift
/// let patch = try MergePatch(from: old, to: new)     // {"email":null,"school":{"name":"b"}}
/// try patch.apply(to: &model)
/// ```
///
/// Members of objects change one by one, null removes them, and every other value replaces the old
/// one, arrays as a whole. A merge patch cannot set a member to null: a ``JSONPatch`` can.
public struct MergePatch: Sendable, Hashable {
  /// The patch as a tree.
  public var value: AnyValue

  /// Creates a patch from its tree.
  ///
  /// - Parameter value: The patch as a tree, in which a null removes a member.
  public init(_ value: AnyValue) {
    self.value = value
  }

  /// Creates the patch that turns one tree into another.
  ///
  /// - Parameters:
  ///   - old: The tree before.
  ///   - new: The tree after; the patch removes members that become null in it.
  public init(from old: AnyValue, to new: AnyValue) {
    value = Self.difference(old, new, removed: .null)
  }

  /// Creates the patch that turns one model into another, from their encoded forms.
  ///
  /// A null in the patch makes a property nil. Where null is another value than none, in dictionaries,
  /// trees and extras, it would be removed instead, and where a property can be missing and null, it
  /// could not become missing: a ``JSONPatch`` makes such changes.
  ///
  /// - Parameters:
  ///   - old: The model before.
  ///   - new: The model after.
  ///   - options: The options of encoding the models; an omitted nil becomes a null in the patch.
  /// - Throws: `unencodable` for a change that a merge patch cannot express; the errors of encoding
  ///   the models.
  public init<Model: MappingEncodable>(
    from old: Model, to new: Model, options: EncodingOptions = EncodingOptions()
  ) throws(MappingError) {
    let after = try ModelState.written(new, options)
    self.init(from: try ModelState.written(old, options), to: after)
    if value.hasNulls { try value.expectNoLoss(from: old, to: after) }
  }

  /// Whether the patch changes nothing.
  public var isEmpty: Bool { value.object?.isEmpty == true }

  /// Returns the patch that turns one tree into another.
  ///
  /// - Parameter removed: What stands for a member that is removed.
  static func difference(_ old: AnyValue, _ new: AnyValue, removed: AnyValue) -> AnyValue {
    guard case .object(let before) = old, case .object(let after) = new else { return new }
    var patch = AnyValue.Object()
    for member in before where after[member.key] == nil { patch[member.key] = removed }
    for member in after {
      switch before[member.key] {
      case member.value?: break
      case let previous?:
        patch[member.key] = difference(previous, member.value, removed: removed)
      case nil: patch[member.key] = member.value
      }
    }
    return .object(patch)
  }

  /// Changes a tree.
  ///
  /// - Parameter target: The tree; if it is not an object but the patch is, it counts as an empty
  ///   object.
  /// - Complexity: O(size of the patch and of the objects that it reaches).
  public func apply(to target: inout AnyValue) { target.merge(value) }

  /// Returns a changed tree.
  ///
  /// - Parameter target: The tree; if it is not an object but the patch is, it counts as an empty
  ///   object.
  public func applied(to target: AnyValue) -> AnyValue {
    var target = target
    target.merge(value)
    return target
  }
}

extension AnyValue {
  /// Changes this tree by the tree of a merge patch.
  fileprivate mutating func merge(_ patch: AnyValue) {
    guard case .object(let changes) = patch else { return self = patch }
    var object = takeObject()
    var isReduced = false
    for change in changes {
      if change.value.isNull {
        isReduced = isReduced || object.position(of: change.key) != nil
      } else {
        object.change(change.key) { $0.merge(change.value) }
      }
    }
    // All at once, because each removal moves the members after it.
    if isReduced {
      object = AnyValue.Object(distinct: object.filter { changes[$0.key]?.isNull != true })
    }
    self = .object(object)
  }
}

extension MergePatch: Mappable {
  /// Reads the tree of a patch.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(try reader.readValue())
  }

  /// Reads the tree of a patch.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(try reader.readValue())
  }

  /// Writes the tree of the patch.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(value)
  }

  /// Writes the tree of the patch.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeValue(value)
  }
}
