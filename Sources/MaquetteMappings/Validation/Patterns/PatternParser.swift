/// Parses a regular expression in the syntax of ECMA-262.
struct PatternParser {
  indirect enum Node {
    case scalar(ScalarSet)
    case assertion(LinearPattern.Instruction)
    case sequence([Node])
    case choice([Node])
    case repeated(Node, least: Int, most: Int?)

    /// What needs backtracking, or tables that are not here.
    case unsupported
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0
  /// The number of groups that capture, and the names of those that have one.
  private var groupCount = 0
  private var groupNames: Set<String> = []

  /// The groups to which references lead.
  private var largestReference = 0
  private var referencedNames: Set<String> = []

  /// Greater numbers count as the same.
  private static let largestNumber = 1_000_000
  private static let depthLimit = 64

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// The parts of the expression; nil if it is invalid.
  mutating func parse() -> Node? {
    guard let node = choice(), position == scalars.count, largestReference <= groupCount,
      referencedNames.isSubset(of: groupNames)
    else { return nil }
    return node
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func choice() -> Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return nil }
    var nodes: [Node] = []
    let outerNames = groupNames
    var names = outerNames
    repeat {
      // Alternatives may have groups with the same name.
      groupNames = outerNames
      guard let node = sequence() else { return nil }
      nodes.append(node)
      names.formUnion(groupNames)
    } while take("|")
    groupNames = names
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() -> Node? {
    var nodes: [Node] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      guard let atom = atom(), let node = quantified(atom) else { return nil }
      nodes.append(node)
    }
    return .sequence(nodes)
  }

