/// Provides the layout of a type.
public protocol __LayoutSource {
  /// The decoded type.
  associatedtype __Model

  /// The layout of the type.
  static var __layout: __StructDecodingTable { get }
}

/// The layout of a struct decoded in place.
public enum __FormLayout<Model: MappingDecodable>: __LayoutSource {
  /// The layout of the struct.
  public static var __layout: __StructDecodingTable {
    guard let layout = __Model.__decodingKind.layout else {
      preconditionFailure("\(__Model.self) is not read in place")
    }
    return layout
  }

  /// The struct.
  public typealias __Model = Model
}

/// The partially decoded properties of a struct that is usually decoded in place: for decoding it
/// from its parent's object, which has a separate loop.
public typealias __StructFields<Model: MappingDecodable> = __TableFields<__FormLayout<Model>>

/// The partially decoded properties of a type with a layout.
public struct __TableFields<Source: __LayoutSource>: __FieldAccumulator {
  /// The decoded type.
  public typealias Model = Source.__Model

  /// The memory, shared until one of its owners changes it.
  private var box: Box?

  /// The layout of the model, for the current profile and format.
  private var layout = Source.__layout

  /// Creates an empty accumulator.
  public init() {}

  /// Creates an accumulator with the properties of a model.
  public init(of model: Model) {
    box = Box(model)
  }

  /// Whether a member looks at the whole object, as an enum does whose tag is in the outer object.
  public static var looksAhead: Bool {
    unsafe layout.contents.pointee.members.contains { $0.make().looksAhead }
  }

  /// Returns whether the model, or a flattened member, keeps unknown keys.
  public static func keepsExtras(within levels: Int) -> Bool {
    let contents = unsafe layout.contents
    return unsafe !contents.pointee.extras.isEmpty
      || levels > 0
        && contents.pointee.members.contains { $0.make().keepsExtras(within: levels - 1) }
  }

  /// Returns whether a strategy needs the object around its value.
  public static func seesSiblings(within levels: Int) -> Bool {
    let contents = unsafe layout.contents
    return unsafe contents.pointee.seesSiblings
      || levels > 0
        && contents.pointee.members.contains { $0.make().seesSiblings(within: levels - 1) }
  }

  private static var layout: __StructDecodingTable { Source.__layout }

  /// The current keys.
  public var keys: __KeyTable { unsafe layout.root.pointee.keys }

  /// Selects the keys for the profile and the format of a call, before anything is decoded.
  public mutating func adopt(_ state: __ReadingState) {
    guard
      let variant = Self.layout.variant(for: state.options, isConfigured: state.hasDeclaredKeys),
      unsafe variant.contents != layout.contents
    else { return }
    layout = variant
    // Nothing has been decoded, so the contents are a model that is being updated.
    if let whole = box { box = whole.fields.rest?.isUpdate == true ? Box(whole, by: variant) : nil }
  }

  /// Changes the partially decoded properties, and copies them first if they are shared.
  private mutating func change<Result, Failure>(
    _ body: (inout __PartialStruct) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if box == nil {
      box = Box(layout)
    } else if !isKnownUniquelyReferenced(&box), let shared = box {
      box = Box(copying: shared)
    }
    guard let box else { preconditionFailure("the fields have no memory") }
    return try body(&box.fields)
  }

