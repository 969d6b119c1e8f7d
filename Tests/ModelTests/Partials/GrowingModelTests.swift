import Foundation
import Maquette
import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

@Mappable
private struct GrowingPage: Equatable {
  var title: String
  @CodingKey("by") var author: GrowingAuthor
  var tags: [String] = []
  var parts: [GrowingPart] = []
  @CodingKey(path: "meta.size.pixels") var pixels: Int?
  @CodableBy(.secondsSince1970) var made: Date?
  var counts: [String: Int] = [:]
  var extra: AnyValue?
}

@Mappable
private struct GrowingAuthor: Equatable {
  var name: String
  var age: Int?
}

@Mappable(tagged: .internal("kind"))
private enum GrowingPart: Equatable {
  case text(text: String, style: String? = nil)
  case list(items: [GrowingAuthor])
  case rule(width: Int)
  case ruler(length: Int? = nil)
}

@Mappable
private enum GrowingShape: Equatable {
  case circle(radius: Int, center: [Int] = [])
  case group([GrowingShape])
  case label(String)
  case none
}

@Mappable(tagged: .adjacent("type", content: "value"))
private enum GrowingEvent: Equatable {
  case said(text: String, to: [GrowingAuthor] = [])
  case moved([Int])
  case left
}

@Mappable(tagged: .internal(path: "meta.kind"))
private enum GrowingNested: Equatable {
  case words(words: [String])
  case rule
}

@Mappable
private final class GrowingNode: Equatable, Sendable {
  let name: String
  let children: [GrowingNode]

  static func == (left: GrowingNode, right: GrowingNode) -> Bool {
    left.name == right.name && left.children == right.children
  }
}

@Mappable @DecodableRules(invalidElements: .drop)
private struct GrowingLenient: Equatable {
  var items: [GrowingAuthor]
  var rest = 0
}

@Mappable
private struct GrowingOuter: Equatable {
  @CodableFlattened var author: GrowingAuthor
  @CodableFlattened(prefix: "b_") var second: GrowingAuthor?
  var list: [GrowingAuthor] = []
}

@Mappable(caseNaming: .snakeCase)
private enum GrowingRole: MappableKey, CaseIterable, Sendable {
  case firstAuthor, editor
}

@Mappable
private struct GrowingRoles: Equatable {
  var authors: [GrowingRole: GrowingAuthor] = [:]
  var pages: [GrowingRole: [GrowingRole: [Int]]] = [:]
  var last = 0
}

@Mappable(layout: .array)
private struct GrowingRow: Equatable {
  var id: Int
  var author: GrowingAuthor?
  var names: [String] = []
}

@Mappable(container: "data")
private struct GrowingBox: Equatable {
  var title: String
  var rows: [GrowingRow] = []
}

@Mappable
private struct GrowingOpen: Equatable {
  @CodingKey("n") @DecodableAlias("name", "title") var name: String
  var count = 0 { didSet {} }
  @CodableExtras var rest: [String: AnyValue] = [:]
}

@Mappable(unknownKeys: .reject)
private struct GrowingPair<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
  var left: Value
  @Validated(.count(...3)) var right: [Value] = []
}

/// Models stream without changes: every beginning gives what decoding all of it gives.
@Suite("Models of text that arrives in pieces")
struct GrowingModelTests {
  private static let page =
    #"{"title":"A title that is no short text","meta":{"size":{"pixels":12},"x":[1]},"made":1.5,"#
    + #""by":{"age":3,"name":"Ada \ud83d\ude00"},"tags":["a","b\n"],"counts":{"a":1,"b":2},"#
    + #""parts":[{"kind":"text","style":"bold","text":"t"},{"kind":"ruler"},"#
    + #"{"items":[{"name":"x"},{"name":"y"}],"kind":"list"}],"extra":{"deep":[{"er":[1]}]},"other":[{}]}"#

  @Mappable(tagged: .adjacent("kind", content: "data")) enum Payment: Equatable {
    case card(number: String)
    case cash
  }
  @Mappable(tagged: .untagged) enum Place: Equatable {
    case point(x: Int, y: Int)
    case name(name: String)
  }
  @Mappable(unknownKeys: .reject) struct Order: Equatable {
    var id: Int
    @CodableFlattened var payment: Payment
  }
  @Mappable(unknownKeys: .reject) struct Visit: Equatable {
    @CodableFlattened var place: Place
    var id: Int?
  }

  @Mappable(tagged: .internal("t")) enum Figure: Equatable {
    case circle(radius: Int)
    @CodableCase(nil) case old(width: Int = 2)
  }

