// How a flattened member is changed to what its fields have become; macros write it for what is made from a
// storage.

extension MappingDecodable {
  /// Changes a struct that is read in place, whose fields hold all of it.
  public mutating func __change(to fields: __StructFields<Self>) { self = fields.make() }

  /// Replaces an enum.
  public mutating func __change(to fields: __CaseFields<Self>) { self = Self(__fields: fields) }
}

extension FlattenedDecodable {
  /// Replaces a model that does not say how it is changed.
  public mutating func __change(to fields: __Fields) { self = Self(__fields: fields) }
}
