// Applies changed fields to a flattened member. Macros generate this for models that are made from
// a storage.

extension MappingDecodable {
  /// Replaces a struct that is decoded in place, whose fields contain all of it.
  public mutating func __change(to fields: __StructFields<Self>) { self = fields.make() }

  /// Replaces an enum.
  public mutating func __change(to fields: __CaseFields<Self>) { self = Self(__fields: fields) }
}

extension FlattenedDecodable {
  /// Replaces a model that does not define how it changes.
  public mutating func __change(to fields: __Fields) { self = Self(__fields: fields) }
}
