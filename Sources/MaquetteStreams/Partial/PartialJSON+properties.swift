public import MaquetteCore

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
      if let properties = try reader.readArrivedProperties(of: Model.self) {
        content = .arrived(properties)
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
