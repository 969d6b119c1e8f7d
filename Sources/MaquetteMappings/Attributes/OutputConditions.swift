/// When a property is encoded: the argument of `@EncodableIf`.
public struct EncodingCondition: Sendable {
  private init() {}

  /// Always; nil as null.
  public static var always: EncodingCondition { EncodingCondition() }

  /// If it is not nil, even if the options ask for null.
  public static var notNil: EncodingCondition { EncodingCondition() }

  /// If it is not equal to its default.
  public static var notDefault: EncodingCondition { EncodingCondition() }

  /// If it is neither an empty collection nor an empty text, nor nil.
  public static var notEmpty: EncodingCondition { EncodingCondition() }
}

/// The values that a model omits when it is encoded: the argument `omitting` of `@Mappable`.
public struct OmittedValues: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Properties that are nil, even if the options ask for null.
  public static let `nil` = OmittedValues(rawValue: 1)

  /// Properties that are equal to their defaults, if their types are `Equatable`.
  public static let defaults = OmittedValues(rawValue: 2)

  /// Empty collections and texts, except where decoding needs the key.
  public static let empty = OmittedValues(rawValue: 4)
}

/// The properties that a model ignores: the argument `ignoring` of `@Mappable`.
public struct IgnoredProperties: Sendable {
  private init() {}

  /// Those with an initial value and no attributes.
  public static var initialized: IgnoredProperties { IgnoredProperties() }
}
