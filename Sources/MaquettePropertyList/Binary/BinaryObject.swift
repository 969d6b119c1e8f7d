import MaquetteCore

/// An object of a binary property list, without the contents of containers.
enum BinaryObject {
  /// A scalar.
  case scalar(AnyValue)

  /// An array: the offset of its references, and their count.
  case array(Int, count: Int)

  /// A dictionary: the offset of the references to its keys, which those to its values follow, and
  /// their count.
  case dictionary(Int, count: Int)
}

/// Reads single objects of a binary property list.
struct BinaryObjects {
  let trailer: BinaryTrailer
  let limits: DecodingOptions.Limits

  /// Whether the source is a keyed archive, whose UIDs are values.
  let readsUIDs: Bool

  /// The offset of an object.
  ///
  /// - Throws: An error if the table has an offset outside the objects.
  func offset(of object: Int, in source: Span<UInt8>) throws(MappingError) -> Int {
    let place = trailer.tableOffset + object * trailer.offsetSize
    let offset = source.bigEndian(at: place, size: trailer.offsetSize)
    guard offset >= 8, offset < UInt64(trailer.tableOffset) else {
      throw MappingError(.invalidNumber, at: place, expected: "the offset of an object")
    }
    return Int(offset)
  }

  /// The object that a reference points to.
  ///
  /// - Throws: An error if the object does not exist.
  func reference(at offset: Int, in source: Span<UInt8>) throws(MappingError) -> Int {
    let object = source.bigEndian(at: offset, size: trailer.referenceSize)
    guard object < UInt64(trailer.objectCount) else {
      throw MappingError(
        .invalidNumber, at: offset,
        expected: "a reference to one of \(trailer.objectCount) objects",
        found: "\(object)")
    }
    return Int(object)
  }

  /// Reads the object at an offset.
  ///
  /// - Throws: An error for an invalid marker, for an object that extends past the object table,
  ///   and for exceeded limits.
  func object(at offset: Int, in source: Span<UInt8>) throws(MappingError) -> BinaryObject {
    let marker = source[offset]
    let size = 1 << Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0 where marker == 0x08: return .scalar(.bool(false))
    case 0x0 where marker == 0x09: return .scalar(.bool(true))
    case 0x1 where size <= 16:
      return .scalar(.number(try integer(at: offset, size: size, in: source)))
    case 0x2 where size == 4:
      let bits = UInt32(try bits(at: offset, size: 4, in: source))
      return .scalar(.number(AnyValue.Number(Double(Float(bitPattern: bits)))))
    case 0x2 where size == 8:
      let bits = try bits(at: offset, size: 8, in: source)
      return .scalar(.number(AnyValue.Number(Double(bitPattern: bits))))
    case 0x3 where marker == 0x33: return .scalar(.date(try date(at: offset, in: source)))
    case 0x4:
      let (start, count) = try contents(of: offset, unit: 1, "bytes", in: source)
      return .scalar(.bytes(source.array(start..<start + count)))
    case 0x5: return .scalar(.string(try ascii(at: offset, in: source)))
    case 0x6: return .scalar(.string(try utf16(at: offset, in: source)))
    case 0x8 where readsUIDs && marker & 0xF < 8:
      let number = AnyValue.Number(try bits(at: offset, size: Int(marker & 0xF) + 1, in: source))
      return .scalar(.tagged(TaggedValue(.propertyListUID, .number(number))))
    case 0xA:
      let (start, count) = try contents(
        of: offset, unit: trailer.referenceSize, "elements", in: source)
      try checkCount(count, "element", at: offset)
      return .array(start, count: count)
    case 0xD:
      let (start, count) = try contents(
        of: offset, unit: 2 * trailer.referenceSize, "keys", in: source)
      try checkCount(count, "key", at: offset)
      return .dictionary(start, count: count)
    default: throw unsupported(marker, at: offset)
    }
  }

  /// Checks a container's count against the limit.
  private func checkCount(_ count: Int, _ unit: String, at offset: Int) throws(MappingError) {
    guard count > limits.elementCount else { return }
    throw MappingError(
      .tooManyElements, at: offset, expected: "at most \(limits.elementCount.counted(unit))")
  }

  private func unsupported(_ marker: UInt8, at offset: Int) -> MappingError {
    switch marker >> 4 {
    case 0x8:
      MappingError(
        .typeMismatch, at: offset, expected: "a value of a property list", found: "a UID",
        hint: "this is a keyed archive")
    case 0xB, 0xC:
      MappingError(
        .typeMismatch, at: offset, expected: "a value of a property list", found: "a set")
    default:
      MappingError(
        .unexpectedCharacter, at: offset, expected: "the marker of an object",
        found: "0x" + Hex.encode([marker]))
    }
  }
}

// Scalars and lengths.

