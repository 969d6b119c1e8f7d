extension String {
  /// The text in single quotes, as errors show a part of a source; in double ones if it has a single one.
  package var inQuotes: String { utf8.contains(UInt8(ascii: "'")) ? "\"\(self)\"" : "'\(self)'" }
}
