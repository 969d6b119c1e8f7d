package import MaquetteCore
import MaquetteXMLSyntax

extension ValueTag {
  /// The tag of a number that refers to an object of a keyed archive.
  package static let propertyListUID = ValueTag(format: "Property list", name: "UID")
}

/// Property lists with references between values, as in keyed archives.
package enum KeyedPropertyList {
  /// Parses a binary property list; references become tagged numbers.
  ///
  /// - Throws: The first error of the source, with its byte offset and path.
  package static func parse(
    _ source: Span<UInt8>, _ options: DecodingOptions
  ) throws(MappingError) -> AnyValue {
    guard source.starts(with: BinaryTrailer.magic, at: 0) else {
      var reading = ParsingContext(options: options)
      var format = PropertyListFormat()
      format.readsUIDs = true
      return try format.parse(source, &reading)
    }
    var parser = try BinaryPropertyListParser(source, options, readsUIDs: true)
    return try parser.parse(source)
  }

  /// Prints a binary property list.
  ///
  /// - Throws: `unencodable` with the path of a value that a property list cannot represent.
  package static func print(_ tree: AnyValue) throws(MappingError) -> [UInt8] {
    var printer = BinaryPropertyListPrinter(roundsDates: false)
    return try printer.print(tree)
  }
}
