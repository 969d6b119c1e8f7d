import Maquette

/// Counts the instances of `Counted` that are created and freed during a test.
final class Tally: @unchecked Sendable {
  // Used by one test in one task.
  private(set) var made = 0
  private(set) var freed = 0

  @TaskLocal static var current = Tally()

  func make() { made += 1 }
  func free() { freed += 1 }
}

/// Text in a class instance: the tally shows leaks and double frees.
final class Counted: Sendable, Equatable, CustomStringConvertible {
  let text: String
  private let tally = Tally.current

  init(_ text: String) {
    self.text = text
    tally.make()
  }

  deinit { tally.free() }

  var description: String { text }

  static func == (left: Counted, right: Counted) -> Bool { left.text == right.text }
}

extension Counted: MappingDecodable, MappingEncodable {
  convenience init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(try reader.read(String.self))
  }

  convenience init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(try reader.read(String.self))
  }

  func write(to writer: inout JSONWriter) throws(WriteFailure) { try writer.write(text) }

  func write(to writer: inout ValueWriter) throws(WriteFailure) { try writer.write(text) }
}

/// Creates counted objects with uppercase text.
struct CapitalsStrategy: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Counted {
    Counted(try reader.read(String.self).uppercased())
  }

  func encode<W: MappingWriter & ~Copyable>(_ value: Counted, to writer: inout W) throws {
    try writer.write(value.text)
  }
}
