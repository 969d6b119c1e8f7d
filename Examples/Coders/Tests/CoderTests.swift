import Foundation
import Maquette
import MaquetteCodable
import Testing

@Mappable(fieldNaming: .snakeCase)
struct Parcel: Equatable, MappedCodable {
  var id: Int
  @CodingKey("text") @DecodableAlias("full_text") var body: String
  @CodingKey(path: "sender.home.city") var city: String
  var sentAt: Date
  @CodableBy(.secondsSince1970) var seenAt: Date?
  var weight: Double = 0.25
  var price: Decimal = 0
  var seal = Data()
  var isFragile = false
  var tags: [String] = []
  var sizes: [String: [Int]] = [:]
  var kind: ParcelKind?
  var big: UInt64 = 0
  @CodableFlattened var route: ParcelRoute
  var parts: [Parcel] = []
  @CodableExtras var rest: [String: AnyValue]
}

@Mappable
struct ParcelRoute: Equatable, MappedCodable {
  var from = ""
  var to: String?
}

@Mappable(tagged: .internal("type"))
enum ParcelKind: Equatable, MappedCodable {
  case letter
  case box(sides: [Double], label: String)
}

@Mappable(layout: .array)
struct ParcelPoint: Equatable, MappedCodable {
  var x: Double
  var y: Double
}

@Mappable
class ParcelBase: MappedCodable {
  var id: Int
  init(id: Int) { self.id = id }
}

@Mappable
final class ParcelLabel: ParcelBase {
  var text: String
  init(id: Int, text: String) {
    self.text = text
    super.init(id: id)
  }
}

enum ParcelFactor: MappingContextKey { static var defaultValue: Int { 1 } }

struct ParcelScaling: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    try reader.readInteger(Int.self) * reader.state.options.context[ParcelFactor.self]
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    writer.writeInteger(value / writer.state.options.context[ParcelFactor.self])
  }
}

@Mappable
struct ParcelCount: Equatable, MappedCodable { @CodableBy(ParcelScaling()) var count: Int }

/// A plain type with models in its properties.
struct Shipment: Codable, Equatable {
  var parcels: [Parcel]
  var byName: [String: ParcelPoint]
  var kind: ParcelKind?
  var tree: AnyValue
}

@Suite("Models through the coders of other packages")
struct CoderTests {
  static let parcel = Parcel(
    id: 12, body: "007", city: "Zürich", sentAt: Date(timeIntervalSince1970: 1e9),
    seenAt: Date(timeIntervalSince1970: 1_700_000_000), weight: 1.5,
    price: Decimal(string: "12.50")!, seal: Data([0, 1, 255]), isFragile: true,
    tags: ["true", "yes", "null", "", "0x1F", "1e3", "1_000", "1.50", " blank ", "~", "-", "é\n"],
    sizes: ["a": [1, 2], "": []], kind: .box(sides: [1, 2.5], label: "12"), big: .max,
    route: ParcelRoute(from: "here", to: "no"),
    parts: [
      Parcel(
        id: -1, body: "", city: "", sentAt: Date(timeIntervalSince1970: 0.5), kind: .letter,
        route: ParcelRoute(), rest: [:])
    ],
    rest: ["unknown": ["deep": [1, "two", true]]])

  @Test("a model with every kind of property", arguments: Coder.allCases)
  func models(coder: Coder) throws {
    let data = try coder.coder.encode(Self.parcel)
    #expect(try coder.coder.decode(Parcel.self, from: data) == Self.parcel)
    let list = try coder.coder.encode([Self.parcel, Self.parcel])
    #expect(try coder.coder.decode([Parcel].self, from: list) == [Self.parcel, Self.parcel])
  }

  @Test("models inside Codable types", arguments: Coder.allCases)
  func insideCodable(coder: Coder) throws {
    let shipment = Shipment(
      parcels: [Self.parcel], byName: ["p": ParcelPoint(x: 1, y: -2.5)], kind: .letter,
      tree: ["a": [1, 2.5, "x", true, ["b": []]]])
    let data = try coder.coder.encode(shipment)
    #expect(try coder.coder.decode(Shipment.self, from: data) == shipment)
  }

  @Test("a class and its superclass", arguments: Coder.allCases)
  func classes(coder: Coder) throws {
    let data = try coder.coder.encode([ParcelLabel(id: 3, text: "12")])
    let label = try coder.coder.decode([ParcelLabel].self, from: data)[0]
    #expect(label.id == 3 && label.text == "12")
  }

  @Test("the keys and rules are those of the model's JSON", arguments: Coder.allCases)
  func keys(coder: Coder) throws {
    let tree = try coder.coder.decode(AnyValue.self, from: coder.coder.encode(Self.parcel))
    let json = try AnyValue(json: Self.parcel.jsonData())
    #expect(Set(tree.object?.keys ?? []) == Set(json.object?.keys ?? []))
    #expect(tree["sender"]["home"]["city"] == "Zürich")
    #expect(tree["kind"]["type"] == "box")
    let source = try coder.coder.encode(
      [
        "id": "12", "full_text": "x", "sent_at": "2001-09-09T01:46:40Z",
        "sender": ["home": ["city": 5]],
      ] as AnyValue)
    let parcel = try coder.coder.decode(Parcel.self, from: source)
    #expect(parcel.id == 12 && parcel.body == "x" && parcel.city == "5" && parcel.tags.isEmpty)
    #expect(parcel.sentAt == Date(timeIntervalSince1970: 1e9))
  }

  @Test("errors have the cases and paths of decoding", arguments: Coder.allCases)
  func errors(coder: Coder) throws {
    let rows: [(AnyValue, String)] = [
      (
        ["parcels": [["id": 1, "text": "", "sent_at": 0]]],
        "keyNotFound city at parcels[0].sender.home"
      ),
      (
        ["parcels": [["id": "x", "text": "", "sent_at": 0, "sender": ["home": ["city": ""]]]]],
        "typeMismatch at parcels[0].id"
      ),
      (["parcels": [5]], "typeMismatch at parcels[0]"),
    ]
    for (tree, expected) in rows {
      let data = try coder.coder.encode(tree)
      do {
        _ = try coder.coder.decode(Shipment.self, from: data)
        Issue.record("no error")
      } catch let error as DecodingError {
        #expect(text(of: error) == expected)
        #expect(underlying(error) is MappingError)
      }
    }
  }

  private func underlying(_ error: DecodingError) -> (any Error)? {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.underlyingError
    @unknown default: nil
    }
  }

  private func text(of error: DecodingError) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.reduce("") { text, key in
        if let index = key.intValue { return text + "[\(index)]" }
        return text + (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return switch error {
    case .typeMismatch(_, let context): "typeMismatch at \(path(context))"
    case .valueNotFound(_, let context): "valueNotFound at \(path(context))"
    case .keyNotFound(let key, let context): "keyNotFound \(key.stringValue) at \(path(context))"
    case .dataCorrupted(let context): "dataCorrupted at \(path(context))"
    @unknown default: "another"
    }
  }

  @Test("userInfo carries the context", arguments: Coder.allCases)
  func context(coder: Coder) throws {
    var context = MappingContext()
    context[ParcelFactor.self] = 10
    let data = try coder.coder.encode(ParcelCount(count: 50), context: context)
    #expect(try coder.coder.decode(ParcelCount.self, from: data).count == 5)
    #expect(try coder.coder.decode(ParcelCount.self, from: data, context: context).count == 50)
  }
}
