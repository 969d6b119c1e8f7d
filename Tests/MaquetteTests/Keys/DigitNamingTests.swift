import AgreementSupport
import Maquette
import Testing

@Mappable(fieldNaming: .snakeCase.separatingDigits)
private struct DigitAddress: Equatable {
  var addressLine1: String
  var addressLine22 = ""
  var utf8Text: String?
}

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.snakeCase.separatingDigits])
private struct DigitBoth: Equatable { var addressLine1: String }

@Mappable private struct DigitPlain: Equatable {
  var addressLine1 = ""
  var line1 = ""
  var line_1 = ""
}

@Mappable private struct DigitUser: Equatable {
  var userName = ""
  @CodingKey("declared") var other = 0
  @CodableFlattened(prefix: "p_") var inner: DigitInner
}

@Mappable private struct DigitInner: Equatable { var firstPart = 1 }

@Mappable private enum DigitMove: Equatable { case go(toPlace: String, byStep2: Int) }

@Suite("Names with numbers, and names by a function")
struct DigitNamingTests {
  @Test(
    "A rule may take a number for a word",
    arguments: [
      (NamingRule.snakeCase, "addressLine1", "address_line1", "address_line_1"),
      (.kebabCase, "utf8Text", "utf8-text", "utf-8-text"), (.snakeCase, "_1", "_1", "_1"),
      (.screamingSnakeCase, "a12b3", "A12B3", "A_12B_3"), (.camelCase, "line1", "line1", "line1"),
      (.joined(by: "."), "userID22", "user.id22", "user.id.22"), (.lowercase, "A1", "a1", "a1"),
      (.snakeCase, "address_line_1", "address_line_1", "address_line_1"),
      (.snakeCase, "1st", "1st", "1st"), (.unchanged, "a1", "a1", "a1"), (.snakeCase, "", "", ""),
    ])
  func rules(_ rule: NamingRule, _ name: String, _ plain: String, _ separated: String) {
    #expect(rule(name) == plain)
    #expect(rule.separatingDigits(name) == separated)
    #expect(rule.separatingDigits.separatingDigits(name) == separated)
  }

  @Test("A model can use the rule for its keys, or accept them in addition")
  func models() throws {
    try expectRoundTrip(
      DigitAddress(addressLine1: "a", addressLine22: "b", utf8Text: "c"),
      #"{"address_line_1":"a","address_line_22":"b","utf_8_text":"c"}"#)
    let both = DigitBoth(addressLine1: "a")
    #expect(try read(DigitBoth.self, #"{"address_line_1":"a"}"#) == both)
    try expectRoundTrip(both, #"{"address_line1":"a"}"#)
  }

  @Test("A rule of a mapper finds numbers with and without separators, as Foundation's does")
  func mappers() throws {
    let mapper = JSONMapper(options: .init(keys: .named(.snakeCase)))
    for key in ["address_line1", "address_line_1", "addressLine1"] {
      let model = try mapper.decode(DigitPlain.self, from: #"{"\#(key)":"x"}"#)
      #expect(model == DigitPlain(addressLine1: "x"))
    }
    // The key of one property does not match another.
    let model = try mapper.decode(DigitPlain.self, from: #"{"line_1":"x"}"#)
    #expect(model == DigitPlain(line_1: "x"))
  }

  @Test("So does a rule of a configuration, which writes one of the forms")
  func configurations() throws {
    let configuration = try MappingConfiguration(naming: .snakeCase)
    let mapper = JSONMapper(options: .init(configuration: configuration))
    for key in ["address_line1", "address_line_1", "addressLine1"] {
      let model = try mapper.decode(DigitPlain.self, from: #"{"\#(key)":"x"}"#)
      #expect(model == DigitPlain(addressLine1: "x"))
    }
    #expect(
      try mapper.decode(DigitPlain.self, from: #"{"line_1":"x"}"#) == DigitPlain(line_1: "x"))
    #expect(
      try mapper.encodeString(DigitPlain(addressLine1: "x"))
        == #"{"address_line1":"x","line1":"","line_1":""}"#)
  }

  /// Decodes and encodes with a mapper for text and one for trees.
  private func expectConfigured<T: Mappable & Equatable>(
    _ value: T, _ text: String, by configuration: MappingConfiguration,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let trees = ValueMapper(options: .init(configuration: configuration))
    let tree = try AnyValue(json: text)
    #expect(try mapper.decode(T.self, from: text) == value, sourceLocation: sourceLocation)
    #expect(try trees.decode(T.self, from: tree) == value, sourceLocation: sourceLocation)
    #expect(try mapper.encodeString(value) == text, sourceLocation: sourceLocation)
    #expect(try trees.encode(value) == tree, sourceLocation: sourceLocation)
    var updated = value
    try mapper.update(&updated, from: text)
    #expect(updated == value, sourceLocation: sourceLocation)
  }

  @Test("A function of the name defines the keys of a configuration")
  func functions() throws {
    let user = DigitUser(userName: "a", other: 2, inner: DigitInner(firstPart: 3))
    let text = #"{"x-username":"a","declared":2,"p_x-firstpart":3}"#
    let rule = NamingRule.custom { "x-" + $0.lowercased() }
    try expectConfigured(user, text, by: try MappingConfiguration(naming: rule))
    try expectConfigured(
      DigitMove.go(toPlace: "a", byStep2: 3), #"{"go":{"x-toplace":"a","x-bystep2":3}}"#,
      by: try MappingConfiguration(naming: rule))
    #expect(rule == rule)
    #expect(rule != .custom { $0 })
    #expect(rule.separatingDigits == rule)
  }

  @Test("So can a function of the property and its model; the model's rule takes precedence")
  func namers() throws {
    let user = DigitUser(userName: "a", other: 2, inner: DigitInner(firstPart: 3))
    try expectConfigured(
      user, #"{"DigitUser.userName":"a","declared":2,"p_DigitInner.firstPart":3}"#,
      by: try MappingConfiguration { property, model in
        property.name == "other" ? property.path[0] : "\(model.name).\(property.name)"
      })
    try expectConfigured(
      user, #"{"un":"a","declared":2,"p_FIRST_PART":3}"#,
      by: try MappingConfiguration(
        naming: .screamingSnakeCase,
        .model(DigitUser.self).naming { property, _ in
          property.name == "userName" ? "un" : property.path[0]
        }))
  }
}
