/// Makes a property keep the keys that no other property takes, so that they are written back.
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
/// Result: `Item(id: 7, rest: ["color": "red", "size": ["width": 3]])`, written back behind the other
/// properties: `{"id":7,"color":"red","size":{"width":3}}`.
///
/// The type is a dictionary, which is written sorted by its keys as text, or `AnyValue.Object`, which keeps the
/// order of the source. Keys of a dictionary are any that map themselves: `[Int: AnyValue]`. Kept keys are not unknown to the options. Keys of flattened members
/// and of superclasses are theirs; of several models that keep keys the outermost, and of classes the
/// subclass, takes them. An update adds to what is kept. A key that another property of the model
/// writes is left out when it is written.
///
/// Failure: a value that is not of the dictionary's type fails as that of a property does: `expected
/// Int at color, found string "red"`. A key that stands for none of the dictionary's fails, too.
@attached(peer)
public macro CodableExtras() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
