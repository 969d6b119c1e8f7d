/// Compiles a regular expression to instructions.
struct PatternCompiler {
  private var program: [LinearPattern.Instruction] = []

  /// The number of parts that were emitted; a part of nothing repeats, too.
  private var steps = 0

  private static let sizeLimit = 20_000

  /// The instructions for an expression; nil if it is invalid, too large or not supported.
  static func compile(_ pattern: String) -> [LinearPattern.Instruction]? {
    var parser = PatternParser(pattern)
    var compiler = PatternCompiler()
    guard let node = parser.parse(), compiler.emit(node) else { return nil }
    return compiler.program + [.match]
  }

  private mutating func emit(_ node: PatternParser.Node) -> Bool {
    steps += 1
    guard program.count < Self.sizeLimit, steps < 4 * Self.sizeLimit else { return false }
    switch node {
    case .unsupported: return false
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

  private mutating func emit(anyNumberOf node: PatternParser.Node) -> Bool {
    let start = program.count
    program.append(.match)
    guard emit(node) else { return false }
    program.append(.jump(start))
    program[start] = .split(start + 1, program.count)
    return true
  }

  private mutating func emit(choice nodes: ArraySlice<PatternParser.Node>) -> Bool {
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