  @Test("A case without a tag waits for a tag that may still arrive")
  func caseWithoutTag() throws {
    for text in [#"{"radius":1,"t":"circle"}"#, #"{"width":3}"#] {
      let whole = try Figure(json: text)
      for options in [JSONMapper.Options(), .init(unknownKeys: .reject)] {
        var parser = JSONMapper(options: options).partialParser(of: Figure.self)
        for byte in text.utf8 {
          parser.append(CollectionOfOne(byte))
          if let partial = try parser.next() { #expect(partial.model == whole) }
        }
        #expect(try parser.finish() == whole)
      }
    }
  }

  @Mappable(tagged: .firstElement) enum Turn: Equatable {
    case left(Int = 1)
    @CodableCase(nil) case absent
  }

  @Test("So does one whose tag is the first element")
  func leadingCaseWithoutTag() throws {
    var parser = JSONMapper().partialParser(of: Turn.self)
    parser.append("[".utf8)
    #expect(try parser.next() == nil)
    parser.append(#""left",2]"#.utf8)
    #expect(try parser.finish() == .left(2))
    #expect(try Turn(json: "[]") == .absent)
  }

  @Test("Keys before the tag of a flattened enum are not refused, as they may belong to its case")
  func keysBeforeTags() async throws {
    try await expectGrowth(of: Order.self, #"{"data":{"number":"4"},"id":1,"kind":"card"}"#)
    try await expectGrowth(of: Visit.self, #"{"x":1,"id":2,"y":3}"#)
    var parser = JSONMapper().partialParser(of: Order.self)
    parser.append(#"{"id":1,"other":2,"kind":"cash"}"#.utf8)
    let error = #expect(throws: MappingError.self) { try parser.finish() }
    #expect(error?.code == .unknownKey && error?.path == "other")
  }

  @Test("Structs, enums, classes, flattened members and rules")
  func kinds() async throws {
    try await expectGrowth(of: GrowingAuthor.self, #"{"name":"Ada","age":36}"#)
    try await expectGrowth(of: [GrowingAuthor?].self, #"[{"age":1,"name":"A"},null,{"name":"B"}]"#)
    try await expectGrowth(
      of: [GrowingPart].self, #"[{"kind":"ruler"},{"items":[],"kind":"list"}]"#)
    try await expectGrowth(
      of: GrowingNode.self,
      #"{"children":[{"name":"a","children":[]},{"children":[],"name":"b"}],"name":"root"}"#)
    try await expectGrowth(
      of: GrowingLenient.self, #"{"items":[{"name":"a"},{"age":1},{"name":"b"}],"rest":2}"#)
    try await expectGrowth(
      of: GrowingOuter.self,
      #"{"name":"a","list":[{"name":"x","age":1}],"b_name":"b","age":4,"b_age":5}"#)
    try await expectGrowth(of: Set<String>.self, #"["a","b","c"]"#)
    try await expectGrowth(of: GrowingPage.self, Self.page)
  }

  @Test("Dictionaries whose keys are cases of enums")
  func enumKeys() async throws {
    try await expectGrowth(
      of: [GrowingRole: GrowingAuthor].self,
      #"{"first_author":{"name":"Ada","age":36},"editor":{"age":1,"name":"B"}}"#)
    try await expectGrowth(
      of: GrowingRoles.self,
      #"{"authors":{"editor":{"name":"a"},"first_author":{"name":"b"}},"#
        + #""pages":{"first_author":{"editor":[1,23],"first_author":[]},"editor":{}},"last":12}"#)
  }

  @Test("Enums: the tag first, last, twice, unknown, and payloads of every form")
  func enums() async throws {
    for text in [
      #"[{"circle":{"center":[1,2],"radius":3}},"none",{"group":[{"label":"a"},{"group":[]}]}]"#,
      #"[{"label":"long enough to be no short text"},{"none":{}}]"#,
    ] { try await expectGrowth(of: [GrowingShape].self, text) }
    for text in [
      #"[{"type":"said","value":{"to":[{"name":"A"},{"age":2,"name":"B"}],"text":"t"},"x":[1]}]"#,
      #"[{"value":[1,2],"type":"moved"},{"type":"moved","value":[3,4]},{"type":"left"}]"#,
      #"[{"type":"left","value":{},"x":[{}]},{"x":1,"type":"moved","value":[1],"type":"moved"}]"#,
    ] { try await expectGrowth(of: [GrowingEvent].self, text) }
    try await expectGrowth(
      of: [GrowingEvent].self,
      #"[{"type":"moved","value":[1],"value":[2,3]},{"type":"left","type":"moved","value":[1]}]"#,
      withdraws: true)
    for text in [
      #"[{"kind":"list","items":[{"name":"A","age":1},{"name":"B"}],"x":{"y":[1]}}]"#,
      #"[{"kind":"text","text":"a","kind":"text","style":"b","text":"c\n"}]"#,
      #"[{"text":"a","kind":"text"},{"kind":"text","style":null,"text":"b"}]"#,
      // One name begins with another.
      #"[{"kind":"rule","width":1},{"kind":"ruler"}]"#, #"[{"length":2,"kind":"ruler"}]"#,
      #"[{"kind":"rule","width":1},{"kind":"ruler","length":2}]"#,
    ] { try await expectGrowth(of: [GrowingPart].self, text) }
    try await expectGrowth(
      of: [GrowingPart].self,
      #"[{"kind":"list","items":[{"name":"A"}],"kind":"ruler"},{"kind":"ruler"}]"#, withdraws: true)
    try await expectGrowth(
      of: [GrowingNested].self,
      #"[{"meta":{"kind":"words"},"words":["a","b"]},{"meta":{"kind":"rule"}}]"#)
  }

  @Test("An open payload is not read again")
  func workOfEnums() {
    func work<Model: MappingDecodable>(_ type: Model.Type, _ text: String) -> Double {
      var growing = PartialParser<Model>(JSONMapper(), .include)
      let bytes = Array(text.utf8)
      var values = 0
      for start in stride(from: 0, to: bytes.count, by: 8) {
        if case .success? = growing.take(bytes[start..<min(start + 8, bytes.count)]) {
          values += 1
        }
      }
      #expect(growing.lastElement() == nil && values > bytes.count / 64, "\(type): \(values)")
      return Double(growing.work) / Double(bytes.count)
    }
    let names = Array(repeating: #"{"name":"a name of some length"}"#, count: 400)
      .joined(separator: ",")
    let numbers = (0..<4000).map(String.init).joined(separator: ",")
    #expect(work([GrowingPart].self, #"[{"kind":"list","items":[\#(names)]}]"#) < 4)
    #expect(work([GrowingShape].self, #"[{"circle":{"radius":1,"center":[\#(numbers)]}}]"#) < 4)
    // A tag before the content is read again with each piece of 8 bytes.
    #expect(work(GrowingEvent.self, #"{"type":"said","value":{"text":"t","to":[\#(names)]}}"#) < 6)
    #expect(work(GrowingEvent.self, #"{"type":"moved","value":[\#(numbers)]}"#) < 6)
  }

  @Test("Positions, containers, aliases, extras, observers, rules and generic structs")
  func furtherKinds() async throws {
    try await expectGrowth(
      of: [GrowingRow].self, #"[[1,{"name":"A","age":2},["x","y"]],[2],[3,null]]"#)
    try await expectGrowth(
      of: GrowingBox.self, #"{"meta":[1,{}],"data":{"rows":[[1],[2,{"name":"B"}]],"title":"t"}}"#)
    try await expectGrowth(
      of: [GrowingOpen].self,
      #"[{"title":"a","x":{"y":[1]},"count":3},{"count":1,"name":"b","n":"c"}]"#)
    try await expectGrowth(
      of: GrowingPair<GrowingAuthor>.self,
      #"{"right":[{"name":"a"},{"name":"b"}],"left":{"name":"c"}}"#)
    try await expectGrowth(
      of: GrowingPair<[String: [Int]]>.self, #"{"left":{"a":[1,2],"b":[]},"right":[{"c":[3]}]}"#)
  }

  @Test("Properties arrive one after the other, and the last value is the model")
  func properties() async throws {
    let text =
      #"{"tags":["a","b"],"by":{"name":"Ada"},"made":2,"meta":{"size":{"pixels":7}},"#
      + #""title":"Long enough to be no short text","parts":[{"kind":"ruler"}]}"#
    var seen: [String] = []
    var last: PartialJSON<PartialJSON<GrowingPage>.Properties>?
    let sequence = JSONMapper().partials(
      of: GrowingPage.self, from: bytes(of: text, 1), openStrings: .include)
    for try await step in sequence.properties {
      let partial = try step.get()
      let page = partial.model
      last = partial
      let line =
        "\(page.title ?? "-") \(page.author?.name ?? "-") \(page.tags ?? []) "
        + "\((page.pixels ?? nil) ?? 0) \(page.parts?.count ?? -1) \(page.model != nil)"
      if line != seen.last { seen.append(line) }
    }
    #expect(seen.first == "- - [] 0 -1 false")
    #expect(seen.contains(#"- - ["a", "b"] 0 -1 false"#))
    #expect(seen.contains(#"- Ada ["a", "b"] 0 -1 false"#))
    #expect(seen.contains(#"- Ada ["a", "b"] 7 -1 false"#))
    #expect(seen.contains(#"Long Ada ["a", "b"] 7 -1 true"#))
    #expect(last?.isComplete == true)
    #expect(try last?.model.model == GrowingPage(json: text))
    #expect(last?.model.made == Date(timeIntervalSince1970: 2))
  }

  @Test("The properties of the last element of an array arrive while the others are whole")
  func elements() throws {
    typealias Properties = PartialJSON<GrowingAuthor>.Properties
    let partial = try JSONMapper().decodePartial(
      [Properties].self, from: #"[{"name":"a"},{"age":4,"na"#)
    let authors = try #require(partial).model
    #expect(authors.map { $0.name } == ["a", nil])
    #expect(authors.map { $0.age } == [.some(nil), 4])
    #expect(authors.map { $0.model } == [GrowingAuthor(name: "a"), nil])
    let error = #expect(throws: MappingError.self) {
      try JSONMapper().decodePartial([Properties].self, from: #"[{"age":1},{"#)
    }
    #expect(error?.code == .missingKey)
    let whole = #expect(throws: MappingError.self) {
      try JSONMapper().decodePartial(Properties.self, from: "{\n\"age\":1}")
    }
    #expect(whole?.code == .missingKey && whole?.location?.line == 1)
    let wrong = #expect(throws: MappingError.self) {
      try JSONMapper().decodePartial(Properties.self, from: "{\n\"age\":\"x\",")
    }
    #expect(wrong?.location?.line == 2)
  }

  @Test("Classes, enums and other values arrive as a whole")
  func others() throws {
    typealias Node = PartialJSON<GrowingNode>.Properties
    #expect(throws: MappingError.self) {
      try JSONMapper().decodePartial(Node.self, from: #"{"name":"a""#)
    }
    let node = try JSONMapper().decodePartial(Node.self, from: #"{"name":"a","children":[]"#)
    #expect(node?.model.name == "a")
    #expect(try JSONMapper().decode(Node.self, from: #"{"name":"a","children":[]}"#).name == "a")
  }

  private func bytes(of text: String, _ count: Int) -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: count) {
        continuation.yield(Array(bytes[start..<min(start + count, bytes.count)]))
      }
      continuation.finish()
    }
  }

  /// - Parameter withdraws: Whether a beginning has fewer values than the one before, because a key is
  ///   repeated; such a value is not shown.
  private func expectGrowth<Model: MappingDecodable & Equatable & Sendable>(
    of type: Model.Type, _ text: String, withdraws: Bool = false
  ) async throws {
    for strings in [OpenStrings.omit, .include] {
      // What decoding each beginning again gives, without repetitions.
      var wholes: [Model] = []
      // A report needs all of the text, so nothing is kept for the next beginning.
      let mapper = JSONMapper(onIssue: { _ in })
      let all = Array(text.utf8)
      for end in 1...all.count {
        do throws(MappingError) {
          let partial = try mapper.decodePartial(
            type, from: Array(all[..<end]), openStrings: strings)
          if let model = partial?.model, model != wholes.last { wholes.append(model) }
        } catch {
          #expect(error.code == .missingKey)
        }
      }
      var found: [Model] = []
      var isComplete = false
      for try await step in JSONMapper().partials(
        of: type, from: bytes(of: text, 1), openStrings: strings)
      {
        let partial = try step.get()
        isComplete = partial.isComplete
        if partial.model != found.last { found.append(partial.model) }
      }
      if withdraws {
        var rest = wholes[...]
        for model in found {
          let place = try #require(rest.firstIndex(of: model), "\(text)")
          rest = rest[(place + 1)...]
        }
      } else {
        #expect(found == wholes, "\(text)")
      }
      #expect(isComplete)
      #expect(try found.last == JSONMapper().decode(type, from: text))
    }
  }
}

extension PartialParser {
  /// Appends bytes and takes the value after them.
  mutating func take(_ bytes: some Collection<UInt8>) -> Result<PartialJSON<Model>, MappingError>? {
    append(bytes)
    return nextElement()
  }
}
