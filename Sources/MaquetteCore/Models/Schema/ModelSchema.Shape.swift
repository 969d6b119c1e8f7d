extension ModelSchema {
  /// The structure of a type: a model, an optional, a container of elements, or a plain value.
  ///
  /// It depends on the type itself, so a type alias has the shape of its target.
  ///
  /// ```swift
  /// let shape = People.schema[property: "lessons"]!.shape   // of [Lesson]
  /// shape.kind              // .array
  /// shape.element?.kind     // .model
  /// shape.model?.name       // "Lesson"
  /// ```
  public struct Shape: Sendable {
    /// The kinds of types that a schema distinguishes.
    public enum Kind: Sendable, Hashable {
      case value, model, optional, array, set, dictionary
    }

    /// The type.
    public let type: any Any.Type

    /// Creates the shape of a type.
    ///
    /// - Parameter type: Any type, not only that of a model.
    public init(of type: any Any.Type) {
      self.type = type
    }

    /// The kind of the type.
    public var kind: Kind {
      container?.shapeKind ?? (type is any SchemaProviding.Type ? .model : .value)
    }

    /// The shape of the elements, of a dictionary's values, or of an optional's wrapped type.
    public var element: Shape? { container.map { Shape(of: $0.elementType) } }

    /// The type of a dictionary's keys.
    public var keyType: (any Any.Type)? { container?.keyType }

    /// The shape without the optionals around it.
    public var unwrapped: Shape { kind == .optional ? element?.unwrapped ?? self : self }

    /// The schema of the model that the type is, wraps or contains.
    public var model: ModelSchema? {
      (type as? any SchemaProviding.Type)?.schema ?? element?.model
    }

    private var container: (any DividedValue.Type)? { type as? any DividedValue.Type }
  }
}

extension ModelSchema.Property {
  /// The shape of the property's type.
  public var shape: ModelSchema.Shape { ModelSchema.Shape(of: type) }

  /// The type of the elements of an array or a set, or of a dictionary's values; optionals around
  /// the container are skipped.
  public var elementType: (any Any.Type)? { shape.unwrapped.element?.type }

  /// The schema of the model that the property is, or contains in optionals and containers.
  public var model: ModelSchema? { shape.model }

  /// Whether the property is neither decoded nor encoded.
  ///
  /// Transient properties take no part in equality, hashes, copies, merges and differences.
  public var isTransient: Bool { flags.isSuperset(of: [.isNotRead, .isNotWritten]) }
}

extension ModelSchema {
  /// The schemas of the superclasses, the nearest first.
  public var ancestors: [ModelSchema] { superclass.map { [$0] + $0.ancestors } ?? [] }
}
