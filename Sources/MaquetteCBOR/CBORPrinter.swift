package import MaquetteCore
package import MaquetteFormats

/// Prints CBOR in preferred serialization: shortest forms, definite lengths.
package struct CBORPrinter: BinaryTreePrinter, ~Copyable {
  private let format: CBORFormat
  package var depth: TreeDepth
  private var output = OutputBuffer(capacity: 512)

  package init(_ format: CBORFormat, depth: Int) {
    self.format = format
    self.depth = TreeDepth(limit: depth)
  }

  /// The number of bytes written.
  package var count: Int { output.count }

  /// The bytes written.
  package consuming func take() -> [UInt8] { output.takeArray() }

  /// Writes a tree as a document.
  mutating func print(_ tree: AnyValue) throws(MappingError) {
    if format.isSequence, case .array(let elements) = tree.untagged {
      return try writeEach(elements)
    }
    writeDescription()
    try write(tree)
  }

  /// Writes the tag that marks a document as CBOR, if the format has it.
  mutating func writeDescription() {
    if format.describesItself { writeHead(6, CBORTag.selfDescription) }
  }

  /// Writes a value.
  package mutating func write(_ value: AnyValue) throws(MappingError) {
    switch value {
    case .null: output.append(0xF6)
    case .bool(let value): output.append(value ? 0xF5 : 0xF4)
    case .number(let number): write(number)
    case .string(let text): write(text)
    case .bytes(let bytes): write(bytes)
    case .date(let moment): try write(moment)
    case .array(let elements):
      beginArray(elements.count)
      try writeEach(elements)
    case .object(let object): try write(object)
    case .tagged(let tagged):
      if let tag = tagged.tag.cborNumber { writeHead(6, tag) }
      try writeContent(of: tagged)
    }
  }

  private mutating func write(_ object: AnyValue.Object) throws(MappingError) {
    beginObject(object.count)
    try format.keyOrder == .asWritten ? writeEach(object) : writeSorted(object)
  }

  private mutating func writeSorted(_ object: AnyValue.Object) throws(MappingError) {
    var keys: [(bytes: [UInt8], position: Int)] = []
    for (position, member) in object.enumerated() {
      var key = CBORPrinter(format, depth: 0)
      key.writeKey(member.key)
      keys.append((key.take(), position))
    }
    let order = format.keyOrder
    keys.sort { order.precedes($0.bytes, $1.bytes) }
    try depth.enter()
    for key in keys {
      output.append(key.bytes.span)
      try writeValue(of: object[key.position])
    }
    depth.leave()
  }

  package mutating func beginArray(_ count: Int) { writeHead(4, UInt64(count)) }

  package mutating func beginObject(_ count: Int) { writeHead(5, UInt64(count)) }

  private mutating func writeValue(of member: AnyValue.Object.Member) throws(MappingError) {
    do throws(MappingError) {
      try write(member.value)
    } catch {
      throw error.below(.key(member.key))
    }
  }

  package mutating func writeKey(_ key: String) {
    if format.writesIntegerKeys, let integer = key.asIntegerKey {
      write(integer)
    } else {
      write(key)
    }
  }
}

// MARK: - Scalars

extension CBORPrinter {
  /// Writes a major type and its argument.
  package mutating func writeHead(_ type: UInt8, _ argument: UInt64) {
    let type = type << 5
    switch argument {
    case 0...23: output.append(type | UInt8(argument))
    case 0...0xFF: output.append(type | 24, UInt8(argument))
    case 0...0xFFFF: output.append(type | 25, UInt16(argument))
    case 0...0xFFFF_FFFF: output.append(type | 26, UInt32(argument))
    default: output.append(type | 27, argument)
    }
  }

  private mutating func write(_ number: AnyValue.Number) {
    switch number.form {
    case .integer(let value) where value < 0: writeHead(1, UInt64(-1 - value))
    case .integer(let value): writeHead(0, UInt64(value))
    case .unsigned(let value): writeHead(0, value)
    case .double(let value): write(value)
    case .decimal(let decimal, isInteger: true): writeInteger(decimal)
    case .decimal(let decimal, isInteger: false):
      let decimal = decimal.canonical
      writeHead(6, CBORTag.decimalFraction)
      writeHead(4, 2)
      write(AnyValue.Number(decimal.exponent))
      writeInteger(decimal)
    }
  }

  private mutating func write(_ value: Double) {
    switch ShortestFloat(value) {
    case .half(let bits): output.append(0xF9, bits)
    case .single(let bits): output.append(0xFA, bits)
    case .double(let bits): output.append(0xFB, bits)
    }
  }

  /// Writes the integer with the digits of a decimal.
  private mutating func writeInteger(_ decimal: DecimalText) {
    var magnitude = BigInteger(digits: decimal.digits)
    // A negative integer is written as the argument n of −1 − n.
    let isNegative = decimal.isNegative && !magnitude.bytes.isEmpty
    if isNegative { magnitude.decrement() }
    let bytes = magnitude.bytes
    if bytes.count <= 8 {
      writeHead(isNegative ? 1 : 0, bytes.reduce(0) { $0 << 8 | UInt64($1) })
    } else {
      writeHead(6, isNegative ? CBORTag.negativeInteger : CBORTag.positiveInteger)
      write(bytes)
    }
  }

  /// Writes a text.
  package mutating func write(_ text: String) {
    writeHead(3, UInt64(text.utf8.count))
    output.append(text)
  }

  private mutating func write(_ bytes: [UInt8]) {
    writeHead(2, UInt64(bytes.count))
    output.append(bytes.span)
  }

  private mutating func write(_ moment: Timestamp) throws(MappingError) {
    let seconds = moment.secondsSince1970
    guard seconds.isFinite else {
      throw MappingError(
        .unencodable, expected: "a date", found: "\(seconds) seconds since 1970")
    }
    let whole = Timestamp(secondsSince1970: moment.seconds, nanoseconds: 0)
    let nearest = Timestamp(secondsSince1970: seconds)
    // A double since 1970 has about seven decimal places; text keeps nine.
    if whole != moment, nearest != moment {
      if let text = ISO8601.text(of: moment) {
        writeHead(6, CBORTag.dateText)
        return write(text)
      }
      // A date that counts with a double has no more digits than that.
      guard moment.isDouble, nearest.secondsSince2001 == moment.secondsSince2001 else {
        throw MappingError(
          .unencodable, expected: "a date in the years 1 to 9999, or one that a double represents",
          found: "\(seconds) seconds since 1970")
      }
    }
    writeHead(6, CBORTag.dateNumber)
    if whole == moment {
      write(AnyValue.Number(moment.seconds))
    } else {
      write(seconds)
    }
  }
}
