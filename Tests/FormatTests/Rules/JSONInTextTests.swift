import Foundation
import Maquette
import MaquetteCore
import Testing

/// JSON in the text of a document follows the rules of JSON, not those of the format around it.
@Suite("JSON in text of any format") struct JSONInTextTests {
  @Mappable struct Leaf: Equatable {
    var number: Int
    var list: [Int]
    var flag = false
    var name: String?
  }

  @Mappable struct Values: Equatable {
    var id: UUID
    var bytes: Data
    var float: Float
    var list: [Int?]
    var choice: Choice
  }

  @Mappable enum Choice: Equatable { case one(Int?) }

  @Mappable struct Document<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
    @CodableBy(.json(Value.self)) var leaf: Value
    var text = ""
  }

  @Mappable struct Ruled: Equatable {
    @CodableBy(.json(Leaf.self)) @DecodableRules(conversions: .lossless) var leaf: Leaf
  }

  private static let texts = [
    #"{"number":1,"list":[1]}"#, #"{"number":"1","list":[1]}"#, #"{"number":1,"list":1}"#,
    #"{"number":1}"#, #"{"@number":1,"list":[]}"#, ##"{"number":{"#text":1},"list":[]}"##,
    #"{"number":1,"list":[],"flag":"on"}"#, #"{"number":1,"list":[],"name":" a "}"#,
    #"{"number":" 1 ","list":[]}"#, #"{"number":null,"list":[]}"#,
  ]

  @Test(arguments: FormatUnderTest.all, [ConversionPolicy.strict, .lossless, .lenient])
  func `It is decoded as in a document of JSON`(
    _ format: FormatUnderTest, _ conversions: ConversionPolicy
  ) throws {
    let options = DecodingOptions(conversions: conversions)
    let json = JSONUnderTest()
    for text in Self.texts {
      let tree: AnyValue = ["leaf": .string(text), "text": "1"]
      let (plain, document) = (try json.encode(tree, EncodingOptions()), try format.document(tree))
      let expected = result { try json.decode(Document<Leaf>.self, from: plain, options) }
      let found = result { try format.mapping.decode(Document<Leaf>.self, from: document, options) }
      #expect(found.value == expected.value, "\(text)")
      #expect(found.code == expected.code, "\(text)")
      #expect(found.expected == expected.expected, "\(text)")
    }
  }

  private func result(
    _ decode: () throws -> Document<Leaf>
  ) -> (value: Document<Leaf>?, code: MappingError.Code?, expected: String?) {
    do {
      return (try decode(), nil, nil)
    } catch {
      let error = error as? MappingError
      return (nil, error?.code, error?.expected)
    }
  }

  @Test(arguments: FormatUnderTest.all)
  func `It is encoded as a document of JSON`(_ format: FormatUnderTest) throws {
    let values = Values(
      id: UUID(), bytes: Data([1, 2]), float: 0.1, list: [nil, 1], choice: .one(nil))
    let document = Document(leaf: values)
    let bytes = try format.mapping.encode(document, EncodingOptions())
    let decoded = try format.mapping.decode(Document<Values>.self, from: bytes, DecodingOptions())
    #expect(decoded == document)
    #expect(try format.tree(bytes)["leaf"].string == values.jsonString())
  }

  @Test(arguments: FormatUnderTest.all)
  func `Its nils are left out as in a document of JSON`(_ format: FormatUnderTest) throws {
    let leaf = Optionals(number: nil, text: "a")
    let bytes = try format.mapping.encode(Document(leaf: leaf), EncodingOptions())
    #expect(try format.tree(bytes)["leaf"] == #"{"text":"a"}"#)
    let options = EncodingOptions(nilValues: .writeNull)
    let nulls = try format.mapping.encode(Document(leaf: leaf), options)
    #expect(try format.tree(nulls)["leaf"] == #"{"number":null,"text":"a"}"#)
  }

  @Mappable struct Optionals: Equatable, Sendable {
    var number: Int?
    var text: String?
  }

  @Test(arguments: FormatUnderTest.all)
  func `A rule of the property still applies`(_ format: FormatUnderTest) throws {
    let document = try format.document(["leaf": .string(#"{"number":"1","list":[]}"#)])
    let options = DecodingOptions(conversions: .strict)
    #expect(
      try format.mapping.decode(Ruled.self, from: document, options).leaf
        == Leaf(number: 1, list: []))
  }
}
