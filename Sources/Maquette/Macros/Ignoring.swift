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

/// Keeps a property out of reading and writing under some profiles and in some formats.
///
/// Input, in JSON and in XML:
///
/// ```json
/// {"name": "ada", "password": "secret"}
/// ```
///
/// ```xml
/// <login><name>ada</name><password>secret</password></login>
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Login {
///   var name: String
///   @CodableIgnored(in: .xml) var password = ""
/// }
/// ```
///
/// Result: `Login(name: "ada", password: "secret")` from JSON, and `Login(name: "ada", password: "")` from XML,
/// where it is written as `<login><name>ada</name></login>`. Its key is an unknown one there, an update
/// keeps what the property holds, and a report does not miss it. A property is left out if the
/// profile of the call or its format is among the names, whatever a configuration says. Other
/// attributes hold everywhere else.
///
/// Failure: an error when the model is compiled, if the property has no value for a missing key (an initial
/// value, a default, an optional variable), if its key leads into an array, or if it is flattened, an element
/// of an array, a constant with a value, beside `@CodableExtras`, or all of a transparent model.
///
/// - Parameters:
///   - name: A profile, or a format.
///   - others: Further ones.
@attached(peer)
public macro CodableIgnored(in name: MappingProfile, _ others: MappingProfile...) =
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
