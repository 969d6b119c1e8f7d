import Foundation
import Maquette
import MaquetteCore

@Mappable struct RuleTypes: Equatable {
  var date: Date
  var data: Data
  var bytes: [UInt8]
  var uuid: UUID
  var url: URL
  var price: Decimal
  var exact: Decimal
  var float: Float
}
@Mappable struct RuleDay: Equatable { var day: CivilDate }
@Mappable struct RuleDated: Equatable { @CodableBy(.date("dd.MM.yyyy")) var date: Date }

extension Rule {
  private static let model = RuleTypes(
    date: Date(timeIntervalSinceReferenceDate: 700_000_000.25), data: Data([0, 255, 1]),
    bytes: [1, 2, 3], uuid: UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")!,
    url: URL(string: "https://example.com/a?b=c")!, price: Decimal(string: "12.50")!,
    exact: Decimal(string: "12345678901234567890.123456789")!, float: 0.1)

  /// Types of Swift and Foundation.
  static let types: [Rule] = [
    Rule.roundTrip("every type", model),
    .reads("a day", ["day": "2020-02-29"], RuleDay(day: CivilDate("2020-02-29")!)),
    .fails("no day", ["day": "2020-02-30"], RuleDay.self, .invalidValue, "day"),
    .reads(
      "a date in a form of its own", ["date": "31.03.2009"],
      RuleDated(date: Date(timeIntervalSince1970: 1_238_457_600))),
    .fails("no date", ["date": "2009"], RuleDated.self, .invalidValue, "date"),
  ]
}
