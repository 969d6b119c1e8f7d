import MaquetteCore

/// Prints a tree as a form, in the order of the tree.
struct FormPrinter {
  /// A value that remains to be printed.
  private struct Pending {
    /// The encoded name.
    let name: [UInt8]
    let value: AnyValue
    let path: [MappingPath.Step]
  }

  private let format: FormFormat
  private var output: [UInt8] = []

  /// The values that remain to be printed, the next one last.
  private var pending: [Pending] = []

  private init(_ format: FormFormat) { self.format = format }

  /// Prints a form.
  ///
  /// - Throws: `unencodable` with the path of a value that a form cannot represent.
  static func print(_ tree: AnyValue, as format: FormFormat) throws(MappingError) -> [UInt8] {
    var printer = FormPrinter(format)
    try printer.schedule(tree.object ?? AnyValue.Object(), of: nil, at: [])
    while let next = printer.pending.popLast() { try printer.print(next) }
    return printer.output
  }

  private mutating func print(_ next: Pending) throws(MappingError) {
    switch next.value.untagged {
    case .object(let object): try schedule(object, of: next.name, at: next.path)
    case .array(let elements): try schedule(elements, of: next.name, at: next.path)
    default:
      // A name that was decoded without a value is encoded without one.
      let isFlag = next.value.tag == .formFlag
      let text = isFlag ? nil : try text(of: next.value, at: next.path)
      printPair(next.name, text.map { encoded($0) })
    }
  }

  private mutating func printPair(_ name: [UInt8], _ value: [UInt8]?) {
    if !output.isEmpty { output.append(UInt8(ascii: "&")) }
    output += name
    guard let value else { return }
    output.append(UInt8(ascii: "="))
    output += value
  }

  private func text(of value: AnyValue, at path: [MappingPath.Step]) throws(MappingError) -> String
  {
    switch value.untagged {
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return number.description
    case .string(let text): return text
    default: throw unencodable(path, "text, a number or a Boolean", value.kind.phrase)
    }
  }

  private func unencodable(
    _ path: [MappingPath.Step], _ expected: String, _ found: String
  ) -> MappingError {
    MappingError(.unencodable, at: MappingPath(path), expected: expected, found: found)
  }
}

// MARK: - Containers

extension FormPrinter {
  /// Schedules the members of an object.
  private mutating func schedule(
    _ object: AnyValue.Object, of name: [UInt8]?, at path: [MappingPath.Step]
  ) throws(MappingError) {
    guard path.count < format.depthLimit else {
      throw MappingError(
        .depthExceeded, at: MappingPath(path),
        expected: "at most \(format.depthLimit.counted("level"))")
    }
    for member in object.reversed() {
      let path = path + [.key(member.key)]
      try checkKey(member.key, isInside: name != nil, at: path)
      pending.append(
        Pending(name: append(member.key, to: name), value: member.value, path: path))
    }
  }

  /// Checks that a key contains no syntax of names.
  private func checkKey(
    _ key: String, isInside: Bool, at path: [MappingPath.Step]
  ) throws(MappingError) {
    let steps = "[]" + (format.style == .dots ? "." : "")
    guard !key.utf8.contains(where: steps.utf8.contains) else {
      throw unencodable(path, "a key without any of \(steps)", "'\(key)'")
    }
    guard isInside, format.style != .dots else { return }
    guard !key.isEmpty, FormNameParser.index(key.utf8) == nil else {
      throw unencodable(path, "a key that is not an index", "'\(key)'")
    }
  }

  private func append(_ key: String, to name: [UInt8]?) -> [UInt8] {
    guard let name else { return encoded(key) }
    return format.style == .dots
      ? name + [UInt8(ascii: ".")] + encoded(key) : name + encoded("[\(key)]")
  }

  /// Schedules the elements of an array, or writes them.
  private mutating func schedule(
    _ elements: [AnyValue], of name: [UInt8], at path: [MappingPath.Step]
  ) throws(MappingError) {
    let isPlain = elements.allSatisfy { $0.kind != .array && $0.kind != .object }
    // A name with an empty text means nil where a list may be missing.
    let needsIndex = elements == [""]
    if isPlain, format.style == .commas, !elements.isEmpty, !needsIndex {
      var list: [UInt8] = []
      for (index, element) in elements.enumerated() {
        if index > 0 { list.append(UInt8(ascii: ",")) }
        list += encoded(try text(of: element, at: path + [.index(index)]))
      }
      return printPair(name, list)
    }
    for (index, element) in elements.enumerated().reversed() {
      let path = path + [.index(index)]
      guard !element.isEmptyContainer else {
        throw unencodable(
          path, "an element with a value, because a form has no empty elements", "nothing")
      }
      let suffix =
        switch format.style {
        case .repeated where isPlain && !needsIndex: ""
        case .brackets where isPlain: "[]"
        default: "[\(index)]"
        }
      pending.append(Pending(name: name + encoded(suffix), value: element, path: path))
    }
  }

  /// Encodes text as the URL Standard requires in forms.
  private func encoded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"):
        result.append(byte)
      case 0x20 where format.writesSpacesAsPlus: result.append(UInt8(ascii: "+"))
      default:
        result.append(UInt8(ascii: "%"))
        result.append(hex: byte, .uppercase)
      }
    }
    return result
  }
}

extension AnyValue {
  /// Whether the value would produce no output.
  fileprivate var isEmptyContainer: Bool {
    var waiting = [self]
    while let value = waiting.popLast() {
      switch value.untagged {
      case .array(let elements): waiting += elements
      case .object(let object): waiting += object.values
      default: return false
      }
    }
    return true
  }
}
