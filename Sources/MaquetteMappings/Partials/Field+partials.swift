// Called by generated code for the properties of a partial.

public import MaquetteCore

/// A property of a model, for the errors of partials.
public struct __PartialProperty {
  let model: String
  let name: String
  let steps: [MappingPath.Step]

  /// Creates a property with its name and the path of its value.
  public init(_ model: String, _ name: String, _ steps: [MappingPath.Step]) {
    self.model = model
    self.name = name
    self.steps = steps
  }

  func error(_ code: MappingError.Code, expected: String? = nil) -> MappingError {
    MappingError(
      code, at: MappingPath(steps), expected: expected, found: expected == nil ? nil : "null"
    ).naming(model, name)
  }

  /// Runs a body and adds the path of the property to its errors.
  func placing<T>(_ body: () throws(MappingError) -> T) throws(MappingError) -> T {
    do throws(MappingError) { return try body() } catch {
      var contents = error.contents
      contents.path = MappingPath(steps).appending(contents.path.steps)
      throw MappingError(contents)
    }
  }
}

extension __Field {
  /// The first of two values.
  public static func either<T>(_ value: T?, _ other: T) -> T { value ?? other }

  /// Returns a change, or the default of its property.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - isNew: Whether there is no old value to keep.
  ///   - missing: The default for a missing value.
  ///   - null: The default for a null.
  /// - Returns: The change, or the default.
  public static func defaulted<T>(
    _ change: Presence<T>, isNew: Bool, missing: (() -> T?)?, null: (() -> T?)?
  ) -> Presence<T> {
    let standard: (() -> T?)? =
      switch change {
      case .missing: isNew ? missing : nil
      case .null: null
      case .value: nil
      }
    return standard.map { presence($0()) } ?? change
  }

  /// Returns the value of a required property.
  ///
  /// - Parameters:
  ///   - change: The change in the partial.
  ///   - old: The value before.
  ///   - null: The value for null.
  ///   - property: The property, for errors.
  /// - Returns: The value.
  /// - Throws: `missingKey` or `unexpectedNull`, unless the type has a value for it.
  public static func required<T>(
    _ change: Presence<T>, over old: T?, null: T? = nil,
    at property: @autoclosure () -> __PartialProperty
  ) throws(MappingError) -> T {
    switch change {
    case .value(let value): return value
    case .missing:
      if let value = old ?? AbsentValue<T>.missing { return value }
      throw property().error(.missingKey)
    case .null:
      if let value = null ?? AbsentValue<T>.null { return value }
      throw property().error(.unexpectedNull, expected: "\(T.self)")
    }
  }

  /// Returns the value of a property that is nil if it is null or missing.
  public static func optional<T>(_ change: Presence<T>, over old: T?) -> T? {
    switch change {
    case .value(let value): value
    case .null: nil
    case .missing: old
    }
  }

  /// Returns the value of a property that is itself a `Presence`.
  public static func present<T>(_ change: Presence<T>, over old: Presence<T>?) -> Presence<T> {
    change.isPresent ? change : old ?? .missing
  }

  /// Returns the presence of a value, or null.
  public static func presence<T>(_ value: T?) -> Presence<T> {
    guard let value else { return .null }
    return switch (T.self as? any PossiblyAbsent.Type)?.absence(of: value) {
    case .missing?: .missing
    case .null?: .null
    case nil: .value(value)
    }
  }

  /// Returns the presence itself.
  public static func presence<T>(_ value: Presence<T>) -> Presence<T> { value }

  /// Returns the new value if it differs from the old one, and otherwise a missing value.
  public static func presence<T>(from old: T?, to new: T?) -> Presence<T> {
    ModelComparison.areEqual(old as Any, new as Any) ? .missing : presence(new)
  }

  /// Returns the new value if it differs from the old one, and otherwise a missing value.
  public static func presence<T>(from old: Presence<T>, to new: Presence<T>) -> Presence<T> {
    switch (old, new) {
    case (.null, .null): .missing
    case (.value(let before), .value(let after)) where ModelComparison.areEqual(before, after):
      .missing
    default: new
    }
  }

  /// Takes the change of a property from another partial.
  public static func merge<T>(_ own: inout Presence<T>, _ other: Presence<T>) {
    if other.isPresent { own = other }
  }
}

/// The values of a type for null and for a missing key.
private enum AbsentValue<T> {
  static var missing: T? { standard ?? type?.valueOfMissing as? T }

  static var null: T? { standard ?? type?.valueOfNull as? T }

  private static var type: (any PossiblyAbsent.Type)? { T.self as? any PossiblyAbsent.Type }

  private static var standard: T? {
    (T.self as? any DefaultProviding.Type)?.defaultValue as? T
  }
}

private enum Absence {
  case missing, null
}

/// A type with values for null and for a missing key, even under another name.
private protocol PossiblyAbsent {
  static var valueOfMissing: Self { get }
  static var valueOfNull: Self { get }

  /// Which absence a value of this type represents; nil if it is present.
  static func absence(of value: Any) -> Absence?
}

extension Optional: PossiblyAbsent {
  fileprivate static var valueOfMissing: Self { nil }
  fileprivate static var valueOfNull: Self { nil }
  fileprivate static func absence(of value: Any) -> Absence? { value is Wrapped ? nil : .null }
}

extension Presence: PossiblyAbsent {
  fileprivate static var valueOfMissing: Self { .missing }
  fileprivate static var valueOfNull: Self { .null }
  fileprivate static func absence(of value: Any) -> Absence? {
    switch value as? Self {
    case .missing?: .missing
    case .null?: .null
    case .value?, nil: nil
    }
  }
}
