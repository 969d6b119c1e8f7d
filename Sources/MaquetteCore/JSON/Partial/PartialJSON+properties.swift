extension PartialJSON where Model: MappingDecodable {
  /// The properties of a model that have arrived, while others are missing that it requires.
  ///
  /// ```swift
  /// for try await step in JSONMapper().partials(of: Recipe.self, from: tokens.map(\.utf8)).properties {
  ///   let recipe = try step.get().model
  ///   print(recipe.title ?? "…", recipe.steps ?? [])
  /// }
  /// ```
  ///
  /// It is there instead of a model whose object has not ended: each property is nil until its value has
  /// arrived. When the object has ended, the model itself is decoded, with the errors of the model.
  /// Structs have properties that arrive one after the other; any other model, and one with over 128
  /// properties or with members that decode themselves, arrives as a whole.
  @dynamicMemberLookup
  public struct Properties: MappingDecodable {
    private enum Content {
      case whole(Model)
      case arrived(StructCheckpoint)
    }

    private let content: Content

    /// The model; nil while it lacks something that it requires.
    ///
    /// - Complexity: O(number of properties) until the object has ended.
    public var model: Model? {
      switch content {
      case .whole(let model): model
      case .arrived(let properties): properties.makeModel()
      }
    }

    /// The value of a property; nil if it has not arrived.
    ///
    /// - Parameter property: A stored property of the model. Until the object has ended, other key
    ///   paths have no value.
    public subscript<Value>(dynamicMember property: KeyPath<Model, Value>) -> Value? {
      switch content {
      case .whole(let model): model[keyPath: property]
      case .arrived(let properties):
        MemoryLayout<Model>.offset(of: property).flatMap { properties.value(at: $0) }
      }
    }

    /// Decodes the properties that have arrived, or the model if its object has ended.
    public init(from reader: inout JSONReader) throws(ReadFailure) {
      if reader.isAtOpenContainer, let layout = Self.layout {
        content = .arrived(try reader.readArrivedProperties(of: layout))
      } else {
        content = .whole(
          try reader.readWithoutCheckpoints { (reader: inout JSONReader) throws(ReadFailure) in
            try Model(from: &reader)
          })
      }
    }

    /// Decodes the model: a tree has ended.
    public init(from reader: inout ValueReader) throws(ReadFailure) {
      content = .whole(try Model(from: &reader))
    }

    /// The layout of a struct whose properties are all in its memory.
    private static var layout: __StructDecodingTable? {
      let form = Model.__decodingKind
      guard case .structure = form.kind, !form.isOptional, let layout = form.layout,
        unsafe !layout.contents.pointee.opensRest, unsafe layout.contents.pointee.extras == nil
      else { return nil }
      return layout
    }
  }
}

// The properties in the memory never change after they have been decoded.
extension PartialJSON.Properties: @unchecked Sendable where Model: Sendable {}

extension AsyncPartials {
  /// The same values before the model has everything that it requires.
  public var properties: AsyncPartials<PartialJSON<Model>.Properties, Chunks> {
    AsyncPartials<PartialJSON<Model>.Properties, Chunks>(
      mapper: mapper, openStrings: openStrings, chunks: chunks)
  }
}

extension JSONReader {
  /// Whether the reader is at a container that has not ended in a text that grows.
  fileprivate var isAtOpenContainer: Bool {
    state.checkpoints?.isOpen(depth, cursor.offset) ?? false
  }

  /// Decodes the properties of a struct that are there, whether or not others are required.
  fileprivate mutating func readArrivedProperties(
    of layout: __StructDecodingTable
  ) throws(ReadFailure) -> StructCheckpoint {
    let layout = layout.variant(for: state.options) ?? layout
    let arrived = StructCheckpoint(layout, at: cursor.offset)
    var fields = arrived.fields
    do throws(ReadFailure) {
      if unsafe layout.contents.pointee.isPlain {
        try __readProperties(into: &fields)
      } else {
        try readRareObject(into: &fields)
      }
    } catch {
      fields.destroy()
      throw error
    }
    arrived.adopt(fields)
    fields.end()
    return arrived
  }
}

extension StructCheckpoint {
  /// Returns a property; nil if there is none of the type at the offset, or if it has no value.
  fileprivate func value<Value>(at offset: Int) -> Value? {
    var places = present
    while let place = places.popFirst() {
      let property = unsafe layout.contents.pointee.places[place]
      if property.offset == offset, property.type == Value.self {
        return unsafe (memory + offset).assumingMemoryBound(to: Value.self).pointee
      }
    }
    return nil
  }

  /// Makes the model from copies of the properties; nil if a required one is missing.
  fileprivate func makeModel<Model>() -> Model? {
    unsafe withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) { buffer -> Model? in
      // Invariant: the layout is that of the model; its memory is initialized if finishing succeeds.
      let model = unsafe buffer.baseAddress.unsafelyUnwrapped
      var fields = unsafe __PartialStruct(layout, at: UnsafeMutableRawPointer(model))
      restore(&fields)
      guard fields.finish() else {
        fields.destroy()
        return nil
      }
      fields.end()
      return unsafe model.move()
    }
  }
}
