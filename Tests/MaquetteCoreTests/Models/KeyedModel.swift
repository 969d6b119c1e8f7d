import MaquetteCore

/// The keys of a tested model.
protocol TestKeys {
  static var keys: [String] { get }
  static var table: __KeyTable { get }
}

/// A model with an integer for each of its keys; missing ones stay nil.
struct KeyedModel<Keys: TestKeys>: MappingDecodable {
  var values: [Int?]

  struct Fields: __FieldAccumulator {
    var values = [Int?](repeating: nil, count: Keys.keys.count)
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "KeyedModel" }
    static var keys: __KeyTable { Keys.table }

    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      try reader.readField(into: &values[slot])
    }

    var isComplete: Bool { true }
    var missingFields: [__MissingField] { [] }
  }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    values = try reader.__readModel(Fields.self).values
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    values = try reader.__readModel(Fields.self).values
  }
}
