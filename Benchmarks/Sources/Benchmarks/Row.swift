/// Who does the work of a row.
enum Side: String, CaseIterable {
  /// `@Mappable` models.
  case maquette

  /// `Codable` models and Foundation's coders; trees by `JSONSerialization`.
  case foundation

  /// The same `Codable` models and Maquette's coders for them.
  case codable

  /// Models read by code written by hand on the core's public functions.
  case hand

  /// The peer, a program of its own; it takes part only in tables.
  case serde

  /// The peer with doubles that are correctly rounded, as Maquette's always are.
  case serdeExact = "serde-exact"
}

/// A row of the table: the same work for every side.
struct Row {
  /// The name, as `decode/twitter`; the peers use the same.
  let name: String

  /// How many equal parts the work has; the time of one is told.
  let repeats: Int

  /// Prepares the work of each side that can do it.
  var sides: [Side: (Documents) throws -> Work]
}

/// A piece of work that is ready to run.
struct Work {
  /// Bytes of JSON in one part of it.
  let bytes: Int

  /// Does the work and frees what it made.
  let run: () throws -> Void

  /// Measures what decoding once takes in memory.
  var usage: (() throws -> MemoryUsage)?
}