extension BinaryObjects {
  /// The bytes after the marker of an object.
  private func bits(at offset: Int, size: Int, in source: Span<UInt8>) throws(MappingError)
    -> UInt64
  {
    guard size < trailer.tableOffset - offset else { throw endOfObjects(at: offset, size) }
    return source.bigEndian(at: offset + 1, size: size)
  }

  private func endOfObjects(at offset: Int, _ size: some BinaryInteger) -> MappingError {
    MappingError(
      .unexpectedEnd, at: offset, expected: "\(size.counted("byte")) before the table of offsets",
      found: "\(trailer.tableOffset - offset - 1)")
  }

  /// An integer: unsigned with 1, 2 or 4 bytes, signed with 8 or 16.
  private func integer(
    at offset: Int, size: Int, in source: Span<UInt8>
  ) throws(MappingError) -> AnyValue.Number {
    guard size == 16 else {
      let bits = try bits(at: offset, size: size, in: source)
      return size == 8 ? AnyValue.Number(Int64(bitPattern: bits)) : AnyValue.Number(bits)
    }
    guard size < trailer.tableOffset - offset else { throw endOfObjects(at: offset, size) }
    let high = source.bigEndian(at: offset + 1, size: 8)
    let low = source.bigEndian(at: offset + 9, size: 8)
    if high == 0 { return AnyValue.Number(low) }
    guard high == .max, low >= 1 << 63 else {
      throw MappingError(
        .numberOutOfRange, at: offset, expected: "an integer from -2^63 to 2^64-1")
    }
    return AnyValue.Number(Int64(bitPattern: low))
  }

  private func date(at offset: Int, in source: Span<UInt8>) throws(MappingError) -> Timestamp {
    let seconds = Double(bitPattern: try bits(at: offset, size: 8, in: source))
    guard seconds.isFinite else {
      throw MappingError(.invalidValue, at: offset, expected: "a date", found: "\(seconds) seconds")
    }
    return Timestamp(secondsSince2001: seconds)
  }

  /// The offset of an object's contents, and the number of their units.
  ///
  /// - Throws: An error if they extend past the objects.
  private func contents(
    of offset: Int, unit: Int, _ name: String, in source: Span<UInt8>
  ) throws(MappingError) -> (start: Int, count: Int) {
    var start = offset + 1
    var count = UInt64(source[offset] & 0xF)
    if count == 15 {
      guard start < trailer.tableOffset, case let marker = source[start], marker >> 4 == 1,
        case let size = 1 << Int(marker & 0xF), size <= 8
      else {
        throw MappingError(
          .unexpectedCharacter, at: start, expected: "an integer as the count of \(name)")
      }
      count = try bits(at: start, size: size, in: source)
      start += 1 + size
    }
    // Divide instead of multiplying, which might overflow.
    guard count <= UInt64(max(trailer.tableOffset - start, 0) / unit) else {
      throw endOfObjects(at: offset, count)
    }
    return (start, Int(count))
  }

  private func ascii(at offset: Int, in source: Span<UInt8>) throws(MappingError) -> String {
    let (start, count) = try contents(of: offset, unit: 1, "characters", in: source)
    try checkLength(count, at: offset)
    for index in start..<start + count where source[index] >= 0x80 {
      throw MappingError(.unexpectedCharacter, at: index, expected: "ASCII")
    }
    return source.string(start..<start + count)
  }

  private func utf16(at offset: Int, in source: Span<UInt8>) throws(MappingError) -> String {
    let (start, count) = try contents(of: offset, unit: 2, "characters", in: source)
    // Every UTF-16 unit becomes at least one byte of UTF-8.
    try checkLength(count, at: offset)
    var text: [UInt8] = []
    text.reserveCapacity(count)
    func unit(_ index: Int) -> UInt16 { UInt16(source.bigEndian(at: start + 2 * index, size: 2)) }
    var index = 0
    while index < count {
      var scalar = Unicode.Scalar(unit(index))
      if scalar == nil, UTF16.isLeadSurrogate(unit(index)), index + 1 < count,
        UTF16.isTrailSurrogate(unit(index + 1))
      {
        let (high, low) = (UInt32(unit(index)) & 0x3FF, UInt32(unit(index + 1)) & 0x3FF)
        scalar = Unicode.Scalar(0x10000 + (high << 10 | low))
        index += 1
      }
      guard let scalar, let encoded = UTF8.encode(scalar) else {
        throw MappingError(
          .unexpectedCharacter, at: start + 2 * index, expected: "UTF-16",
          found: "half of a surrogate pair")
      }
      text.append(contentsOf: encoded)
      index += 1
    }
    try checkLength(text.count, at: offset)
    return String(decoding: text, as: UTF8.self)
  }

  private func checkLength(_ count: Int, at offset: Int) throws(MappingError) {
    guard count > limits.stringLength else { return }
    throw MappingError(
      .stringTooLong, at: offset, expected: "at most \(limits.stringLength.counted("byte"))")
  }
}
