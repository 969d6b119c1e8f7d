/// The properties of a struct, independent of the struct's type: code for a property is generated
/// once for the property's type, not once for each model.
@usableFromInline
package struct PropertyList {
  /// The decoded properties, in the order of their keys.
  var read: [ReadProperty] = []

  /// The properties that are not decoded.
  var unread: [__StructField] = []

  /// The constants that are not decoded because they have values.
  package var fixed: [FixedValue] = []

  /// The names of the constants among the decoded properties of an object.
  package var constants: Set<String> = []

  /// The encoded properties, in order.
  package var written: [WrittenProperty] = []

  /// What schemas say about encoded properties, by their positions in `written`.
  package var writtenForms: [Int: WrittenForm] = [:]

  /// The rules of the model, if there are any.
  package var rules: DecodingRules?

  /// Whether the model is an array, and its keys are indices.
  package var isArray = false

  /// Whether strategies need the object around their value.
  package var seesSiblings = false

  /// Known keys that are skipped.
  package var passed: [[String]] = []

  /// How the model treats unknown keys, if it declares that.
  package var unknownKeys: DecodingOptions.UnknownKeys?

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func append(_ field: __StructField) {
    read.append(.field(field))
    if let rules { govern(by: rules) }
  }

  @usableFromInline
  mutating func append(_ member: FlattenedProperty) {
    read.append(.flattened(member))
    if let rules { govern(by: rules) }
  }

  /// Adds the storage of a superclass, to which the rules of the subclass do not apply.
  @usableFromInline
  mutating func append(superclass member: FlattenedProperty) { read.append(.flattened(member)) }

  /// Sets the rules of the last property.
  package mutating func govern(by rules: DecodingRules) {
    switch read.popLast() {
    case .field(var field)?:
      field.rules = rules.over(field.rules)
      read.append(.field(field))
    case .flattened(var member)?:
      member.rules = rules.over(member.rules)
      read.append(.flattened(member))
    case let other?: read.append(other)
    case nil: break
    }
  }

  /// Changes the last property that has its own keys.
  @usableFromInline
  package mutating func changeLast(_ change: (inout __StructField) -> Void) {
    guard case .field(var field)? = read.popLast() else {
      preconditionFailure("no property was added")
    }
    change(&field)
    read.append(.field(field))
  }

  /// Changes the last encoded property that has its own keys.
  mutating func changeLastWritten(_ change: (inout WrittenField) -> Void) {
    guard case .field(var field)? = written.popLast() else {
      preconditionFailure("no property was added")
    }
    change(&field)
    written.append(.field(field))
  }

  /// Omits the last encoded property where a test of the model's memory says so.
  @usableFromInline
  package mutating func omitLast(if test: @escaping (UnsafeRawPointer) -> Bool) {
    changeLastWritten { unsafe $0.omission.add(test) }
  }

  /// Omits the last encoded property where a test of the model's memory says so.
  @usableFromInline
  mutating func omitLast(if test: MemoryTest) {
    changeLastWritten { $0.omission.add(test) }
  }

  /// Omits the last encoded property where it is nil.
  ///
  /// - Parameter isNil: A test of the property's memory.
  @usableFromInline
  mutating func omitLastNil(_ isNil: @escaping (UnsafeRawPointer) -> Bool) {
    changeLastWritten { field in
      field.nilRule = .omitted
      if unsafe field.isNil == nil { unsafe field.isNil = isNil }
    }
  }

  @usableFromInline
  mutating func append(_ field: __StructField, keeping extras: ExtrasReading) {
    read.append(.extras(field, extras))
  }

  @usableFromInline
  mutating func append(unread field: __StructField) { unread.append(field) }

  @usableFromInline
  package mutating func append(
    _ field: WrittenField, of type: any Any.Type, by strategy: (any MappingStrategy)? = nil
  ) {
    writtenForms[written.count] = WrittenForm(type: type, strategy: strategy)
    written.append(.field(field))
  }

  package mutating func append(_ property: WrittenProperty) { written.append(property) }

  @usableFromInline
  mutating func append(_ member: WrittenMember, of type: any Any.Type) {
    writtenForms[written.count] = WrittenForm(type: type, strategy: nil)
    written.append(.member(member))
  }

  /// The key of the property that is added next.
  @usableFromInline
  var nextKey: WrittenField.Key { .read(slot: read.count) }

  @inlinable @inline(never)
  mutating func add<T: MappingDecodable & MappingEncodable>(
    _ name: StaticString, _ type: T.Type, at offset: Int?
  ) {
    let key = nextKey
    append(__StructField(name, type, at: offset, [], default: nil))
    append(WrittenField.type(type, key, at: offset, keepsNil: false), of: type)
  }

  @inlinable @inline(never)
  mutating func add<T: MappingDecodable & MappingEncodable>(
    _ name: StaticString, _ type: T.Type, at offset: Int?, _ absence: __StructField.Absence,
    default: @escaping () -> T
  ) {
    let key = nextKey
    append(__StructField(name, type, at: offset, absence, default: `default`))
    append(WrittenField.type(type, key, at: offset, keepsNil: false), of: type)
  }
}

/// The type of an encoded property, and the strategy that encodes it, for schemas.
@usableFromInline
package struct WrittenForm: Sendable {
  package let type: any Any.Type
  package let strategy: (any MappingStrategy)?
}

/// A decoded property of a struct.
@usableFromInline
package enum ReadProperty {
  /// A property with its own keys.
  case field(__StructField)

  /// A property whose keys are in the object of the struct.
  case flattened(FlattenedProperty)

  /// The property that collects the extras.
  case extras(__StructField, ExtrasReading)
}
