import MaquetteCore

/// Prints a tree as a binary property list.
///
/// Equal texts and numbers are written once, as by Apple's tools.
struct BinaryPropertyListPrinter: ~Copyable {
  /// A container some of whose values have no object numbers yet.
  private struct Frame {
    let values: ContainedValues
    let object: Int
    var index = 0
  }

  /// A key and its object.
  private struct Key {
    let text: String
    let object: Int
  }

  /// A container whose references are not written yet.
  struct Container {
    let isDictionary: Bool
    var keys: [Int] = []
    var values: [Int] = []
  }

  /// The identity of a value: values with equal identities share one object.
  private enum Identity: Hashable {
    case bool(Bool)
    case integer(UInt64)
    case double(UInt64)
    case date(UInt64)
    case text(ExactKey)
  }

  /// An object: its bytes, or a container.
  enum Item {
    case bytes(Range<Int>)
    case container(Int)
  }

  private(set) var items: [Item] = []
  private(set) var containers: [Container] = []

  /// The bytes of all objects that are not containers.
  var scalars = OutputBuffer(capacity: 1024)
  private var frames: [Frame] = []

  /// The keys of the latest object on each level, which the next one probably has too: to compare
  /// a key is faster than to hash it.
  private var recentKeys: [[Key]] = []

  /// The objects of values that are written once.
  private var numbers: [Identity: Int] = [:]

  private let roundsDates: Bool

  /// Creates a printer.
  ///
  /// - Parameter roundsDates: Whether a date may become the nearest double.
  init(roundsDates: Bool) {
    self.roundsDates = roundsDates
  }

  /// Prints a tree.
  ///
  /// - Throws: `unencodable` with the path of a value that a property list cannot represent.
  mutating func print(_ tree: AnyValue) throws(MappingError) -> [UInt8] {
    _ = try add(tree)
    while let frame = frames.last {
      guard frame.index < frame.values.count else {
        frames.removeLast()
        continue
      }
      let level = frames.count
      var index = frame.index
      // The switch runs once for all scalars up to the next container.
      switch frame.values {
      case .members(let members):
        while index < members.count, frames.count == level {
          containers[frame.object].keys.append(add(key: members[index].key, at: index))
          let value = try add(members[index].value)
          containers[frame.object].values.append(value)
          index += 1
        }
      case .elements(let elements):
        while index < elements.count, frames.count == level {
          let value = try add(elements[index])
          containers[frame.object].values.append(value)
          index += 1
        }
      }
    }
    return laidOut()
  }

  // MARK: Objects

  /// Adds a value, and moves its container to the next one.
  ///
  /// - Returns: Its number among the objects.
  private mutating func add(_ value: AnyValue) throws(MappingError) -> Int {
    if case .tagged(let tagged) = value, tagged.tag == .propertyListUID,
      let number: UInt32 = tagged.value.number?.exactly()
    {
      advance()
      return addItem { bytes in
        let size = UInt64(number).sizeInBytes
        bytes.append(0x80 | UInt8(size - 1))
        bytes.append(bigEndian: UInt64(number), size: size)
      }
    }
    let value = value.untagged
    switch value {
    case .object(let object): return open(.members(object.members), isDictionary: true)
    case .array(let elements): return open(.elements(elements), isDictionary: false)
    default: break
    }
    let number = try add(scalar: value)
    advance()
    return number
  }

  private mutating func advance() {
    if !frames.isEmpty { frames[frames.count - 1].index += 1 }
  }

  private mutating func open(_ values: ContainedValues, isDictionary: Bool) -> Int {
    advance()
    frames.append(Frame(values: values, object: containers.count))
    if recentKeys.count < frames.count { recentKeys.append([]) }
    items.append(.container(containers.count))
    let count = values.count
    var container = Container(isDictionary: isDictionary)
    container.values.reserveCapacity(count)
    if isDictionary { container.keys.reserveCapacity(count) }
    containers.append(container)
    return items.count - 1
  }

