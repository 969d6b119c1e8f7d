/// A flattened member that reads itself while the object around it is read: one without a layout.
///
/// It holds the partly read member until the model is made.
class FlattenedMember {
  /// What the layout of a model says about such a member.
  @safe struct Plan {
    let make: () -> FlattenedMember

    /// Replaces the value of the property by another.
    let replace: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    var offset: Int

    /// What the model's object has around the keys of the member.
    var affixes: __Affixes

    /// The rules of the model around the member, and of the property.
    var rules: DecodingRules?

    /// How an enum is read from what is left to it of the object; nil for all else.
    let sharedCases: SharedCases?

    init(_ property: FlattenedProperty, affixes: __Affixes) {
      make = property.makeMember
      sharedCases = property.sharedCases
      unsafe replace = property.replace
      offset = property.offset
      rules = property.rules
      self.affixes = affixes
    }

    /// The member of a model that is flattened into another one.
    func moved(by offset: Int, _ outer: __Affixes, under rules: DecodingRules?) -> Self {
      var moved = self
      moved.rules = self.rules?.over(rules) ?? rules
      moved.offset += offset
      moved.affixes = outer.around(prefix: affixes.prefix, suffix: affixes.suffix)
      return moved
    }
  }

  // Invariant: the places that the methods take are those of a property of the member's type.

  /// Whether anything was read.
  final var isTouched = false

  /// Whether the member is an enum whose tag lies in the object around it, or holds one.
  var holdsCases: Bool { false }

  /// Whether a strategy of the member sees the object around its value.
  func seesSiblings(within levels: Int = 16) -> Bool { false }

  /// Whether nothing is missing that the member needs.
  var isComplete: Bool { true }

  /// What is missing.
  var missingFields: [__MissingField] { [] }

  /// The keys that the member takes.
  var takenKeys: [__ClaimedKeys] { [] }

  /// Takes the current key of a reader; false if it is none of the member's.
  func readField<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool { false }

  /// Keeps the current key of a reader; false if the member keeps none.
  func __readExtra<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool { false }

  /// Reads an enum from the object at the reader.
  func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {}

  /// Makes the arrays empty that are needed and were not there.
  func fillAbsentArrays() {}

  /// Begins with a member that is there, and takes it from the property.
  func begin(with place: UnsafeMutableRawPointer) {}

  /// Initializes the property.
  func initialize(_ place: UnsafeMutableRawPointer) {}

  /// A member that is as far.
  func copy() -> FlattenedMember { self }
}

/// How a member is made of its accumulator, and an accumulator of a member.
@usableFromInline
struct AccumulatorConversion<T, Fields: __FieldAccumulator> {
  let make: (Fields) -> T
  let take: (T) -> Fields

  /// Changes a member to what its accumulator has become; what is not mapped stays.
  let change: (inout T, Fields) -> Void

  @usableFromInline
  init(
    make: @escaping (Fields) -> T, take: @escaping (T) -> Fields,
    change: @escaping (inout T, Fields) -> Void
  ) {
    self.make = make
    self.take = take
    self.change = change
  }

  /// Whether members are objects, which stay themselves and are changed when all has succeeded.
  var isOfObjects: Bool { T.self is AnyObject.Type }
}

/// What an update will make of an object that is a flattened member.
final class MemberChange<T, Fields: __FieldAccumulator> {
  /// The member that was changed last: copies of it share the change.
  var member: AccumulatedMember<T, Fields>

  init(_ member: AccumulatedMember<T, Fields>) {
    self.member = member
  }
}

/// A member that reads itself by its accumulator.
class AccumulatedMember<T, Fields: __FieldAccumulator>: FlattenedMember {
  final let conversion: AccumulatorConversion<T, Fields>
  final var fields = Fields()

  /// The member that an update found.
  final var original: T?

  /// What the update will make of it, if it is an object; the update keeps it.
  private weak var pending: MemberChange<T, Fields>?

