import MaquetteCore

/// Errors of each format, with the documents and values that cause them.
enum FormatErrors {
  /// The formats in the order of the page.
  static let all: [(name: String, errors: [FormatError])] = [
    ("YAML", ofYAML), ("TOML", ofTOML), ("JSON5 and JSON with comments", ofJSON5), ("CSV", ofCSV),
    ("Forms", ofForms), ("XML", ofXML), ("Property lists", ofPropertyLists),
    ("MessagePack", ofMessagePack), ("CBOR", ofCBOR),
  ]

  /// A table for each format.
  static var tables: String {
    all.map { name, errors in
      let rows = errors.map { error in
        "| \(error.shown) | \(FormatError.code(error.error?.description ?? "no error")) |"
      }
      return """
        ### \(name)

        | document or value | error |
        | --- | --- |
        \(rows.joined(separator: "\n"))
        """
    }.joined(separator: "\n\n")
  }
}
