import MaquetteCore
import MaquetteMappings
import Testing

/// Every layout of a text has its tokens, wherever blocks of sixteen bytes begin and end in it.
@Suite("Layouts of JSON by position")
struct JSONLayoutTests {
  /// Strings with something special at every position, words of every length, and white space.
  static let documents: [String] = {
    var documents: [String] = []
    for count in 0...36 {
      let text = String(repeating: "x", count: count)
      for part in ["", #"\""#, #"\\"#, #"\n"#, #"\u00e9"#, "é", "😀", "/", "{", "]", ","] {
        documents.append(#"{"\#(text)\#(part)":"\#(part)\#(text)\#(part)","a":[1]}"#)
      }
      for end in ["", " ", "\n\t"] {
        let number = count == 0 ? "0" : String(repeating: "7", count: min(count, 15)) + ".5"
        documents.append(
          "[\(number)\(end),\(end)true\(end),{\"\(text)\"\(end):\(end)null\(end)}\(end)]")
        documents.append("{\"b\":\(number)\(end),\"a\":[\(end)],\"c\":{\(end)},\"0\":-1.5\(end)}")
      }
      documents.append(
        String(repeating: "[{\"a\":", count: count) + "0" + String(repeating: "}]", count: count))
    }
    return documents
  }()

  static let layouts: [(format: JSONFormat, step: String, colon: String)] = [
    (.pretty, "  ", ": "),
    (JSONFormat(isPretty: true, indentation: .spaces(0)), "", ": "),
    (JSONFormat(isPretty: true, indentation: .spaces(7), spaceBeforeColon: true), "       ", " : "),
    (JSONFormat(isPretty: true, indentation: .tab), "\t", ": "),
  ]

  // Features: 193
  @Test("Indented text", arguments: layouts.indices)
  func indented(_ index: Int) throws {
    let layout = Self.layouts[index]
    for document in Self.documents {
      #expect(
        try RawJSON(document).jsonString(layout.format)
          == Self.indent(document, layout.step, layout.colon))
    }
  }

  @Test(
    "Sorted, escaped and canonical text is that of the tree",
    arguments: [
      JSONFormat(sortsKeys: true), JSONFormat(escapesSlashes: true), .canonical,
      JSONFormat(isPretty: true, sortsKeys: true), JSONFormat(escapesNonASCII: true),
    ])
  func trees(_ format: JSONFormat) throws {
    for document in Self.documents {
      let written = try RawJSON(document).jsonString(format)
      let tree = try AnyValue(json: document)
      #expect(try AnyValue(json: written) == tree, "\(document)")
      if format.sortsKeys || format == .canonical, !document.contains(#"\u"#) {
        #expect(try written == tree.jsonString(format), "\(document)")
      }
    }
  }

  /// Indents a document character by character.
  private static func indent(_ document: String, _ step: String, _ colon: String) -> String {
    var text = ""
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    func line() -> String { "\n" + String(repeating: step, count: depth) }
    for scalar in document.unicodeScalars {
      if isQuoted {
        text.unicodeScalars.append(scalar)
        isQuoted = isEscaped || scalar != "\""
        isEscaped = !isEscaped && scalar == "\\"
        continue
      }
      switch scalar {
      case " ", "\n", "\t": break
      case "{", "[":
        depth += 1
        text += "\(scalar)" + line()
      case "}", "]":
        depth -= 1
        let opened = (scalar == "}" ? "{" : "[") + "\n" + String(repeating: step, count: depth + 1)
        if text.hasSuffix(opened) {
          text.removeLast(opened.count - 1)
          text += "\(scalar)"
        } else {
          text += line() + "\(scalar)"
        }
      case ",": text += "," + line()
      case ":": text += colon
      default:
        isQuoted = scalar == "\""
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
