import MaquetteCore

// Access to the values of a tape.

extension CodingTape {
  /// Returns the string at a node.
  ///
  /// Invariant: the kind of the node is `string`, as it is for a key.
  func string(_ node: Int) -> String {
    let entry = unsafe entries[node]
    let extent = Extent(entry.payload)
    if _fastPath(!extent.isEscaped), unsafe text.end > text.start {
      return unsafe UTF8Validation.string(
        fromValid: UnsafeBufferPointer(start: text.start + entry.offset, count: extent.count),
        isASCII: extent.isASCII)
    }
    guard held.isEmpty else {
      if case .string(let text) = held[entry.offset] { return text }
      return ""
    }
    // The text was checked when it was laid out.
    return text.unescapedText(entry.offset..<entry.offset + extent.count)
  }

  /// Returns the integer at a node, if it is a signed 64-bit integer.
  @inline(__always)
  func integer(_ node: Int) -> Int64? {
    unsafe entries[node].kind == .integer ? Int64(bitPattern: entries[node].payload) : nil
  }

  /// Returns the double at a node, if it is a finite number that was not written as an integer.
  func double(_ node: Int) -> Double? {
    unsafe entries[node].kind == .double ? Double(bitPattern: entries[node].payload) : nil
  }

  /// Returns the exact number at a node, if it is a number.
  func number(_ node: Int) -> AnyValue.Number? {
    let entry = unsafe entries[node]
    switch entry.kind {
    case .integer: return AnyValue.Number(Int64(bitPattern: entry.payload))
    case .double, .number:
      if !held.isEmpty { return held[entry.offset].number }
      var cursor = cursor(at: entry.offset)
      return cursor.scanNumber()
    default: return nil
    }
  }

  /// Returns the value of a tree that has no counterpart in text: bytes or a timestamp.
  func heldValue(_ node: Int) -> AnyValue { unsafe held[entries[node].offset] }

  /// Returns the value at a node as a tree; for a duplicate key, the first value wins.
  ///
  /// - Throws: `depthExceeded` for more levels than fit on the stack.
  func value(_ node: Int) throws(MappingError) -> AnyValue {
    var levels = TreeLevels(limit: .max)
    var open: [OpenTree] = []
    var place = node
    while true {
      var finished: AnyValue?
      if kind(place).isContainer {
        if let expected = levels.refusal(of: open.count + 1) {
          throw MappingError(.depthExceeded, expected: expected)
        }
        open.append(OpenTree(isObject: kind(place).isObject, end: next(after: place)))
      } else {
        finished = scalar(place)
      }
      place += 1
      // A finished container may complete the container around it.
      while true {
        if let value = finished {
          guard !open.isEmpty else { return value }
          open[open.count - 1].add(value)
        }
        finished = nil
        guard let innermost = open.last, place >= innermost.end else { break }
        finished = open.removeLast().value
      }
      if open[open.count - 1].isObject {
        open[open.count - 1].key = string(place)
        place += 1
      }
    }
  }

  private func scalar(_ node: Int) -> AnyValue {
    switch kind(node) {
    case .no: .bool(false)
    case .yes: .bool(true)
    case .integer, .double, .number: number(node).map(AnyValue.number) ?? .null
    case .string: .string(string(node))
    case .bytes, .date: heldValue(node)
    case .null, .array, .object, .irregularObject: .null
    }
  }
}

/// An unfinished container of a tree.
private struct OpenTree {
  let isObject: Bool

  /// The entry after the container.
  let end: Int
  var key = ""
  var elements: [AnyValue] = []
  var object = AnyValue.Object()

  mutating func add(_ value: AnyValue) {
    guard isObject else { return elements.append(value) }
    if object.position(of: key) == nil {
      object.append(AnyValue.Object.Member(key: key, value: value))
    }
  }

  var value: AnyValue { isObject ? .object(object) : .array(elements) }
}

// Decodes arrays without a call for each element.

extension CodingTape {
  /// Returns the doubles of an array; nil if an element is anything else.
  func doubles(of node: Int) -> [Double]? {
    guard unsafe entries[node].kind == .array else { return nil }
    let count = count(of: node)
    var result: [Double] = []
    result.reserveCapacity(count)
    for place in node &+ 1..<node &+ 1 &+ count {
      let entry = unsafe entries[place]
      switch entry.kind {
      case .double: result.append(Double(bitPattern: entry.payload))
      case .integer: result.append(Double(Int64(bitPattern: entry.payload)))
      default: return nil
      }
    }
    return result
  }

  /// Returns the doubles of an array of arrays; nil if an element is anything else.
  func doubleArrays(of node: Int) -> [[Double]]? {
    guard unsafe entries[node].kind == .array else { return nil }
    var result: [[Double]] = []
    result.reserveCapacity(count(of: node))
    var place = node &+ 1
    let end = next(after: node)
    while place < end {
      guard let elements = doubles(of: place) else { return nil }
      result.append(elements)
      place = next(after: place)
    }
    return result
  }

  /// Returns the integers of an array; nil if an element is anything else.
  func integers(of node: Int) -> [Int]? {
    guard unsafe entries[node].kind == .array else { return nil }
    let count = count(of: node)
    var result: [Int] = []
    result.reserveCapacity(count)
    for place in node &+ 1..<node &+ 1 &+ count {
      guard let value = integer(place), let value = Int(exactly: value) else { return nil }
      result.append(value)
    }
    return result
  }

  /// Returns the strings of an array; nil if an element is anything else.
  func strings(of node: Int) -> [String]? {
    guard unsafe entries[node].kind == .array else { return nil }
    let count = count(of: node)
    var result: [String] = []
    result.reserveCapacity(count)
    for place in node &+ 1..<node &+ 1 &+ count {
      guard unsafe entries[place].kind == .string else { return nil }
      result.append(string(place))
    }
    return result
  }
}
