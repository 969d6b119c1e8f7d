import MaquetteMappings
import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// Text that arrives in pieces is decoded where decoding stopped, with the result of decoding all of
/// it again.
@Suite("JSON that arrives in pieces")
struct GrowingJSONTests {
  // swift-format-ignore
  static let documents = [
    #"{"a":[1,-2.5e3,true,null,"é\u00e9\ud83d\ude00"],"b":{"c":{"d":[[],{}]}},"e":"f\\\"","g":0}"#,
    #"[[[1,2],[3]],[],[[]],"\n\u0041",false,nul]"#, #" { "k" : { "k" : 1 , "k" : [ ] } , "k" : 2 } "#,
    #"{"a":{"b":1},"a":{"b":"x","c":2},"d":[{"a":1},{"a":2,"a":3}],"a":4,"a":[5"#, "-12.5E+7 ",
    #""long enough to be no short string, with \t escapes \ud83d\ude00 in it""#, "[01]", "[1] x",
    "\u{FEFF}[1,2]", #"{"a":x"#, #"["\ud83d\u0041"]"#, "[1}", #"{"a" 1}"#,
  ]

  // swift-format-ignore
  static let records = [
    #"{"id":1,"text":"A text of more than sixteen bytes","maybe_text":"x\n","flag":true,"double":2.5}"#,
    #"{"text":"t","detail":{"rating":2,"title":"late"},"details":[{"title":"a"},{"rating":1,"title":"b"}],"id":3}"#,
    #"{"id":1,"children":[{"id":2,"children":[{"id":3,"words":["a","b c d e f g h i j k l m n"]}]},{"id":4}]}"#,
    #"{"id":7,"counts":{"a":1,"b":2,"a":3},"by_name":{"x":{"title":"1"},"y":{"count":3,"title":"2"}},"numbers":[1,2,3]}"#,
    #"{"title":"worse","id":1,"name":"better","caption":"worst","passed":[1,{"a":[]}],"unknown":{"a":["b"]},"level":"no"}"#,
    #"{"id":1,"point":{"y":2},"maybe_point":{"x":1,"y":2},"points":[null,{"x":1}],"doubles":[1,2.5,-3e2],"color":"dark blue"}"#,
    #"{"id":1,"integers":{"int":1,"int8":-3},"integers":{"int":2},"float":1.5,"id":2,"flag":null}"#,
    #"{"id":1,"details":[{"title":"a"},{"rating":1},{"title":"c"}]}"#, #"{"id":1,"numbers":[1,2,"x",3]}"#,
    #"{"id":1,"numbers":{"a":1},"text":"b"}"#, #"{"text":"no id","children":[]}"#,
  ]

  @Test("Every beginning gives what decoding all of it gives: trees")
  func trees() throws {
    for document in Self.documents {
      try expectGrowth(of: AnyValue.self, Array(document.utf8))
      try expectGrowth(of: [AnyValue].self, Array(document.utf8))
      try expectGrowth(of: [String: AnyValue].self, Array(document.utf8))
      try expectGrowth(of: [String: [String: Int]].self, Array(document.utf8))
    }
  }

