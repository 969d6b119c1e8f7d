import MaquetteCore
import MaquetteXMLSyntax

/// The tokens of a document in a one-line notation: `<a id="1">`, `text`, `</>`.
enum Trace: Equatable {
  case tokens(String)
  case failure(MappingError.Code, String)

  /// Scans a document.
  init(_ source: [UInt8], encoding: XMLEncoding? = nil, depth: Int = 512) {
    self = source.withBytes { source in
      let document = XMLDocumentText(source, encoding: encoding)
      return document.withText(of: source) { text in
        do throws(XMLSyntaxError) {
          try document.check()
          return .tokens(try Self.scan(text, from: document.start, depth: depth))
        } catch {
          let location = document.location(of: error.offset, in: text)
          return .failure(error.code, "\(location.line):\(location.column)@\(location.byteOffset)")
        }
      }
    }
  }

  init(_ source: String, depth: Int = 512) {
    self.init(Array(source.utf8), depth: depth)
  }

  private static func scan(
    _ text: Span<UInt8>, from start: Int, depth: Int
  ) throws(XMLSyntaxError) -> String {
    var scanner = XMLScanner(at: start, levels: TreeLevels(limit: depth))
    var trace = ""
    while true {
      switch try scanner.next(in: text) {
      case .startTag:
        trace += "<" + name(text.string(scanner.name.local), scanner.elementNamespace(in: text))
        for attribute in scanner.attributes {
          let name = name(
            text.string(attribute.name.local), scanner.namespace(of: attribute, in: text))
          trace += " \(name)=\"\(scanner.value(of: attribute, in: text))\""
        }
        trace += ">"
      case .endTag: trace += "</>"
      case .text: trace += scanner.string(in: text)
      case .cdata: trace += "[" + scanner.string(in: text) + "]"
      case .comment: trace += "<!" + scanner.string(in: text) + ">"
      case .processingInstruction:
        trace += "<?\(text.string(scanner.name.range)) \(scanner.string(in: text))>"
      case .documentType: trace += "<!DOCTYPE \(scanner.string(in: text))>"
      case .end: return trace
      }
    }
  }

  private static func name(_ local: String, _ uri: String) -> String {
    uri.isEmpty ? local : "{\(uri)}\(local)"
  }
}
