/// The functions, one for each reader, that decode a property with custom code into its memory.
///
/// It is noncopyable so that a call does not retain what the functions capture.
@safe public struct __FieldReading: ~Copyable, @unchecked Sendable {
  @usableFromInline
  typealias JSON =
    (inout JSONReader, UnsafeMutableRawPointer) throws(ReadFailure) -> Void
  @usableFromInline
  typealias Tree =
    (inout ValueReader, UnsafeMutableRawPointer) throws(ReadFailure) -> Void

  // The functions capture only types and strategies, which are sendable.
  //
  // Invariant: the functions take a pointer to an uninitialized property of the type that they were
  // created for. They initialize it, or throw and leave it uninitialized.
  private let json: JSON
  private let tree: Tree

  /// The strategy that decodes the value, for schemas; nil if its type does.
  package let strategy: (any MappingStrategy)?

  @usableFromInline
  init(json: @escaping JSON, tree: @escaping Tree, strategy: (any MappingStrategy)? = nil) {
    unsafe self.json = json
    unsafe self.tree = tree
    self.strategy = strategy
  }

  /// Decodes the value at a reader into the memory of a property.
  borrowing func initialize(
    _ place: UnsafeMutableRawPointer, from reader: inout JSONReader
  ) throws(ReadFailure) { unsafe try json(&reader, place) }

  /// Decodes the value at a reader into the memory of a property.
  borrowing func initialize(
    _ place: UnsafeMutableRawPointer, from reader: inout ValueReader
  ) throws(ReadFailure) { unsafe try tree(&reader, place) }

  /// Moves the functions into memory that is never freed, like the tables that refer to it.
  consuming func kept() -> UnsafePointer<__FieldReading> {
    let memory = UnsafeMutablePointer<__FieldReading>.allocate(capacity: 1)
    unsafe memory.initialize(to: self)
    return unsafe UnsafePointer(memory)
  }
}

extension __FieldReading {
  /// Decodes with the type's own initializers.
  @inlinable @inline(__always)
  package static func type<T: MappingDecodable>(_ type: T.Type) -> __FieldReading {
    .type(type, as: StoredPlainly<T>.self)
  }

  /// Decodes with the type's own initializers, and stores the value in a form.
  @inlinable @inline(__always)
  package static func type<T: MappingDecodable, F: StoredForm>(
    _ type: T.Type, as form: F.Type
  ) -> __FieldReading where F.Value == T {
    unsafe __FieldReading(
      json: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
        let value =
          if let null = F.null, try reader.readNull() { null } else {
            F.stored(try T(from: &reader))
          }
        unsafe place.initializeMemory(as: F.Stored.self, to: value)
      },
      tree: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
        let value =
          if let null = F.null, try reader.readNull() { null } else {
            F.stored(try reader.read(T.self))
          }
        unsafe place.initializeMemory(as: F.Stored.self, to: value)
      })
  }

  /// Decodes with a strategy, and stores the value in a form.
  @inlinable @inline(__always)
  package static func strategy<S: DecodingStrategy, F: StoredForm>(
    _ strategy: S, as form: F.Type
  ) -> __FieldReading where F.Value == S.Value {
    unsafe __FieldReading(
      json: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
        let value =
          if let null = F.null, try reader.readNull() { null } else {
            F.stored(try reader.read(by: strategy))
          }
        unsafe place.initializeMemory(as: F.Stored.self, to: value)
      },
      tree: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
        let value =
          if let null = F.null, try reader.readNull() {
            try reader.takeRemoval() ? F.missing ?? null : null
          } else {
            F.stored(try reader.read(by: strategy))
          }
        unsafe place.initializeMemory(as: F.Stored.self, to: value)
      }, strategy: strategy)
  }
}
