/// An implementation that a row measures.
enum Side: String, CaseIterable {
  /// `@Mappable` models.
  case maquette

  /// `Codable` models and Foundation's coders; `JSONSerialization` for trees.
  case foundation

  /// The same `Codable` models with Maquette's coders.
  case codable

  /// Models decoded by hand-written code that uses the core's public functions.
  case hand

  /// The peer, a separate program that takes part only in tables.
  case serde

  /// The peer with correctly rounded doubles, like Maquette's.
  case serdeExact = "serde-exact"
}

/// A row of the table: the same work for every side.
struct Row {
  /// The name, such as `decode/twitter`; the peers use the same names.
  let name: String

  /// The number of equal parts of the work; the reported time is that of one part.
  let repeats: Int

  /// Prepares the work of each side that supports it.
  var sides: [Side: (Documents) throws -> Work]
}

/// Work that is ready to run.
struct Work {
  /// The bytes of JSON in one part.
  let bytes: Int

  /// Does the work, and frees its results.
  let run: () throws -> Void

  /// Measures the memory of one decoding.
  var usage: (() throws -> MemoryUsage)?
}
