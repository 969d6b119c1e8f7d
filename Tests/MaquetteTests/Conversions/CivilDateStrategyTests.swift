import Maquette
import MaquetteCore
import Testing

@Suite("Days in the form of a pattern") struct CivilDateStrategyTests {
  @Mappable struct Guest: Equatable, Sendable {
    @CodableBy(.civilDate("dd.MM.yyyy")) var born: CivilDate
    @CodableBy(.civilDate("MM/dd/yyyy")) var left: CivilDate?
    @CodableBy(.elements(of: .civilDate("yyyyMMdd"))) var days: [CivilDate] = []
  }

  private let json = #"{"born":"10.12.1815","left":"11/27/1852","days":["00010101","99991231"]}"#

  private var guest: Guest {
    get throws {
      Guest(
        born: try #require(CivilDate(year: 1815, month: 12, day: 10)),
        left: CivilDate(year: 1852, month: 11, day: 27),
        days: [
          try #require(CivilDate(year: 1, month: 1, day: 1)),
          try #require(CivilDate(year: 9999, month: 12, day: 31)),
        ])
    }
  }

  @Test("They are decoded and encoded, from text and trees, and updated")
  func bothWays() throws {
    let guest = try guest
    #expect(try Guest(json: json) == guest)
    #expect(try guest.jsonString() == json)
    let tree = try AnyValue(json: json)
    #expect(try ValueMapper().decode(Guest.self, from: tree) == guest)
    #expect(try ValueMapper().encode(guest) == tree)
    var updated = guest
    try JSONMapper().update(&updated, from: #"{"born":"01.02.1900","left":null}"#)
    #expect(updated.born == CivilDate(year: 1900, month: 2, day: 1) && updated.left == nil)
  }

  @Test("Other text, days that do not exist and other kinds of values are errors with their places")
  func errors() {
    func message(_ born: String) -> String? {
      do {
        _ = try Guest(json: "{\"born\":\(born)}")
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message("\"1815-12-10\"")
        == "expected a day as dd.MM.yyyy at 'born' in Guest, found string \"1815-12-10\" (line 1, column 9)"
    )
    #expect(message("\"31.02.1815\"")?.hasPrefix("expected a day as dd.MM.yyyy") == true)
    #expect(
      message("18151210")
        == "expected a day as dd.MM.yyyy at 'born' in Guest, found number 18151210 (line 1, column 9)"
    )
    let report = JSONMapper().decodeReporting(
      Guest.self, from: #"{"born":"10.12.1815","left":"x","days":["y"]}"#)
    #expect(report.errors.map(\.path.description) == ["left", "days[0]"])
  }

  @Mappable struct Unreadable: Sendable {
    @CodableBy(.civilDate(invalid)) var day: CivilDate
  }

  @Test("A pattern that is not valid is an error on use, both ways")
  func invalidPattern() throws {
    let decoded = #expect(throws: MappingError.self) { try Unreadable(json: #"{"day":"x"}"#) }
    #expect(decoded?.code == .custom)
    let day = try #require(CivilDate(year: 1815, month: 12, day: 10))
    let encoded = #expect(throws: MappingError.self) { try Unreadable(day: day).jsonString() }
    #expect(encoded?.code == .custom)
  }
}

/// The macro does not see its value.
private let invalid = "QQQ"
