/// The partly read properties of a superclass or of a flattened member, filled key by key from the
/// object of the model around it, and then made into the member.
public protocol __FieldAccumulator {
  /// Whether a member looks at the whole object before its keys are read.
  static var looksAhead: Bool { get }

  /// Whether the model, or a flattened member, keeps unknown keys.
  ///
  /// - Parameter levels: The number of nested members to ask, because a member may contain itself.
  static func keepsExtras(within levels: Int) -> Bool

  /// Whether a strategy sees the object around its value.
  ///
  /// - Parameter levels: The number of nested members to ask, because a member may contain itself.
  static func seesSiblings(within levels: Int) -> Bool

  /// Creates an empty accumulator.
  init()

  /// Selects the keys for the profile and the format of a call, before anything is read.
  mutating func adopt(_ state: __ReadingState)

  /// The keys that this accumulator takes, each a slot of `readField`.
  var keys: __KeyTable { get }

  /// The keys of this accumulator, and those of its superclass and its flattened members.
  var takenKeys: [__ClaimedKeys] { get }

  /// Reads the reader's current value into the field of a slot.
  mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure)

  /// Offers the reader's current key to superclass and flattened members; false if none takes it.
  mutating func readInheritedField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool

  /// Takes the reader's current key if the model keeps unknown keys; otherwise returns false.
  mutating func readExtraField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool

  /// Reads enums that share the object from the reader's current object, without moving the reader.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - taken: The keys that do not belong to the enums.
  ///   - affixes: The affixes around their keys.
  mutating func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure)

  /// Whether every field that the model requires has been read.
  var isComplete: Bool { get }

  /// The required fields that have not been read.
  var missingFields: [__MissingField] { get }

  /// Makes required arrays empty if they are missing, for formats that repeat an element for each
  /// value.
  mutating func fillAbsentArrays(hasEmptyText: Bool)
}

/// A model that can be read from its parent's object, because its fields can be read separately.
public protocol FlattenedDecodable: MappingDecodable {
  /// The partly read properties of this model.
  associatedtype __Fields: __FieldAccumulator

  /// Makes the model from its complete fields.
  init(__fields fields: consuming __Fields)

  /// The fields of an existing model, for an update.
  static func __fields(of model: Self) -> __Fields

  /// Applies changed fields to the model; an object keeps its identity.
  mutating func __change(to fields: __Fields)
}

extension FlattenedDecodable {
  /// An update changes a model part by part.
  @inlinable @inline(__always)
  public static var __mergesOnUpdate: Bool { true }
}

/// A required field that is missing in the source.
public struct __MissingField: Sendable, Hashable {
  /// The steps from the model's object to the value; more than one for a nested path.
  public var steps: [MappingPath.Step]

  /// The name of the property.
  public var property: String

  /// The expectation, if the steps do not contain it.
  var expected: String?

  /// Creates a missing field at the end of some keys.
  public init(keys: [String], property: String) {
    self.init(steps: keys.map(MappingPath.Step.key), property: property)
  }

  /// Creates a missing field.
  public init(steps: [MappingPath.Step], property: String) {
    self.steps = steps
    self.property = property
  }

  /// The key of the field, or its path as text, as it is recorded for a field that failed.
  var name: String {
    if steps.count == 1, case .key(let key) = steps[0] { return key }
    return MappingPath(steps).description
  }
}
