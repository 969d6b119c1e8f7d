import CodableModels
import Foundation
import MaquetteCodable
import TestSupport
import Testing

/// A public document of at least some hundred kilobytes, and its type.
private enum LargeDocument: String, CaseIterable, CustomTestStringConvertible {
  case twitter = "benchmark/twitter.json"
  case catalog = "benchmark/citm_catalog.json"
  case canada = "benchmark/canada.json"

  /// The documents of tests that take long with Foundation's decoder.
  static var sample: [LargeDocument] { LongRun.isOn ? allCases : [.twitter] }

  static let folder = ProcessInfo.processInfo.environment["MAQUETTE_CORPORA"]

  var testDescription: String { rawValue }

  var bytes: [UInt8] {
    get throws {
      let folder = try #require(Self.folder)
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder).appending(path: rawValue)))
    }
  }

  func compare(_ body: (any Codable.Type) throws -> Void) rethrows {
    switch self {
    case .twitter: try body(SearchResultCodable.self)
    case .catalog: try body(CatalogCodable.self)
    case .canada: try body(FeatureCollectionCodable.self)
    }
  }
}

@Suite(
  .enabled(
    if: LargeDocument.folder != nil, "MAQUETTE_CORPORA names no folder of public documents"))
struct LargeDocumentTests {
  private func text<T: Encodable>(_ value: T) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  @Test(
    "Models of the large documents decode and encode as by Foundation",
    arguments: LargeDocument.allCases)
  fileprivate func models(document: LargeDocument) throws {
    func compare<T: Codable>(_ type: T.Type) throws {
      let bytes = try document.bytes
      let expected = try JSONDecoder().decode(type, from: Data(bytes))
      let found = try CodableJSONDecoder().decode(type, from: bytes)
      let expectedText = try text(expected)
      #expect(try text(found) == expectedText)
      for formatting in [JSONEncoder.OutputFormatting.sortedKeys, [.sortedKeys, .prettyPrinted]] {
        let (theirs, ours) = (JSONEncoder(), CodableJSONEncoder())
        (theirs.outputFormatting, ours.outputFormatting) = (formatting, formatting)
        let written = try ours.encode(found)
        #expect(try written == theirs.encode(expected))
      }
      // Encoded in the order of the types, and decoded again by both decoders.
      let inOrder = try CodableJSONEncoder().encode(found)
      #expect(try text(JSONDecoder().decode(type, from: inOrder)) == expectedText)
      #expect(try text(CodableJSONDecoder().decode(type, from: inOrder)) == expectedText)
    }
    try document.compare { try compare($0) }
  }

  @Test(
    "The large documents are the same trees by both decoders", arguments: LargeDocument.sample)
  fileprivate func trees(document: LargeDocument) throws {
    let bytes = try document.bytes
    let expected = try JSONDecoder().decode(AnyTree.self, from: Data(bytes))
    #expect(try CodableJSONDecoder().decode(AnyTree.self, from: bytes) == expected)
    expectSameText(expected)
  }

  @Test(
    "Damaged copies fail with the same error at the same path, or decode to the same",
    arguments: LargeDocument.sample)
  fileprivate func damaged(document: LargeDocument) throws {
    let bytes = try document.bytes
    // The offsets of scalars that are values of keys or elements.
    let scalars = bytes.indices.dropFirst().filter {
      ":,[ ".utf8.contains(bytes[$0 - 1]) && "-0123456789tfn\"".utf8.contains(bytes[$0])
    }
    let replacements = ["null", "true", "\"x\"", "5", "-1.5", "[]", "{}", "1e400", "70000000000"]
    var random = SeededGenerator(seed: 17)
    func compare<T: Codable>(_ type: T.Type) throws {
      var failures = 0
      for _ in 0..<12 {
        let start = scalars[random.below(scalars.count)]
        let end = end(of: start, in: bytes)
        let changed =
          bytes[..<start] + Array(replacements[random.below(replacements.count)].utf8)
          + bytes[end...]
        let expected = Result { try JSONDecoder().decode(type, from: Data(changed)) }
        let found = Result { try CodableJSONDecoder().decode(type, from: changed) }
        if case (.success(let expected), .success(let found)) = (expected, found) {
          #expect(try text(found) == text(expected))
        } else {
          failures += 1
          #expect(
            Outcome { _ = try found.get() }.withoutPathOfText
              == Outcome { _ = try expected.get() }.withoutPathOfText,
            "\(String(decoding: changed[max(0, start - 40)..<min(start + 40, changed.count)], as: UTF8.self))"
          )
        }
      }
      #expect(failures > 0)
    }
    try document.compare { try compare($0) }
  }

  /// The end of a scalar.
  private func end(of start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    if bytes[start] == UInt8(ascii: "\"") {
      while bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == 0x5C ? 2 : 1 }
      return index + 1
    }
    while !",:]} \n".utf8.contains(bytes[index]) { index += 1 }
    return index
  }
}
