import MaquetteCore

/// Writes a tree as a binary property list.
///
/// Equal texts and numbers are written once, as Apple's tools do.
struct BinaryPropertyListPrinter {
  /// A container of which not all values have got their places in the list of objects.
  private struct Frame {
    let value: Value
    let object: Int
    var index = 0
    let count: Int
  }

  /// A container whose references have yet to be written.
  private struct Container {
    let isDictionary: Bool
    var keys: [Int] = []
    var values: [Int] = []
  }

  /// What makes two values one object.
  private enum Identity: Hashable {
    case bool(Bool)
    case integer(UInt64)
    case double(UInt64)
    case date(UInt64)
    case text(ExactKey)
  }

  /// An object: its bytes, or a container.
  private enum Item {
    case bytes(Range<Int>)
    case container(Int)
  }

  private var items: [Item] = []
  private var containers: [Container] = []

  /// The bytes of all objects that are not containers.
  private var scalars: [UInt8] = []
  private var frames: [Frame] = []

  /// The objects of the values that are written once.
  private var numbers: [Identity: Int] = [:]

  /// Writes a tree.
  ///
  /// - Throws: `unencodable` with the path of what a property list cannot hold.
  mutating func print(_ tree: Value) throws(MappingError) -> [UInt8] {
    _ = try add(tree)
    while let frame = frames.last {
      guard frame.index < frame.count else {
        frames.removeLast()
        continue
      }
      if case .object(let object) = frame.value {
        containers[frame.object].keys.append(add(text: object[frame.index].key))
        let value = try add(object[frame.index].value)
        containers[frame.object].values.append(value)
      } else if case .array(let elements) = frame.value {
        let value = try add(elements[frame.index])
        containers[frame.object].values.append(value)
      }
    }
    return laidOut()
  }

  // MARK: Objects

  /// Adds a value; the container around it then is at the next one.
  ///
  /// - Returns: Its number among the objects.
  private mutating func add(_ value: Value) throws(MappingError) -> Int {
    let value = value.untagged
    switch value {
    case .object(let object): return open(value, count: object.count, isDictionary: true)
    case .array(let elements): return open(value, count: elements.count, isDictionary: false)
    default: break
    }
    let number = try add(scalar: value)
    advance()
    return number
  }

  private mutating func advance() {
    if !frames.isEmpty { frames[frames.count - 1].index += 1 }
  }

  private mutating func open(_ value: Value, count: Int, isDictionary: Bool) -> Int {
    advance()
    frames.append(Frame(value: value, object: containers.count, count: count))
    items.append(.container(containers.count))
    containers.append(Container(isDictionary: isDictionary))
    return items.count - 1
  }

  private mutating func add(scalar: Value) throws(MappingError) -> Int {
    switch scalar {
    case .bool(let bit): return once(.bool(bit)) { $0.append(bit ? 0x09 : 0x08) }
    case .number(let number): return try add(number)
    case .string(let text): return add(text: text)
    case .bytes(let bytes):
      return addItem {
        $0.append(marker: 0x40, count: bytes.count)
        $0.append(contentsOf: bytes)
      }
    case .date(let moment):
      let bits = moment.secondsSince2001.bitPattern
      guard moment.secondsSince2001.isFinite else {
        throw unencodable(expected: "a date", "\(moment.secondsSince2001) seconds")
      }
      return once(.date(bits)) {
        $0.append(0x33)
        $0.append(bigEndian: bits, size: 8)
      }
    // The frame leaves nulls out, and arrays with nulls are refused.
    case .null, .array, .object, .tagged:
      throw unencodable(expected: "a value of a property list", scalar.kind.phrase)
    }
  }

