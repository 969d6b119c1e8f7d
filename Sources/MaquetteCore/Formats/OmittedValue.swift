// Values for which a format writes nothing. The payload of a case must not be one of them, because its
// case would get lost with it.

/// Why a format writes nothing for a value.
enum OmittedValue {
  /// The format has no null, or takes it for an object without values.
  case null

  /// The format has no empty array or no empty object.
  case empty

  /// What the format needs instead.
  var expectation: String {
    switch self {
    case .null: "a payload other than null, which the format lacks"
    case .empty: "a payload with a value, because the format has no empty containers"
    }
  }

  /// What a format without empty containers needs under a key of a dictionary.
  static let expectationForMember =
    "a value for the key of a dictionary, because the format has no empty containers"

  /// What the format needs instead in a property that has a default.
  var expectationForDefault: String {
    switch self {
    case .null: "a value: the format lacks null, and a missing key is decoded as the default"
    case .empty:
      "a value: the format has no empty containers, and a missing key is decoded as the default"
    }
  }
}

extension FormatTraits {
  /// Whether the format writes nothing for some values.
  var omitsValues: Bool {
    !kinds.contains(.null) || nullsAreEmpty || omitsEmptyObjects || absentArraysAreEmpty
  }

  /// Why the format writes nothing for a value; nil if it writes something.
  ///
  /// - Parameter isAlone: Whether the value is the only member of its object.
  func omission(of value: AnyValue, isAlone: Bool) -> OmittedValue? {
    switch value.untagged {
    case .null: !kinds.contains(.null) || nullsAreEmpty && isAlone ? .null : nil
    case .array(let elements): absentArraysAreEmpty && elements.isEmpty ? .empty : nil
    case .object(let object):
      omitsEmptyObjects
        && object.values.allSatisfy { omission(of: $0, isAlone: true) != nil } ? .empty : nil
    default: nil
    }
  }
}
