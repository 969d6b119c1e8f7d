import MaquetteCore

/// The kinds of values that the parts of a model take, as far as its declaration says.
struct PartKinds {
  private let root: any Any.Type

  /// Whether the keys of the text are those of the declarations.
  private let isDeclared: Bool

  init(_ root: any MappingDecodable.Type, _ options: DecodingOptions) {
    self.root = root
    isDeclared = options.configuration == nil && options.conventions.profile == nil
  }

  /// Whether an error says that a container is of another kind than the type at its place takes, so
  /// that no contents can mend it.
  ///
  /// - Parameters:
  ///   - error: The error, whose path is that of the container.
  ///   - isObject: Whether the container is an object; otherwise it is an array.
  func refuse(_ error: MappingError, isObject: Bool) -> Bool {
    guard error.code == .typeMismatch, error.alternatives.isEmpty,
      let kind = kind(at: error.path)
    else { return false }
    return kind != (isObject ? .object : .array)
  }

  /// The only kind of value that the type at a path takes; nil if it takes several, or if a strategy,
  /// an enum or code of the model is on the way.
  private func kind(at path: MappingPath) -> ValueKind? {
    guard isDeclared || path.isRoot else { return nil }
    var shape = ModelSchema.Shape(of: root).unwrapped
    for step in path.steps {
      guard let part = Self.part(of: shape, at: step) else { return nil }
      shape = part.unwrapped
    }
    return (shape.type as? any MappingDecodable.Type)?.__decodingKind.valueKind
  }

  private static func part(of shape: ModelSchema.Shape, at step: MappingPath.Step)
    -> ModelSchema.Shape?
  {
    switch (shape.kind, step) {
    case (.array, .index), (.set, .index), (.dictionary, .key): return shape.element
    case (.model, .key(let key)):
      let properties = (shape.type as? any SchemaProviding.Type)?.schema.properties ?? []
      let found = properties.filter { $0.path == [key] && $0.flags.isDisjoint(with: .special) }
      guard found.count == 1, found[0].arrayPath == nil else { return nil }
      return found[0].shape
    default: return nil
    }
  }
}

extension ModelSchema.Flags {
  /// The features with which something else than the type reads the value.
  fileprivate static var special: Self {
    [.isNotRead, .isFlattened, .hasStrategy, .collectsExtras]
  }
}
