import MaquetteCore

/// A model whose place accepts anything: an invalid place becomes the default.
struct Guarded: Equatable {
  var place = Place(name: "nowhere")
}

extension Guarded: nonisolated MaquetteCore.FlattenedDecodable {
  struct __Fields: MaquetteCore.__FieldAccumulator {
    var place: Place?
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Guarded" }

    static let table = __KeyTable(keys: ["place"])
    static var keys: __KeyTable { table }

    @inline(__always)
    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      if slot == 0 { try reader.readField(into: &place, [.nullIsAbsent, .invalidIsAbsent]) }
    }

    @inline(__always)
    var isComplete: Bool { true }

    var missingFields: [__MissingField] { [] }
  }

  init(__fields fields: consuming __Fields) {
    place = fields.place ?? Place(name: "nowhere")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __fields(of model: Guarded) -> __Fields {
    var fields = __Fields()
    fields.place = model.place
    return fields
  }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(__fields: try reader.__readModel(__Fields.self))
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(__fields: try reader.__readModel(__Fields.self))
  }
}
