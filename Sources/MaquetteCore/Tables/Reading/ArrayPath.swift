/// The location of a property's value in an array: the steps from the value of the last key.
///
/// A property has one for each of its keys; it is empty if the key leads directly to the value.
public struct __ArrayPath: Sendable {
  /// The steps to the value, or to the array whose elements each contain one.
  package let steps: [MappingPath.Step]

  /// The steps from each element to a value; nil if there is only one value.
  package let inner: [MappingPath.Step]?

  /// Creates a path to one value.
  public init(_ steps: [MappingPath.Step] = []) { (self.steps, inner) = (steps, nil) }

  /// Creates a path to a value in each element of an array.
  public init(_ steps: [MappingPath.Step], each inner: [MappingPath.Step]) {
    (self.steps, self.inner) = (steps, inner)
  }

  /// Whether the key leads directly to the value.
  package var isEmpty: Bool { steps.isEmpty && inner == nil }
}

/// The functions, one for each reader, that decode values in the elements of an array into a
/// property.
@safe public struct __FieldCollecting: @unchecked Sendable {
  // The functions capture only types, which are sendable.
  //
  // Invariant: the functions take a pointer to an initialized property of the type that they were
  // created for. They change it if the path leads to an array, and return whether it does.
  @usableFromInline
  typealias JSON =
    (inout JSONReader, UnsafeMutableRawPointer, __CollectedField) throws(ReadFailure) -> Bool
  @usableFromInline
  typealias Tree =
    (inout ValueReader, UnsafeMutableRawPointer, __CollectedField) throws(ReadFailure) -> Bool

  let json: JSON
  let tree: Tree

  /// Initializes an empty array, or nil.
  let makeEmpty: (UnsafeMutableRawPointer) -> Void

  @usableFromInline
  package static func array<T: MappingDecodable>(
    _ type: T.Type, checking check: (any CollectedCheck<T>)? = nil
  ) -> __FieldCollecting {
    unsafe __FieldCollecting(
      json: { (reader: inout JSONReader, place, field) throws(ReadFailure) in
        unsafe try reader.collect(
          into: &place.assumingMemoryBound(to: [T].self).pointee, field, checking: check)
      },
      tree: { (reader: inout ValueReader, place, field) throws(ReadFailure) in
        unsafe try reader.collect(
          into: &place.assumingMemoryBound(to: [T].self).pointee, field, checking: check)
      },
      makeEmpty: { unsafe $0.initializeMemory(as: [T].self, to: []) })
  }

  @usableFromInline
  package static func optionalArray<T: MappingDecodable>(
    _ type: T.Type, checking check: (any CollectedCheck<T>)? = nil
  ) -> __FieldCollecting {
    unsafe __FieldCollecting(
      json: { (reader: inout JSONReader, place, field) throws(ReadFailure) in
        var values: [T] = []
        guard try reader.collect(into: &values, field, checking: check) else { return false }
        unsafe place.assumingMemoryBound(to: [T]?.self).pointee = values
        return true
      },
      tree: { (reader: inout ValueReader, place, field) throws(ReadFailure) in
        var values: [T] = []
        guard try reader.collect(into: &values, field, checking: check) else { return false }
        unsafe place.assumingMemoryBound(to: [T]?.self).pointee = values
        return true
      },
      makeEmpty: { unsafe $0.initializeMemory(as: [T]?.self, to: nil) })
  }
}

/// Checks the values of a collected property together.
@usableFromInline
package protocol CollectedCheck<Element>: Sendable {
  /// The type of a value.
  associatedtype Element

  /// Checks the values that were decoded from a position.
  ///
  /// - Parameter known: The number of issues before.
  /// - Throws: The first violation; a report lists all of them.
  func check<R: MappingReader & ~Copyable>(
    _ values: inout [Element], in reader: inout R, at start: R.Mark, since known: Int
  ) throws(ReadFailure)
}

/// A collected property and the source of its values.
public struct __CollectedField {
  let path: __ArrayPath
  let model: String
  let property: String
}

extension MappingReader where Self: ~Copyable {
  /// Decodes the values that steps lead to in each element of an array, and checks them together.
  ///
  /// - Returns: Whether the path leads to an array; if not, or if this fails, nothing changes.
  fileprivate mutating func collect<T: MappingDecodable>(
    into values: inout [T], _ field: __CollectedField, checking check: (any CollectedCheck<T>)?
  ) throws(ReadFailure) -> Bool {
    guard let check else { return try collect(into: &values, field) }
    let (start, known) = (mark(), state.journal?.issues.count ?? 0)
    var collected = values
    guard try collect(into: &collected, field) else { return false }
    try check.check(&collected, in: &self, at: start, since: known)
    values = collected
    return true
  }

  /// Decodes the values that steps lead to in each element of an array.
  ///
  /// An element without the value results in nil if the elements of the property are optional. In a
  /// report, an element that fails is dropped.
  ///
  /// - Returns: Whether there is an array; if not, nothing changes.
  /// - Throws: `missingKey`, `typeMismatch`, and the errors of values.
  fileprivate mutating func collect<T: MappingDecodable>(
    into values: inout [T], _ field: __CollectedField
  ) throws(ReadFailure) -> Bool {
    guard try __descend(along: field.path.steps), try !readNull() else { return false }
    let inner = field.path.inner ?? []
    var collected: [T] = []
    try readElements { (reader: inout Self) throws(ReadFailure) in
      let start = reader.mark()
      if try reader.__descend(along: inner) {
        collected.append(try reader.read(T.self))
      } else if let missing = T.__valueForMissingKey {
        collected.append(missing)
      } else {
        throw reader.missingFields(
          [__MissingField(steps: inner, property: field.property)], model: field.model,
          keys: .empty, at: start)
      }
      try reader.__resume(after: start)
    }
    values = collected
    return true
  }
}
