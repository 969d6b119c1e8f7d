/// Keeps a property out of reading and writing.
///
/// Input:
///
/// ```json
/// {"title": "News", "isSelected": true}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Row {
///   var title: String
///   @CodableIgnored var isSelected = false
/// }
/// ```
///
/// Result: `Row(title: "News", isSelected: false)`, written as `{"title":"News"}`. An update keeps
/// what the property holds.
///
/// Failure: a property that cannot be made without a value, for it has no initial value and is not
/// an optional variable, is an error when the model is compiled.
///
/// On the case of an enum: its name is no case on reading (`unknownCase`), and writing it throws
/// `unencodable`.
@attached(peer)
public macro CodableIgnored() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Keeps a property out of reading; it is still written.
///
/// Input:
///
/// ```json
/// {"title": "News", "version": 9}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Page {
///   var title: String
///   @DecodableIgnored var version = 2
/// }
/// ```
///
/// Result: `Page(title: "News", version: 2)`, written as `{"title":"News","version":2}`.
///
/// Failure: a property that cannot be made without a value is an error when the model is compiled.
@attached(peer)
public macro DecodableIgnored() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Keeps a property out of writing; it is still read.
///
/// Input:
///
/// ```json
/// {"name": "ada", "password": "secret"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Login {
///   var name: String
///   @EncodableIgnored var password: String
/// }
/// ```
///
/// Result: `Login(name: "ada", password: "secret")`, written as `{"name":"ada"}`.
///
/// Failure: reading fails as for any other property.
@attached(peer)
public macro EncodableIgnored() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Keeps a value of an enum's payload out of reading and writing.
///
/// ```swift
/// @Mappable
/// enum Event {
///   @CodableIgnored(for: "isNew") case opened(id: Int, isNew: Bool = true)
/// }
/// ```
///
/// Result: `.opened(id: 1, isNew: false)` is written as `{"opened":{"id":1}}`, which is read as
/// `.opened(id: 1, isNew: true)`.
///
/// Failure: a value without a default that is not an optional is an error when the model is compiled.
///
/// - Parameter label: The label of the value; `_0` and so on for one without a label.
@attached(peer)
public macro CodableIgnored(for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Keeps a value of an enum's payload out of reading; it is still written.
///
/// - Parameter label: The label of the value; `_0` and so on for one without a label.
@attached(peer)
public macro DecodableIgnored(for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Keeps a value of an enum's payload out of writing; it is still read.
///
/// - Parameter label: The label of the value; `_0` and so on for one without a label.
@attached(peer)
public macro EncodableIgnored(for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
