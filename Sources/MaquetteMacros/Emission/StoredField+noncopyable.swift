// Properties of noncopyable structs, which may be noncopyable themselves.

extension StoredField {
  /// The statements that assign a property: by making it, or in an update by changing it.
  func assigningUncopied(
    _ target: String, from field: String, restoring initialValue: String?, _ isUpdate: Bool
  ) -> [String] {
    let make = "\(target) = MaquetteCore.__Field.take(&\(field))"
    let change = "MaquetteCore.__Field.assign(&\(target), from: &\(field))"
    switch shape.assignment {
    case .ifPresent:
      let otherwise = initialValue.map { " else { \(target) = \($0) }" } ?? ""
      return ["if \(field) != nil { \(isUpdate ? change : make) }" + otherwise]
    case _ where isUpdate: return [change]
    case .direct: return ["\(target) = MaquetteCore.__Field.takeOptional(&\(field))"]
    case .value, .orDefault: return [make]
    }
  }
}
