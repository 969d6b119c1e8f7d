/// The properties of a struct that are written, in their order.
///
/// `@Mappable` keeps one in a static constant of each struct that can be written from its memory.
@frozen
public struct StructOutput: @unchecked Sendable {
  // Invariants: what is pointed to is never changed after `init` and never freed, so it may be
  // shared. Each key is followed by as many bytes as a block has.
  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let count: Int
  let model: any Any.Type

  /// A property, its key laid out; not to be copied, so that it is not retained when it is used.
  public struct Slot: ~Copyable {
    let field: WrittenField
    let key: UnsafePointer<UInt8>
    let keyCount: Int
    let hasNil: Bool
  }

  /// Describes a struct.
  public init<Model>(_ properties: WrittenProperties<Model>) {
    let fields = properties.fields
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: max(fields.count, 1))
    for (index, field) in fields.enumerated() {
      let count = field.key.json.utf8CodeUnitCount
      let key = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 16)
      key.initialize(repeating: 0, count: count + 16)
      key.update(from: field.key.json.utf8Start, count: count)
      (slots + index).initialize(
        to: Slot(field: field, key: key, keyCount: count, hasNil: field.isNil != nil))
    }
    self.slots = UnsafePointer(slots)
    count = fields.count
    model = Model.self
  }
}

/// The properties of a struct that are written, named by generated code one after the other.
///
/// Key paths tie a property's place in memory to its type.
public struct WrittenProperties<Model> {
  /// The properties.
  var fields: [WrittenField] = []

  /// Creates a list without properties.
  @inlinable
  public init() { self.init(none: ()) }

  @usableFromInline
  init(none: Void) {}

  @usableFromInline
  mutating func append(_ field: WrittenField) { fields.append(field) }

  /// Adds a property.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - path: The property.
  ///   - keepsNil: Whether a nil is written in any case, because a missing key would be read as
  ///     something else.
  @inlinable @inline(__always)
  public mutating func add<T: Writable>(
    _ key: StaticKey, _ path: KeyPath<Model, T>, keepsNil: Bool = false
  ) {
    append(.type(T.self, key, at: MemoryLayout<Model>.offset(of: path), keepsNil: keepsNil))
  }

  /// Adds a property that is written through a strategy.
  @inlinable @inline(__always)
  public mutating func add<S: EncodingStrategy>(
    _ key: StaticKey, _ path: KeyPath<Model, S.Value>, by strategy: S
  ) {
    append(
      WrittenField(
        key, at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        .strategy(strategy)))
  }

  /// Adds an optional property whose values are written through a strategy, and whose nil is
  /// written as the options say.
  @inlinable @inline(__always)
  public mutating func add<S: EncodingStrategy>(
    _ key: StaticKey, _ path: KeyPath<Model, S.Value?>, by strategy: S
  ) {
    add(key, path, by: strategy, keepsNil: false)
  }

  /// Adds an optional property whose values are written through a strategy.
  @inlinable @inline(__always)
  public mutating func add<S: EncodingStrategy>(
    _ key: StaticKey, _ path: KeyPath<Model, S.Value?>, by strategy: S, keepsNil: Bool
  ) {
    append(
      WrittenField(
        key, at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: keepsNil,
        isNil: { $0.assumingMemoryBound(to: S.Value?.self).pointee == nil },
        .optionalStrategy(strategy)))
  }
}

extension WrittenField {
  @inlinable @inline(never)
  static func type<T: Writable>(
    _ type: T.Type, _ key: StaticKey, at offset: Int?, keepsNil: Bool
  ) -> WrittenField {
    let form = T.__written
    return WrittenField(
      key, at: offset, form, keepsNil: keepsNil,
      isNil: T.__hasNil ? { $0.assumingMemoryBound(to: T.self).pointee.__isNil } : nil,
      form.kind == .custom ? .type(type) : nil)
  }
}
