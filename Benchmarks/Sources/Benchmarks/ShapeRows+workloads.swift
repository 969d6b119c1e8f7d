import Maquette
import ShapeModels

extension ShapeRows {
  /// Documents of the kinds that applications meet, in the order of the table.
  static var workloads: [ShapeRows] {
    [numbers, texts, maps, recursive, cases, records, small].joined().map(\.asWorkload)
  }

  private var asWorkload: ShapeRows {
    var rows = self
    rows.group = "workload"
    return rows
  }

  private static var numbers: [ShapeRows] {
    [
      ShapeRows(Workloads.doubles),
      ShapeRows(Workloads.decimalsAsDoubles),
      ShapeRows(Workloads.exponents),
      ShapeRows(Workloads.pairs),
      ShapeRows(Workloads.points),
      ShapeRows(Workloads.indented),
      ShapeRows(Workloads.readings),
      ShapeRows(Workloads.mixedIntegers),
      ShapeRows(Workloads.shortIntegers),
      ShapeRows(Workloads.bytes),
      ShapeRows(Workloads.integerSet),
      ShapeRows(Workloads.booleans),
      ShapeRows(Workloads.decimals),
      ShapeRows(Workloads.prices),
    ]
  }

  private static var texts: [ShapeRows] {
    [
      ShapeRows(Workloads.shortWords),
      ShapeRows(Workloads.longTexts),
      ShapeRows(Workloads.chinese),
      ShapeRows(Workloads.emoji),
      ShapeRows(Workloads.accents),
      ShapeRows(Workloads.escapes),
      ShapeRows(Workloads.fewEscapes),
      ShapeRows(Workloads.base64),
      ShapeRows(Workloads.optionalTexts),
      ShapeRows(Workloads.wordSet),
      ShapeRows(Workloads.dates),
      ShapeRows(Workloads.uuids),
      ShapeRows(Workloads.urls),
    ]
  }

  private static var maps: [ShapeRows] {
    [
      ShapeRows(Workloads.integersByName),
      ShapeRows(Workloads.structsByName),
      ShapeRows(Workloads.listsByName),
      ShapeRows(Workloads.byNumber),
      ShapeRows(Workloads.byCase),
      ShapeRows(Workloads.longKeys),
      ShapeRows(Workloads.sharedPrefixes),
      ShapeRows(Workloads.duplicates),
      ShapeRows(Workloads.labels),
    ]
  }

  private static var recursive: [ShapeRows] {
    [
      ShapeRows(Workloads.files),
      ShapeRows(Workloads.comments),
      ShapeRows(Workloads.branches),
      ShapeRows(Workloads.hollows),
      ShapeRows(Workloads.wrapped),
      ShapeRows(Workloads.nested),
      ShapeRows(Workloads.deep),
    ]
  }

  private static var cases: [ShapeRows] {
    [
      ShapeRows(Workloads.geometries),
      ShapeRows(Workloads.events),
      ShapeRows(Workloads.payments),
      ShapeRows(Workloads.filters),
      ShapeRows(Workloads.frequencies),
      ShapeRows(Workloads.layers),
    ]
  }

  private static var records: [ShapeRows] {
    [
      ShapeRows(Workloads.logLines),
      ShapeRows(Workloads.summaries),
      ShapeRows(Workloads.mostlySkipped),
      ShapeRows(Workloads.settings),
      ShapeRows(Workloads.openRecords),
      ShapeRows(Workloads.pages),
      ShapeRows(Workloads.jsonAPI),
      ShapeRows(Workloads.graphQL),
    ]
  }

  private static var small: [ShapeRows] {
    [
      ShapeRows(Workloads.tokens),
      ShapeRows(Workloads.problems),
      ShapeRows(Workloads.users),
      ShapeRows(Workloads.calls),
      ShapeRows(Workloads.smallEvents),
      ShapeRows(Workloads.smallNumbers),
      ShapeRows(Workloads.smallProducts),
      ShapeRows(Workloads.smallMaps),
    ]
  }
}
