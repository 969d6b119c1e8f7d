import MaquetteCBOR
public import MaquetteCore

/// The entry point for archives: whole graphs of models, with shared objects and cycles as they were.
///
/// ```swift
/// let mapper = ArchiveMapper(options: .init(types: [.type(Dog.self), .type(Cat.self)]))
/// let bytes = try mapper.encode(home)
/// let again = try mapper.decode(Home.self, from: bytes)
/// ```
public struct ArchiveMapper: Sendable {
  /// How archives are read and written.
  public var options: Options

  /// Creates a mapper.
  public init(options: Options = Options()) { self.options = options }

  /// Writes a value and all objects that it leads to.
  ///
  /// - Parameter model: The value.
  /// - Returns: The archive.
  /// - Throws: `unencodable` with the path of what cannot be archived; what the model's own code throws.
  public func encode(_ model: some MappingEncodable) throws(MappingError) -> [UInt8] {
    let writer = GraphWriter(options.encodingOptions, options.types)
    return ArchiveTrailer.appended(to: try writer.write(model))
  }

  /// Reads a value and all objects that it leads to.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The archive: bytes or Foundation's data.
  /// - Returns: The value.
  /// - Throws: The first thing that is wrong, with its path and its place in bytes: `newerVersion` for an
  ///   archive of a newer program, `unknownCase` for an object of a class that is not declared.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) throws(MappingError) -> T {
    try source.withBytes { (bytes) throws(MappingError) in
      var reading = ArchiveReading(options, isReporting: false)
      guard let value = try reading.read(type, from: bytes) else {
        throw MappingError(.invalidValue, expected: "\(type)")
      }
      return value
    }
  }

  /// Reads what can be read of an archive, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The archive: bytes or Foundation's data.
  /// - Returns: The value without what could not be read, if anything whole is left, and the issues:
  ///   what migrations removed, keys that no property takes, conversions, errors.
  public func decodeReporting<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) -> MappingReport<T> {
    source.withBytes { bytes in
      var reading = ArchiveReading(options, isReporting: true)
      do throws(MappingError) {
        let value = try reading.read(type, from: bytes)
        return MappingReport(value: value, issues: reading.issues)
      } catch {
        let issue = MappingIssue(severity: .error, error: error)
        return MappingReport(value: nil, issues: reading.issues + [issue])
      }
    }
  }
}

extension ArchiveMapper {
  /// How archives are read and written.
  public struct Options: Sendable {
    /// Types besides those that the properties of a model declare, and names in archives.
    public var types: [ArchivedType]

    /// Steps for older archives, besides those of models that are ``ArchiveMigrating``.
    public var migrations: [ArchiveMigrations]

    /// How the values of properties are read.
    ///
    /// Archives have the keys that models declare: a configuration is not looked at.
    public var decoding: DecodingOptions

    /// How many objects may refer to each other one after the other, outside of cycles.
    ///
    /// The language frees an object inside the one that held it, so that a long chain takes much of the
    /// stack when it is freed. A class that takes its chain apart in `deinit` needs no such limit.
    public var chainLimit: Int

    /// How many objects an archive may have.
    public var objectLimit: Int

    /// Whether an archive may have objects that nothing refers to, which no writer writes.
    public var allowsUnusedObjects: Bool

    /// Creates options; each has a default that is safe on hostile input.
    public init(
      types: [ArchivedType] = [], migrations: [ArchiveMigrations] = [],
      decoding: DecodingOptions = DecodingOptions(unknownKeys: .report), chainLimit: Int = 1000,
      objectLimit: Int = .max, allowsUnusedObjects: Bool = false
    ) {
      self.types = types
      self.migrations = migrations
      self.decoding = decoding
      self.chainLimit = chainLimit
      self.objectLimit = objectLimit
      self.allowsUnusedObjects = allowsUnusedObjects
    }

    /// The options of reading, with what the layout asks for.
    var decodingOptions: DecodingOptions {
      var decoding = decoding
      decoding.configuration = nil
      return CBORMapper(
        options: .init(decoding: decoding, encoding: EncodingOptions(), format: CBORFormat())
      ).decodingOptions
    }

    /// The options of writing, with what the layout asks for.
    var encodingOptions: EncodingOptions {
      var encoding = EncodingOptions(
        depth: decoding.limits.depth, conventions: decoding.conventions)
      encoding.registry = decoding.registry
      var traits = CBORFormat().traits
      (traits.ordersValues, traits.writesNil) = (true, true)
      encoding.traits = traits
      return encoding
    }
  }
}
