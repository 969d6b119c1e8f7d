import Maquette
import MaquetteConstraints
import TestSupport
import Testing

@testable import MaquetteStreams

/// A model of any kind arrives in pieces: at every cut it is what decoding the beginning gives, and it
/// only grows.
@Suite("Models of every kind that arrive in pieces")
struct PartialKindTests {
  @Mappable struct Point: Hashable {
    var x: Int
    var label = ""
  }
  @Mappable enum Step: Equatable {
    case stop
    case go(to: Point, via: [Point] = [])
    case say(String)
    case many([Int])
  }
  @Mappable(tagged: .internal("type")) enum Shape: Equatable {
    case dot(Point)
    case line(from: Point, to: Point?)
    case none
  }
  @Mappable(tagged: .internal(path: "meta.type")) enum Deep: Equatable {
    case dot(Point)
    case text(text: String)
  }
  @Mappable(tagged: .adjacent("type", content: "value")) enum Event: Equatable {
    case words([String])
    case point(Point)
    case end
  }
  @Mappable(tagged: .adjacent(path: "meta.type", content: "value")) enum DeepEvent: Equatable {
    case words([String])
    case point(Point)
  }
  @Mappable(tagged: .untagged) enum Loose: Equatable {
    case point(Point)
    case numbers([Int])
    case text(String)
  }
  @Mappable struct Base: Equatable { var text = ""; var points: [Point] = [] }
  @Mappable struct Flat: Equatable {
    var id = 0
    @CodableFlattened var base: Base
    @CodableFlattened(prefix: "in_") var inner: Base?
    var end: [Int] = []
  }
  @Mappable struct FlatShape: Equatable {
    var id = 0
    @CodableFlattened var shape: Shape
  }
  @Mappable struct Extra: Equatable {
    var id = 0
    @CodableExtras var rest: [String: Point]
  }
  @Mappable struct AnyExtra: Equatable {
    var points: [Point] = []
    @CodableExtras var rest: AnyValue.Object
  }
  @Mappable struct Fallback: Equatable {
    @CodableDefault(7, on: .missing, .null, .invalid) var number: Int
    @CodableDefault([Point](), on: .missing, .null) var points: [Point]
    @CodableDefault(Step.stop, on: .invalid, .missing) var step: Step
    var text = "initial"
  }
  @Mappable struct Ruled: Equatable {
    @Validated(.range(1...100)) var number: Int = 1
    @Validated(.notEmpty) var text: String = "-"
    @Validated(.count(1...)) var points: [Point] = [Point(x: 0)]
    var end: [Int] = []
  }
  @Mappable(transparent: true) struct Wrapped: Equatable { var points: [Point] }
  @Mappable(layout: .array) struct Row: Equatable {
    var name: String
    var points: [Point]
    var count: Int?
  }
  @Mappable struct Nested: Equatable {
    @CodingKey(path: "a.b.points") var points: [Point] = []
    @CodingKey(path: "a.list[1].text") var text: String?
    var end: Int?
  }
  @Mappable struct Sets: Equatable {
    var numbers: Set<Int> = []
    var points: Set<Point> = []
    var words: [String] = []
  }
  @Mappable enum Unit: String, MappableKey, CaseIterable { case gram, litre = "LITRE" }
  @Mappable(caseNaming: .snakeCase) enum Meal: MappableKey, CaseIterable {
    case earlyLunch, supper
  }
  @Mappable struct EnumKeys: Equatable {
    var amounts: [Unit: Int] = [:]
    var places: [Meal: Point] = [:]
    var deep: [Unit: [Meal: [Int?]]]?
    var steps: [Meal: Step] = [:]
    var end: [Int] = []
  }
  @Mappable final class Node: Equatable, Sendable {
    let name: String
    let children: [Node]?
    let shape: Shape?
    static func == (left: Node, right: Node) -> Bool {
      left.name == right.name && left.children == right.children && left.shape == right.shape
    }
  }
  @Mappable struct Box<Value: Mappable & Equatable & Sendable>: Equatable {
    var value: Value?
    var values: [Value] = []
  }

