public import MaquetteCore

/// A mapper for property lists with custom options.
///
/// ```swift
/// let mapper = PropertyListMapper(options: .init(format: .init(.xml)))
/// let bytes = try mapper.encode(settings)
/// ```
public typealias PropertyListMapper = FormatMapper<PropertyListFormat>

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a value from a property list in XML or binary form.
  ///
  /// ```swift
  /// let settings = try Settings(propertyList: data)
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's `Data`.
  /// - Throws: The first error, with its location in the source.
  public init(propertyList source: some ByteSource) throws(MappingError) {
    self = try PropertyListMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Encodes the value as a property list.
  ///
  /// ```swift
  /// let bytes = try settings.propertyListBytes(.xml)
  /// ```
  ///
  /// - Parameter form: The form to write.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that a property list cannot represent, such
  ///   as null in an array; `depthExceeded` for a cycle of objects.
  public func propertyListBytes(
    _ form: PropertyListFormat.Form = .binary
  ) throws(MappingError) -> [UInt8] {
    try PropertyListMapper(options: .init(format: PropertyListFormat(form))).encode(self)
  }
}
