/// A model that has a partial: `@CodablePartial` writes this conformance.
///
/// What a partial says replaces what the model has; what it does not name stays. Properties that are
/// not mapped stay too.
public protocol PartialProviding {
  /// The model with each property missing, null or there.
  associatedtype Partial: PartialModel where Partial.Whole == Self

  /// Makes a model of a partial, over the model that it changes, if there is one.
  ///
  /// - Throws: What the partial does not say, or cannot say.
  init(__partial partial: Partial, over model: Self?) throws(MappingError)
}

extension PartialProviding {
  /// Makes a whole model of a partial.
  ///
  /// Missing and null properties take the defaults that they take when the model is read.
  ///
  /// - Parameter partial: The partial.
  /// - Throws: `missingKey` for a property that needs a value and has none, `unexpectedNull` for one
  ///   that is null and cannot be; both with the path of the property's key.
  public init(_ partial: Partial) throws(MappingError) {
    try self.init(__partial: partial, over: nil)
  }

  /// Changes what a partial names.
  ///
  /// Null makes an optional nil, and gives a property with a default its default.
  ///
  /// - Parameter partial: The partial.
  /// - Throws: `unexpectedNull` for a property that is null and cannot be, with the path of its key.
  ///   The model is then as it was.
  public mutating func apply(_ partial: Partial) throws(MappingError) {
    self = try Self(__partial: partial, over: self)
  }

  /// The model with what a partial names changed.
  ///
  /// - Parameter partial: The partial.
  /// - Returns: The changed model.
  /// - Throws: `unexpectedNull` for a property that is null and cannot be, with the path of its key.
  public func applying(_ partial: Partial) throws(MappingError) -> Self {
    try Self(__partial: partial, over: self)
  }
}

/// A model with each property missing, null or there: what `@CodablePartial` makes.
public protocol PartialModel {
  /// The model.
  associatedtype Whole

  /// Creates a partial that names nothing.
  init()

  /// Creates a partial that names all that is mapped; what is nil is null.
  init(_ model: Whole)

  /// Creates a partial that names only what differs.
  ///
  /// Values are compared by their own `==`, models by their mapped properties; what cannot be
  /// compared differs.
  ///
  /// - Parameters:
  ///   - old: The model before.
  ///   - new: The model after.
  init(from old: Whole, to new: Whole)

  /// Whether nothing is named.
  var isEmpty: Bool { get }

  /// Takes what another partial names.
  mutating func merge(_ other: Self)
}

extension PartialModel {
  /// This partial and another in one; what both name is as the other says.
  ///
  /// - Parameter other: The partial that counts more.
  /// - Returns: The partial that does what both do, one after the other.
  public func merging(_ other: Self) -> Self {
    var merged = self
    merged.merge(other)
    return merged
  }
}
