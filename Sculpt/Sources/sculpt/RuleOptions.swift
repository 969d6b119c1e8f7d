import ArgumentParser
import SculptCore

/// How types are inferred.
struct RuleOptions: ParsableArguments {
  @Option(name: [.short, .long], help: "The name of the type of a sample, or of its elements.")
  var name: String?

  @Flag(
    help:
      "Expect more than the samples show: every property may be missing, measures may be decimals."
  )
  var tolerant = false

  @Flag(inversion: .prefixedNo, help: "Keys that few samples promise may be missing.")
  var guesses = true

  @Flag(inversion: .prefixedNo, help: "Objects with keys that are data become dictionaries.")
  var maps = true

  @Flag(inversion: .prefixedNo, help: "Texts with few values become enums that keep other values.")
  var enums = true

  @Flag(
    inversion: .prefixedNo, help: "Texts become dates, UUIDs and URLs if all come back unchanged.")
  var formats = true

  @Flag(inversion: .prefixedNo, help: "Objects become cases of an enum if a text tells their keys.")
  var discriminators = true

  @Flag(inversion: .prefixedNo, help: "Alike objects become one type.")
  var mergeTypes = true

  @Option(parsing: .singleValue, help: "A path whose objects are dictionaries: '$.prices'.")
  var map: [String] = []

  @Option(parsing: .singleValue, help: "A path whose objects are records.")
  var record: [String] = []

  @Option(parsing: .singleValue, help: "A path whose texts are an enum.")
  var `enum`: [String] = []

  @Option(parsing: .singleValue, help: "A path whose texts stay texts.")
  var text: [String] = []

  @Option(parsing: .singleValue, help: "A path that is left out.")
  var ignore: [String] = []

  @Option(parsing: .singleValue, help: "A path and its Swift type: '$.price=Money'.")
  var type: [String] = []

  @Option(
    parsing: .singleValue, help: "A path and the name of its property or type: '$.id=identifier'.")
  var rename: [String] = []

  mutating func validate() throws { _ = try rules(for: nil) }

  /// The options that were given, and that only samples give a meaning.
  var optionsOfSamples: [String] {
    let flags = [
      ("--no-guesses", !guesses), ("--no-maps", !maps), ("--no-discriminators", !discriminators),
      ("--no-merge-types", !mergeTypes), ("--record", !record.isEmpty),
    ]
    return flags.filter(\.1).map(\.0)
  }

  /// The rules of the library.
  ///
  /// - Parameter fileName: The name that the root type has if none was given.
  /// - Throws: `ValidationError` for a path that is none.
  func rules(for fileName: String?) throws -> InferenceRules {
    var rules = InferenceRules()
    rules.rootName = name ?? fileName ?? "Root"
    rules.isTolerant = tolerant
    rules.guessesGaps = guesses
    rules.findsMaps = maps
    rules.findsEnums = enums
    rules.findsForms = formats
    rules.findsTags = discriminators
    rules.mergesTypes = mergeTypes
    rules.maps = try paths(map)
    rules.records = try paths(record)
    rules.enums = try paths(`enum`)
    rules.texts = try paths(text)
    rules.ignored = try paths(ignore)
    rules.types = try pairs(type)
    for (path, type) in rules.types where TypeName(type) == nil {
      throw ValidationError(
        "'\(type)' is no type of Swift for \(path), such as 'Money' or '[String: Int]?'.")
    }
    rules.names = try pairs(rename)
    return rules
  }

  private func paths(_ texts: [String]) throws -> Set<SamplePath> {
    Set(try texts.map(path))
  }

  private func pairs(_ texts: [String]) throws -> [SamplePath: String] {
    var pairs: [SamplePath: String] = [:]
    for text in texts {
      guard let sign = text.lastIndex(of: "="), sign != text.indices.last else {
        throw ValidationError("'\(text)' is not a path and a value, such as '$.price=Money'.")
      }
      pairs[try path(String(text[..<sign]))] = String(text[sign...].dropFirst())
    }
    return pairs
  }

  private func path(_ text: String) throws -> SamplePath {
    guard let path = SamplePath(text) else {
      throw ValidationError("'\(text)' is not a path, such as '$.items[*].price'.")
    }
    return path
  }
}
