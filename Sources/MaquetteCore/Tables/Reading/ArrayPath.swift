/// Where the value of a property is in an array: the steps from the value of the last key on.
///
/// A property has one for each of its keys; it is empty where the key itself leads to the value.
public struct __ArrayPath: Sendable {
  /// The steps to the value, or to the array that has one in each element.
  let steps: [MappingPath.Step]

  /// The steps from each element to a value; nil if there is just one value.
  let inner: [MappingPath.Step]?

  /// Creates a path to one value.
  public init(_ steps: [MappingPath.Step] = []) { (self.steps, inner) = (steps, nil) }

  /// Creates a path to a value in each element of an array.
  public init(_ steps: [MappingPath.Step], each inner: [MappingPath.Step]) {
    (self.steps, self.inner) = (steps, inner)
  }

  /// Whether the key itself leads to the value.
  var isEmpty: Bool { steps.isEmpty && inner == nil }
}

/// How the values in the elements of an array are read into a property, by each of the readers.
@safe public struct __FieldCollecting: @unchecked Sendable {
  // The functions hold nothing but types, which are sendable.
  //
  // Invariant: the pointer that the functions take is that of a property of the type that they were
  // made for, and initialized; they change it if the path leads to an array, and tell whether it
  // does.
  @usableFromInline
  typealias JSON =
    (inout JSONReader, UnsafeMutableRawPointer, __CollectedField) throws(ReadFailure) -> Bool
  @usableFromInline
  typealias Tree =
    (inout ValueReader, UnsafeMutableRawPointer, __CollectedField) throws(ReadFailure) -> Bool

  let json: JSON
  let tree: Tree

  /// The empty array, or nil.
  let makeEmpty: (UnsafeMutableRawPointer) -> Void

  @usableFromInline
  static func array<T: MappingDecodable>(_ type: T.Type) -> __FieldCollecting {
    unsafe __FieldCollecting(
      json: { (reader: inout JSONReader, place, field) throws(ReadFailure) in
        unsafe try reader.collect(into: &place.assumingMemoryBound(to: [T].self).pointee, field)
      },
      tree: { (reader: inout ValueReader, place, field) throws(ReadFailure) in
        unsafe try reader.collect(into: &place.assumingMemoryBound(to: [T].self).pointee, field)
      },
      makeEmpty: { unsafe $0.initializeMemory(as: [T].self, to: []) })
  }

  @usableFromInline
  static func optionalArray<T: MappingDecodable>(_ type: T.Type) -> __FieldCollecting {
    unsafe __FieldCollecting(
      json: { (reader: inout JSONReader, place, field) throws(ReadFailure) in
        var values: [T] = []
        guard try reader.collect(into: &values, field) else { return false }
        unsafe place.assumingMemoryBound(to: [T]?.self).pointee = values
        return true
      },
      tree: { (reader: inout ValueReader, place, field) throws(ReadFailure) in
        var values: [T] = []
        guard try reader.collect(into: &values, field) else { return false }
        unsafe place.assumingMemoryBound(to: [T]?.self).pointee = values
        return true
      },
      makeEmpty: { unsafe $0.initializeMemory(as: [T]?.self, to: nil) })
  }
}

/// A property that is collected, and where from.
public struct __CollectedField {
  let path: __ArrayPath
  let model: String
  let property: String
}

extension MappingReader where Self: ~Copyable {
  /// Reads what steps lead to in each element of an array.
  ///
  /// An element without the value gives nil if the elements of the property are optional; in a report
  /// an element that fails is dropped.
  ///
  /// - Returns: Whether there is an array; nothing is changed if there is none.
  /// - Throws: `missingKey`, `typeMismatch`, and whatever a value throws.
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
