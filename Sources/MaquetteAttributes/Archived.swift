/// Chooses what archives do with a property.
///
/// Other formats ignore the attribute, and need not map the property at all.
///
/// Code:
///
/// ```swift
/// @Mappable
/// final class Person {
///   var name: String
///   var children: [Person] = []
///   @Archived weak var parent: Person?               // as long as the parent is archived, too
///   @Archived(.excluded) var token: String?          // in JSON, not in archives
///   @CodableIgnored @Archived var visits = 0         // in archives, not in JSON
///   @EncodableIgnored @Archived var password = ""    // read from JSON, written in archives
/// }
/// ```
///
/// Result: an archive of a person and its children decodes with the parents set. In an archive of a
/// child alone, the parent is nil.
///
/// Failure: it is a compile-time error to exclude a property that needs a value, and to put the
/// attribute on a property of a struct that no other format writes.
///
/// - Parameter behavior: `.excluded`, `.always` or `.conditionally`, the default for weak
///   references.
@attached(peer)
public macro Archived(_ behavior: ArchiveBehavior? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
