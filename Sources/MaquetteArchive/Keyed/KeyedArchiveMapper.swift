public import MaquetteCore

/// A mapper for the keyed archives of `NSKeyedArchiver`: it decodes archives of `NSCoding` and
/// Mantle classes to models, and encodes models for such classes.
///
/// ```swift
/// let mapper = KeyedArchiveMapper(options: .init(types: [.type(Person.self, formerly: "MTLPerson")]))
/// let person = try mapper.decode(Person.self, from: data)
/// ```
///
/// The keys of a class are the names of its properties. Foundation's classes become arrays, sets,
/// dictionaries, strings, numbers, data, dates, URLs and UUIDs. A class name, with or without its
/// module, selects one of the declared types.
public struct KeyedArchiveMapper: Sendable {
  /// How the numbers and Booleans of a model are encoded.
  public enum Style: Sendable, Hashable {
    /// Inside the model itself, for `decodeInteger(forKey:)`.
    case coding

    /// As objects, with a version for each model, for Mantle.
    case mantle
  }

  /// The options for decoding and encoding archives.
  public var options: ArchiveMapper.Options

  /// How numbers and Booleans are encoded.
  public var style: Style

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - options: The options for decoding and encoding archives.
  ///   - style: How numbers and Booleans are encoded.
  public init(options: ArchiveMapper.Options = .init(), style: Style = .coding) {
    self.options = options
    self.style = style
  }

  /// Decodes a value and all objects that it refers to.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The archive: bytes or Foundation's `Data`, in binary or XML form.
  ///   - key: The key of the value at the top level.
  /// - Returns: The value.
  /// - Throws: The first error, with its path, in which `objects[3]` is the object with that index
  ///   in `$objects`; `newerVersion` for a newer Mantle model; `unknownCase` for an undeclared
  ///   class.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: some ByteSource, key: String = "root"
  ) throws(MappingError) -> T {
    try source.withBytes { (bytes) throws(MappingError) in
      let reading = KeyedReading(options)
      return try reading.read(type, from: bytes, key: key)
    }
  }

  /// Encodes a value and all objects that it refers to.
  ///
  /// - Parameters:
  ///   - model: The value.
  ///   - key: The key of the value at the top level.
  /// - Returns: A binary property list.
  /// - Throws: `unencodable` with the path of a value that a keyed archive cannot represent, such
  ///   as a decimal that is not exactly a double; errors of the model's own code.
  public func encode(
    _ model: some MappingEncodable, key: String = "root"
  ) throws(MappingError) -> [UInt8] {
    var writer = KeyedWriter(options, style)
    return try writer.write(model, key: key)
  }
}
