import MaquetteCore

/// Writes a tree in a binary format, with forms that the printers do not choose: longer arguments
/// than necessary, indefinite lengths, shorter floats, integer keys.
struct BinaryDocument {
  enum Encoding: Sendable { case messagePack, cbor }

  private let encoding: Encoding
  private var random: RandomNumbers
  private(set) var bytes: [UInt8] = []

  /// Writes a tree.
  ///
  /// - Parameter seed: Determines the forms.
  init(_ tree: AnyValue, in encoding: Encoding, seed: UInt64) {
    self.encoding = encoding
    random = RandomNumbers(seed: seed)
    append(tree)
  }

  private mutating func append(_ tree: AnyValue) {
    switch tree {
    case .null: bytes.append(encoding == .cbor ? 0xF6 + UInt8(random.below(2)) : 0xC0)
    case .bool(let value): bytes.append((encoding == .cbor ? 0xF4 : 0xC2) + (value ? 1 : 0))
    case .number(let number): append(number)
    case .string(let text): appendText(Array(text.utf8))
    case .bytes(let content): appendString(content, cbor: 0x40, messagePack: (nil, 0xC4))
    case .date(let moment): appendDate(moment)
    case .array(let elements):
      let isOpen = beginContainer(elements.count, cbor: 0x80, messagePack: (0x90, 0xDB))
      for element in elements { append(element) }
      if isOpen { bytes.append(0xFF) }
    case .object(let object):
      let isOpen = beginContainer(object.count, cbor: 0xA0, messagePack: (0x80, 0xDD))
      for member in object {
        if let integer = Int64(member.key), "\(integer)" == member.key, random.below(2) == 0 {
          append(AnyValue.Number(integer))
        } else {
          appendText(Array(member.key.utf8))
        }
        append(member.value)
      }
      if isOpen { bytes.append(0xFF) }
    case .tagged(let tagged): append(tagged.value)
    }
  }

  private mutating func append(_ number: AnyValue.Number) {
    if let integer = number.exactly(Int64.self), number.isWrittenAsInteger {
      return appendInteger(integer)
    }
    if let integer = number.exactly(UInt64.self), number.isWrittenAsInteger {
      bytes.append(encoding == .cbor ? 0x1B : 0xCF)
      return append(integer, width: 8)
    }
    let value = number.double
    if Double(Float(value)) == value, random.below(2) == 0 {
      bytes.append(encoding == .cbor ? 0xFA : 0xCA)
      append(UInt64(Float(value).bitPattern), width: 4)
    } else {
      bytes.append(encoding == .cbor ? 0xFB : 0xCB)
      append(value.bitPattern, width: 8)
    }
  }

  private mutating func appendInteger(_ integer: Int64) {
    if encoding == .cbor {
      let argument = UInt64(bitPattern: integer < 0 ? ~integer : integer)
      return appendHead(integer < 0 ? 0x20 : 0, argument)
    }
    if (-32...127).contains(integer), random.below(2) == 0 {
      return bytes.append(UInt8(truncatingIfNeeded: integer))
    }
    var heads: [(head: UInt8, width: Int)] = []
    for size in 0...3 {
      let width = 1 << size
      let bits = UInt64(bitPattern: integer)
      let signed = Int64(bitPattern: bits << UInt64(64 - 8 * width)) >> Int64(64 - 8 * width)
      if signed == integer { heads.append((0xD0 + UInt8(size), width)) }
      let unsigned = (bits << UInt64(64 - 8 * width)) >> UInt64(64 - 8 * width)
      if integer >= 0, unsigned == bits { heads.append((0xCC + UInt8(size), width)) }
    }
    let (head, width) = heads[random.below(heads.count)]
    bytes.append(head)
    append(UInt64(bitPattern: integer), width: width)
  }

  private mutating func appendDate(_ moment: Timestamp) {
    let seconds = moment.secondsSince1970
    if encoding == .cbor {
      bytes.append(0xC1)
      append(AnyValue.Number(seconds))
    } else if seconds >= 0, seconds < 0x1p32, seconds == seconds.rounded() {
      bytes += [0xD6, 0xFF]
      append(UInt64(seconds), width: 4)
    } else {
      let whole = seconds.rounded(.down)
      bytes += [0xC7, 12, 0xFF]
      append(UInt64((seconds - whole) * 1e9), width: 4)
      append(UInt64(bitPattern: Int64(whole)), width: 8)
    }
  }

  private mutating func appendText(_ text: [UInt8]) {
    if encoding == .messagePack, text.count < 32, random.below(4) > 0 {
      bytes.append(0xA0 + UInt8(text.count))
      bytes += text
    } else {
      appendString(text, cbor: 0x60, messagePack: (nil, 0xD9))
    }
  }

  private mutating func appendString(
    _ content: [UInt8], cbor: UInt8, messagePack: (short: UInt8?, long: UInt8)
  ) {
    if encoding == .cbor, random.below(8) == 0 {
      bytes.append(cbor | 0x1F)
      // A chunk of text must not end within a character.
      if content.allSatisfy({ $0 < 0x80 }), content.count > 1 {
        for half in [content.prefix(1), content.dropFirst()] {
          appendHead(cbor, UInt64(half.count))
          bytes += half
        }
      } else {
        appendHead(cbor, UInt64(content.count))
        bytes += content
      }
      return bytes.append(0xFF)
    }
    if encoding == .cbor {
      appendHead(cbor, UInt64(content.count))
    } else {
      let size = (content.count < 256 ? 0 : 1) + random.below(content.count < 256 ? 3 : 2)
      bytes.append(messagePack.long + UInt8(size))
      append(UInt64(content.count), width: 1 << size)
    }
    bytes += content
  }

  /// Appends the head of a container, and returns whether a break must end it.
  private mutating func beginContainer(
    _ count: Int, cbor: UInt8, messagePack: (short: UInt8, long: UInt8)
  ) -> Bool {
    if encoding == .cbor {
      let isOpen = random.below(6) == 0
      if isOpen { bytes.append(cbor | 0x1F) } else { appendHead(cbor, UInt64(count)) }
      return isOpen
    }
    if count < 16, random.below(3) > 0 {
      bytes.append(messagePack.short + UInt8(count))
    } else {
      let size = 1 + random.below(2)
      bytes.append(messagePack.long + UInt8(size))
      append(UInt64(count), width: 1 << size)
    }
    return false
  }

  private mutating func appendHead(_ major: UInt8, _ argument: UInt64) {
    var least = 3
    for size in (0...2).reversed() where argument >> UInt64(8 << size) == 0 { least = size }
    if argument < 24 { least = -1 }
    let size = random.below(3) > 0 ? least : least + random.below(4 - least)
    guard size >= 0 else { return bytes.append(major | UInt8(argument)) }
    bytes.append(major | UInt8(24 + size))
    append(argument, width: 1 << size)
  }

  private mutating func append(_ integer: UInt64, width: Int) {
    for index in (0..<width).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: integer >> UInt64(8 * index)))
    }
  }
}

/// Random numbers that are the same in every run.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
