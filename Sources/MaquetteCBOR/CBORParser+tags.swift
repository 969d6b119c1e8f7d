import MaquetteCore
import MaquetteFormats

extension CBORParser {
  /// Interprets the content of a tag.
  ///
  /// - Throws: `typeMismatch` and `invalidValue` for content that the tag does not allow.
  func value(
    of tag: UInt64, _ content: AnyValue, at offset: Int
  ) throws(MappingError) -> AnyValue {
    func wrong(_ expected: String) -> MappingError {
      assembler.error(
        .invalidValue, at: offset, expected: "\(expected) under tag \(tag)",
        found: options.hidesValues ? nil : content.kind.phrase)
    }
    let tagged = AnyValue.tagged(TaggedValue(ValueTag(cbor: tag), content))
    switch tag {
    case CBORTag.dateText:
      guard case .string(let text) = content, let moment = ISO8601.timestamp(text) else {
        throw wrong("a date as RFC 3339")
      }
      return .date(moment)
    case CBORTag.dateNumber:
      guard case .number(let number) = content, number.isFinite else {
        throw wrong("a number of seconds")
      }
      guard let seconds: Int64 = number.exactly() else {
        return .date(Timestamp(secondsSince1970: number.double))
      }
      return .date(Timestamp(secondsSince1970: seconds, nanoseconds: 0))
    case CBORTag.positiveInteger, CBORTag.negativeInteger:
      guard case .bytes(let bytes) = content else { throw wrong("bytes") }
      return .number(try bigInteger(bytes, isNegative: tag == CBORTag.negativeInteger, at: offset))
    case CBORTag.decimalFraction, CBORTag.bigFloat:
      guard case .array(let parts) = content, parts.count == 2,
        let exponent: Int64 = parts[0].number?.asInteger(), let mantissa = parts[1].number,
        mantissa.isWrittenAsInteger
      else { throw wrong("an integer exponent and an integer mantissa") }
      if tag == CBORTag.decimalFraction {
        return .number(Self.decimal(mantissa.description, exponent))
      }
      guard let double = Self.double(mantissa, exponent) else {
        throw wrong("a number that a double holds")
      }
      return .number(AnyValue.Number(double))
    case CBORTag.uuid:
      guard case .bytes(let bytes) = content, bytes.count == 16 else { throw wrong("16 bytes") }
      return tagged
    case CBORTag.daysSince1970:
      guard let days: Int32 = content.number?.asInteger(),
        let day = Timestamp(secondsSince1970: Int64(days) * 86400, nanoseconds: 0).day()
      else { throw wrong("a number of days in the years 1 to 9999") }
      return .tagged(TaggedValue(ValueTag(cbor: CBORTag.dayText), .string(day.description)))
    case CBORTag.dayText:
      guard case .string(let text) = content, CivilDate(text) != nil else {
        throw wrong("a day as yyyy-MM-dd")
      }
      return tagged
    case CBORTag.selfDescription: return content
    case _ where CBORTag.isTransparent(tag): return tagged
    default:
      guard format.unknownTags == .keep else {
        throw assembler.error(.invalidValue, at: offset, expected: "a value", found: "tag \(tag)")
      }
      return tagged
    }
  }

  private func bigInteger(
    _ bytes: [UInt8], isNegative: Bool, at offset: Int
  ) throws(MappingError) -> AnyValue.Number {
    let digits = bytes.drop { $0 == 0 }
    if format.requiresDeterminism, digits.count < bytes.count || digits.count <= 8 {
      throw assembler.error(
        .invalidValue, at: offset, expected: "the shortest form of an integer",
        hint: "the data must be deterministic")
    }
    // Five bytes hold slightly more than twelve digits.
    let limit = options.limits.numberLength
    guard digits.count <= limit * 5 / 12 else {
      throw assembler.error(
        .numberTooLong, at: offset, expected: "at most \(limit.counted("digit"))")
    }
    let text = BigInteger(bytes: Array(digits)).decimal(isComplement: isNegative)
    return AnyValue.Number(decimal: text) ?? AnyValue.Number(0)
  }

  /// The decimal with a mantissa and a power of ten, without an exponent if that is short.
  private static func decimal(_ mantissa: String, _ exponent: Int64) -> AnyValue.Number {
    let isNegative = mantissa.utf8.first == 0x2D
    let digits = isNegative ? String(mantissa.dropFirst()) : mantissa
    var text = mantissa + "e\(exponent)"
    if exponent == 0 {
      text = mantissa
    } else if (-30..<0).contains(exponent) {
      let places = Int(-exponent)
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
      text = (isNegative ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
    }
    return AnyValue.Number(decimal: text) ?? AnyValue.Number(0)
  }

  /// The double with a mantissa and a power of two; nil if no double is equal to it.
  private static func double(_ mantissa: AnyValue.Number, _ exponent: Int64) -> Double? {
    guard let integer: Int64 = mantissa.exactly(), let significand = Double(exactly: integer),
      let exponent = Int(exactly: exponent), -2200...2200 ~= exponent
    else { return nil }
    func scaled(_ value: Double, _ exponent: Int) -> Double {
      Double(sign: .plus, exponent: exponent, significand: value)
    }
    let result = scaled(significand, exponent)
    guard result.isFinite, scaled(result, -exponent) == significand else { return nil }
    return result
  }
}

extension AnyValue.Number {
  /// The number as an integer, if it is written as one.
  fileprivate func asInteger<I: FixedWidthInteger>() -> I? {
    isWrittenAsInteger ? exactly() : nil
  }
}
