import Maquette
import MaquetteCSV
import MaquetteCore
import MaquetteForm
import MaquetteJSON5
import MaquetteTOML

extension FormatErrors {
  private static let toml = TOMLFormat()
  private static let json5 = JSON5Format()
  private static let comments = JSON5Format(syntax: .jsonWithComments)
  private static let csv = CSVFormat()
  private static let named = CSVFormat(delimiter: ",", header: .columns(["a"]))
  private static let rows = CSVFormat(delimiter: ",", header: .none)
  private static var unquoted: CSVFormat {
    var format = CSVFormat()
    format.quote = nil
    return format
  }
  private static let form = FormFormat()
  private static let late = Timestamp(secondsSince1970: 1e15)

  static let ofTOML: [FormatError] = [
    FormatError("a", toml),
    FormatError("a = ", toml),
    FormatError("a = b", toml),
    FormatError("= 1", toml),
    FormatError("a = 1 b = 2", toml),
    FormatError("a = [1 2]", toml),
    FormatError("a = {b = 1 c = 2}", toml),
    FormatError("a = {b = 1\n}", toml),
    FormatError("[a", toml),
    FormatError("[[a]", toml),
    FormatError("a = \"b", toml),
    FormatError("a = \"b\n\"", toml),
    FormatError("a = \"\"\"b", toml),
    FormatError("a = \"\\q\"", toml),
    FormatError("a = \"\\ud800\"", toml),
    FormatError("a = \"\u{1}\"", toml),
    FormatError("a = 2026-13-01", toml),
    FormatError("a = 01", toml),
    FormatError("a = 99999999999999999999", toml),
    FormatError("a = 1\na = 2", toml),
    FormatError("[a]\n[a]", toml),
    FormatError("a = 1\n[a]", toml),
    FormatError("[[a]]\n[a]", toml),
    FormatError("[a]\n[[a]]", toml),
    FormatError("a = 1\n[a.b]", toml),
    FormatError("[a.b]\n[a]\nb.c = 1", toml),
    FormatError("a = [1, 2, 3]", toml, "limits.elementCount = 2", limits: .init(elementCount: 2)),
    FormatError(encoding: [1], toml),
    FormatError(encoding: ["a": [nil]], toml),
    FormatError(encoding: ["a": .number(AnyValue.Number(UInt64.max))], toml),
    FormatError(encoding: ["a": .date(late)], toml, as: "a date of the year 31690740"),
  ]

  static let ofJSON5: [FormatError] = [
    FormatError("", json5),
    FormatError("{a 1}", json5),
    FormatError("{a: 1 b: 2}", json5),
    FormatError("[1 2]", json5),
    FormatError("{1: 2}", json5),
    FormatError("[a]", json5),
    FormatError("1 2", json5),
    FormatError("'a", json5),
    FormatError("'\\1'", json5),
    FormatError("'\\u12'", json5),
    FormatError("'\\ud800'", json5),
    FormatError("{\\u0031a: 1}", json5),
    FormatError("{\\x: 1}", json5),
    FormatError("/* a", json5),
    FormatError("/ a", json5),
    FormatError("0x\(String(repeating: "f", count: 40))", json5),
    FormatError("{a: 1}", comments, "syntax: .jsonWithComments"),
    FormatError(#"["\q"]"#, comments, "syntax: .jsonWithComments"),
    FormatError("[\"\u{1}\"]", comments, "syntax: .jsonWithComments"),
    FormatError("123456789", json5, "limits.numberLength = 8", limits: .init(numberLength: 8)),
  ]

  static let ofCSV: [FormatError] = [
    FormatError("a,a\n1,2", csv),
    FormatError("a,\n1,2", csv),
    FormatError("a..b\n1", csv),
    FormatError("a,b\n1", csv),
    FormatError("a\n1,2", csv),
    FormatError("a\n\"1", csv),
    FormatError("a\n\"1\"2", csv),
    FormatError("a\n1\"2", csv),
    FormatError("a\n1\n2\n3", csv, "limits.elementCount = 2", limits: .init(elementCount: 2)),
    FormatError("a\nabcdef", csv, "limits.stringLength = 4", limits: .init(stringLength: 4)),
    FormatError(encoding: [1], csv),
    FormatError(encoding: [[:]], csv),
    FormatError(encoding: [["": 1]], csv),
    FormatError(encoding: [["a": [1]]], csv),
    FormatError(encoding: [["a": 1], ["a": ["b": 1]]], csv),
    FormatError(encoding: [["a.b": 1]], csv),
    FormatError(encoding: [["a": "1,2"]], unquoted),
    FormatError(encoding: [["b": 1]], named),
    FormatError(encoding: [[nil]], rows),
    FormatError(encoding: [1, 2], rows),
  ]

  static let ofForms: [FormatError] = [
    FormatError("a=%zz", form),
    FormatError("a=%ff", form),
    FormatError("a[=1", form),
    FormatError("a[b]c=1", form),
    FormatError("a=1&a[b]=2", form),
    FormatError("a[0]=1&a[2]=2", form),
    FormatError("a=abcdef", form, "limits.stringLength = 4", limits: .init(stringLength: 4)),
    FormatError(encoding: ["a[": 1], form),
    FormatError(encoding: ["a": ["0": 1]], form),
    FormatError(encoding: ["a": [[]]], form),
  ]
}
