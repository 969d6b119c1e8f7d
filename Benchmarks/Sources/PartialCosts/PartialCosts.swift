import CallgrindControl
import Maquette

/// Decodes documents that arrive in pieces while callgrind counts: `partials.sh` runs it.
@main
enum PartialCosts {
  static func main() throws {
    let size = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_048_576
    let chosen = CommandLine.arguments.dropFirst(2).first ?? ""
    for document in Document.all(size) where chosen.isEmpty || document.name.contains(chosen) {
      try document.measure(document)
    }
  }
}

/// The ways to decode one document.
struct Costs<Model: MappingDecodable> {
  private let document: Document
  private let mapper = JSONMapper()

  init(_ document: Document) { self.document = document }

  func count() throws {
    for _ in 0..<2 {
      try count("whole", 0) { keep(try mapper.decode(Model.self, from: document.text)) }
    }
    for piece in [4, 20, 100] {
      var parser = newParser()
      count("append", piece) { push(into: &parser, piece) { _ in } }
      try count("finish", piece) { keep(try parser.finish()) }
      try count("seldom", piece) { try take(every: 16_384 / piece, piece) }
      try count("each", piece) { try take(every: 1, piece) }
    }
  }

  /// Takes a value after some pieces, and lets go of it.
  private func take(every count: Int, _ piece: Int) throws {
    var parser = newParser()
    var left = count
    try push(into: &parser, piece) { parser in
      left -= 1
      guard left == 0 else { return }
      left = count
      if let partial = try parser.next() { keep(partial) }
    }
    keep(try parser.finish())
  }

  /// Appends the document in pieces, and does something after each.
  private func push(
    into parser: inout PartialParser<Model>, _ piece: Int,
    _ body: (inout PartialParser<Model>) throws -> Void
  ) rethrows {
    // Arrays would be retained for each piece.
    try document.text.withUnsafeBufferPointer { text in
      for start in stride(from: 0, to: text.count, by: piece) {
        let end = min(start + piece, text.count)
        parser.append(UnsafeBufferPointer(rebasing: text[start..<end]))
        try body(&parser)
      }
    }
  }

  private func newParser() -> PartialParser<Model> {
    mapper.partialParser(of: Model.self, openStrings: .include)
  }

  private func count(_ way: String, _ piece: Int, _ body: () throws -> Void) rethrows {
    count_from_zero()
    try body()
    dump_count("\(document.name)/\(way)/\(piece)")
  }
}

/// Keeps the optimizer from removing the computation of a value.
@inline(never)
func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
