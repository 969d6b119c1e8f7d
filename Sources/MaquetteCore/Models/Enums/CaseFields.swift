/// The fields of an enum whose tag and payload are in the object of the enclosing model.
///
/// The object is scanned before its keys are passed to their fields. The enum is read from the keys
/// that nothing else claims; keys it consumed are claimed again during the walk.
public struct __CaseFields<Model: MappingDecodable>: __FieldAccumulator {
  /// The value, and the one before an update.
  private var value: Model?
  private var original: Model?

  /// The members that the value was read from, by their keys without affixes, and the keys of
  /// members that it did not use.
  private var members = AnyValue.Object()
  private var unclaimed: Set<ExactKey> = []

  /// The missing fields if there is no value; empty if the reason was already reported.
  public private(set) var missingFields: [__MissingField] = []

  /// Creates an empty accumulator.
  public init() {}

  fileprivate init(of model: Model) {
    (value, original) = (model, model)
  }

  /// No fixed keys: they depend on the case.
  public var keys: __KeyTable { .empty }

  /// There is a case to be read.
  public static var looksAhead: Bool { true }

  /// Keeps no unknown keys.
  public static func keepsExtras(within levels: Int) -> Bool { false }

  /// Claims no keys of its own.
  public var takenKeys: [__ClaimedKeys] { [] }

  /// Whether the value was read.
  public var isComplete: Bool { value != nil }

  /// No strategy sees the object.
  public static func seesSiblings(within levels: Int) -> Bool { false }

  /// The keys are the same in every format.
  public mutating func adopt(_ state: __ReadingState) {}

  /// Keeps no unknown keys.
  public mutating func readExtraField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool { false }

  /// No array is missing.
  public mutating func fillAbsentArrays(hasEmptyText: Bool) {}

  /// Reads nothing: there are no slots.
  public mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {}

  /// Skips members that the value was read from.
  @_specialize(kind:partial,where R == JSONReader)
  @_specialize(kind:partial,where R == ValueReader)
  public mutating func readInheritedField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    guard claims(reader.__strippedKey) else { return false }
    _ = reader.takeOfferedKey()
    try reader.skipValue()
    return true
  }

  /// Reads the value from the members of the reader's current object that nothing else claims; the
  /// reader does not move.
  @_specialize(kind:partial,where R == JSONReader)
  @_specialize(kind:partial,where R == ValueReader)
  public mutating func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {
    let (start, left) = (reader.mark(), reader.state.openJournal().sharedKeys.next())
    members = AnyValue.Object()
    let rest = try reader.members(besides: taken, within: affixes, leaving: left)
    var search = FlattenedSearch()
    defer {
      // Recovering from a failure passes the object, which is read next.
      reader.reset(to: start)
      let kept = Set(search.unclaimed.lazy.filter(\.isKept).map { ExactKey($0.key) })
      reader.state.journal?.sharedKeys.add(
        members.lazy.map(\.key).filter(claims).map {
          (ExactKey(affixes.around($0)), kept.contains(ExactKey($0)))
        })
    }
    do throws(ReadFailure) {
      var read = try reader.readFlattened(
        Model.self, from: rest, within: affixes, at: start, &search)
      if read == nil, !rest.isEmpty, let changed = present(changedBy: rest, reader.state) {
        // Without a tag, the members change the present case.
        search = FlattenedSearch()
        read = try reader.readFlattened(
          Model.self, from: changed, within: affixes, at: start, &search)
      }
      guard let read else {
        missingFields = [search.missing ?? .case(of: typeName(Model.self))]
        // As long as the tag may still arrive, each of these may belong to its case.
        if reader.isOpen(reader.location(of: start)) { claim(rest, besides: search) }
        return
      }
      value = read
      claim(rest, besides: search)
    } catch {
      guard reader.state.isReporting else { throw error }
      try reader.recover(from: error, at: start, severity: .error, resolution: nil)
      value = nil
      missingFields = []
      claim(rest, besides: search)
    }
  }

  /// The members of the value before an update, changed by some of the source.
  private func present(
    changedBy members: AnyValue.Object, _ state: __ReadingState
  ) -> AnyValue.Object? {
    guard state.isUpdating, !state.isConfigured, let value = original as? any MappingEncodable,
      var object = try? AnyValue(encoding: value, EncodingOptions()).object
    else { return nil }
    for member in members { object[member.key] = member.value }
    return object
  }

  private mutating func claim(_ members: AnyValue.Object, besides search: FlattenedSearch) {
    self.members = members
    unclaimed = Set(search.unclaimed.lazy.filter { !$0.isKept }.map { ExactKey($0.key) })
  }

  /// Whether the value was read from the member of a key.
  private func claims(_ key: String) -> Bool {
    members.position(of: key) != nil && (unclaimed.isEmpty || !unclaimed.contains(ExactKey(key)))
  }

  /// The value.
  ///
  /// - Precondition: The accumulator is complete.
  fileprivate consuming func make() -> Model {
    guard let value else { preconditionFailure("\(Model.self) has not been read") }
    return value
  }
}

extension MappingDecodable {
  /// Makes an enum that was read from its parent's object.
  public init(__fields fields: consuming __CaseFields<Self>) {
    self = fields.make()
  }

  /// The fields of an enum that an update changes.
  public static func __fields(of model: Self) -> __CaseFields<Self> { __CaseFields(of: model) }
}

extension __MissingField {
  /// The case of an enum whose name would be a key.
  static func `case`(of model: String, expected: String? = nil) -> Self {
    var field = Self(steps: [], property: model)
    field.expected = expected ?? "a case of \(model)"
    return field
  }
}
