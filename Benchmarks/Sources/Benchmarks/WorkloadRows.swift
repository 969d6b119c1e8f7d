import Maquette
import ShapeModels

/// The rows of a workload, whose documents are made when they are needed.
struct WorkloadRows {
  /// The name of the workload; the peer uses the same.
  let title: String

  /// Makes the documents and the rows.
  let make: () -> ShapeRows

  /// The name of all rows of the workload.
  var name: String { "\(Self.group)/\(title)" }

  /// The folder of the documents, and the first part of the names of rows.
  static var group: String { "workload" }

  /// The name of the row of a way.
  func name(of way: ShapeRows.Way) -> String { "\(name)/\(way.rawValue)" }

  private init<Model: Mappable>(_ workload: Workload<Model>) {
    title = workload.name
    make = {
      var rows = ShapeRows(workload.shape())
      rows.group = Self.group
      return rows
    }
  }
}

extension WorkloadRows {
  /// Documents of the kinds that applications meet, in the order of the table.
  static var all: [WorkloadRows] {
    Array([numbers, texts, maps, recursive, cases, records, small].joined())
  }

  private static var numbers: [WorkloadRows] {
    [
      WorkloadRows(Workloads.doubles),
      WorkloadRows(Workloads.decimalsAsDoubles),
      WorkloadRows(Workloads.exponents),
      WorkloadRows(Workloads.pairs),
      WorkloadRows(Workloads.points),
      WorkloadRows(Workloads.indented),
      WorkloadRows(Workloads.readings),
      WorkloadRows(Workloads.mixedIntegers),
      WorkloadRows(Workloads.shortIntegers),
      WorkloadRows(Workloads.bytes),
      WorkloadRows(Workloads.integerSet),
      WorkloadRows(Workloads.booleans),
      WorkloadRows(Workloads.decimals),
      WorkloadRows(Workloads.prices),
    ]
  }

  private static var texts: [WorkloadRows] {
    [
      WorkloadRows(Workloads.shortWords),
      WorkloadRows(Workloads.longTexts),
      WorkloadRows(Workloads.chinese),
      WorkloadRows(Workloads.emoji),
      WorkloadRows(Workloads.accents),
      WorkloadRows(Workloads.escapes),
      WorkloadRows(Workloads.fewEscapes),
      WorkloadRows(Workloads.base64),
      WorkloadRows(Workloads.optionalTexts),
      WorkloadRows(Workloads.wordSet),
      WorkloadRows(Workloads.dates),
      WorkloadRows(Workloads.uuids),
      WorkloadRows(Workloads.urls),
    ]
  }

  private static var maps: [WorkloadRows] {
    [
      WorkloadRows(Workloads.integersByName),
      WorkloadRows(Workloads.structsByName),
      WorkloadRows(Workloads.listsByName),
      WorkloadRows(Workloads.byNumber),
      WorkloadRows(Workloads.byCase),
      WorkloadRows(Workloads.longKeys),
      WorkloadRows(Workloads.sharedPrefixes),
      WorkloadRows(Workloads.duplicates),
      WorkloadRows(Workloads.labels),
    ]
  }

  private static var recursive: [WorkloadRows] {
    [
      WorkloadRows(Workloads.files),
      WorkloadRows(Workloads.comments),
      WorkloadRows(Workloads.branches),
      WorkloadRows(Workloads.hollows),
      WorkloadRows(Workloads.wrapped),
      WorkloadRows(Workloads.nested),
      WorkloadRows(Workloads.deep),
    ]
  }

  private static var cases: [WorkloadRows] {
    [
      WorkloadRows(Workloads.geometries),
      WorkloadRows(Workloads.conditions), WorkloadRows(Workloads.events),
      WorkloadRows(Workloads.payments),
      WorkloadRows(Workloads.filters),
      WorkloadRows(Workloads.frequencies),
      WorkloadRows(Workloads.layers),
    ]
  }

  private static var records: [WorkloadRows] {
    [
      WorkloadRows(Workloads.logLines),
      WorkloadRows(Workloads.summaries),
      WorkloadRows(Workloads.mostlySkipped),
      WorkloadRows(Workloads.settings),
      WorkloadRows(Workloads.openRecords),
      WorkloadRows(Workloads.pages),
      WorkloadRows(Workloads.jsonAPI),
      WorkloadRows(Workloads.graphQL),
    ]
  }

  private static var small: [WorkloadRows] {
    [
      WorkloadRows(Workloads.tokens),
      WorkloadRows(Workloads.problems),
      WorkloadRows(Workloads.users),
      WorkloadRows(Workloads.calls),
      WorkloadRows(Workloads.smallEvents),
      WorkloadRows(Workloads.smallNumbers),
      WorkloadRows(Workloads.smallProducts),
      WorkloadRows(Workloads.smallMaps),
    ]
  }
}
