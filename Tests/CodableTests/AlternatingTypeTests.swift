import Foundation
import Maquette
import MaquetteCodable
import TestSupport
import Testing

/// A model and a plain type that contain each other, as in an application that has moved halfway.
@Mappable struct AlternatingModel: Equatable, MappedCodable {
  var plains: [AlternatingPlain] = []
  var numbers: [Int] = []
}

struct AlternatingPlain: Codable, Equatable, CodableBridged { var models: [AlternatingModel] }

/// A model and a plain type that decode and encode each other from the same value, without end.
@Mappable(transparent: true) struct EndlessModel: MappedCodable { var plain: EndlessPlain }

struct EndlessPlain: Codable, CodableBridged {
  init() {}
  init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(EndlessModel.self).plain
  }
  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    try single.encode(EndlessModel(plain: self))
  }
}

@Suite("Models and Codable types that contain each other")
struct AlternatingTypeTests {
  private static func json(levels: Int, numbers: Int = 0) -> String {
    let list = (0..<numbers).map { _ in "1" }.joined(separator: ",")
    return String(repeating: #"{"plains":[{"models":["#, count: levels)
      + #"{"numbers":[\#(list)]}"# + String(repeating: "]}]}", count: levels)
  }

  @Test("Text, trees and both coders decode and encode the same")
  func sameResults() throws {
    let json = Self.json(levels: 5, numbers: 3)
    let value = try AlternatingModel(json: json)
    #expect(try CodableJSONDecoder().decode(AlternatingModel.self, from: json) == value)
    #expect(try JSONDecoder().decode(AlternatingModel.self, from: Data(json.utf8)) == value)
    #expect(try ValueMapper().decode(AlternatingModel.self, from: AnyValue(json: json)) == value)
    let text = try value.jsonString()
    #expect(try CodableJSONEncoder().encodeString(value) == text)
    #expect(try ValueMapper().encode(value) == AnyValue(json: text))
    let damaged = json.replacing("[1,", with: "[1,{},")
    let expected =
      "typeMismatch " + String(repeating: "plains[0].models[0].", count: 5) + "numbers[1]"
    for error in [
      #expect(throws: MappingError.self) { try AlternatingModel(json: damaged) },
      #expect(throws: MappingError.self) {
        try ValueMapper().decode(AlternatingModel.self, from: AnyValue(json: damaged))
      },
    ] { #expect(error.map { "\($0.code) \($0.path)" } == expected) }
  }

  @Test(
    "Deep documents and endless types are errors on a stack of 512 KB", arguments: [100, 127, 500])
  func smallStack(levels: Int) throws {
    try HostileInputTests().onStack(of: 512 << 10) {
      let json = Self.json(levels: levels)
      let options = JSONMapper.Options(limits: .init(depth: 4000))
      let value = try? JSONMapper(options: options).decode(AlternatingModel.self, from: json)
      if let value {
        _ = try? value.jsonString()
        _ = try? CodableJSONEncoder().encode(value)
      }
      let decoder = CodableJSONDecoder()
      decoder.limits.depth = 4000
      _ = try? decoder.decode(AlternatingModel.self, from: json)
      if let tree = try? JSONMapper(options: options).decode(AnyValue.self, from: json) {
        _ = try? ValueMapper(options: .init(limits: .init(depth: 4000)))
          .decode(AlternatingModel.self, from: tree)
      }
      #expect(throws: MappingError.self) { try EndlessModel(json: "5") }
      #expect(throws: DecodingError.self) {
        try CodableJSONDecoder().decode(EndlessPlain.self, from: "5")
      }
      #expect(throws: MappingError.self) {
        try ValueMapper().decode(EndlessModel.self, from: 5)
      }
      #expect(throws: MappingError.self) { try EndlessModel(plain: EndlessPlain()).jsonString() }
      #expect(throws: EncodingError.self) { try CodableJSONEncoder().encode(EndlessPlain()) }
    }
  }
}
