import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// Encoding NDJSON.
@Suite("Encoding lines")
struct LineWritingTests {
  private let records: [AnyValue] = [1, "a\nb", ["x": [], "é": nil], [:], .null]
  private let text = "1\n\"a\\nb\"\n{\"x\":[],\"é\":null}\n{}\nnull\n"

  @Test func eachValueOnALine() throws {
    let bytes = try JSONMapper().encodeLines(records)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(JSONMapper().lines(of: AnyValue.self, from: bytes).map(\.value) == records)
    #expect(try JSONMapper().encodeLines([Int]()) == [])
  }

  @Test func everyFormButThePretty() throws {
    let format = JSONFormat(isPretty: true, sortsKeys: true, escapesSlashes: true)
    let mapper = JSONMapper(options: .init(format: format))
    let bytes = try mapper.encodeLines([["b": 1, "a": "/"], ["c": [1, 2]]] as [AnyValue])
    #expect(String(decoding: bytes, as: UTF8.self) == "{\"a\":\"\\/\",\"b\":1}\n{\"c\":[1,2]}\n")
  }

  @Test func canonicalLines() throws {
    let mapper = JSONMapper(options: .init(format: .canonical))
    let bytes = try mapper.encodeLines([["b": 1.0, "a": "\u{e9}"], [1e3]] as [AnyValue])
    #expect(String(decoding: bytes, as: UTF8.self) == "{\"a\":\"\u{e9}\",\"b\":1}\n[1000]\n")
  }

  @Test(arguments: [0, 1, 10, 64 * 1024])
  func inBlocksOfWholeLines(blockSize: Int) throws {
    var blocks: [String] = []
    var writer = JSONMapper().lineWriter(blockSize: blockSize) { block in
      blocks.append(String(decoding: block, as: UTF8.self))
    }
    for record in records { try writer.write(record) }
    try writer.flush()
    try writer.flush()
    #expect(blocks.joined() == text)
    #expect(
      blocks.allSatisfy { $0.hasSuffix("\n") && ($0.utf8.count >= blockSize || $0 == blocks.last) })
    #expect(blocks.count == [0: 5, 1: 5, 10: 2][blockSize] ?? 1)
  }

  @Test func aValueThatCannotBeWrittenLeavesNothingBehind() throws {
    var bytes: [UInt8] = []
    var writer = JSONMapper(options: .init(limits: .init(depth: 2))).lineWriter { block in
      bytes += block
    }
    try writer.write([1] as AnyValue)
    do {
      try writer.write([["a": .number(AnyValue.Number(Double.nan))]] as AnyValue)
      Issue.record("a NaN was written")
    } catch {
      #expect("\(error)" == "value cannot be encoded at '[0].a', found nan")
    }
    do {
      try writer.write([[[]]] as AnyValue)
      Issue.record("nested too deep")
    } catch {
      #expect("\(error)" == "containers nested too deep, expected at most 2 levels at '[0][0]'")
    }
    try writer.write([[2]] as AnyValue)
    try writer.flush()
    #expect(String(decoding: bytes, as: UTF8.self) == "[1]\n[[2]]\n")
  }

  private struct Full: Error {}

  @Test func whatTheSinkDoesNotTakeIsKept() throws {
    var isFull = true
    var bytes: [UInt8] = []
    var writer = JSONMapper().lineWriter(blockSize: 0) { block in
      if isFull { throw Full() }
      bytes += block
    }
    do {
      try writer.write(1)
      Issue.record("the sink was full")
    } catch {
      #expect(error is Full)
    }
    isFull = false
    try writer.flush()
    #expect(bytes == Array("1\n".utf8))
  }
}
