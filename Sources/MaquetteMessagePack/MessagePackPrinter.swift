import MaquetteCore
import MaquetteFormats

/// Prints MessagePack, each value in its shortest form.
struct MessagePackPrinter: BinaryTreePrinter, ~Copyable {
  private let format: MessagePackFormat
  var depth: TreeDepth
  private var output = OutputBuffer(capacity: 512)

  init(_ format: MessagePackFormat, _ options: EncodingOptions) {
    self.format = format
    depth = TreeDepth(limit: options.depth)
  }

  consuming func take() -> [UInt8] { output.takeArray() }

  /// Writes a tree.
  mutating func print(_ tree: AnyValue) throws(MappingError) {
    if format.isSequence, case .array(let elements) = tree.untagged {
      try writeEach(elements)
    } else {
      try write(tree)
    }
  }

  mutating func write(_ value: AnyValue) throws(MappingError) {
    switch value {
    case .null: output.append(0xC0)
    case .bool(let value): output.append(value ? 0xC3 : 0xC2)
    case .number(let number): try write(number)
    case .string(let text): try write(text)
    case .bytes(let bytes): try write(bytes)
    case .date(let moment): try write(moment)
    case .array(let elements):
      try beginArray(elements.count)
      try writeEach(elements)
    case .object(let object):
      try beginObject(object.count)
      try writeEach(object)
    case .tagged(let tagged):
      if let item = MessagePackExtension(value) {
        try writeExtension(item.type, item.bytes)
      } else {
        try writeContent(of: tagged)
      }
    }
  }

  mutating func beginArray(_ count: Int) throws(MappingError) {
    try writeHead(count, 0x90, 15, nil, 0xDC, 0xDD)
  }

  mutating func beginObject(_ count: Int) throws(MappingError) {
    try writeHead(count, 0x80, 15, nil, 0xDE, 0xDF)
  }

  mutating func writeKey(_ key: String) throws(MappingError) {
    if format.writesIntegerKeys, let integer = key.asIntegerKey {
      try write(integer)
    } else {
      try write(key)
    }
  }
}

// MARK: - Scalars

extension MessagePackPrinter {
  private mutating func write(_ number: AnyValue.Number) throws(MappingError) {
    switch number.form {
    case .integer(let value) where value < 0: writeNegative(value)
    case .integer(let value): writePositive(UInt64(value))
    case .unsigned(let value): writePositive(value)
    case .double(let value):
      let float = Float(value)
      if format.narrowsFloats, Double(float) == value || value.isNaN {
        output.append(0xCA, float.bitPattern)
      } else {
        output.append(0xCB, value.bitPattern)
      }
    case .decimal(_, isInteger: true):
      throw MappingError(.unencodable, expected: "an integer of 64 bits", found: number.description)
    case .decimal: try write(number.description)
    }
  }

  private mutating func writePositive(_ value: UInt64) {
    switch value {
    case 0...0x7F: output.append(UInt8(value))
    case 0...0xFF: output.append(0xCC, UInt8(value))
    case 0...0xFFFF: output.append(0xCD, UInt16(value))
    case 0...0xFFFF_FFFF: output.append(0xCE, UInt32(value))
    default: output.append(0xCF, value)
    }
  }

  private mutating func writeNegative(_ value: Int64) {
    switch value {
    case (-32)...: output.append(UInt8(bitPattern: Int8(value)))
    case Int64(Int8.min)...: output.append(0xD0, UInt8(bitPattern: Int8(value)))
    case Int64(Int16.min)...: output.append(0xD1, UInt16(bitPattern: Int16(value)))
    case Int64(Int32.min)...: output.append(0xD2, UInt32(bitPattern: Int32(value)))
    default: output.append(0xD3, UInt64(bitPattern: value))
    }
  }

  private mutating func write(_ text: String) throws(MappingError) {
    try writeHead(text.utf8.count, 0xA0, 31, format.hasOnlyRaw ? nil : 0xD9, 0xDA, 0xDB)
    output.append(text)
  }

  private mutating func write(_ bytes: [UInt8]) throws(MappingError) {
    if format.hasOnlyRaw {
      try writeHead(bytes.count, 0xA0, 31, nil, 0xDA, 0xDB)
    } else {
      try writeHead(bytes.count, 0, -1, 0xC4, 0xC5, 0xC6)
    }
    output.append(bytes.span)
  }

  private mutating func write(_ moment: Timestamp) throws(MappingError) {
    guard let item = MessagePackTimestamp(moment) else {
      throw MappingError(
        .unencodable, expected: "a date", found: "\(moment.secondsSince1970) seconds since 1970")
    }
    let (seconds, nanoseconds) = (item.seconds, item.nanoseconds)
    if nanoseconds == 0, let seconds = UInt32(exactly: seconds) {
      output.append(0xD6)
      output.append(0xFF, seconds)
    } else if 0..<1 << 34 ~= seconds {
      output.append(0xD7)
      output.append(0xFF, UInt64(nanoseconds) << 34 | UInt64(seconds))
    } else {
      output.append(0xC7, UInt8(12))
      output.append(0xFF, nanoseconds)
      let bits = UInt64(bitPattern: seconds)
      output.append(UInt8(bits >> 56), UInt32(truncatingIfNeeded: bits >> 24))
      output.append(UInt8(truncatingIfNeeded: bits >> 16), UInt16(truncatingIfNeeded: bits))
    }
  }

  private mutating func writeExtension(
    _ type: Int8, _ bytes: [UInt8]
  ) throws(MappingError) {
    switch bytes.count {
    case 1, 2, 4, 8, 16: output.append(0xD4 + UInt8(bytes.count.trailingZeroBitCount))
    default: try writeHead(bytes.count, 0, -1, 0xC7, 0xC8, 0xC9)
    }
    output.append(UInt8(bitPattern: type))
    output.append(bytes.span)
  }

  /// Writes a length in its shortest form.
  ///
  /// - Parameters:
  ///   - count: The length.
  ///   - short: The byte that includes the length if it is at most `greatest`.
  ///   - one: The byte before a one-byte length; nil if this type has no such form.
  private mutating func writeHead(
    _ count: Int, _ short: UInt8, _ greatest: Int, _ one: UInt8?, _ two: UInt8, _ four: UInt8
  ) throws(MappingError) {
    if count <= greatest {
      output.append(short | UInt8(count))
    } else if count <= 0xFF, let one {
      output.append(one, UInt8(count))
    } else if count <= 0xFFFF {
      output.append(two, UInt16(count))
    } else if let count = UInt32(exactly: count) {
      output.append(four, count)
    } else {
      throw MappingError(.unencodable, expected: "a length of 32 bits", found: "\(count)")
    }
  }
}