  private mutating func atom() -> Node? {
    guard let scalar = next else { return nil }
    position += 1
    switch scalar {
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case ".":
      return .scalar(
        ScalarSet(ranges: [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isNegated: true))
    case "(": return group()
    case "[": return set().map { $0.isUnsupported ? .unsupported : .scalar($0) }
    case "\\": return escape()
    case "*", "+", "?": return nil
    default:
      var set = ScalarSet()
      set.add(scalar)
      return .scalar(set)
    }
  }

  /// A group after its opening parenthesis.
  private mutating func group() -> Node? {
    // To look around would need more than one state, and other cases other tables.
    var isSupported = true
    if !take("?") {
      groupCount += 1
    } else if take("<") {
      if take("=") || take("!") {
        isSupported = false
      } else {
        guard let name = groupName(), groupNames.insert(name).inserted else { return nil }
        groupCount += 1
      }
    } else if take("=") || take("!") {
      isSupported = false
    } else if !take(":") {
      guard takeModifiers() else { return nil }
      isSupported = false
    }
    guard let node = choice(), take(")") else { return nil }
    return isSupported ? node : .unsupported
  }

  /// The name of a group up to the angle bracket.
  private mutating func groupName() -> String? {
    var name = String.UnicodeScalarView()
    while let scalar = next, scalar != ">" {
      let properties = scalar.properties
      guard
        scalar == "_" || scalar == "$"
          || (name.isEmpty ? properties.isIDStart : properties.isIDContinue)
      else { return nil }
      name.append(scalar)
      position += 1
    }
    return take(">") && !name.isEmpty ? String(name) : nil
  }

  /// Takes flags such as `i-s:` that hold in a group.
  private mutating func takeModifiers() -> Bool {
    var met: Set<Unicode.Scalar> = []
    var hasHyphen = false
    while let scalar = next, scalar != ":" {
      position += 1
      if scalar == "-", !hasHyphen {
        hasHyphen = true
      } else if !["i", "m", "s"].contains(scalar) || !met.insert(scalar).inserted {
        return false
      }
    }
    return !met.isEmpty && take(":")
  }

  private mutating func quantified(_ atom: Node) -> Node? {
    let (least, most): (Int, Int?)
    switch next {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      let start = position
      position += 1
      guard let bounds = bounds() else {
        position = start
        return nil
      }
      if case .assertion = atom { return nil }
      (least, most) = bounds
      _ = take("?")
      return .repeated(atom, least: least, most: most)
    default: return atom
    }
    if case .assertion = atom { return nil }
    position += 1
    _ = take("?")
    return .repeated(atom, least: least, most: most)
  }

  private mutating func bounds() -> (Int, Int?)? {
    guard let least = number() else { return nil }
    if take("}") { return (least, least) }
    guard take(",") else { return nil }
    if take("}") { return (least, nil) }
    guard let most = number(), take("}"), least <= most else { return nil }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = next, ("0"..."9").contains(scalar) {
      position += 1
      value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), Self.largestNumber)
    }
    return value
  }

  private mutating func escape() -> Node? {
    guard let scalar = next else { return nil }
    switch scalar {
    case "b":
      position += 1
      return .assertion(.boundary(true))
    case "B":
      position += 1
      return .assertion(.boundary(false))
    case "k":
      position += 1
      guard take("<"), let name = groupName() else { return nil }
      referencedNames.insert(name)
      return .unsupported
    case "1"..."9":
      guard let index = number() else { return nil }
      largestReference = max(largestReference, index)
      return .unsupported
    default:
      var set = ScalarSet()
      guard addEscape(to: &set) != .invalid else { return nil }
      return set.isUnsupported ? .unsupported : .scalar(set)
    }
  }

  private enum Escape: Equatable { case invalid, several, one(Unicode.Scalar) }

  /// Adds what an escape stands for to a set.
  private mutating func addEscape(to set: inout ScalarSet) -> Escape {
    guard let scalar = next else { return .invalid }
    position += 1
    switch scalar {
    case "d": set.ranges += ScalarSet.digits
    case "w": set.ranges += ScalarSet.words
    case "s": set.ranges += ScalarSet.spaces
    case "D": set.ranges += ScalarSet.digits.complement
    case "W": set.ranges += ScalarSet.words.complement
    case "S": set.ranges += ScalarSet.spaces.complement
    case "p", "P":
      guard take("{") else { return .invalid }
      var name = ""
      while let letter = next, letter != "}" {
        name.unicodeScalars.append(letter)
        position += 1
      }
      guard take("}") else { return .invalid }
      if let property = ScalarProperty(name, isNegated: scalar == "P") {
        set.properties.append(property)
      } else {
        guard ScalarProperty.isName(name) else { return .invalid }
        set.isUnsupported = true
      }
    default:
      guard let one = single(scalar) else { return .invalid }
      set.add(one)
      return .one(one)
    }
    return .several
  }

  private mutating func single(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "f": return "\u{0C}"
    case "v": return "\u{0B}"
    case "0": return next.map { !("0"..."9").contains($0) } ?? true ? "\0" : nil
    case "x": return hex(2).flatMap(Unicode.Scalar.init)
    case "u":
      guard take("{") else { return unit() }
      var digits = ""
      while let digit = next, digit != "}" {
        digits.unicodeScalars.append(digit)
        position += 1
      }
      guard take("}") else { return nil }
      return digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit)
        ? UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) : nil
    case "c":
      guard let letter = next, letter.isASCII, letter.properties.isAlphabetic else { return nil }
      position += 1
      return Unicode.Scalar(letter.value % 32)
    case "a"..."z", "A"..."Z", "1"..."9": return nil
    default: return scalar
    }
  }

  private mutating func hex(_ count: Int) -> UInt32? {
    guard position + count <= scalars.count else { return nil }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[position..<(position + count)])
    position += count
    return digits.allSatisfy(\.properties.isASCIIHexDigit) ? UInt32(String(digits), radix: 16) : nil
  }

  /// A scalar as one unit of UTF-16, or as two.
  private mutating func unit() -> Unicode.Scalar? {
    guard let first = hex(4) else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = hex(4), (0xDC00..<0xE000).contains(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func set() -> ScalarSet? {
    var set = ScalarSet()
    let isNegated = take("^")
    while let scalar = next, scalar != "]" {
      guard let first = member(&set, scalar) else { return nil }
      guard case .one(let low) = first, next == "-", position + 1 < scalars.count,
        scalars[position + 1] != "]"
      else { continue }
      position += 1
      guard let after = next, let last = member(&set, after) else { return nil }
      guard case .one(let high) = last, low.value <= high.value else { return nil }
      set.ranges.append(low.value...high.value)
    }
    set.isNegated = isNegated
    return take("]") ? set : nil
  }

  private mutating func member(_ set: inout ScalarSet, _ scalar: Unicode.Scalar) -> Escape? {
    position += 1
    guard scalar == "\\" else {
      set.add(scalar)
      return .one(scalar)
    }
    if take("b") {
      set.add("\u{08}")
      return .one("\u{08}")
    }
    let escape = addEscape(to: &set)
    return escape == .invalid ? nil : escape
  }
}

extension [ClosedRange<UInt32>] {
  /// The scalars that are in none of the ranges, which are in order.
  fileprivate var complement: Self {
    var result: Self = []
    var start: UInt32 = 0
    for range in self {
      if start < range.lowerBound { result.append(start...(range.lowerBound - 1)) }
      start = range.upperBound + 1
    }
    return result + [start...0x10FFFF]
  }
}