  private mutating func add(_ number: Number) throws(MappingError) -> Int {
    guard number.isWrittenAsInteger else {
      let value = number.double
      guard Number(value) == number else {
        throw unencodable(expected: "a number that a double holds", number.description)
      }
      return once(.double(value.bitPattern)) {
        $0.append(0x23)
        $0.append(bigEndian: value.bitPattern, size: 8)
      }
    }
    if let value = number.exactly(Int64.self) {
      let bits = UInt64(bitPattern: value)
      return once(.integer(bits)) { $0.append(integer: bits) }
    }
    guard let value = number.exactly(UInt64.self) else {
      throw unencodable(expected: "an integer from -2^63 to 2^64-1", number.description)
    }
    // Of 8 bytes the first bit is a sign, so that these take 16; equal bits are another number.
    return addItem {
      $0.append(0x14)
      $0.append(bigEndian: 0, size: 8)
      $0.append(bigEndian: value, size: 8)
    }
  }

  private mutating func add(text: String) -> Int {
    once(.text(ExactKey(text))) { bytes in
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        bytes.append(marker: 0x50, count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
      } else {
        bytes.append(marker: 0x60, count: text.utf16.count)
        for unit in text.utf16 { bytes.append(bigEndian: UInt64(unit), size: 2) }
      }
    }
  }

  /// The object of a value, which is added when it is first met.
  private mutating func once(_ identity: Identity, _ write: (inout [UInt8]) -> Void) -> Int {
    if let number = numbers[identity] { return number }
    let number = addItem(write)
    numbers[identity] = number
    return number
  }

  private mutating func addItem(_ write: (inout [UInt8]) -> Void) -> Int {
    let start = scalars.count
    write(&scalars)
    items.append(.bytes(start..<scalars.count))
    return items.count - 1
  }

  private func unencodable(expected: String, _ found: String) -> MappingError {
    let steps = frames.enumerated().map { level, frame -> MappingPath.Step in
      // Of outer containers the index is already that of the next value.
      let index = level < frames.count - 1 ? frame.index - 1 : frame.index
      if case .object(let object) = frame.value { return .key(object[index].key) }
      return .index(index)
    }
    return MappingError(.unencodable, at: MappingPath(steps), expected: expected, found: found)
  }

  // MARK: Layout

  private func laidOut() -> [UInt8] {
    let referenceSize = UInt64(items.count - 1).sizeInBytes
    var bytes = Array(BinaryTrailer.magic.utf8)
    var offsets: [Int] = []
    offsets.reserveCapacity(items.count)
    for item in items {
      offsets.append(bytes.count)
      switch item {
      case .bytes(let range): bytes.append(contentsOf: scalars[range])
      case .container(let index):
        let container = containers[index]
        bytes.append(marker: container.isDictionary ? 0xD0 : 0xA0, count: container.values.count)
        for reference in container.keys {
          bytes.append(bigEndian: UInt64(reference), size: referenceSize)
        }
        for reference in container.values {
          bytes.append(bigEndian: UInt64(reference), size: referenceSize)
        }
      }
    }
    let table = bytes.count
    let offsetSize = UInt64(table).sizeInBytes
    for offset in offsets { bytes.append(bigEndian: UInt64(offset), size: offsetSize) }
    bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)])
    for number in [items.count, 0, table] { bytes.append(bigEndian: UInt64(number), size: 8) }
    return bytes
  }
}

extension UInt64 {
  /// How many bytes the number takes: 1, 2, 4 or 8.
  fileprivate var sizeInBytes: Int {
    switch self {
    case 0...0xFF: 1
    case 0...0xFFFF: 2
    case 0...0xFFFF_FFFF: 4
    default: 8
    }
  }
}

extension [UInt8] {
  /// Appends an unsigned number, the most significant byte first.
  fileprivate mutating func append(bigEndian value: UInt64, size: Int) {
    for shift in stride(from: 8 * (size - 1), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  /// Appends an integer: of 1, 2 and 4 bytes without a sign, of 8 with one.
  fileprivate mutating func append(integer bits: UInt64) {
    let size = bits.sizeInBytes
    append(0x10 | UInt8(size.trailingZeroBitCount))
    append(bigEndian: bits, size: size)
  }

  /// Appends the marker of an object with a number of parts.
  fileprivate mutating func append(marker: UInt8, count: Int) {
    guard count >= 15 else { return append(marker | UInt8(count)) }
    append(marker | 0xF)
    append(integer: UInt64(count))
  }
}
