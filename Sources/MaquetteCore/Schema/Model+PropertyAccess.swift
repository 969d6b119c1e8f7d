extension SchemaProviding where Self: Readable {
  /// Sets a property by its name in Swift, with the conversions of reading.
  ///
  /// Constants of structs can be set too: the model is made anew.
  ///
  /// - Parameters:
  ///   - value: The value, as a source would have it.
  ///   - name: The name of the property.
  ///   - options: How the value is read.
  /// - Throws: `unknownKey` if no property of this name is read; what reading the value throws.
  ///   The model is then as it was.
  public mutating func setValue(
    _ value: Value, ofProperty name: String, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let schema = type(of: self).schema
    guard let property = schema[property: name], !property.flags.contains(.isNotRead) else {
      throw MappingError(.unknownKey, expected: "a property of \(schema.name)", found: name)
    }
    let patch = property.path.reversed().reduce(value) { nested, key in [key: nested] }
    try patch.update(&self, options)
  }
}
