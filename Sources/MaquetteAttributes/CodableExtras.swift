/// Keeps the keys that no property takes and writes them back.
///
/// Input:
///
/// ```json
/// {"id": 7, "color": "red", "size": {"width": 3}}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Item {
///   var id: Int
///   @CodableExtras var rest: [String: AnyValue]
/// }
/// ```
///
/// Result: `Item(id: 7, rest: ["color": "red", "size": ["width": 3]])`, encoded after the other
/// properties: `{"id":7,"color":"red","size":{"width":3}}`.
///
/// The property is a dictionary, which is encoded sorted by key, or an `AnyValue.Object`, which
/// keeps the order of the source. A dictionary's keys can be of any mapped type: `[Int: AnyValue]`.
/// Kept keys do not count as unknown. The keys of flattened members and of superclasses are not
/// extras. If several models in one object keep keys, the outermost one takes them; in a class
/// hierarchy, the subclass does. An update adds to the kept keys. Encoding skips a kept key that
/// another property of the model writes.
///
/// Failure: a value that is not of the dictionary's type fails as a property does:
/// `expected Int at 'color', found string "red"`. A key that cannot become a key of the dictionary
/// fails, too.
@attached(peer)
public macro CodableExtras() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
