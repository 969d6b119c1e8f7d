public import MaquetteCore

/// A model with a partial: `@CodablePartial` generates this conformance.
///
/// The values in a partial replace those of the model; other properties do not change, and neither
/// do properties that are not mapped.
public protocol PartialProviding {
  /// The model with each property missing, null or a value.
  associatedtype Partial: PartialModel where Partial.Whole == Self

  /// Makes a model from a partial, over the model that it changes, if there is one.
  ///
  /// - Throws: An error for a required value that is missing, or for a null that is not allowed.
  init(__partial partial: Partial, over model: Self?) throws(MappingError)
}

extension PartialProviding {
  /// Makes a whole model from a partial.
  ///
  /// Missing and null properties take the same defaults as in decoding.
  ///
  /// - Parameter partial: The partial.
  /// - Throws: `missingKey` for a required property without a value, `unexpectedNull` for a null
  ///   that is not allowed; both with the path of the property's key.
  public init(_ partial: Partial) throws(MappingError) {
    try self.init(__partial: partial, over: nil)
  }

  /// Changes the properties that a partial sets.
  ///
  /// Null makes an optional nil, and gives a property with a default its default.
  ///
  /// - Parameter partial: The partial.
  /// - Throws: `unexpectedNull` for a null that is not allowed, with the path of its key. The model
  ///   does not change then.
  public mutating func apply(_ partial: Partial) throws(MappingError) {
    self = try Self(__partial: partial, over: self)
  }

  /// Returns the model with the changes of a partial.
  ///
  /// - Parameter partial: The partial.
  /// - Returns: The changed model.
  /// - Throws: `unexpectedNull` for a null that is not allowed, with the path of its key.
  public func applying(_ partial: Partial) throws(MappingError) -> Self {
    try Self(__partial: partial, over: self)
  }
}

/// A model with each property missing, null or a value, which `@CodablePartial` generates.
///
/// In a `MappingConfiguration`, it is configured like the model, unless it is configured itself.
public protocol PartialModel: __PartOfModel {
  /// The model.
  associatedtype Whole

  /// Creates a partial that sets nothing.
  init()

  /// Creates a partial that sets all mapped properties; nil is null.
  ///
  /// - Parameter model: The model whose current values the partial sets.
  init(_ model: Whole)

  /// Creates a partial that sets the properties that differ.
  ///
  /// Values are compared with `==`, models by their mapped properties. Values that cannot be
  /// compared count as different.
  ///
  /// - Parameters:
  ///   - old: The model before.
  ///   - new: The model after.
  init(from old: Whole, to new: Whole)

  /// Whether the partial sets nothing.
  var isEmpty: Bool { get }

  /// Takes the changes of another partial.
  ///
  /// - Parameter other: The partial that takes precedence where both set a property.
  mutating func merge(_ other: Self)
}

extension PartialModel {
  public static var __wholeType: any Any.Type { Whole.self }

  /// Returns this partial with the changes of another, which wins where both set a property.
  ///
  /// - Parameter other: The partial that takes precedence.
  /// - Returns: The partial that makes both changes in order.
  public func merging(_ other: Self) -> Self {
    var merged = self
    merged.merge(other)
    return merged
  }
}
