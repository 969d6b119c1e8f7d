import SwiftSyntax

// Properties of noncopyable structs, which may be noncopyable themselves.

extension PropertyModel {
  /// The statements that assign such a property: by making it, or in an update by changing it.
  func assigningUncopied(_ target: String, from field: String, _ isUpdate: Bool) -> [String] {
    let make = "\(target) = MaquetteCore.__Field.take(&\(field))"
    let change = "MaquetteCore.__Field.assign(&\(target), from: &\(field))"
    if let valueInstead {
      let otherwise =
        isUpdate ? " else { \(target) = \(valueInstead.trimmedDescription) }" : ""
      return ["if \(field) != nil { \(isUpdate ? change : make) }" + otherwise]
    }
    if isUpdate { return [change] }
    return type?.wrapped == nil
      ? [make] : ["\(target) = MaquetteCore.__Field.takeOptional(&\(field))"]
  }
}
