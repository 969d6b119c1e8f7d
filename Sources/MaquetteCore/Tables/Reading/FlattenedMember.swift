/// A flattened member without a layout, which decodes itself during the decoding of the outer
/// object.
///
/// It stores the partially decoded member until the model is created.
class FlattenedMember {
  /// What the layout of a model records about such a member.
  @safe struct Plan {
    let make: () -> FlattenedMember

    /// Replaces the value of the property by another.
    let replace: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    var offset: Int

    /// The affixes of the member's keys in the model's object.
    var affixes: __Affixes

    /// The rules of the outer model and of the property.
    var rules: DecodingRules?

    /// How an enum is decoded from the remaining keys of the object; nil for other types.
    let sharedCases: SharedCases?

    /// Whether the property may be nil.
    let isOptional: Bool

    init(_ property: FlattenedProperty, affixes: __Affixes) {
      make = property.makeMember
      sharedCases = property.sharedCases
      unsafe replace = property.replace
      isOptional = property.isOptional
      offset = property.offset
      rules = property.rules
      self.affixes = affixes
    }

    /// Returns the member for a model that is flattened into another one.
    func moved(by offset: Int, _ outer: __Affixes, under rules: DecodingRules?) -> Self {
      var moved = self
      moved.rules = self.rules?.over(rules) ?? rules
      moved.offset += offset
      moved.affixes = outer.around(prefix: affixes.prefix, suffix: affixes.suffix)
      return moved
    }
  }

  // Invariant: the places that the methods take are properties of the member's type.

  /// Whether any key of the member was decoded.
  final var isTouched = false

  /// Whether the member looks at the whole object before its keys are read, as an enum does whose
  /// tag is in the outer object.
  var looksAhead: Bool { false }

  /// Returns whether a strategy of the member needs the object around its value.
  func seesSiblings(within levels: Int = 16) -> Bool { false }

  /// Returns whether the member, or one inside it, keeps unknown keys.
  func keepsExtras(within levels: Int) -> Bool { false }

  /// Whether all required fields of the member are present.
  var isComplete: Bool { true }

  /// The missing fields.
  var missingFields: [__MissingField] { [] }

  /// The keys of the member.
  var takenKeys: [__ClaimedKeys] { [] }

  /// Decodes the current key of a reader; returns false if it does not belong to the member.
  func readField<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool { false }

  /// Collects the current key of a reader as an extra; returns false if the member has no extras.
  func __readExtra<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool { false }

  /// Looks at the object at the reader, and decodes an enum from it.
  func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {}

  /// Initializes required arrays without a value as empty.
  func fillAbsentArrays(hasEmptyText: Bool) {}

  /// Begins with the existing member in the property, and takes it out.
  func begin(with place: UnsafeMutableRawPointer) {}

  /// Initializes the property.
  func initialize(_ place: UnsafeMutableRawPointer) {}

  /// Returns a copy in the same state.
  func copy() -> FlattenedMember { self }
}

/// Converts between a member and its accumulator.
@usableFromInline
struct AccumulatorConversion<T, Fields: __FieldAccumulator> {
  let make: (Fields) -> T
  let take: (T) -> Fields

  /// Updates a member from its accumulator; unmapped properties are unchanged.
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

  /// Whether members are objects, which keep their identity and change once the whole update has
  /// succeeded.
  var isOfObjects: Bool { T.self is AnyObject.Type }
}

/// The pending update of an object that is a flattened member.
final class MemberChange<T, Fields: __FieldAccumulator> {
  /// The last changed member: its copies share the change.
  var member: AccumulatedMember<T, Fields>

  init(_ member: AccumulatedMember<T, Fields>) {
    self.member = member
  }
}

/// A member that decodes itself with its accumulator.
class AccumulatedMember<T, Fields: __FieldAccumulator>: FlattenedMember {
  final let conversion: AccumulatorConversion<T, Fields>
  final var fields = Fields()

