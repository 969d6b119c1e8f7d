/// Compiles a regular expression to instructions.
struct PatternCompiler {
  private indirect enum Node {
    case empty
    case scalar(ScalarSet)
    case assertion(SchemaPattern.Instruction)
    case sequence([Node])
    case choice([Node])
    case repeated(Node, least: Int, most: Int?)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0
  private var program: [SchemaPattern.Instruction] = []

  /// The number of parts that were emitted; a part of nothing repeats, too.
  private var steps = 0

  private static let sizeLimit = 20_000
  private static let depthLimit = 64

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// The instructions; nil for an expression that is invalid, too large or not supported.
  mutating func compile() -> [SchemaPattern.Instruction]? {
    guard let node = choice(), position == scalars.count, emit(node) else { return nil }
    program.append(.match)
    return program
  }

  // MARK: Parsing

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
    repeat {
      guard let node = sequence() else { return nil }
      nodes.append(node)
    } while take("|")
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
    case "(":
      if take("?") {
        // Only groups that are not captured: to look around would need more than one state.
        guard take(":") else { return nil }
      }
      guard let node = choice(), take(")") else { return nil }
      return node
    case "[": return set().map(Node.scalar)
    case "\\": return escape()
    case "*", "+", "?": return nil
    default:
      var set = ScalarSet()
      set.add(scalar)
      return .scalar(set)
    }
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
      (least, most) = bounds
      _ = take("?")
      return .repeated(atom, least: least, most: most)
    default: return atom
    }
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
      value = (value ?? 0) * 10 + Int(scalar.value - 0x30)
      if value ?? 0 > Self.sizeLimit { return nil }
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
    default:
      var set = ScalarSet()
      guard addEscape(to: &set) != .invalid else { return nil }
      return .scalar(set)
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
      if let equals = name.firstIndex(of: "=") { name = String(name[name.index(after: equals)...]) }
      guard take("}"), let property = ScalarProperty(name, isNegated: scalar == "P") else {
        return .invalid
      }
      set.properties.append(property)
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
    case "0": return "\0"
    case "x": return hex(2)
    case "u":
      guard take("{") else { return hex(4) }
      var digits = ""
      while let digit = next, digit != "}" {
        digits.unicodeScalars.append(digit)
        position += 1
      }
      guard take("}") else { return nil }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    case "c":
      guard let letter = next, letter.isASCII else { return nil }
      position += 1
      return Unicode.Scalar(letter.value % 32)
    case "a"..."z", "A"..."Z", "1"..."9": return nil
    default: return scalar
    }
  }

  private mutating func hex(_ count: Int) -> Unicode.Scalar? {
    guard position + count <= scalars.count else { return nil }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[position..<(position + count)])
    position += count
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
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

  // MARK: Emission

  private mutating func emit(_ node: Node) -> Bool {
    steps += 1
    guard program.count < Self.sizeLimit, steps < 4 * Self.sizeLimit else { return false }
    switch node {
    case .empty: return true
    case .scalar(let set): program.append(.scalar(set))
    case .assertion(let instruction): program.append(instruction)
    case .sequence(let nodes): for node in nodes where !emit(node) { return false }
    case .choice(let nodes): return emit(choice: nodes[...])
    case .repeated(let node, let least, let most):
      for _ in 0..<least where !emit(node) { return false }
      guard let most else { return emit(anyNumberOf: node) }
      var splits: [Int] = []
      for _ in least..<most {
        splits.append(program.count)
        program.append(.match)
        guard emit(node) else { return false }
      }
      for split in splits { program[split] = .split(split + 1, program.count) }
    }
    return true
  }

  private mutating func emit(anyNumberOf node: Node) -> Bool {
    let start = program.count
    program.append(.match)
    guard emit(node) else { return false }
    program.append(.jump(start))
    program[start] = .split(start + 1, program.count)
    return true
  }

  private mutating func emit(choice nodes: ArraySlice<Node>) -> Bool {
    guard let first = nodes.first else { return true }
    guard nodes.count > 1 else { return emit(first) }
    let start = program.count
    program.append(.match)
    guard emit(first) else { return false }
    let jump = program.count
    program.append(.match)
    program[start] = .split(start + 1, program.count)
    guard emit(choice: nodes.dropFirst()) else { return false }
    program[jump] = .jump(program.count)
    return true
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
