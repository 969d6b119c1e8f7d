extension SwiftFile {
  /// The declarations of the properties at a path, as they are written, each with the name of its type.
  ///
  /// A path is that of several properties if variants have it.
  func declarations(at path: SamplePath) -> [(type: String, code: String)] {
    model.declarations.indices.flatMap { index -> [(String, String)] in
      guard case .record(let properties) = model.declarations[index].kind else { return [] }
      let naming = options.style == .mappable ? fieldNaming(of: properties) : nil
      return properties.filter { $0.path == path && !$0.key.isEmpty }.map { property in
        let code =
          options.style == .mappable ? mappable(property, naming: naming) : codable(property)
        return (qualifiedName(of: index), code)
      }
    }
  }

  /// Why texts that could be of another type stay texts; nil if they do not.
  ///
  /// - Parameters:
  ///   - type: The type that was inferred.
  ///   - code: The code for it.
  func note(on type: ValueType, declaredAs code: String) -> String? {
    var scalar = type
    while case .optional(let inner) = scalar { scalar = inner }
    switch scalar {
    case .date, .day, .uuid:
      guard code.contains("String") else { return nil }
      return "they stay texts, because here no other type writes all of them unchanged"
    default: return nil
    }
  }
}
