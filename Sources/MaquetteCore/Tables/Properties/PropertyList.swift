/// The properties of a struct, without its type, so that code for a property is made once for its
/// type and not once for each model.
@usableFromInline
struct PropertyList {
  /// The properties that are read, in the order of their keys.
  var read: [ReadProperty] = []

  /// The properties that are not read.
  var unread: [__StructField] = []

  /// The constants that are not read because they have values.
  var fixed: [FixedValue] = []

  /// The names of the constants of an object that are read.
  var constants: Set<String> = []

  /// The properties that are written, in their order.
  var written: [WrittenProperty] = []

  /// The rules of the model, if it has any.
  var rules: DecodingRules?

  /// Whether the model is an array, and its keys are positions.
  var isArray = false

  /// Whether strategies see the object around their value.
  var seesSiblings = false

  /// Keys that are known and skipped.
  var passed: [[String]] = []

  /// What happens to keys that no property takes, if the model says.
  var unknownKeys: DecodingOptions.UnknownKeys?

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

  /// Adds the storage of a superclass, which the rules of the subclass are not for.
  @usableFromInline
  mutating func append(superclass member: FlattenedProperty) { read.append(.flattened(member)) }

  /// Puts the property that was added last under rules.
  mutating func govern(by rules: DecodingRules) {
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

  /// Changes the property with keys of its own that was added last.
  @usableFromInline
  mutating func changeLast(_ change: (inout __StructField) -> Void) {
    guard case .field(var field)? = read.popLast() else {
      preconditionFailure("no property was added")
    }
    change(&field)
    read.append(.field(field))
  }

  @usableFromInline
  mutating func append(_ field: __StructField, keeping extras: ExtrasReading) {
    read.append(.extras(field, extras))
  }

  @usableFromInline
  mutating func append(unread field: __StructField) { unread.append(field) }

  @usableFromInline
  mutating func append(_ field: WrittenField) { written.append(.field(field)) }

  mutating func append(_ property: WrittenProperty) { written.append(property) }

  @usableFromInline
  mutating func append(_ member: WrittenMember) { written.append(.member(member)) }

  /// The key of the property that is added next.
  @usableFromInline
  var nextKey: WrittenField.Key { .read(slot: read.count) }

  @inlinable @inline(never)
  mutating func add<T: MappingDecodable & MappingEncodable>(
    _ name: StaticString, _ type: T.Type, at offset: Int?
  ) {
    let key = nextKey
    append(__StructField(name, type, at: offset, [], default: nil))
    append(WrittenField.type(type, key, at: offset, keepsNil: false))
  }

  @inlinable @inline(never)
  mutating func add<T: MappingDecodable & MappingEncodable>(
    _ name: StaticString, _ type: T.Type, at offset: Int?, _ absence: __StructField.Absence,
    default: @escaping () -> T
  ) {
    let key = nextKey
    append(__StructField(name, type, at: offset, absence, default: `default`))
    append(WrittenField.type(type, key, at: offset, keepsNil: false))
  }
}

/// What is read of a struct.
@usableFromInline
enum ReadProperty {
  /// A property with keys of its own.
  case field(__StructField)

  /// A property whose keys are among those of the object.
  case flattened(FlattenedProperty)

  /// The property that keeps the members of the object that no other takes.
  case extras(__StructField, ExtrasReading)
}
