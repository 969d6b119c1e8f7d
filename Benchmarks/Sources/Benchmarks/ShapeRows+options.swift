import Maquette
import ShapeModels

extension ShapeRows {
  /// The plain struct with each option.
  static var options: [ShapeRows] { decodingOptions + encodingOptions }

  private static var decodingOptions: [ShapeRows] {
    [
      reading("duplicates-rejected", .init(duplicateKeys: .reject)),
      reading("duplicates-first", .init(duplicateKeys: .firstWins)),
      reading("unknown-keys-rejected", .init(unknownKeys: .reject)),
      reading("unknown-keys-reported", .init(unknownKeys: .report)),
      reading("keys-ignoring-case", .init(keys: .ignoringCase)),
      reading("keys-ignoring-separators", .init(keys: .ignoringCaseAndSeparators)),
      reading("keys-named", .init(keys: .named(.camelCase))),
      reading("keys-renamed", .init(keys: .renamed { $0 })),
      reading("strict-conversions", .init(conversions: .strict)),
      reading("limits-wide", .init(limits: .init(size: 1 << 20, elementCount: 1 << 20))),
      reading(
        "limits-narrow", .init(limits: .init(depth: 8, stringLength: 100, elementCount: 10))),
      reading("hidden-values", .init(hidesValues: true)),
      reading("dropped-elements", .init(rules: .init(invalidElements: .drop))),
      reading("dropped-properties", .init(rules: .init(invalidProperties: .drop))),
      reading("single-values", .init(rules: .init(acceptsSingleValues: true))),
      reading("rounded-fractions", .init(rules: .init(fractions: .round))),
      reading("numeric-prefixes", .init(rules: .init(acceptsNumericPrefixes: true))),
      reading("non-finite-names", .init(conventions: .init(nonFiniteNumbers: .names()))),
      reading("dates-convention", .init(conventions: .init(dates: .iso8601))),
      ShapeRows(Shapes.plain, title: "option-on-issue", hearing: { _ in })
        .without(.encode, .encodeTree),
      reading("reported-defaults") { $0.decoding.reportsDefaults = true },
    ]
  }

  private static var encodingOptions: [ShapeRows] {
    [
      writing("written-nulls") { $0.encoding.nilValues = .writeNull },
      writing("omitted-empty") { $0.encoding.omitsEmpty = true },
      writing("pretty") { $0.format = .pretty },
      writing("sorted-keys") { $0.format = JSONFormat(sortsKeys: true) },
      writing("canonical") { $0.format = .canonical },
      writing("selection") { $0.encoding.selection = .without("nothing") },
      writing("views") { $0.encoding.views = ["public"] },
    ]
  }

  private static func reading(_ title: String, _ options: JSONMapper.Options) -> ShapeRows {
    ShapeRows(Shapes.plain, title: "option-\(title)", options).without(.encode, .encodeTree)
  }

  private static func reading(
    _ title: String, _ change: (inout JSONMapper.Options) -> Void
  ) -> ShapeRows {
    var options = JSONMapper.Options()
    change(&options)
    return reading(title, options)
  }

  private static func writing(
    _ title: String, _ change: (inout JSONMapper.Options) -> Void
  ) -> ShapeRows {
    var options = JSONMapper.Options()
    change(&options)
    return ShapeRows(Shapes.plain, title: "option-\(title)", options)
      .without(.decode, .decodeTree)
  }
}
