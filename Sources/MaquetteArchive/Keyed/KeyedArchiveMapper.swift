public import MaquetteCore

/// The entry point for keyed archives, as `NSKeyedArchiver` writes them: what classes that are
/// `NSCoding` or Mantle's wrote is read into models, and models are written so that such classes read
/// them.
///
/// ```swift
/// let mapper = KeyedArchiveMapper(options: .init(types: [.type(Person.self, formerly: "MTLPerson")]))
/// let person = try mapper.decode(Person.self, from: data)
/// ```
///
/// The keys of a class are the names of the properties. Foundation's own classes are arrays, sets,
/// dictionaries, text, numbers, data, dates, URLs and UUIDs. Names of classes choose among the types
/// that the reader declares, with their module or without.
public struct KeyedArchiveMapper: Sendable {
  /// How single numbers and truth values of a model are written.
  public enum Style: Sendable, Hashable {
    /// In the model itself: for `decodeInteger(forKey:)`.
    case coding

    /// As objects, and the version of each model beside them: for Mantle.
    case mantle
  }

  /// How archives are read and written.
  public var options: ArchiveMapper.Options

  /// How single numbers and truth values are written.
  public var style: Style

  /// Creates a mapper.
  public init(options: ArchiveMapper.Options = .init(), style: Style = .coding) {
    self.options = options
    self.style = style
  }

  /// Reads a value and all objects that it leads to.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The archive: bytes or Foundation's data, in binary or XML.
  ///   - key: The key of the value among those at the top.
  /// - Returns: The value.
  /// - Throws: The first thing that is wrong, with its path, in which `objects[3]` is the object of that
  ///   number in `$objects`; `newerVersion` for a newer model of Mantle; `unknownCase` for a class that
  ///   is not declared.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: some ByteSource, key: String = "root"
  ) throws(MappingError) -> T {
    try source.withBytes { (bytes) throws(MappingError) in
      let reading = KeyedReading(options)
      return try reading.read(type, from: bytes, key: key)
    }
  }

  /// Writes a value and all objects that it leads to.
  ///
  /// - Parameters:
  ///   - model: The value.
  ///   - key: The key of the value among those at the top.
  /// - Returns: A binary property list.
  /// - Throws: `unencodable` with the path of what a keyed archive cannot hold, such as a decimal that no
  ///   double is; what the model's own code throws.
  public func encode(
    _ model: some MappingEncodable, key: String = "root"
  ) throws(MappingError) -> [UInt8] {
    var writer = KeyedWriter(options, style)
    return try writer.write(model, key: key)
  }
}