  /// Decodes the value at the reader into the property of a slot.
  public mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    guard let rules = unsafe layout.contents.pointee.rules else {
      return try change { (fields) throws(ReadFailure) in
        try fields.readField(slot, from: &reader)
      }
    }
    try change { (fields) throws(ReadFailure) in
      let isNeeded = fields.needsValue(ofKey: fields.keys[slot], slot)
      try reader.read(under: rules, isNeeded: isNeeded) { (reader) throws(ReadFailure) in
        try fields.readField(slot, from: &reader)
      }
    }
  }

  /// Changes the partially decoded properties under the rules of the model.
  private mutating func read<R: MappingReader & ~Copyable, Result>(
    from reader: inout R,
    _ body: (inout __PartialStruct, inout R) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    let outer = unsafe reader.__enterRules(layout.contents.pointee.rules)
    defer { reader.__leaveRules(for: outer) }
    return try change { (fields) throws(ReadFailure) in try body(&fields, &reader) }
  }

  /// Offers the reader's current key to the members that decode themselves; returns false if none
  /// accepts it.
  public mutating func readInheritedField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    guard unsafe !layout.contents.pointee.members.isEmpty else { return false }
    return try read(from: &reader) { (fields, reader) throws(ReadFailure) in
      try fields.readInheritedField(from: &reader)
    }
  }

  /// Collects the reader's current key, if the model has extras.
  public mutating func readExtraField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    let contents = unsafe layout.contents
    guard
      unsafe !contents.pointee.extras.isEmpty || !contents.pointee.members.isEmpty
        || contents.pointee.unknownKeys != nil
    else { return false }
    return try read(from: &reader) { (fields, reader) throws(ReadFailure) in
      try fields.readExtraField(from: &reader)
    }
  }

  /// Decodes flattened enums from the object at the reader, without moving the reader.
  public mutating func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {
    guard Self.looksAhead else { return }
    try read(from: &reader) { (fields, reader) throws(ReadFailure) in
      try fields.readCases(from: &reader, besides: taken, within: affixes)
    }
  }

  /// The keys of the model and of its flattened members.
  public var takenKeys: [__ClaimedKeys] { box?.fields.takenKeys ?? empty(\.takenKeys) }

  /// Whether every required property has been decoded.
  public var isComplete: Bool { box.map(\.fields.isComplete) ?? empty(\.isComplete) }

  /// The required properties that have not been decoded.
  public var missingFields: [__MissingField] {
    box.map(\.fields.missingFields) ?? empty(\.missingFields)
  }

  /// Initializes required arrays without a value as empty.
  public mutating func fillAbsentArrays(hasEmptyText: Bool) {
    change { $0.fillAbsentArrays(hasEmptyText: hasEmptyText) }
  }

  /// Creates the model by applying the changes to another complete model.
  ///
  /// - Parameter now: The model to apply the changes to; it may have changed in the meantime.
  /// - Precondition: The accumulator was created from a model.
  public consuming func make(over now: Model) -> Model {
    guard let places = box?.fields.changes else { return now }
    return places.applied(from: make(), to: now)
  }

  private func empty<T>(_ question: (__PartialStruct) -> T) -> T {
    var fields = __PartialStruct(empty: layout)
    defer { fields.end() }
    return question(fields)
  }

  /// Creates the model.
  ///
  /// - Precondition: The accumulator is complete.
  public consuming func make() -> Model {
    let owner = box.map { Box(copying: $0) } ?? Box(layout)
    return owner.take()
  }

  /// The owner of the memory.
  @safe private final class Box {
    // Invariant: `fields` is in `memory`, which this object allocates and frees; no other copy of
    // `fields` is used to change it.
    let memory: UnsafeMutablePointer<Model>
    var fields: __PartialStruct

    init(_ layout: __StructDecodingTable) {
      unsafe memory = .allocate(capacity: 1)
      fields = unsafe __PartialStruct(layout, at: memory)
      fields.mayPostpone = false
    }

    convenience init(_ model: Model) {
      self.init(__TableFields.layout)
      unsafe memory.initialize(to: model)
      fields.beginUpdate()
    }

    /// Creates a box with the same model, from which nothing has been decoded.
    convenience init(_ whole: Box, by layout: __StructDecodingTable) {
      self.init(layout)
      // Optional members are wrapped again by the other layout before they are copied.
      unsafe memory.initialize(to: Box(copying: whole).take())
      fields.beginUpdate()
    }

    convenience init(copying other: Box) {
      self.init(other.fields.layout)
      // The fields do not keep their memory alive.
      withExtendedLifetime(other) { fields.copyProperties(of: other.fields) }
    }

    func take() -> Model {
      precondition(fields.finish(), "a model was made from incomplete fields")
      fields.present = SlotSet()
      return unsafe memory.move()
    }

    deinit {
      fields.destroy()
      unsafe memory.deallocate()
    }
  }
}
