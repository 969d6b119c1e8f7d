/// What becomes of a property in an archive: the argument of `@Archived`.
public struct ArchiveBehavior: Sendable, Hashable {
  package enum Choice: Sendable, Hashable {
    case excluded, always, conditionally
  }

  package let choice: Choice

  /// It is not archived; on reading it has its default.
  public static var excluded: Self { Self(choice: .excluded) }

  /// It is archived, in other formats it is what its other attributes say.
  public static var always: Self { Self(choice: .always) }

  /// Objects are archived only if something else in the graph refers to them, too; otherwise the
  /// property is nil.
  public static var conditionally: Self { Self(choice: .conditionally) }
}

/// How a property is archived, if not as in every other format.
public struct __ArchivedProperty: Sendable {
  /// What becomes of the property.
  public let behavior: ArchiveBehavior

  /// Sets the property of an object by what a reader stands at; nil for a property that every format
  /// maps.
  let assign: (@Sendable (AnyObject, inout ValueReader) throws(ReadFailure) -> Void)?

  /// Describes a property that every format maps.
  public init(_ behavior: ArchiveBehavior) {
    self.behavior = behavior
    assign = nil
  }

  /// Describes a property that is mapped in archives alone.
  ///
  /// - Parameters:
  ///   - behavior: What becomes of the property.
  ///   - property: The property.
  public init<Model: AnyObject, Value: Mappable & SendableMetatype>(
    _ behavior: ArchiveBehavior, _ property: any ReferenceWritableKeyPath<Model, Value> & Sendable
  ) {
    self.behavior = behavior
    assign = { (object, reader) throws(ReadFailure) in
      let value = try reader.read(Value.self)
      if let model = object as? Model { model[keyPath: property] = value }
    }
  }

  /// Whether the property is mapped in archives alone.
  package var isArchivedAlone: Bool { assign != nil }
}
