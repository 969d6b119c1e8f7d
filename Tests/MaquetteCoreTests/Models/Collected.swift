import MaquetteCore

/// A model that an accumulator can also decode.
protocol Collectable {
  associatedtype Fields: __FieldAccumulator
  init(_ fields: Fields)
  var fields: Fields { get }
}

/// A model that its accumulator decodes, not in place.
struct Collected<Model: Collectable> {
  var model: Model

  init(_ model: Model) {
    self.model = model
  }
}

extension Collected: Equatable where Model: Equatable {}

extension Collected: MappingDecodable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __mergesOnUpdate: Bool { true }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    model = Model(try reader.__readModel(Model.Fields.self))
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    model = Model(try reader.__readModel(Model.Fields.self))
  }

  mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    model = Model(try reader.__changedFields(model.fields))
  }

  mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    model = Model(try reader.__changedFields(model.fields))
  }
}
