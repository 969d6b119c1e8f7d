/// How archives treat a property: the argument of `@Archived`.
public struct ArchiveBehavior: Sendable, Hashable {
  package enum Choice: Sendable, Hashable {
    case excluded, always, conditionally
  }

  package let choice: Choice

  /// The property is not archived; when decoded, it has its default.
  public static var excluded: Self { Self(choice: .excluded) }

  /// The property is archived; in other formats its other attributes apply.
  public static var always: Self { Self(choice: .always) }

  /// Objects are archived only if something else in the graph also refers to them; otherwise the
  /// property is nil.
  public static var conditionally: Self { Self(choice: .conditionally) }
}

/// How a property is archived, if archives differ from other formats.
public struct __ArchivedProperty: Sendable {
  /// How archives treat the property.
  public let behavior: ArchiveBehavior

  /// Sets the property of an object from the value at a reader; nil for a property that every
  /// format maps.
  let assign: (@Sendable (AnyObject, inout ValueReader) throws(ReadFailure) -> Void)?

  /// Describes a property that every format maps.
  public init(_ behavior: ArchiveBehavior) {
    self.behavior = behavior
    assign = nil
  }

  /// Describes a property that only archives map.
  ///
  /// - Parameters:
  ///   - behavior: How archives treat the property.
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

  /// Whether only archives map the property.
  package var isArchivedAlone: Bool { assign != nil }
}
