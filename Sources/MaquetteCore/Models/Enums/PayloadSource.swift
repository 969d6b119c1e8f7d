/// The values of a payload that is an object, described by a table.
///
/// A configuration uses the schema: the labels are the names of properties.
public protocol __PayloadSource: __LayoutSource, SchemaProviding, SendableMetatype
where __Model == Self {}

extension __PayloadSource {
  /// The values, by their labels.
  public static var __schema: ModelSchema { ModelSchema(__layout) }

  /// The value of a label; nil if there is no such label.
  public func __value(ofProperty name: String) -> Any? {
    Self.__layout.value(ofProperty: name, in: self)
  }
}

extension ModelSchema {
  /// The name of the case with this payload; payloads are named after enum and case.
  var caseName: String? { name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } }
}
