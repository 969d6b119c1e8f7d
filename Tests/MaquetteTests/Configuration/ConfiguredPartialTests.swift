import Foundation
import Maquette
import Testing

/// Sources name the properties of a partial as they name those of its model.
@Suite("Configurations of models with partials") struct ConfiguredPartialTests {
  @Mappable @CodablePartial struct Account: Equatable {
    var number: Int
    var mail: String?
    var since: Date?
    @CodableNestedPartial var owner: Owner
  }

  @Mappable @CodablePartial struct Owner: Equatable {
    var name: String
    var city: String?
  }

  private func mapper(_ models: ModelConfiguration..., naming: NamingRule? = nil) throws
    -> JSONMapper
  {
    JSONMapper(
      options: .init(configuration: try MappingConfiguration(naming: naming, models)))
  }

  private func configured() throws -> JSONMapper {
    try mapper(
      .model(Account.self).key("e_mail", for: "mail").dates("since", by: .date("dd.MM.yyyy")),
      .model(Owner.self).key("full_name", for: "name"))
  }

  private let account = Account(
    number: 1, mail: "a@b", since: Date(timeIntervalSince1970: 0),
    owner: Owner(name: "Ada", city: "Turin"))

  @Test("A partial is decoded by the configuration of its model") func decoded() throws {
    let json = #"{"e_mail":"c@d","since":"02.01.1970","owner":{"full_name":"Bob"}}"#
    let partial = try configured().decode(Account.Partial.self, from: json)
    #expect(partial.mail == .value("c@d"))
    #expect(partial.since == .value(Date(timeIntervalSince1970: 86_400)))
    let changed = try account.applying(partial)
    #expect(changed.owner == Owner(name: "Bob", city: "Turin"))
    let tree = try AnyValue(json: json)
    var values = ValueMapper()
    values.options.decoding.configuration = try configured().options.decoding.configuration
    #expect(try values.decode(Account.Partial.self, from: tree).mail == .value("c@d"))
  }

  @Test("A partial is encoded by the configuration of its model") func encoded() throws {
    var new = account
    new.mail = "c@d"
    new.since = Date(timeIntervalSince1970: 86_400)
    new.owner.name = "Bob"
    let text = try configured().encodeString(Account.Partial(from: account, to: new))
    #expect(text == #"{"e_mail":"c@d","since":"02.01.1970","owner":{"full_name":"Bob"}}"#)
  }

  @Test("A configuration of the partial wins, and completes that of the model") func own() throws {
    let mapper = try mapper(
      .model(Account.self).key("e_mail", for: "mail").key("nr", for: "number"),
      .model(Account.Partial.self).key("address", for: "mail"))
    let partial = try mapper.decode(Account.Partial.self, from: #"{"address":"x","nr":5}"#)
    #expect(partial.mail == .value("x"))
    #expect(partial.number == .value(5))
  }

  @Test("What a source leaves out stays missing, also where the model would be filled")
  func missing() throws {
    let account = account
    let mapper = try mapper(.model(Account.self).making { _, _ in account })
    let partial = try mapper.decode(Account.Partial.self, from: #"{"number":2}"#)
    #expect(partial.number == .value(2))
    #expect(partial.mail == .missing)
  }
}
