public import MaquetteCore

/// The entry point for property lists, with options of its own.
///
/// ```swift
/// let mapper = PropertyListMapper(options: .init(format: .init(.xml)))
/// let bytes = try mapper.encode(settings)
/// ```
public typealias PropertyListMapper = FormatMapper<PropertyListFormat>

extension MappingDecodable {
  /// Reads a value from a property list in XML or binary.
  ///
  /// ```swift
  /// let settings = try Settings(propertyList: data)
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first thing that could not be read, with its place in the source.
  public init(propertyList source: some ByteSource) throws(MappingError) {
    self = try PropertyListMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// Writes the value as a property list.
  ///
  /// ```swift
  /// let bytes = try settings.propertyListBytes(.xml)
  /// ```
  ///
  /// - Parameter form: The form to write.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of what a property list cannot hold, such as a null in an array;
  ///   `depthExceeded` for a cycle of objects.
  public func propertyListBytes(
    _ form: PropertyListFormat.Form = .binary
  ) throws(MappingError) -> [UInt8] {
    try PropertyListMapper(options: .init(format: PropertyListFormat(form))).encode(self)
  }
}
