import Maquette
import TestSupport
import Testing

/// Flattened enums decode in a single walk, or through a tree if an option needs all keys: both
/// have the same result.
@Suite("Objects that a model shares with an enum")
struct FlattenedEnumWalkTests {
  @Mappable(tagged: .internal("type")) enum Ware: Equatable {
    case film(title: String, minutes: Int)
    case box([Crate])
  }

  @Mappable struct Crate: Equatable {
    var id: Int
    @CodableFlattened var ware: Ware
    var label: String?
  }

  static let texts = [
    #"{"id":1,"type":"film","title":"T","minutes":90}"#,
    #"{"minutes":90,"type":"film","label":"L","title":"T","id":1}"#,
    #"{ "minutes" : 90 , "x" : [ 1 , { "type" : 2 } ] , "type" : "film" , "title" : "T" , "id" : 1 }"#,
    #"{"\u0074ype":"film","t\u0069tle":"a\"b","minutes":"90","id":1}"#,
    #"{"id":1,"type":"box","type":"film","title":"T","minutes":1,"minutes":2}"#,
    #"{"id":1,"type":"box","_0":[{"id":2,"type":"box","_0":[]}]}"#,
    #"{"id":1,"type":"box","_0":[{"id":2,"type":"film","title":"T"}]}"#,
    #"{"id":1,"type":"box","_0":[{"id":2,"type":"film","title":"T","minutes":1},{"id":3}]}"#,
    #"{"id":"one","type":"film","title":"T","minutes":1}"#,
    #"{"type":"film","title":"T","minutes":1}"#, #"{"id":1,"type":"song"}"#, #"{"id":1}"#, "{}",
    #"{"id":1,"type":"film","title":"T","minutes":1"#, #"{"id":1,"type":"film","title":"T"x}"#,
    #"{"id":1,"type":"film","title":"\#(String(repeating: "long ", count: 20_000))","minutes":1}"#,
  ]

  /// Counting elements needs every key.
  static let careful = JSONMapper.Options(limits: .init(elementCount: 1 << 20))

  @Test("One walk decodes the same as two", arguments: texts) func oneWalk(text: String) {
    func read(_ options: JSONMapper.Options) -> Result<Crate, MappingError> {
      Result { () throws(MappingError) in
        try JSONMapper(options: options).decode(Crate.self, from: text)
      }
    }
    let (short, long) = (read(.init()), read(Self.careful))
    switch (short, long) {
    case (.success(let short), .success(let long)): #expect(short == long)
    case (.failure(let short), .failure(let long)):
      #expect(short.description == long.description)
    default: Issue.record("\(short) and \(long) for \(text.prefix(80))")
    }
  }

  @Test("Trees decode like text", arguments: texts) func trees(text: String) throws {
    guard let tree = try? AnyValue(json: text) else { return }
    let crate = try? Crate(json: text)
    #expect((try? ValueMapper().decode(Crate.self, from: tree)) == crate)
  }

  @Test("A failure deep inside such objects is reported once, and quickly") func failuresInside() {
    let depth = 120
    let text =
      String(repeating: #"{"id":1,"type":"box","_0":["#, count: depth) + #"{"id":1,"type":"song"}"#
      + String(repeating: "]}", count: depth)
    let time = ProcessorTime.of {
      _ = #expect(throws: MappingError.self) { try Crate(json: text) }
    }
    // Doubling the time for each level would never end.
    #expect(time < 20_000_000_000)
  }
}
