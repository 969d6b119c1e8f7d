extension MappingError {
  /// What kind of thing went wrong.
  public struct Code: Sendable, Hashable, CustomStringConvertible, CaseIterable {
    enum Storage: UInt8, CaseIterable {
      case unexpectedEnd, unexpectedCharacter, invalidNumber, invalidEscape, invalidUTF8
      case controlCharacter, trailingContent
      case depthExceeded, sizeExceeded, stringTooLong, tooManyElements, numberTooLong
      case tooManyIssues
      case missingKey, unexpectedNull, typeMismatch, numberOutOfRange, inexactNumber
      case invalidValue, unknownCase, unknownKey, duplicateKey
      case deprecatedKey, conflictingKeys
      case unencodable, newerVersion, custom
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }

    /// Every code.
    public static var allCases: [Code] { Storage.allCases.map(Code.init) }

    /// The name of the code in Swift.
    public var description: String { "\(storage)" }

    /// Whether the source itself is broken or too large, so that decoding cannot continue.
    public var isFatal: Bool { storage.rawValue <= Storage.tooManyIssues.rawValue }
  }
}

extension MappingError.Code {
  /// The text ends inside a value.
  public static var unexpectedEnd: Self { Self(.unexpectedEnd) }

  /// A character that the grammar does not allow at this place.
  public static var unexpectedCharacter: Self { Self(.unexpectedCharacter) }

  /// A number that the grammar does not allow.
  public static var invalidNumber: Self { Self(.invalidNumber) }

  /// An escape that the grammar does not allow, or half of a surrogate pair.
  public static var invalidEscape: Self { Self(.invalidEscape) }

  /// Bytes that are not UTF-8.
  public static var invalidUTF8: Self { Self(.invalidUTF8) }

  /// A control character inside a string that must be escaped.
  public static var controlCharacter: Self { Self(.controlCharacter) }

  /// Content after the value that should be the whole text.
  public static var trailingContent: Self { Self(.trailingContent) }

  /// Containers are nested deeper than the limit.
  public static var depthExceeded: Self { Self(.depthExceeded) }

  /// The input is larger than the limit.
  public static var sizeExceeded: Self { Self(.sizeExceeded) }

  /// A string is longer than the limit.
  public static var stringTooLong: Self { Self(.stringTooLong) }

  /// A container holds more than the limit.
  public static var tooManyElements: Self { Self(.tooManyElements) }

  /// A number has more digits than the limit.
  public static var numberTooLong: Self { Self(.numberTooLong) }

  /// A report contains as many issues as the limit allows.
  public static var tooManyIssues: Self { Self(.tooManyIssues) }

  /// A required key is missing.
  public static var missingKey: Self { Self(.missingKey) }

  /// A null where a value is needed.
  public static var unexpectedNull: Self { Self(.unexpectedNull) }

  /// A value is of another kind, and the policy allows no conversion.
  public static var typeMismatch: Self { Self(.typeMismatch) }

  /// A number does not fit the type.
  public static var numberOutOfRange: Self { Self(.numberOutOfRange) }

  /// A number cannot be narrowed to the type without loss.
  public static var inexactNumber: Self { Self(.inexactNumber) }

  /// A value of the right kind that the type cannot hold.
  public static var invalidValue: Self { Self(.invalidValue) }

  /// An enum has no such case.
  public static var unknownCase: Self { Self(.unknownCase) }

  /// No property takes this key.
  public static var unknownKey: Self { Self(.unknownKey) }

  /// A key appears twice in one object.
  public static var duplicateKey: Self { Self(.duplicateKey) }

  /// A deprecated key, which the model still accepts.
  public static var deprecatedKey: Self { Self(.deprecatedKey) }

  /// Two keys for one property have different values.
  public static var conflictingKeys: Self { Self(.conflictingKeys) }

  /// A value that the format cannot write.
  public static var unencodable: Self { Self(.unencodable) }

  /// An archive has a newer version than the model.
  public static var newerVersion: Self { Self(.newerVersion) }

  /// Code of the application threw its own error.
  public static var custom: Self { Self(.custom) }
}
