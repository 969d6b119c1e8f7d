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

    /// The name of the code, as written in Swift.
    public var description: String { "\(storage)" }

    /// Whether the source itself is broken, or too large, so that reading cannot go on.
    public var isFatal: Bool { storage.rawValue <= Storage.tooManyIssues.rawValue }
  }
}

extension MappingError.Code {
  /// The text ends inside a value.
  public static var unexpectedEnd: Self { Self(.unexpectedEnd) }

  /// A character stands where the grammar allows none like it.
  public static var unexpectedCharacter: Self { Self(.unexpectedCharacter) }

  /// A number that the grammar does not allow.
  public static var invalidNumber: Self { Self(.invalidNumber) }

  /// An escape that the grammar does not allow, or half of a surrogate pair.
  public static var invalidEscape: Self { Self(.invalidEscape) }

  /// Bytes that are not UTF-8.
  public static var invalidUTF8: Self { Self(.invalidUTF8) }

  /// A control character inside a string that must be escaped.
  public static var controlCharacter: Self { Self(.controlCharacter) }

  /// Something follows the value that should be the whole text.
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

  /// A report holds as many issues as the limit allows.
  public static var tooManyIssues: Self { Self(.tooManyIssues) }

  /// A key that a property needs is not there.
  public static var missingKey: Self { Self(.missingKey) }

  /// A null stands where a value is needed.
  public static var unexpectedNull: Self { Self(.unexpectedNull) }

  /// A value is of another kind, and the policy allows no conversion.
  public static var typeMismatch: Self { Self(.typeMismatch) }

  /// A number does not fit the type.
  public static var numberOutOfRange: Self { Self(.numberOutOfRange) }

  /// A number cannot be narrowed to the type without loss.
  public static var inexactNumber: Self { Self(.inexactNumber) }

  /// A value is of the right kind, but says nothing that the type can hold.
  public static var invalidValue: Self { Self(.invalidValue) }

  /// An enum has no such case.
  public static var unknownCase: Self { Self(.unknownCase) }

  /// No property takes this key.
  public static var unknownKey: Self { Self(.unknownKey) }

  /// A key stands twice in one object.
  public static var duplicateKey: Self { Self(.duplicateKey) }

  /// A key that the model still accepts, and that should no longer be used.
  public static var deprecatedKey: Self { Self(.deprecatedKey) }

  /// Two keys that feed one property have different values.
  public static var conflictingKeys: Self { Self(.conflictingKeys) }

  /// A value that the format cannot write.
  public static var unencodable: Self { Self(.unencodable) }

  /// An archive is of a newer version than the reader knows.
  public static var newerVersion: Self { Self(.newerVersion) }

  /// Code of the application threw an error of its own.
  public static var custom: Self { Self(.custom) }
}
