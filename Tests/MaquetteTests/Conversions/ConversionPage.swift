import Foundation
import Maquette
import MaquetteConstraints

/// The page of all conversions, made by making them.
enum ConversionPage {
  @Mappable struct Model {
    var a: Int
  }

  enum Level: Int, Mappable { case one = 1 }
  enum Word: String, Mappable { case abc }

  /// A source by the name that the page gives it.
  private struct Source {
    let name: String
    let value: AnyValue

    init(_ json: String) {
      name = "`\(json)`"
      value = (try? AnyValue(json: json)) ?? .null
    }

    init(_ name: String, _ value: AnyValue) {
      (self.name, self.value) = (name, value)
    }
  }

  private static let sources: [Source] =
    [
      "null", "true", "0", "1", "12", "-1", "300", "1.0", "3.5", "1e2", "1e400",
      "12345678901234567890123", #""1""#, #""12""#, #""3.5""#, #""true""#, #""yes""#, #""abc""#,
      #""""#,
      #""null""#, ##""#ff8800""##, #""QUJD""#, #""2009-03-31""#, #""2009-03-31T18:01:12Z""#,
      #""18:01""#, #""PT5M""#, #""https://a.b/c d""#,
      #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, "[]", "[1]", #"["1"]"#, "{}", #"{"a":1}"#,
    ].map { Source($0) } + [
      Source("bytes 41 42 43", .bytes([0x41, 0x42, 0x43])),
      Source("a moment", .date(Timestamp(secondsSince1970: 1_238_522_472))),
    ]

  private static var targets: [any Mappable.Type] {
    [

      Bool.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self,
      UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt128.self, Double.self, Float.self,
      Decimal.self, String.self, Character.self, Date.self, CivilDate.self, TimeOfDay.self,
      Duration.self, URL.self, UUID.self, Data.self, HexColor.self, [Int].self, Set<Int>.self,
      [String: Int].self, Model.self, Level.self, Word.self, Int?.self, AnyValue.Number.self,
      AnyValue.Object.self,
      AnyValue.self,
    ]
  }

  private static let policies: [ConversionPolicy] = [.strict, .lossless, .lenient]

  /// The page as it should be.
  static var text: String {
    """
    # Conversions

    What each type makes of each kind of value, under each policy. This page is written by a test;
    `MAQUETTE_WRITE_PAGES=1 swift test --filter ConversionPageTests` writes it anew.

    A result is shown as JSON, with a star if it is a conversion, which a report tells. All else is
    the error. Under `lenient` the words for null give that error, and a property that can do without a
    value takes null for it. Of types with the same results only the first is shown in errors. The rows are values
    of a tree; JSON text gives the same, and has neither bytes nor moments.

    """ + groups.map(section).joined()
  }

  private struct Group {
    var names: [String]
    let rows: [[String]]
  }

  /// The types, those with the same results together.
  private static var groups: [Group] {
    var groups: [Group] = []
    for target in targets {
      let name = "\(target)"
      let rows = sources.map { source in policies.map { cell(source.value, target, $0) } }
      let neutral = rows.map { $0.map { $0.replacing(name, with: "T") } }
      if let index = groups.firstIndex(where: { group in
        group.rows.map { $0.map { $0.replacing(group.names[0], with: "T") } } == neutral
      }) {
        groups[index].names.append(name)
      } else {
        groups.append(Group(names: [name], rows: rows))
      }
    }
    return groups
  }

  private static func section(_ group: Group) -> String {
    var lines = [
      "", "## " + group.names.map { "`\($0)`" }.joined(separator: ", "), "",
      "| source | strict | lossless | lenient |", "| --- | --- | --- | --- |",
    ]
    for (source, cells) in zip(sources, group.rows) {
      let shown = cells.enumerated().map { index, cell in
        index > 0 && cells[index - 1] == cell ? "same" : cell
      }
      lines.append("| " + ([source.name] + shown).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell<T: Mappable>(
    _ value: AnyValue, _ type: T.Type, _ policy: ConversionPolicy
  ) -> String {
    let report = ValueMapper(options: .init(conversions: policy)).decodeReporting(type, from: value)
    guard report.errors.isEmpty, let result = report.value, let json = try? result.jsonString()
    else { return report.errors.first?.description ?? "nothing" }
    return "`\(json)`" + (report.repairs.isEmpty ? "" : " ★")
  }
}
