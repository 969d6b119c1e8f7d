/// Excludes a property from decoding and encoding.
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
/// Result: `Row(title: "News", isSelected: false)`, encoded as `{"title":"News"}`. An update does
/// not change the property.
///
/// Failure: it is a compile-time error on a property without a value to start with: one that has no
/// initial value and is not an optional variable.
///
/// On the case of an enum: decoding its name throws `unknownCase`, and encoding the case throws
/// `unencodable`.
@attached(peer)
public macro CodableIgnored() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Excludes a property from decoding; it is still encoded.
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
/// Result: `Page(title: "News", version: 2)`, encoded as `{"title":"News","version":2}`.
///
/// Failure: it is a compile-time error on a property without a value to start with.
@attached(peer)
public macro DecodableIgnored() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Excludes a property from encoding; it is still decoded.
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
/// Result: `Login(name: "ada", password: "secret")`, encoded as `{"name":"ada"}`.
///
/// Failure: decoding fails as for any other property.
@attached(peer)
public macro EncodableIgnored() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Excludes a property from decoding and encoding under some profiles and in some formats.
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
/// Result: `Login(name: "ada", password: "secret")` from JSON, and
/// `Login(name: "ada", password: "")` from XML, where it is encoded as
/// `<login><name>ada</name></login>`. In XML the key is unknown, an update does not change the
/// property, and a report does not list it as missing. The attribute applies if the profile of the
/// call or its format is among the names, whatever a configuration says. Other attributes apply
/// everywhere else.
///
/// Failure: it is a compile-time error if the property has no value for a missing key (an initial
/// value, a default, an optional variable), if its key leads into an array, or if the property is
/// flattened, an element of an array, a constant with a value, in a model with `@CodableExtras`, or
/// the property of a transparent model.
///
/// - Parameters:
///   - name: A profile or a format.
///   - others: More profiles and formats.
@attached(peer)
public macro CodableIgnored(in name: MappingProfile, _ others: MappingProfile...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Excludes a value of an enum's payload from decoding and encoding.
///
/// ```swift
/// @Mappable
/// enum Event {
///   @CodableIgnored(for: "isNew") case opened(id: Int, isNew: Bool = true)
/// }
/// ```
///
/// Result: `.opened(id: 1, isNew: false)` is encoded as `{"opened":{"id":1}}`, which is decoded as
/// `.opened(id: 1, isNew: true)`.
///
/// Failure: it is a compile-time error on a value that has no default and is not optional.
///
/// - Parameter label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro CodableIgnored(for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Excludes a value of an enum's payload from decoding; it is still encoded.
///
/// - Parameter label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro DecodableIgnored(for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Excludes a value of an enum's payload from encoding; it is still decoded.
///
/// - Parameter label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro EncodableIgnored(for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
