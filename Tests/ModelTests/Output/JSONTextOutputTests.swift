import Maquette
import Testing

@Suite("The output of JSON in text")
struct JSONTextOutputTests {
  @Mappable struct Payload {
    var id: Int
    var name: String
    var tags: [String] = []
  }

  @Mappable struct Event {
    var id = 1
    @CodableBy(.json(Payload.self)) var payload: Payload = Payload(id: 7, name: "x")
    @CodableBy(.json([Payload].self)) var others: [Payload] = [Payload(id: 8, name: "y")]
  }

  @Test("A selection ends at the text: its paths begin at the root of the output")
  func selections() throws {
    func output(_ selection: EncodingSelection) throws -> String {
      let text = try JSONMapper(options: .init(selection: selection)).encodeString(Event())
      let tree = try ValueMapper(options: .init(selection: selection)).encode(Event())
      #expect(try tree.jsonString() == text)
      return text
    }
    let payload = #""payload":"{\"id\":7,\"name\":\"x\",\"tags\":[]}""#
    let others = #""others":"[{\"id\":8,\"name\":\"y\",\"tags\":[]}]""#
    #expect(try output(.only("payload")) == "{\(payload)}")
    #expect(try output(.without("id")) == "{\(payload),\(others)}")
    #expect(try output(.without("payload", "others[0]")) == #"{"id":1,\#(others)}"#)
  }

  @Test("Empty values are omitted in the text, too") func emptyValues() throws {
    let mapper = JSONMapper(options: .init(omitsEmpty: true, selection: .only("payload")))
    let text = try mapper.encodeString(Event())
    #expect(text == #"{"payload":"{\"id\":7,\"name\":\"x\"}"}"#)
  }

  @Mappable final class Node {
    var name = ""
    @CodableBy(.json(Node?.self)) var next: Node?
    init() {}
  }

  @Test("A cycle of objects through texts ends with an error") func cycles() {
    let node = Node()
    node.next = node
    #expect(throws: MappingError.self) { try node.jsonString() }
    let error = #expect(throws: MappingError.self) { try ValueMapper().encode(node) }
    #expect(error?.code == .depthExceeded)
    node.next = nil
  }
}