  @Test("Every beginning gives what decoding all of it gives: models")
  func models() throws {
    for record in Self.records {
      try expectGrowth(of: Record.self, Array(record.utf8))
      try expectGrowth(of: [Record].self, Array("[\(record),\(record)]".utf8))
      try expectGrowth(of: [String: Record?].self, Array(#"{"a":\#(record),"b":null}"#.utf8))
    }
  }

  @Test("Every beginning gives what decoding all of it gives: with errors")
  func damaged() throws {
    var generator = SeededGenerator(seed: 17)
    let pieces = ["\"", "{", "}", "[", "]", ",", ":", "\\", "null", "1", "\"id\":", "é"]
    for _ in 0..<LongRun.count(60, long: 3000) {
      let record = generator.pick(Self.records + Self.documents)
      let bytes = generator.damaged(Array(record.utf8), pieces: pieces)
      try expectGrowth(of: Record.self, bytes, seed: generator.next())
      try expectGrowth(of: AnyValue.self, bytes, seed: generator.next())
    }
  }

  @Test("An open string that is no value of its type yet is left out")
  func openStrings() throws {
    let text = Array(#"{"id":1,"color":"dark blue","words":["x"]}"#.utf8)
    var growing = PartialParser<Record>(JSONMapper(), .include)
    var colors: [Record.Color?] = []
    for byte in text {
      guard let color = try growing.take([byte])?.get().model.color else { continue }
      if color != colors.last { colors.append(color) }
    }
    #expect(colors == [.darkBlue])
    try expectGrowth(of: Record.self, Array(#"{"id":1,"color":"red and blue","words":["x"]}"#.utf8))
    try expectGrowth(of: Record.self, text)
    try expectGrowth(of: [Record.Color].self, Array(#"["red","dark blue","green"]"#.utf8))
    try expectGrowth(of: [Int].self, Array(#"[1,"2","x"]"#.utf8))
    try expectGrowth(of: CivilDate.self, Array(#""2026-11-26""#.utf8))
  }

  @Test("Options that need all of the text get it")
  func options() throws {
    var options = JSONMapper.Options()
    options.decoding.limits.elementCount = 3
    for mapper in [
      JSONMapper(options: options), JSONMapper(options: .init(duplicateKeys: .reject)),
      JSONMapper(options: .init(unknownKeys: .reject)),
      JSONMapper(options: .init(keys: .ignoringCase)),
      JSONMapper(options: .init(acceptsJSONText: true)), JSONMapper(onIssue: { _ in }),
    ] {
      for record in Self.records {
        try expectGrowth(of: Record.self, Array(record.utf8), mapper)
      }
    }
  }

  /// Feeds a text in single bytes, and in random pieces.
  private func expectGrowth<Model: MappingDecodable & Equatable>(
    of type: Model.Type, _ bytes: [UInt8], _ mapper: JSONMapper = JSONMapper(), seed: UInt64 = 1
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for strings in [OpenStrings.omit, .include] {
      for longest in [1, 7, 40] {
        var growing = PartialParser<Model>(mapper, strings)
        var last: PartialJSON<Model>?
        var start = 0
        while start < bytes.count, !growing.isEnded {
          let end = min(bytes.count, start + 1 + generator.below(longest))
          let found = growing.take(bytes[start..<end])
          let text = String(decoding: bytes[..<end], as: UTF8.self)
          let whole = partial(type, of: Array(bytes[..<end]), strings, mapper)
          switch (found, whole) {
          case (.success(let found)?, .success(let whole)): #expect(found == whole, "\(text)")
          case (.failure(let found)?, .failure(let whole)):
            #expect(found.description == whole.description, "\(text)")
          case (nil, .success(let whole)):
            guard let whole, whole.model != last?.model else { break }
            // An open string that has become wrong is not taken away again.
            let omitted = try? partial(type, of: Array(bytes[..<end]), .omit, mapper).get()
            #expect(strings == .include && omitted?.model == whole.model, "\(text)")
          case (nil, .failure(let error)): #expect(error.code == .missingKey, "\(text)")
          default: Issue.record("\(String(describing: found)) and \(whole) of \(text)")
          }
          if case .success(let found) = found { last = found }
          start = end
        }
        guard !growing.isEnded else { continue }
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
    }
  }

  private func partial<Model: MappingDecodable>(
    _ type: Model.Type, of bytes: [UInt8], _ strings: OpenStrings, _ mapper: JSONMapper
  ) -> Result<PartialJSON<Model>?, MappingError> {
    // A report needs all of the text, so nothing is kept for the next beginning.
    var mapper = mapper
    mapper.onIssue = { _ in }
    do throws(MappingError) {
      return .success(try mapper.decodePartial(type, from: bytes, openStrings: strings))
    } catch {
      return .failure(error)
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
