import Testing

@testable import SculptCore

/// Keys that are data make a map of a single object, if its values are alike.
@Suite struct KeyClassTests {
  @Test(
    "Codes of countries, languages and currencies",
    arguments: [
      #"{"US": 1, "CH": 2}"#, #"{"US": {"vat": 1, "name": "a"}, "GB": {"vat": 2, "name": "b"}}"#,
      #"{"us": 1, "gb": 2, "ch": 3}"#, #"{"USA": "a", "CHE": "b"}"#, #"{"en": "a", "de": "b"}"#,
      #"{"en": {"title": "a"}, "pt-BR": {"title": "b"}}"#, #"{"en_US": "a", "de_CH": "b"}"#,
      #"{"USD": 1.5, "CHF": 2}"#, #"{"DE": [1], "FR": [2, 3]}"#, #"{"AT": 1, "DE": 2, "CH": 3}"#,
    ])
  func maps(_ object: String) throws {
    let type = try #require(try properties("{\"v\": \(object)}")["v"])
    #expect(type.hasPrefix("[String: "), "\(type)")
  }

  @Test(
    "Keys that are words, or whose values differ",
    arguments: [
      // Every one of these is the code of a country, too.
      #"{"ID": 1, "TO": 2}"#,
      #"{"am": "9:00", "pm": "17:00"}"#, #"{"cm": 1, "mm": 10}"#, #"{"kg": 1, "lb": 2}"#,
      #"{"CC": "a", "TO": "b"}"#,
      // One key, other keys, other kinds.
      #"{"US": 1}"#, #"{"US": 1, "total": 2}"#, #"{"US": 1, "CH": "x"}"#, #"{"en": 1, "name": 2}"#,
      #"{"US": {"a": 1, "b": 2}, "CH": {"c": 1, "d": 2}}"#, #"{"us": 1, "by": 2}"#,
    ])
  func records(_ object: String) throws {
    let type = try #require(try properties("{\"v\": \(object)}")["v"])
    #expect(!type.hasPrefix("["), "\(type)")
  }
}
