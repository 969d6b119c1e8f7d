import Foundation
import Testing

@testable import SculptCore

/// Names that generated code needs for itself.
@Suite struct ReservedNameTests {
  /// Words of templates that begin with a capital letter and are no types at the top of a module.
  private static let others: Set<String> = [
    // Marks that are replaced, parts of names, and the parameter of generic types.
    "ACCESS", "IfPresent", "Mapper", "Model", "Support", "Value", "FFFD",
    // `AnyValue.Number`, and the formats' part of names.
    "Number", "JSON",
    // Words of comments.
    "Always", "In", "Such",
  ]

  @Test("Templates mention no type whose name a generated type may have")
  func templatesMentionReservedTypes() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SculptCore/Output").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("SwiftFile") }
    #expect(files.count > 5)
    var mentioned: Set<String> = []
    for file in files {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for literal in Self.literals(of: source) {
        // Code inside a text is not of the template.
        let text = literal.replacing(#/\\\(.*?\)+/#, with: " ")
        for word in text.matches(of: #/[A-Z]\w+/#) where Self.begins(word.range, in: text) {
          mentioned.insert(String(word.output))
        }
      }
    }
    #expect(mentioned.isSuperset(of: ["ReadFailure", "DecodingError", "RawRepresentable"]))
    #expect(mentioned.subtracting(Self.others).subtracting(Identifier.reservedTypes) == [])
  }

  /// The texts of a source that are no comments.
  private static func literals(of source: String) -> [String] {
    var found: [String] = []
    var isInside = false
    for line in source.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.contains("\"\"\"") {
        isInside.toggle()
      } else if isInside {
        if !line.hasPrefix("///") { found.append(line) }
      } else if !line.hasPrefix("//"), let start = line.firstIndex(of: "\""),
        let end = line.lastIndex(of: "\""), start < end
      {
        let text = String(line[line.index(after: start)..<end])
        if !text.hasPrefix("//") { found.append(text) }
      }
    }
    return found
  }

  private static func begins(_ range: Range<String.Index>, in text: String) -> Bool {
    guard range.lowerBound > text.startIndex else { return true }
    let before = text[text.index(before: range.lowerBound)]
    return !before.isLetter && !before.isNumber
  }

  @Test("A label that is the name of the case for other texts keeps it")
  func labelsKeepTheirNames() throws {
    let documents = (0..<12).map { #"{"s": "\#(["open", "unrecognized"][$0 % 2])"}"# }
    let list = "[" + documents.joined(separator: ",") + "]"
    let mappable = try code(list)
    #expect(mappable.contains("case unrecognized\n"))
    #expect(mappable.contains("@CodableFallback case unrecognizedValue(String)"))
    let codable = try code(list, style: .codable)
    #expect(codable.contains("case \"unrecognized\": self = .unrecognized\n"))
    #expect(codable.contains("default: self = .unrecognizedValue(rawValue)"))
  }

  @Test("A tag that is the name of the case for others keeps it")
  func tagsKeepTheirNames() throws {
    let list = """
      [{"type": "a", "x": 1, "z": 1}, {"type": "a", "x": 2, "z": 1}, {"type": "unrecognized", "y": 1, "w": 2},
      {"type": "unrecognized", "y": 1, "w": 2}]
      """
    let mappable = try code(list)
    #expect(mappable.contains("case unrecognized(Unrecognized)"))
    #expect(mappable.contains("@CodableFallback case unrecognizedValue(AnyValue)"))
    #expect(try code(list, style: .codable).contains("case .unrecognizedValue(let others):"))
  }

  @Test(
    "Keys that are named like types of the templates make other types",
    arguments: [
      "read_failure", "write_failure", "decoding_error", "raw_representable", "any_key",
      "codable_fallback",
    ])
  func keysMakeOtherTypes(_ key: String) throws {
    let document = #"{"next": {"next": null, "\#(key)": {"x": 1}}, "\#(key)": {"x": 1}}"#
    let name = Identifier.type(key)
    for style in OutputOptions.Style.allCases {
      #expect(
        try !code(document, style: style).contains(
          "struct \(name): \(style == .mappable ? "Sendable" : "Codable,")"))
    }
  }

  @Test("A document without a type of its own has no name of another type")
  func aliasesAreNoReservedNames() throws {
    let text = try code(#""2024-01-01T00:00:00Z""#) { $0.rootName = "Date" }
    #expect(text == "typealias DateModel = Date\n")
    #expect(try code("[1]") { $0.rootName = "Array" } == "typealias ArrayModel = [Int]\n")
  }

  @Test(
    "Types are names with dots and arguments, optionals, arrays and dictionaries",
    arguments: [
      "Money", "Shop.Money", "[Int]", "[String: [Money?]]?", "Set<A.B<Int>, C>", "`class`.A",
    ])
  func typesAreAccepted(_ text: String) { #expect(TypeName(text)?.text == text) }

  @Test(
    "What is no type is refused",
    arguments: [
      "let x; }", "", "Int Int", "[Int", "A.", "A<", "class", "1a", "A;", "A\nB", "(A)", "A//",
    ])
  func othersAreRefused(_ text: String) { #expect(TypeName(text) == nil) }
}
