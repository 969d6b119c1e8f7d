import Foundation
import Maquette
import MaquetteConstraints

@Mappable
struct Registration {
  var name: String
  @DecodableRules(conversions: .lenient) var isMember: Bool
  @DecodableRules(fractions: .round) var age: Int
  @DecodableRules(invalidElements: .drop) var scores: [Int] = []
  @DecodableRules(acceptsSingleValues: true) var emails: [String] = []
  @CodableBy(
    .transform(
      decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int(($0 * 100).rounded()) }))
  var fee: Double
  @CodableBy(.elements(of: .date("dd.MM.yyyy"))) var days: [Date] = []
  @CodableBy(.json(Address.self)) var address: Address
  var color: HexColor?
  var length: Duration?
}

@Mappable
struct Address {
  var city: String
}

/// Values of other types than required, and values in custom forms.
enum ConversionChapter {
  private static let json = #"""
    {
      "name": 42, "isMember": "yes", "age": 36.6,
      "scores": [1, "two", 3], "emails": "ada@example.org",
      "fee": "1999", "days": ["31.03.2009"],
      "address": "{\"city\": \"London\"}",
      "color": "#f80", "length": "PT1H30M"
    }
    """#

  static func run() throws {
    Screen.chapter(
      "Conversions and strategies",
      "Rules for inexact values, strategies for custom forms; the report lists every conversion.")
    let mapper = JSONMapper()
    let report = mapper.decodeReporting(Registration.self, from: json)
    guard let registration = report.value else { return Screen.note("\(report.issues)") }
    Screen.show(json, as: ModelDescription.tree(of: registration))
    for issue in report.issues { Screen.note("\(issue)") }
    Screen.note("encoded: \(try registration.jsonString())")
    let pattern = CodingConventions(dates: .date("eee MMM dd HH:mm:ss ZZZZ yyyy"))
    let dates = try JSONMapper(options: .init(conventions: pattern))
      .decode([Date].self, from: #"["Tue Mar 31 18:01:12 +0000 2009"]"#)
    Screen.note("dates with the pattern of a call: \(try dates.jsonString())")
    do {
      _ = try Registration(json: json.replacing("London\\\"", with: "London\\\", \\\"city\\\": []"))
    } catch {
      Screen.note("an error inside the text: \(error)")
    }
  }
}