  /// The member before an update.
  final var original: T?

  /// The pending change of the member, if it is an object; the update retains it.
  private weak var pending: MemberChange<T, Fields>?

  init(_ conversion: AccumulatorConversion<T, Fields>) {
    self.conversion = conversion
  }

  override var looksAhead: Bool { Fields.looksAhead }

  final override func seesSiblings(within levels: Int) -> Bool {
    Fields.seesSiblings(within: levels)
  }

  final override func keepsExtras(within levels: Int) -> Bool {
    Fields.keepsExtras(within: levels)
  }

  override var isComplete: Bool { fields.isComplete }
  override var missingFields: [__MissingField] { fields.missingFields }
  final override var takenKeys: [__ClaimedKeys] { fields.takenKeys }

  override func readField<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool {
    try offerKey(of: &reader, affixes) { (reader) throws(ReadFailure) in
      try reader.__readInherited(into: &fields)
    }
  }

  override func __readExtra<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool {
    try offerKey(of: &reader, affixes) { (reader) throws(ReadFailure) in
      try fields.readExtraField(from: &reader)
    }
  }

  @inline(__always)
  private func offerKey<R: MappingReader & ~Copyable>(
    of reader: inout R, _ affixes: __Affixes, _ body: (inout R) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) -> Bool {
    if !isTouched { fields.adopt(reader.state) }
    let isRead = try reader.offerKey(within: affixes, body)
    if isRead { noteChange(&reader) }
    return isRead
  }

  override func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {
    if !isTouched { fields.adopt(reader.state) }
    try fields.readCases(from: &reader, besides: taken, within: affixes)
  }

  /// Schedules the change of an object for when the whole update has succeeded.
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

  /// The decoded member, or the existing one with the changes of an update.
  final var value: T {
    guard var original else { return conversion.make(fields) }
    if isTouched, !conversion.isOfObjects { conversion.change(&original, fields) }
    return original
  }

  override func fillAbsentArrays(hasEmptyText: Bool) {
    fields.fillAbsentArrays(hasEmptyText: hasEmptyText)
  }

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

/// A member that decodes itself with its accumulator, and is present if any of its keys is.
///
/// Unknown keys alone do not make it present: whether it will be is known before they are read.
final class OptionalAccumulatedMember<T, Fields: __FieldAccumulator>: AccumulatedMember<T, Fields> {
  private var isThere = false

  /// Whether the member keeps unknown keys and one of its own follows, as far as that was needed.
  private var isExpected: Bool?

  override var isComplete: Bool { !isThere || super.isComplete }
  override var missingFields: [__MissingField] { isThere ? super.missingFields : [] }

  override func readField<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool {
    guard try super.readField(from: &reader, affixes) else { return false }
    isThere = true
    return true
  }

  override func __readExtra<R: MappingReader & ~Copyable>(
    from reader: inout R, _ affixes: __Affixes
  ) throws(ReadFailure) -> Bool {
    guard isThere || expectsKey(in: &reader, affixes) else { return false }
    return try super.__readExtra(from: &reader, affixes)
  }

  /// Decides at the first unknown key of an object whether the member will be present.
  private func expectsKey<R: MappingReader & ~Copyable>(
    in reader: inout R, _ affixes: __Affixes
  ) -> Bool {
    if let isExpected { return isExpected }
    var isExpected = false
    if keepsExtras(within: 16) {
      let outer = reader.state.innerKey?.affixes ?? __Affixes()
      let all = outer.around(prefix: affixes.prefix, suffix: affixes.suffix)
      let own = takenKeys.affixed(prefix: all.prefix, suffix: all.suffix)
      reader.__visitOtherKeys { (key, state) in
        isExpected = own.contains { $0.hold(key, &state) }
        return !isExpected
      }
    }
    self.isExpected = isExpected
    return isExpected
  }

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
    (other.isThere, other.isExpected) = (isThere, isExpected)
    return copy(into: other)
  }
}
