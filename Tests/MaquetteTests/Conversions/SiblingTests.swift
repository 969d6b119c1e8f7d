import AgreementSupport
import Maquette
import Testing

@Suite("Strategies that read sibling values")
struct SiblingTests {
  @Mappable struct Plank: Equatable {
    @DecodableBy(siblings: { (length: Double, object: AnyValue.Object) throws -> Double in
      switch object["unit"]?.string {
      case "cm": return length / 100
      case "m", nil: return length
      case let unit?:
        throw MappingError(.invalidValue, expected: "a length in cm or m, not \(unit)")
      }
    })
    var length: Double
    var unit: String?
    var parts: [Plank] = []
    var later: Int = 1
  }

  @Mappable final class PlankObject {
    var unit: String
    @DecodableBy(siblings: { (n: Int, object: AnyValue.Object) in n * (object["by"]?.int ?? 1) })
    var size: Int?
  }

  // Features: 96
  @Test("A function sees the object around the value, whatever the order of its keys")
  func siblings() throws {
    let json = #"{"length":250,"unit":"cm","parts":[{"unit":"cm","length":50},{"length":1}]}"#
    let plank = try read(Plank.self, json)
    #expect(plank.length == 2.5 && plank.parts.map(\.length) == [0.5, 1])
    #expect(try PlankObject(json: #"{"size":2,"unit":"x","by":4}"#).size == 8)
  }

  // Features: 96, 99
  @Test(
    "Its errors have the whole path, and those beside it too",
    arguments: [
      (
        #"{"length":1,"parts":[{"unit":"ell","length":"5"}]}"#,
        "expected a length in cm or m, not ell at 'parts[0].length' in Plank, found string \"5\" (line 1, column 45)"
      ),
      (#"{"unit":"cm"}"#, "missing key 'length' in Plank (line 1, column 1)"),
      (
        #"{"length":1,"later":"x"}"#,
        "expected Int at 'later' in Plank, found string \"x\" (line 1, column 21)"
      ),
      (
        #"{"length":[]}"#,
        "expected Double at 'length' in Plank, found an array (line 1, column 11)"
      ),
      ("[]", "expected an object for Plank, found an array (line 1, column 1)"),
    ])
  func errors(_ json: String, _ message: String) throws {
    #expect(try readError(Plank.self, json).description == message)
  }

  // Features: 96
  @Test("Updates and reports see the object as well")
  func updates() throws {
    var plank = try Plank(json: #"{"length":1}"#)
    try JSONMapper().update(&plank, from: #"{"unit":"cm","length":30}"#)
    #expect(plank.length == 0.3)
    let report = JSONMapper().decodeReporting(
      Plank.self, from: #"{"unit":"cm","length":"30","later":[],"parts":[7]}"#)
    #expect(report.issues.map(\.error.path.description) == ["length", "later", "parts[0]"])
    var object = try PlankObject(json: #"{"unit":"x"}"#)
    try JSONMapper().update(&object, from: #"{"size":3,"by":2}"#)
    #expect(object.size == 6)
  }
}