  // swift-format-ignore
  static let checks: [@Sendable () throws -> Void] = [
    { try check(Step.self, #"{"go":{"to":{"x":1,"label":"ab"},"via":[{"x":2},{"label":"c","x":3}]}}"#, #"{"say":"hello \n you"}"#, #"{"many":[1,2,30]}"#, #""stop""#) },
    { try check(Shape.self, #"{"type":"line","from":{"x":1},"to":{"x":2,"label":"b"}}"#, #"{"x":1,"label":"late","type":"dot"}"#, #"{"type":"none"}"#, #"{"type":"dot","x":12}"#) },
    { try check(Deep.self, #"{"meta":{"type":"dot","by":[1]},"x":1,"label":"a"}"#, #"{"text":"ab","meta":{"type":"text"}}"#) },
    { try check(Event.self, #"{"type":"words","value":["a","bc"]}"#, #"{"value":{"x":1},"type":"point"}"#, #"{"type":"end"}"#) },
    { try check(DeepEvent.self, #"{"meta":{"type":"words"},"value":["a","bc"]}"#, #"{"value":{"x":1},"meta":{"type":"point"}}"#) },
    { try check(Loose.self, #"{"label":"a","x":1}"#, "[1,23]", #""text""#) },
    { try check(Flat.self, #"{"id":1,"text":"ab","in_text":"c","points":[{"x":1},{"x":2}],"in_points":[{"x":3}],"end":[1,2]}"#) },
    { try check(FlatShape.self, #"{"id":1,"type":"line","from":{"x":1},"to":{"x":2}}"#, #"{"x":1,"type":"dot","id":12}"#) },
    { try check(Extra.self, #"{"a":{"x":1},"id":2,"b":{"label":"cd","x":3}}"#) },
    { try check(AnyExtra.self, #"{"a":{"x":[1,"b"]},"points":[{"x":1},{"x":2}],"b":"cd"}"#) },
    { try check(Fallback.self, #"{"number":"x","points":null,"step":{"fly":1},"text":"ab"}"#, #"{"number":12,"points":[{"x":1}],"step":{"say":"hi"}}"#) },
    { try check(Ruled.self, #"{"number":12,"text":"ab","points":[{"x":1},{"x":2}],"end":[1]}"#) },
    { try check(Wrapped.self, #"[{"x":1},{"label":"ab","x":2}]"#) },
    { try check(Row.self, #"["ab",[{"x":1},{"x":2}],12]"#) },
    { try check(Nested.self, #"{"a":{"b":{"points":[{"x":1},{"x":2}]},"list":[0,{"text":"ab"}]},"end":1}"#) },
    { try check(Sets.self, #"{"numbers":[1,2,3],"points":[{"x":1},{"x":2,"label":"a"}],"words":["a","bc"]}"#, grows: false) },
    { try check(Node.self, #"{"name":"a","children":[{"name":"bc","children":[{"shape":{"type":"dot","x":1}}]},{"name":"d"}]}"#) },
    { try check(NonEmpty<[Point]>.self, #"[{"x":1},{"x":2}]"#) },
    { try check(EnumKeys.self, #"{"amounts":{"gram":12,"LITRE":3},"places":{"early_lunch":{"x":1,"label":"a"},"supper":{"x":2}},"end":[1]}"#, #"{"deep":{"gram":{"supper":[1,null,23]},"LITRE":{"early_lunch":[]}},"steps":{"supper":{"say":"ab"},"early_lunch":"stop"}}"#) },
    { try check([Unit: Point].self, #"{"gram":{"x":1},"LITRE":{"label":"b","x":2}}"#) },
  ]

  @Test("Every beginning gives what decoding all of it gives", arguments: checks.indices)
  func everyBeginning(_ index: Int) throws { try Self.checks[index]() }

  @Test("Sets only grow")
  func sets() throws {
    var growing = PartialParser<Sets>(JSONMapper(), .omit)
    var last = Sets()
    for byte in #"{"words":["a"],"numbers":[3,1,2,33],"points":[{"x":1},{"x":2}]}"#.utf8 {
      guard let found = try growing.take([byte])?.get().model else { continue }
      #expect(
        found.numbers.isSuperset(of: last.numbers) && found.points.isSuperset(of: last.points))
      last = found
    }
    #expect(last.numbers == [1, 2, 3, 33] && last.points.count == 2)
  }

  /// Feeds texts, alone, in arrays, dictionaries and generic models, in pieces of several sizes.
  private static func check<Model: Mappable & Equatable & Sendable>(
    _ type: Model.Type, _ texts: String..., grows: Bool = true
  ) throws {
    for text in texts {
      for (strings, size) in [(OpenStrings.omit, 1), (.include, 1), (.include, 5)] {
        try expectGrowth(of: Model.self, text, grows, strings, size)
      }
      try expectGrowth(of: [Model].self, "[\(text), \(text)]", grows)
      try expectGrowth(of: [String: Model].self, #"{"a":\#(text),"b\n":\#(text)}"#, grows)
      try expectGrowth(of: Box<Model>.self, #"{"value":\#(text),"values":[\#(text)]}"#, grows)
      // A value that is wrong or cut off by a mistake ends both.
      let bytes = Array(text.utf8)
      let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
      for index in LongRun.sample(colons, every: 2) {
        let broken = bytes[...index] + Array("[[".utf8) + bytes[(index + 1)...]
        try expectGrowth(of: Model.self, String(decoding: broken, as: UTF8.self), grows)
      }
    }
  }

  private static func expectGrowth<Model: Mappable & Equatable>(
    of type: Model.Type, _ text: String, _ grows: Bool, _ strings: OpenStrings = .include,
    _ size: Int = 1
  ) throws {
    let bytes = Array(text.utf8)
    let mapper = JSONMapper()
    var growing = PartialParser<Model>(mapper, strings)
    var last: PartialJSON<Model>?
    for start in stride(from: 0, to: bytes.count, by: size) where !growing.isEnded {
      let end = min(start + size, bytes.count)
      let found = growing.take(bytes[start..<end])
      let beginning = Array(bytes[..<end])
      switch (found, partial(type, of: beginning, strings)) {
      case (.success(let found)?, .success(let whole)):
        #expect(found == whole, "\(Model.self) \(text) at \(end)")
        if grows, let last {
          let (old, new) = try (tree(last.model), tree(found.model))
          #expect(new.continues(old), "\(Model.self) \(text) at \(end): \(old) \(new)")
        }
        last = found
      // Of two mistakes in one piece, either may be the error.
      case (.failure?, .failure): break
      case (nil, .success(let whole)):
        #expect(
          whole == nil || whole?.model == last?.model,
          "\(Model.self) \(text) at \(end): \(String(describing: whole)) \(String(describing: last))"
        )
      case (nil, .failure(let error)): #expect(error.code == .missingKey, "\(text): \(error)")
      case (let found, let whole):
        Issue.record(
          "\(Model.self) \(String(describing: found)) and \(whole) at \(end) of \(text)")
      }
    }
    guard !growing.isEnded else { return }
    let whole = Result { () throws(MappingError) in try mapper.decode(type, from: bytes) }
    switch (growing.lastElement(), whole) {
    case (nil, .success(let whole)): #expect(last?.isComplete == true && last?.model == whole)
    case (.success(let found)?, .success(let whole)):
      #expect(found.isComplete && found.model == whole)
    case (.failure(let found)?, .failure(let whole)):
      #expect(found.description == whole.description)
    case (let found, let whole): Issue.record("\(String(describing: found)) and \(whole)")
    }
  }

  private static func tree(_ model: some Mappable) throws -> AnyValue {
    try ValueMapper().encode(model)
  }

  private static func partial<Model: Mappable>(
    _ type: Model.Type, of bytes: [UInt8], _ strings: OpenStrings
  ) -> Result<PartialJSON<Model>?, MappingError> {
    // A report needs all of the text, so nothing is kept for the next beginning.
    let mapper = JSONMapper(onIssue: { _ in })
    do throws(MappingError) {
      return .success(try mapper.decodePartial(type, from: bytes, openStrings: strings))
    } catch {
      return .failure(error)
    }
  }
}

extension AnyValue {
  /// Whether this has all that an earlier value had; an optional or a default may be replaced.
  fileprivate func continues(_ earlier: AnyValue) -> Bool {
    switch (earlier, self) {
    case (.array(let old), .array(let new)):
      new.count >= old.count && zip(old, new).allSatisfy { $1.continues($0) }
    case (.object(let old), .object(let new)):
      old.allSatisfy { member in new[member.key].map { $0.continues(member.value) } == true }
    case (.string(let old), .string(let new)):
      new.unicodeScalars.starts(with: old.unicodeScalars) || ["-", "initial", "stop"].contains(old)
    case (.null, _), ("stop", .object), (0, .number), (1, .number), (7, .number): true
    default: earlier == self
    }
  }
}