  private mutating func add(scalar: AnyValue) throws(MappingError) -> Int {
    switch scalar {
    case .bool(let bit): return once(.bool(bit)) { $0.append(bit ? 0x09 : 0x08) }
    case .number(let number): return try add(number)
    case .string(let text): return add(text: text)
    case .bytes(let bytes):
      return addItem {
        $0.append(marker: 0x40, count: bytes.count)
        $0.append(bytes.span)
      }
    case .date(let moment):
      let seconds = moment.secondsSince2001
      guard seconds.isFinite else { throw unencodable(expected: "a date", "\(seconds) seconds") }
      guard roundsDates || moment.isDouble else {
        throw unencodable(
          expected: "a date that a double represents, because property lists have no nanoseconds",
          moment.description, hint: "'roundsDates' of the format stores the nearest one")
      }
      let bits = seconds.bitPattern
      return once(.date(bits)) {
        $0.append(0x33)
        $0.append(bigEndian: bits, size: 8)
      }
    // The frame skips nulls in objects, and arrays with nulls are rejected.
    case .null, .array, .object, .tagged:
      throw unencodable(expected: "a value of a property list", scalar.kind.phrase)
    }
  }

  private mutating func add(_ number: AnyValue.Number) throws(MappingError) -> Int {
    guard number.isWrittenAsInteger, !number.isNegativeZero else {
      let value = number.double
      guard AnyValue.Number(value) == number else {
        throw unencodable(expected: "a number that a double can represent", number.description)
      }
      return once(.double(value.bitPattern)) {
        $0.append(0x23)
        $0.append(bigEndian: value.bitPattern, size: 8)
      }
    }
    if let value = number.exactly(Int64.self) {
      let bits = UInt64(bitPattern: value)
      return once(.integer(bits)) { $0.append(object: bits) }
    }
    guard let value = number.exactly(UInt64.self) else {
      throw unencodable(expected: "an integer from -2^63 to 2^64-1", number.description)
    }
    // The first of 8 bytes has the sign, so these need 16. Equal bits identify a different number
    // there.
    return addItem {
      $0.append(0x14)
      $0.append(bigEndian: 0, size: 8)
      $0.append(bigEndian: value, size: 8)
    }
  }

  /// Adds the key at an index of the last open container.
  private mutating func add(key: String, at index: Int) -> Int {
    let level = frames.count - 1
    if index < recentKeys[level].count, recentKeys[level][index].text.isSameKey(as: key) {
      return recentKeys[level][index].object
    }
    let object = add(text: key)
    recentKeys[level].removeSubrange(min(index, recentKeys[level].count)...)
    if recentKeys[level].count == index { recentKeys[level].append(Key(text: key, object: object)) }
    return object
  }

  private mutating func add(text: String) -> Int {
    once(.text(ExactKey(text))) { bytes in
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        bytes.append(marker: 0x50, count: text.utf8.count)
        bytes.append(text)
      } else {
        bytes.append(marker: 0x60, count: text.utf16.count)
        for unit in text.utf16 { bytes.append(bigEndian: UInt64(unit), size: 2) }
      }
    }
  }

  /// The object of a value; adds it on first use.
  private mutating func once(_ identity: Identity, _ write: (inout OutputBuffer) -> Void) -> Int {
    if let number = numbers[identity] { return number }
    let number = addItem(write)
    numbers[identity] = number
    return number
  }

  private mutating func addItem(_ write: (inout OutputBuffer) -> Void) -> Int {
    let start = scalars.count
    write(&scalars)
    items.append(.bytes(start..<scalars.count))
    return items.count - 1
  }

  private func unencodable(expected: String, _ found: String, hint: String? = nil) -> MappingError {
    let path = MappingPath(in: frames.map { ($0.values, $0.index) })
    return MappingError(.unencodable, expected: expected, found: found, hint: hint).at(path)
  }
}
