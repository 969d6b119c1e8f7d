import MaquetteCBOR
public import MaquetteCore

/// A mapper for archives: whole object graphs, including shared objects and cycles.
///
/// ```swift
/// let mapper = ArchiveMapper(options: .init(types: [.type(Dog.self), .type(Cat.self)]))
/// let bytes = try mapper.encode(home)
/// let again = try mapper.decode(Home.self, from: bytes)
/// ```
public struct ArchiveMapper: Sendable {
  /// The options for decoding and encoding archives.
  public var options: Options

  /// Creates a mapper.
  ///
  /// - Parameter options: The options for decoding and encoding archives.
  public init(options: Options = Options()) { self.options = options }

  /// Archives a value and all objects that it refers to.
  ///
  /// - Parameter model: The value.
  /// - Returns: The archive.
  /// - Throws: `unencodable` with the path of a value that cannot be archived; errors of the
  ///   model's own code.
  public func encode(_ model: some MappingEncodable) throws(MappingError) -> [UInt8] {
    let writer = GraphWriter(options.encodingOptions, options.types)
    do throws(MappingError) {
      return ArchiveTrailer.appended(to: try writer.write(model))
    } catch {
      throw error.namingDepth
    }
  }

  /// Decodes a value and all objects that it refers to.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The archive: bytes or Foundation's `Data`.
  /// - Returns: The value.
  /// - Throws: The first error, with its path and byte offset: `newerVersion` for an archive of a
  ///   newer program, `unknownCase` for an object of an undeclared class.
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

  /// Decodes as much of an archive as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The archive: bytes or Foundation's `Data`.
  /// - Returns: The value without the parts that failed to decode, if it is still complete, and the
  ///   issues: values that migrations removed, keys that no property takes, conversions, errors.
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
  /// Options for decoding and encoding archives.
  public struct Options: Sendable {
    /// Types in addition to those that the properties of a model declare, and the names of types in
    /// archives.
    public var types: [ArchivedType]

    /// Migration steps for older archives, in addition to those of ``ArchiveMigrating`` models.
    public var migrations: [ArchiveMigrations]

    /// The options for decoding the values of properties.
    ///
    /// Archives use the keys that models declare, and ignore a configuration.
    public var decoding: DecodingOptions

    /// The maximum length of a chain of objects that refer to each other, outside of cycles.
    ///
    /// Swift releases an object inside the `deinit` of the object that holds it, so freeing a long
    /// chain needs much stack. A class that takes its chain apart in `deinit` needs no such limit.
    public var chainLimit: Int

    /// The maximum number of objects in an archive.
    public var objectLimit: Int

    /// Whether an archive may contain unreferenced objects, which this mapper never writes.
    public var allowsUnusedObjects: Bool

    /// Creates options.
    ///
    /// The defaults are safe for hostile input: what an archive takes is in proportion to its size. `objectLimit` bounds it
    /// below that.
    ///
    /// - Parameters:
    ///   - types: Types in addition to those that the properties of a model declare, and the names
    ///     of types in archives.
    ///   - migrations: Migration steps for older archives, in addition to those of
    ///     ``ArchiveMigrating`` models.
    ///   - decoding: The options for decoding the values of properties, except for a configuration.
    ///   - chainLimit: The maximum length of a chain of objects that refer to each other, outside
    ///     of cycles.
    ///   - objectLimit: The maximum number of objects in an archive.
    ///   - allowsUnusedObjects: Whether an archive may contain unreferenced objects.
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

    /// The decoding options, adapted to the layout.
    var decodingOptions: DecodingOptions {
      var decoding = decoding
      decoding.configuration = nil
      return CBORMapper(
        options: .init(decoding: decoding, encoding: EncodingOptions(), format: CBORFormat())
      ).decodingOptions
    }

    /// The encoding options, adapted to the layout.
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
