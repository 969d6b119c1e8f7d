import Foundation
import Maquette
import MaquetteXML
import TestSupport
import Testing

/// No input crashes the process, and parsing takes linear time.
@Suite("Hostile XML") struct HostileXMLTests {
  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE r SYSTEM "x"><!--c--><r a="1" xmlns:p="u" p:b="&lt;2">
    <i>1</i><p:i>é😀&#x41;</p:i>t<![CDATA[<x>]]><?p q?><n/></r>
    """

  static func code(_ source: some ByteSource) -> MappingError.Code? {
    do throws(MappingError) {
      _ = try XMLMapper().decodeValue(from: source)
      return nil
    } catch {
      return error.code
    }
  }

  @Test("A document that ends early is an error at its end or before")
  func truncated() throws {
    let bytes = Array(Self.sample.utf8)
    #expect(Self.code(bytes) == nil)
    for count in 0..<bytes.count {
      let error = #expect(throws: MappingError.self, "\(count)") {
        try XMLMapper().decodeValue(from: bytes[..<count])
      }
      #expect((0...count).contains(error?.byteOffset ?? -1))
      #expect(throws: MappingError.self) { try XML.Document(bytes[..<count]) }
    }
    let wide = Self.sample.replacingOccurrences(of: "UTF-8", with: "UTF-16").utf16.flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    #expect(Self.code(wide) == nil)
    for count in 0..<wide.count { #expect(Self.code(wide[..<count]) != nil, "\(count)") }
  }

  @Test(
    "Entities that enlarge a document without bound are rejected, as are cycles and files",
    arguments: [
      ("<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><r>&x;</r>", .invalidEscape),
      ("<!DOCTYPE r [<!ENTITY x SYSTEM 'x'>]><r a='&x;'/>", .invalidEscape),
      ("<!DOCTYPE r [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><r>&a;</r>", .invalidEscape),
      ("<!DOCTYPE r [<!ENTITY a 'x&a;'>]><r b='&a;'/>", .invalidEscape),
      // A declaration after an entity that is not read does not count.
      ("<!DOCTYPE r [<!ENTITY % x SYSTEM 'x'> %x; <!ENTITY a 'b'>]><r>&a;</r>", .invalidEscape),
      (billionLaughs(10, 10), .sizeExceeded), (chain(40), .depthExceeded),
      (quadratic(100_000, 200), .sizeExceeded), (defaults(100_000, 200), .sizeExceeded),
    ] as [(String, MappingError.Code)])
  func entities(xml: String, code: MappingError.Code) {
    #expect(Self.code(xml) == code)
    #expect(throws: MappingError.self) { try XML.Document(xml) }
  }

  /// Entities each of which refers several times to the one before.
  private static func billionLaughs(_ levels: Int, _ count: Int) -> String {
    var text = "<!DOCTYPE r [<!ENTITY a0 'lol'>"
    for level in 1...levels {
      let references = String(repeating: "&a\(level - 1);", count: count)
      text += "<!ENTITY a\(level) '\(references)'>"
    }
    return text + "]><r>&a\(levels);</r>"
  }

  /// Entities each of which refers once to the one before.
  private static func chain(_ levels: Int) -> String {
    var text = "<!DOCTYPE r [<!ENTITY a0 'x'>"
    for level in 1...levels { text += "<!ENTITY a\(level) '&a\(level - 1);'>" }
    return text + "]><r>&a\(levels);</r>"
  }

  /// One long entity, and many references to it.
  private static func quadratic(_ length: Int, _ count: Int) -> String {
    let text = String(repeating: "x", count: length)
    return "<!DOCTYPE r [<!ENTITY a '\(text)'>]><r>\(String(repeating: "&a;", count: count))</r>"
  }

  /// One long default, and many elements without the attribute.
  private static func defaults(_ length: Int, _ count: Int) -> String {
    let text = String(repeating: "x", count: length)
    return
      "<!DOCTYPE r [<!ATTLIST e a CDATA '\(text)'>]><r>\(String(repeating: "<e/>", count: count))</r>"
  }

  @Test("An entity of an external subset is not known, in text and in attributes")
  func unknownEntities() {
    #expect(Self.code("<!DOCTYPE r SYSTEM 'x'><r>&nbsp;</r>") == .invalidEscape)
    #expect(Self.code("<!DOCTYPE r SYSTEM 'x'><r a='&nbsp;'/>") == .invalidEscape)
  }

  /// The syntax of XML, one character each.
  static let marks = "<>/&;:='\"!?[]- xa1".map(String.init)

  /// A document with an internal subset.
  static let declaring = """
    <!DOCTYPE r [<!ENTITY x '<b c="&y;">&#38;#60;&y;</b>'><!ENTITY y "z'"><!-- c --><?p q?>
    <!ATTLIST r a CDATA '&y;' c NMTOKENS #IMPLIED><!ELEMENT r ANY><!ENTITY f SYSTEM "f">]>
    <r c=" x  y ">&x;<r a="&y;"/>&y;<![CDATA[&y;]]></r>
    """

  @Test(
    "Damaged documents are parsed or rejected with a location, and survive a round trip",
    arguments: [sample, declaring])
  func mutated(_ sample: String) throws {
    var generator = SeededGenerator(seed: 20_260_102)
    let bytes = Array(sample.utf8)
    for _ in 0..<LongRun.count(4000, long: 40_000) {
      let damaged = generator.damaged(bytes, pieces: Self.marks)
      do throws(MappingError) {
        let document = try XML.Document(damaged)
        let again = try XML.Document(document.bytes())
        #expect(again == document)
        let value = try XMLMapper().decodeValue(from: damaged)
        let canonical = try document.bytes(.canonical)
        let same = try XML.Document(canonical).bytes(.canonical)
        #expect(same == canonical)
        let reread = try XMLMapper().decodeValue(from: document.bytes())
        #expect(reread == value)
      } catch {
        #expect(error.location != nil, "\(error)")
        #expect((0...damaged.count).contains(error.byteOffset ?? -1), "\(error)")
      }
      let report = XMLMapper().decodeReporting(HostileXMLModel.self, from: damaged)
      for issue in report.issues {
        #expect((0...damaged.count).contains(issue.error.byteOffset ?? -1), "\(issue)")
      }
    }
  }

  @Test("The output of any tree is well-formed, and survives a round trip")
  func anyTree() throws {
    var generator = SeededGenerator(seed: 20_260_103)
    let formats = [
      XMLFormat(rootName: "r", content: .all),
      XMLFormat(rootName: "r", writesScalarsAsAttributes: true, content: .all),
      XMLFormat(rootName: "r", namespaces: ["p": "u", "": "v"], content: .all, form: .pretty),
      XMLFormat(rootName: "p:r", namespaces: ["p": "u"], content: .all, form: .canonical),
    ]
    var written = 0
    for round in 0..<4000 {
      let tree = generator.tree(depth: 3)
      let format = formats[round % formats.count]
      let mapper = XMLMapper(options: .init(format: format))
      guard let bytes = try? mapper.encode(tree) else { continue }
      written += 1
      let document = try XML.Document(bytes)
      // The result contains no namespace declarations.
      guard !"\(tree)".contains("xmlns") else { continue }
      let again = try mapper.encode(mapper.decodeValue(from: bytes))
      #expect(
        try XML.Document(again).string(.canonical) == document.string(.canonical),
        "\(tree)\n\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(written > 1000)
  }

  @Test("Deep documents are rejected on a small stack, and trees up to the limit decode")
  func deep() throws {
    let start = String(repeating: "<a>", count: 100_000)
    let code = try onSmallStack { Self.code(start) }
    #expect(code == .depthExceeded)
    let within = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)
    let results = try onSmallStack { () -> [Bool] in
      let document = try? XML.Document(within)
      return [
        (try? document?.bytes(.pretty)) != nil, document == (try? XML.Document(within)),
        (try? document?.bytes(.canonical)) != nil,
      ]
    }
    #expect(results == [true, true, true])
    let writing = try onSmallStack { () -> MappingError.Code? in
      guard let value = try? XMLMapper().decodeValue(from: within) else { return .custom }
      do throws(MappingError) { _ = try value.xmlBytes(rootName: "a") } catch { return error.code }
      return nil
    }
    #expect(writing == nil || writing == .depthExceeded || writing == .custom)
  }

  @Test("A document is usable by the thread that read it, or refused", arguments: [128, 256, 512])
  func deepDocuments(_ stack: Int) throws {
    for levels in [10, 60, 120, 250, 500, 1000, 20_000] {
      let text =
        String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
      let error = try onSmallStack(of: stack) { () -> MappingError? in
        do throws(MappingError) {
          let limits = DecodingOptions.Limits(depth: .max)
          let document = try XML.Document(text, limits: limits)
          #expect(document == (try XML.Document(text, limits: limits)))
          #expect(document.hashValue != 0)
          #expect(try document.bytes(.pretty).count > text.utf8.count / 2)
          return nil
        } catch {
          return error
        }
      }
      #expect(levels > 10 || error == nil)
      #expect(error.map { $0.code == .depthExceeded && $0.location != nil } != false)
    }
  }

  @Test("Many names, attributes and declarations take no more time than their number")
  func large() throws {
    let count = 20_000
    let children = (0..<count).map { "<e\($0) a\($0)='1'/>" }.joined()
    #expect(try XMLMapper().decodeValue(from: "<r>\(children)</r>").object?.count == count)
    let attributes = (0..<4000).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(try XMLMapper().decodeValue(from: "<r \(attributes)/>").object?.count == 4000)
    let sections = String(repeating: "<![CDATA[x]]>", count: count)
    #expect(try XML.Document("<r>\(sections)</r>").root.text.utf8.count == count)
    let value = try XMLMapper().decodeValue(from: "<r><e/>\(sections)</r>")
    #expect(value["#content"][1]["#text"].string?.utf8.count == count)
    let prefixes = (0..<4000).map { "xmlns:p\($0)='u\($0)'" }.joined(separator: " ")
    let prefixed = (0..<4000).map { "<p\($0):e p\($0):a='1'/>" }.joined()
    let document = try XML.Document("<r \(prefixes)>\(prefixed)</r>")
    #expect(try XML.Document(document.bytes()).root.children.count == 4000)
  }
}

@Mappable struct HostileXMLModel: Equatable {
  @CodingKey("@a") var a: Int
  var i: Int
  @CodingKey("p:i") var text: String
  @CodingKey("#content") var content: [AnyValue]
}

extension SeededGenerator {
  /// A tree with keys of every meaning.
  fileprivate mutating func tree(depth: Int) -> AnyValue {
    let keys = ["a", "b", "@a", "@b", "#text", "#content", "@xmlns:p", "@xmlns:xsi", "p:a", "@p:a"]
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &self) {
    case 0: return .string(["", "x", "<&\"'>", "y\n\r\t z"].randomElement(using: &self) ?? "")
    case 1: return .number(AnyValue.Number(Int.random(in: -9...9, using: &self)))
    case 2: return .bool(Bool.random(using: &self))
    case 3: return .null
    case 4: return .string("http://example.org/")
    case 5: return .array((0..<Int.random(in: 0...3, using: &self)).map { _ in tree(depth: 0) })
    default:
      var object = AnyValue.Object()
      for _ in 0..<Int.random(in: 0...4, using: &self) {
        object[keys.randomElement(using: &self) ?? ""] = tree(depth: depth - 1)
      }
      return .object(object)
    }
  }
}
