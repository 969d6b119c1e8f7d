/// A type of a value.
public indirect enum ValueType: Hashable, Sendable {
  /// A type that holds any value: nothing is known, or no other type holds all that was seen.
  case any

  case bool, int, unsigned, double, decimal

  /// What only schemas name.
  case int32, int64, float

  /// A number whose digits are kept.
  case exactNumber

  case string, data, day

  /// A date, and the strategy that writes it as it was.
  case date(DateStyle)

  /// A UUID, in capitals or small letters.
  case uuid(isUppercase: Bool)

  case url
  case array(ValueType)
  case dictionary(ValueType)

  /// A value or null.
  case optional(ValueType)

  /// The type at an index of the model.
  case declared(Int)

  /// A type that the user named.
  case named(String)
}

extension ValueType {
  /// Whether it begins empty where its key is missing.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }

  /// The type, or null; any value is null already.
  var orNull: ValueType {
    switch self {
    case .any, .optional: self
    default: .optional(self)
    }
  }
}

/// How a date is written as it was.
public enum DateStyle: Hashable, Sendable {
  /// By its type.
  case plain

  /// With three digits of a fraction.
  case milliseconds

  /// In the form in which it was read.
  case preserved
}

/// When a property has a value.
public enum PropertyPresence: String, Hashable, Sendable {
  /// In every object, and never null.
  case always

  /// Not in every object, but never null.
  case optional

  /// In every object, and sometimes null.
  case nullable

  /// Not in every object, and sometimes null.
  case optionalAndNullable
}
