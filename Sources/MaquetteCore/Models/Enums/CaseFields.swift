/// What is read of an enum whose tag and payload are in the object of the model around it.
///
/// The object is looked at before its keys are handed to their fields: the enum is read from those
/// that nothing else claims, and what it took of them it takes again when it is offered them.
public struct __CaseFields<Model: MappingDecodable>: __FieldAccumulator {
  /// The value.
  private var value: Model?

  /// The members that the value was read from, by their keys without what is around them, and the keys
  /// of those that it did not take.
  private var members = AnyValue.Object()
  private var unclaimed: Set<ExactKey> = []

  /// What is told if there is no value; nothing if it has been told why.
  public private(set) var missingFields: [__MissingField] = []

  /// The keys whose fields failed while a report is made.
  public var failedKeys: [String]?

  /// Creates an accumulator that has seen nothing.
  public init() {}

  fileprivate init(of model: Model) {
    value = model
  }

  /// The name of the enum.
  public static var modelName: String { typeName(Model.self) }

  /// No keys of its own: which it takes depends on the case.
  public static var keys: __KeyTable { .empty }

  /// There is a case to be read.
  public static var holdsCases: Bool { true }

  /// No other keys.
  public var takenKeys: [__ClaimedKeys] { [] }

  /// Whether the value is there.
  public var isComplete: Bool { value != nil }

  /// Reads nothing: there are no slots.
  public mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {}

  /// Skips what the value was read from.
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

  /// Reads the value from what lies in the reader's current object and nothing else claims; the
  /// reader stays where it is.
  @_specialize(kind:partial,where R == JSONReader)
  @_specialize(kind:partial,where R == ValueReader)
  public mutating func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {
    let start = reader.mark()
    members = AnyValue.Object()
    let rest = try reader.members(besides: taken, within: affixes)
    defer { reader.reset(to: start) }
    var search = FlattenedSearch()
    do throws(ReadFailure) {
      let read = try reader.readFlattened(
        Model.self, from: rest, within: affixes, at: start, &search)
      guard let read else {
        missingFields = [search.missing ?? .case(of: Self.modelName)]
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

  private mutating func claim(_ members: AnyValue.Object, besides search: FlattenedSearch) {
    self.members = members
    unclaimed = search.unclaimed.isEmpty ? [] : Set(search.unclaimed.map(ExactKey.init))
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

  /// The enum as it stands in its parent's object.
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
