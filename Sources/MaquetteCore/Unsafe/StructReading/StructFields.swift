/// The partly read properties of a struct that is otherwise read in place: for reading it from its
/// parent's object, which has its own loop.
public struct StructFields<Model: Readable>: FieldAccumulator {
  /// The memory, shared until one of the sharers changes it.
  private var box: Box?

  /// The keys whose fields failed while a report is made.
  public var failedKeys: [String]?

  /// Creates an accumulator that has seen nothing.
  public init() {}

  /// Creates an accumulator that holds the properties of a model.
  public init(of model: Model) {
    box = Box(model)
  }

  /// The name of the model.
  public static var modelName: String { layout.contents.pointee.name.description }

  /// The keys of the model.
  public static var keys: KeyTable { layout.contents.pointee.keys }

  private static var layout: StructLayout {
    guard let layout = Model.__form.layout else {
      preconditionFailure("\(Model.self) is not read in place")
    }
    return layout
  }

  /// Reads the value that the reader stands at into the property of a slot.
  public mutating func readField<R: Reader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    if box == nil { box = Box(Self.layout) }
    if !isKnownUniquelyReferenced(&box), let shared = box { box = Box(copying: shared) }
    try box?.fields.readField(slot, from: &reader)
  }

  /// Whether every property that the model cannot do without has been read.
  public var isComplete: Bool { box.map(\.fields.isComplete) ?? Self.empty(\.isComplete) }

  /// The properties that the model cannot do without and that have not been read.
  public var missingFields: [MissingField] {
    box.map(\.fields.missingFields) ?? Self.empty(\.missingFields)
  }

  private static func empty<T>(_ question: (PartialStruct) -> T) -> T {
    // Without properties the memory is not touched.
    question(PartialStruct(layout, at: UnsafeMutableRawPointer(bitPattern: 1)!))
  }

  /// Makes the model.
  ///
  /// - Precondition: The accumulator is complete.
  public consuming func make() -> Model {
    let owner = box.map { Box(copying: $0) } ?? Box(Self.layout)
    return owner.take()
  }

  /// The owner of the memory.
  private final class Box {
    // Invariant: `fields` lies in `memory`, which this object allocates and frees; no other copy
    // of `fields` is used to change it.
    let memory: UnsafeMutablePointer<Model>
    var fields: PartialStruct

    init(_ layout: StructLayout) {
      memory = .allocate(capacity: 1)
      fields = PartialStruct(layout, at: memory)
    }

    convenience init(_ model: Model) {
      self.init(StructFields.layout)
      withUnsafePointer(to: model) { source in
        var whole = PartialStruct(fields.layout, at: UnsafeMutableRawPointer(mutating: source))
        whole.present = fields.layout.contents.pointee.read
        fields.copyProperties(of: whole)
      }
    }

    convenience init(copying other: Box) {
      self.init(other.fields.layout)
      // The fields do not keep the memory that they lie in.
      withExtendedLifetime(other) { fields.copyProperties(of: other.fields) }
    }

    func take() -> Model {
      precondition(fields.finish(), "a model was made from incomplete fields")
      fields.present = SlotSet()
      return memory.move()
    }

    deinit {
      fields.destroy()
      memory.deallocate()
    }
  }
}

extension PartialStruct {
  /// Takes over copies of the properties that another one has.
  fileprivate mutating func copyProperties(of other: PartialStruct) {
    var slots = other.present
    while let slot = slots.popFirst() {
      let property = layout.contents.pointee.properties[slot]
      property.copy(from: other.memory + property.offset, to: memory + property.offset)
    }
    (present, seen, failedKeys) = (other.present, other.seen, other.failedKeys)
  }
}
