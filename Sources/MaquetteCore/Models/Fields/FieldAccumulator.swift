/// The target that the fields of an object are read into.
public protocol __FieldTarget {
  /// The name of the model, for errors.
  var modelName: String { get }

  /// The model, if these are all its own fields.
  var modelType: (any Any.Type)? { get }

  /// The keys that this target takes, each a slot of `readField`.
  var keys: __KeyTable { get }

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

  /// Whether a member is an enum whose tag and payload are in this object.
  var holdsCases: Bool { get }

  /// The keys of this target, and those of its superclass and its flattened members.
  var takenKeys: [__ClaimedKeys] { get }

  /// Reads such enums from the reader's current object, without moving the reader.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - taken: The keys that do not belong to the enums.
  ///   - affixes: The affixes around their keys.
  mutating func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure)

  /// The table that reads the fields; nil if there is none.
  var __layout: __StructDecodingTable? { get }

  /// The field of a slot, if other keys lead to the same field; otherwise -1.
  func aliasedField(of slot: Int) -> Int

  /// Whether every field that the model requires has been read.
  var isComplete: Bool { get }

  /// The required fields that have not been read.
  var missingFields: [__MissingField] { get }

  /// Makes required arrays empty if they are missing, for formats that repeat an element for each
  /// value.
  mutating func fillAbsentArrays()

  /// Reports what failed under a required key while the reader is in a tree made from the source.
  /// Later the place in the source is no longer known.
  mutating func settle<R: MappingReader & ~Copyable>(by reader: inout R) throws(ReadFailure)

  /// The keys whose fields failed, if a report is being made; nil if none did.
  var failedKeys: [String]? { get set }

  /// Records that the field of a key failed, if a report is being made.
  mutating func noteFailed(_ key: String, _ slot: Int)

  /// Whether the model requires the value of a key that failed.
  func needsValue(ofKey key: String, _ slot: Int) -> Bool

  /// The missing fields, except those whose value failed.
  var unreportedMissingFields: [__MissingField] { get }

  /// The property of a slot; nil if there is none, or if there are several.
  ///
  /// - Parameters:
  ///   - slot: The slot; negative for a key of a member, or of none.
  ///   - key: The key.
  func propertyName(ofSlot slot: Int, key: String) -> String?

  /// The slot that the last key matches by the rule of the options, or -1.
  func matchedSlot<R: MappingReader & ~Copyable>(by reader: inout R) -> Int
}

/// The partly read properties of a model: filled key by key, then made into the model.
///
/// With an accumulator, a subclass can pass keys to its superclass, a flattened member can be read
/// from its parent's object, an update can begin with existing values, and a report can go on after
/// a property that failed. `@Mappable` generates one for every model.
public protocol __FieldAccumulator: __FieldTarget {
  /// The name of the model, for errors.
  static var modelName: String { get }

  /// The model, if these are all its fields; nil for those of nested paths and of payloads.
  static var modelType: (any Any.Type)? { get }

  /// The keys that this accumulator takes, each a slot of `readField`.
  static var keys: __KeyTable { get }

  /// Whether a member is an enum whose tag and payload are in this object.
  static var holdsCases: Bool { get }

  /// Whether a strategy sees the object around its value.
  ///
  /// - Parameter levels: The number of nested members to ask, because a member may contain itself.
  static func seesSiblings(within levels: Int) -> Bool

  /// Selects the keys for the profile and the format of a call, before anything is read.
  mutating func adopt(_ state: __ReadingState)

  /// Creates an empty accumulator.
  init()
}

extension __FieldTarget {
  /// Leaves fields unchanged that were not read into memory.
  public mutating func fillAbsentArrays() {}
}

extension __FieldAccumulator {
  /// The name of the model, for errors.
  @inlinable @inline(__always)
  public var modelName: String { Self.modelName }

  /// Most keys are the same in every format.
  public mutating func adopt(_ state: __ReadingState) {}

  /// No model.
  @inlinable
  public static var modelType: (any Any.Type)? { nil }

  /// The model, if these are all its own fields.
  @inlinable
  public var modelType: (any Any.Type)? { Self.modelType }

  /// The keys that this accumulator takes, each a slot of `readField`.
  @inlinable @inline(__always)
  public var keys: __KeyTable { Self.keys }

  /// Most models have no such member.
  @inlinable @inline(__always)
  public static var holdsCases: Bool { false }

  /// No strategy sees it.
  public static func seesSiblings(within levels: Int) -> Bool { false }

  /// Whether a member is an enum whose tag and payload are in this object.
  @inlinable @inline(__always)
  public var holdsCases: Bool { Self.holdsCases }
}

extension __FieldTarget {
  /// Takes nothing: most models have neither superclass nor flattened members.
  @inlinable @inline(__always)
  public mutating func readInheritedField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    false
  }
}

extension __FieldTarget {
  /// Most models have no such member.
  @inlinable @inline(__always)
  public var holdsCases: Bool { false }

  /// Most fields are read by a table, but not all.
  public var __layout: __StructDecodingTable? { nil }

  /// Most models have neither superclass nor flattened members.
  public var takenKeys: [__ClaimedKeys] { [__ClaimedKeys(keys)] }

  /// Reads nothing.
  @inlinable @inline(__always)
  public mutating func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {}

  /// Most properties have one key.
  @inlinable @inline(__always)
  public func aliasedField(of slot: Int) -> Int { -1 }

  /// Takes nothing: most models do not keep unknown keys.
  @inlinable @inline(__always)
  public mutating func readExtraField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    false
  }
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

extension __FieldTarget {
  /// Nothing was deferred.
  public mutating func settle<R: MappingReader & ~Copyable>(by reader: inout R) throws(ReadFailure)
  {}

  /// Records that the field of a key failed, if a report is being made.
  public mutating func noteFailed(_ key: String, _ slot: Int) {
    failedKeys.append(key)
  }

  /// The property of a slot; nil if there is none, or if there are several.
  public func propertyName(ofSlot slot: Int, key: String) -> String? { namedBySchema(key) }

  /// The property at a key by the schema of the model; the key if there is no model.
  func namedBySchema(_ key: String) -> String? {
    guard let modelType else { return key }
    return (modelType as? any SchemaProviding.Type)?.schema.propertyName(at: [key])
  }

  /// The slot that the last key matches by the rule of the options, or -1.
  public func matchedSlot<R: MappingReader & ~Copyable>(by reader: inout R) -> Int {
    reader.matchedSlot(in: keys)
  }

  /// Whether the model requires the value of a key that failed.
  public func needsValue(ofKey key: String, _ slot: Int) -> Bool {
    missingFields.contains { $0.steps == [.key(key)] }
  }

  /// The missing fields, except those whose value failed.
  public var unreportedMissingFields: [__MissingField] {
    guard let failedKeys else { return missingFields }
    return missingFields.filter { !failedKeys.contains($0.name) }
  }
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

extension [String]? {
  /// Adds a key in place: a source may have any number of keys that fail.
  mutating func append(_ key: String) {
    if self == nil { self = [key] } else { self?.append(key) }
  }
}