  init(_ conversion: AccumulatorConversion<T, Fields>) {
    self.conversion = conversion
  }

  final override var holdsCases: Bool { Fields.holdsCases }

  final override func seesSiblings(within levels: Int) -> Bool {
    Fields.seesSiblings(within: levels)
  }

  override var isComplete: Bool { fields.isComplete }
  override var missingFields: [__MissingField] { fields.missingFields }
  final override var takenKeys: [__ClaimedKeys] { fields.takenKeys }

  override func readField<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool {
    if !isTouched { fields.adopt(reader.state.options) }
    let isRead =
      affixes.isEmpty
      ? try reader.__readInherited(into: &fields)
      : try reader.__readInherited(into: &fields, prefix: affixes.prefix, suffix: affixes.suffix)
    if isRead { noteChange(&reader) }
    return isRead
  }

  override func __readExtra<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool {
    if !isTouched { fields.adopt(reader.state.options) }
    let isRead =
      affixes.isEmpty
      ? try fields.readExtraField(from: &reader)
      : try reader.__readExtra(of: &fields, prefix: affixes.prefix, suffix: affixes.suffix)
    if isRead { noteChange(&reader) }
    return isRead
  }

  final override func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {
    if !isTouched { fields.adopt(reader.state.options) }
    try fields.readCases(from: &reader, besides: taken, within: affixes)
  }

  /// Sees to it that an object is changed when the whole update has succeeded.
  private func noteChange<R: MappingReader & ~Copyable>(_ reader: inout R) {
    guard conversion.isOfObjects, let original else { return }
    if let pending { return pending.member = self }
    let change = MemberChange(self)
    pending = change
    reader.noteShared(original as AnyObject)
    let (conversion, before) = (conversion, conversion.take(original))
    func make(_ fields: Fields) {
      var object = original
      conversion.change(&object, fields)
    }
    reader.onSuccess({ make(change.member.fields) }, undo: { make(before) })
  }

  /// The member that was read, or the one that an update found with its changes.
  final var value: T {
    guard var original else { return conversion.make(fields) }
    if isTouched, !conversion.isOfObjects { conversion.change(&original, fields) }
    return original
  }

  override func fillAbsentArrays() { fields.fillAbsentArrays() }

  override func begin(with place: UnsafeMutableRawPointer) {
    unsafe begin(with: place.assumingMemoryBound(to: T.self).move())
  }

  final func begin(with value: T) {
    original = value
    fields = conversion.take(value)
  }

  override func initialize(_ place: UnsafeMutableRawPointer) {
    unsafe place.initializeMemory(as: T.self, to: value)
  }

  override func copy() -> FlattenedMember { copy(into: AccumulatedMember(conversion)) }

  final func copy(into other: AccumulatedMember<T, Fields>) -> FlattenedMember {
    other.fields = fields
    (other.original, other.pending) = (original, pending)
    other.isTouched = isTouched
    return other
  }
}

/// A member that reads itself by its accumulator, and is there if any of its keys is.
final class OptionalAccumulatedMember<T, Fields: __FieldAccumulator>: AccumulatedMember<T, Fields> {
  private var isThere = false

  override var isComplete: Bool { !isThere || super.isComplete }
  override var missingFields: [__MissingField] { isThere ? super.missingFields : [] }

  override func readField<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool {
    guard try super.readField(from: &reader, affixes) else { return false }
    isThere = true
    return true
  }

  /// A member that may not be there keeps nothing.
  override func __readExtra<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool { false }

  override func begin(with place: UnsafeMutableRawPointer) {
    guard let value = unsafe place.assumingMemoryBound(to: T?.self).move() else { return }
    begin(with: value)
    isThere = true
  }

  override func initialize(_ place: UnsafeMutableRawPointer) {
    unsafe place.initializeMemory(as: T?.self, to: isThere ? value : nil)
  }

  override func copy() -> FlattenedMember {
    let other = OptionalAccumulatedMember(conversion)
    other.isThere = isThere
    return copy(into: other)
  }
}
