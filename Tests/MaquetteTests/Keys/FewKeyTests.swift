import Maquette
import Testing

/// Keys of models with one or two keys are found without a search.
@Suite struct FewKeyTests {
  @Mappable struct OneKey: Equatable {
    var type: Int
  }

  @Mappable struct TwoKeys: Equatable {
    var id: Int
    @CodingKey("größe") var size: Int?
  }

  @Mappable struct QuotedKey: Equatable {
    @CodingKey("a\"b") var value: Int
  }

  @Mappable(tagged: .internal("type")) enum TaggedCase: Equatable {
    case one(OneID)
    case two(OneID)
  }

  @Mappable struct OneID: Equatable {
    var id: Int
  }

  @Test(arguments: [
    #"{"type":1}"#, #"{"other":[{"type":2}],"type":1}"#, #"{"type" : 1}"#, #"{"typ\u0065":1}"#,
    #"{"type":2,"typ\u0065":1}"#, #"{"typ":2,"types":3,"":4,"type":1}"#,
    #"{"a key of many letters":2,"type":1,"größe":"x"}"#, "{\"\u{7F}\":2,\n\"type\"\n:\n1}",
  ])
  func `The only key is found`(_ text: String) throws {
    #expect(try OneKey(json: text) == OneKey(type: 1))
  }

  @Test(arguments: [
    #"{"id":1,"größe":2}"#, #"{"größe":2,"id":1}"#, #"{"größe" :2, "x":{"id":3},"id":1}"#,
    #"{"gr\u00f6ße":2,"id":1}"#, #"{"größe":3,"id":0,"größe":2,"id":1}"#,
  ])
  func `Two keys are found in any order`(_ text: String) throws {
    #expect(try TwoKeys(json: text) == TwoKeys(id: 1, size: 2))
  }

  @Test func `A key that needs an escape is found only with it`() throws {
    #expect(try QuotedKey(json: #"{"a":2,"a\"b":1}"#) == QuotedKey(value: 1))
    #expect(throws: MappingError.self) { try QuotedKey(json: #"{"a b":1}"#) }
  }

  @Test(arguments: [
    #"{"type":"two","id":1}"#, #"{"id":1,"type":"two"}"#, #"{"id":1,"type" : "two"}"#,
    #"{"type":"one","id":1,"typ\u0065":"two"}"#, #"{"x":{"type":"one"},"id":1,"type":"two"}"#,
    #"{"x":[true,false,null,-1.5e3,"\""],"id":1,"type":"two"}"#,
  ])
  func `The last tag selects the case`(_ text: String) throws {
    #expect(try TaggedCase(json: text) == .two(OneID(id: 1)))
  }

  @Test(arguments: [
    (#"{"x":tru,"type":"two"}"#, 5), (#"{"x":01,"type":"two"}"#, 5), (#"{"x":"#, 5),
    (#"{"x"1,"type":"two"}"#, 4), (#"{"x,"type":"two"}"#, 5), (#"{"x":1"type":"two"}"#, 6),
  ])
  func `A mistake before the tag is located`(_ text: String, offset: Int) throws {
    let error = #expect(throws: MappingError.self) { try TaggedCase(json: text) }
    #expect(error?.byteOffset == offset)
  }
}
