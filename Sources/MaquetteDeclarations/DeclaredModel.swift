public import MaquetteCore

/// A type that is mapped by a declaration at run time, because it cannot carry `@Mappable`: it
/// belongs to another module.
///
/// ```swift
/// extension Measure: @retroactive DeclaredModel {
///   static let declaration = ModelDeclaration(
///     of: Measure(value: 0, unit: ""),
///     .property("value", \.value),
///     .property("unit", \.unit, key: "u", aliases: ["symbol"]))
/// }
/// ```
///
/// It is then a model like all others, in every format: read, written, changed in place, described,
/// told in reports, and configured from outside. It is not as fast as one that carries the macro.
public protocol DeclaredModel: MappingDecodable, MappingEncodable, SchemaProviding {
  /// What the type is made of.
  static var declaration: ModelDeclaration<Self> { get }
}

extension DeclaredModel {
  /// Reads the model from JSON.
  ///
  /// - Throws: `missingKey`, and whatever a property throws.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self.declaration.decode(from: &reader)
  }

  /// Reads the model from a tree.
  ///
  /// - Throws: `missingKey`, and whatever a property throws.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self.declaration.decode(from: &reader)
  }

  /// A model is changed part by part.
  public static var __mergesOnUpdate: Bool { true }

  /// Changes what the source names.
  ///
  /// - Throws: Whatever a property throws.
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self.declaration.changed(self, from: &reader)
  }

  /// Changes what the source names.
  ///
  /// - Throws: Whatever a property throws.
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self.declaration.changed(self, from: &reader)
  }

  /// Writes the model as JSON.
  ///
  /// - Throws: Whatever a property throws.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.beginObject()
    for property in Self.declaration.properties { try property.writeJSON(self, &writer) }
    writer.endObject()
  }

  /// Writes the model into a tree.
  ///
  /// - Throws: Whatever a property throws.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeModel(Self.self) { (writer) throws(WriteFailure) in
      for property in Self.declaration.properties { try property.writeTree(self, &writer) }
    }
  }

  /// What the model is made of.
  public static var __schema: ModelSchema { declaration.schema }

  /// The value of a property by its name; nil if there is no such property.
  public func __value(ofProperty name: String) -> Any? {
    Self.declaration.properties.first { $0.name == name }?.get(self)
  }
}
