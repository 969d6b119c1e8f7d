package import MaquetteCore
import MaquetteXMLSyntax

extension ValueTag {
  /// The tag of a number that refers to an object of a keyed archive.
  package static let propertyListUID = ValueTag(format: "Property list", name: "UID")
}

/// Property lists in which values refer to others, as keyed archives have them.
package enum KeyedPropertyList {
  /// Reads a property list in binary, its references as numbers under a tag.
  ///
  /// - Throws: What is wrong with the source, with its byte offset and its path.
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

  /// Writes a property list in binary.
  ///
  /// - Throws: `unencodable` with the path of what a property list cannot hold.
  package static func print(_ tree: AnyValue) throws(MappingError) -> [UInt8] {
    var printer = BinaryPropertyListPrinter()
    return try printer.print(tree)
  }
}
