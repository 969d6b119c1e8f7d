/// Says what becomes of a property in an archive.
///
/// Other formats are not affected, and need not map the property at all.
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
/// Result: an archive of a person and its children comes back with the parents. An archive of a child
/// alone has no parent.
///
/// Failure: a property that has to have a value and is excluded, and one of a struct that no other
/// format writes, are errors when the model is compiled.
///
/// - Parameter behavior: `.excluded`, `.always` or `.conditionally`, which is what is done with weak references
///   unless said otherwise.
@attached(peer)
public macro Archived(_ behavior: ArchiveBehavior? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
