extension JSONCursor {
  /// The result of scanning a string.
  @usableFromInline
  package enum StringScan {
    /// The closing quote, with nothing to unescape before it.
    case plain(isASCII: Bool)

    /// The closing quote, after at least one escape.
    case escaped(isASCII: Bool)

    /// No closing quote, or an invalid byte.
    case failed(MappingError.Code)
  }

  /// Finds the end of a string without checking its escapes.
  ///
  /// - Precondition: The cursor is after the opening quote.
  /// - Returns: The result. The cursor is then at the closing quote or, after a failure, at the
  ///   invalid byte.
  @usableFromInline
  package mutating func scanString() -> StringScan {
    var highBits: UInt32 = 0
    var hasEscapes = false
    while unsafe position <= wideEnd {
      let bytes = unsafe Bytes16.load(position)
      let quote = bytes.equals(Bytes16(repeating: 0x22)).bits
      let backslash = bytes.equals(Bytes16(repeating: 0x5C)).bits
      let control = bytes.isBelow(Bytes16(repeating: 0x20)).bits
      let stops = quote | backslash | control
      if stops == 0 {
        highBits |= bytes.highBits.bits
        unsafe position += 16
        continue
      }
      let distance = stops.trailingZeroBitCount
      highBits |= bytes.highBits.bits & ((1 &<< UInt32(truncatingIfNeeded: distance)) &- 1)
      unsafe position += distance
      if unsafe position >= end { break }
      switch unsafe position.pointee {
      case 0x22: return Self.closed(hasEscapes, isASCII: highBits == 0)
      case 0x5C:
        // The rest of the escape is checked when it is replaced.
        hasEscapes = true
        unsafe position += 2
      default: return .failed(.controlCharacter)
      }
    }
    return scanLastString(hasEscapes, isASCII: highBits == 0)
  }

  private static func closed(_ hasEscapes: Bool, isASCII: Bool) -> StringScan {
    hasEscapes ? .escaped(isASCII: isASCII) : .plain(isASCII: isASCII)
  }

  /// Does the same, byte by byte, near the end of the text.
  private mutating func scanLastString(_ hasEscapes: Bool, isASCII: Bool) -> StringScan {
    var (hasEscapes, isASCII) = (hasEscapes, isASCII)
    while unsafe position < end {
      switch unsafe position.pointee {
      case 0x22: return Self.closed(hasEscapes, isASCII: isASCII)
      case 0x5C:
        hasEscapes = true
        unsafe position += 1
      case ..<0x20: return .failed(.controlCharacter)
      case 0x80...: isASCII = false
      default: break
      }
      unsafe position += 1
    }
    unsafe position = end
    return .failed(.unexpectedEnd)
  }

  /// Creates a string from text without escapes; returns nil if it is not UTF-8.
  @usableFromInline
  func plainString(from start: Int, isASCII: Bool) -> String? {
    let text = unsafe UnsafeBufferPointer(start: self.start + start, count: offset - start)
    if !isASCII, unsafe UTF8Validation.firstInvalidByte(in: text) != nil { return nil }
    return unsafe UTF8Validation.string(fromValid: text, isASCII: isASCII)
  }
}
