import CorpusModels
import Maquette
import Testing

/// A real stream: a table with a row on each line; the first line has the column names.
@Suite("Corpora as streams", .enabled(if: Corpora.areAvailable, Corpora.reason))
struct CorpusStreamTests {
  private let mapper = JSONMapper(options: .init(conversions: .strict))

  private func bytes() throws -> [UInt8] { try Corpora.bytes("payloads/amazon_cellphones.ndjson") }

  // Features: 224
  @Test("Every line but the head") func everyLineButTheHead() throws {
    let lines = Array(mapper.lines(of: CellPhone.self, from: try bytes()))
    #expect(lines.count == 793)
    #expect(
      lines.compactMap(\.error).map(\.description) == [
        #"expected Double at '[5]', found string "rating" (line 1, column 39)"#
      ])
    #expect(lines.compactMap(\.value).count == 792)
  }

  @Test(arguments: [1, 13, 1000, 100_000])
  func theSameInChunks(of size: Int) async throws {
    let bytes = try bytes()
    let whole = Array(mapper.lines(of: CellPhone.self, from: bytes))
    let chunks = AsyncStream { continuation in
      for start in stride(from: 0, to: bytes.count, by: size) {
        continuation.yield(bytes[start..<min(start + size, bytes.count)])
      }
      continuation.finish()
    }
    var index = 0
    for await line in mapper.lines(of: CellPhone.self, from: chunks) {
      #expect(line == whole[index])
      index += 1
    }
    #expect(index == whole.count)
  }

  @Test func theSameOnAllCores() async throws {
    let bytes = Array(repeatElement(try bytes(), count: 8).joined())
    let lines = mapper.lines(of: CellPhone.self, from: bytes)
    let concurrent = try await lines.reduceConcurrently(into: [Result<CellPhone, MappingError>]()) {
      $0.append($1)
    } merge: {
      $0 += $1
    }
    #expect(concurrent == Array(lines))
  }

  @Test func writtenAndReadBack() throws {
    let phones = mapper.lines(of: CellPhone.self, from: try bytes()).compactMap(\.value)
    let written = try mapper.encodeLines(phones)
    #expect(mapper.lines(of: CellPhone.self, from: written).map(\.value) == phones)
    let array = try phones.jsonBytes()
    #expect(mapper.elements(of: CellPhone.self, from: array).map(\.value) == phones)
  }
}

extension Result where Failure == MappingError {
  fileprivate var value: Success? { try? get() }

  fileprivate var error: MappingError? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
