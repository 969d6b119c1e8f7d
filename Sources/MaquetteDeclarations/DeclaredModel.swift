public import MaquetteCore

/// A type of another module, which cannot have `@Mappable` and is mapped by a run-time declaration.
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
/// The type is then a model like all others, in every format: it can be decoded, encoded, updated
/// in place, described by a schema, covered by reports, and configured. It is slower than a model
/// with the macro, and it cannot be a flattened property.
public protocol DeclaredModel: MappingDecodable, MappingEncodable, SchemaProviding {
  /// The declaration of the type.
  static var declaration: ModelDeclaration<Self> { get }
}

extension DeclaredModel {
  /// Reads the model from JSON.
  ///
  /// - Throws: `missingKey`, and the errors of the properties.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self.declaration.decode(from: &reader)
  }

  /// Reads the model from a tree.
  ///
  /// - Throws: `missingKey`, and the errors of the properties.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self.declaration.decode(from: &reader)
  }

  /// An update changes a model part by part.
  public static var __mergesOnUpdate: Bool { true }

  /// Updates the properties that the source contains.
  ///
  /// - Throws: The errors of the properties.
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try Self.declaration.update(&self, from: &reader)
  }

  /// Updates the properties that the source contains.
  ///
  /// - Throws: The errors of the properties.
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try Self.declaration.update(&self, from: &reader)
  }

  /// Writes the model as JSON.
  ///
  /// - Throws: The errors of the properties.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.beginObject()
    try Self.declaration.writeProperties(of: self, to: &writer)
    writer.endObject()
  }

  /// Writes the model into a tree.
  ///
  /// - Throws: The errors of the properties.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeModel(Self.self) { (writer) throws(WriteFailure) in
      try Self.declaration.writeProperties(of: self, to: &writer)
    }
  }

  /// How the model is decoded.
  public static var __decodingForm: __ModelForm? { declaration.form }

  /// How the model is encoded.
  public static var __encodingForm: __ModelForm? { declaration.form }

  /// The schema of the model.
  public static var __schema: ModelSchema { declaration.schema }

  /// The value of a property by its name; nil if there is no such property.
  public func __value(ofProperty name: String) -> Any? {
    Self.declaration.value(ofProperty: name, in: self)
  }
}
