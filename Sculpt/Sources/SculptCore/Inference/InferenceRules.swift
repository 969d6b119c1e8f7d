/// How types are inferred, and what the user knows better.
public struct InferenceRules: Sendable {
  /// The name of the type of the samples.
  public var rootName = "Root"

  /// Whether the name is that of many samples, so that the type has the name of one.
  public var singularizesRoot = false

  /// Whether every property may be missing, and integers under the name of a measure may turn out as decimals.
  public var isTolerant = false

  /// Whether a property may be missing that few objects had, if neither its name nor the other properties promise it.
  public var guessesGaps = true

  /// Whether objects with many alike keys become dictionaries.
  public var findsMaps = true

  /// Whether texts with few values become enums.
  public var findsEnums = true

  /// Whether texts become dates, UUIDs and URLs.
  public var findsForms = true

  /// Whether objects become variants of an enum if a text in them tells which keys they have.
  public var findsTags = true

  /// Whether alike objects become one type; if not, only recursion does.
  public var mergesTypes = true

  /// Whether an object inside a like one is of its type.
  public var findsRecursion = true

  /// Objects that are maps.
  public var maps: Set<SamplePath> = []

  /// Objects that are records.
  public var records: Set<SamplePath> = []

  /// Texts that are enums, whatever they look like.
  public var enums: Set<SamplePath> = []

  /// Texts that stay texts.
  public var texts: Set<SamplePath> = []

  /// Properties that are left out.
  public var ignored: Set<SamplePath> = []

  /// Swift types that stand at a path in place of what was inferred.
  public var types: [SamplePath: String] = [:]

  /// Names of properties, or of the types of elements and values.
  public var names: [SamplePath: String] = [:]

  /// Names that earlier runs gave.
  public var lock = NameLock()

  /// The paths that rules name.
  var paths: Set<SamplePath> {
    maps.union(records).union(enums).union(texts).union(ignored).union(types.keys).union(names.keys)
  }

  /// The rules for paths whose positions have become parts of others.
  func moved(by places: [SamplePath: SamplePath]) -> InferenceRules {
    func place(of path: SamplePath) -> SamplePath {
      var path = path
      var steps = 0
      while let next = places[path], steps <= places.count { (path, steps) = (next, steps + 1) }
      return path
    }
    var rules = self
    rules.enums = Set(enums.map(place))
    rules.texts = Set(texts.map(place))
    for (path, type) in types { rules.types[place(of: path)] = types[place(of: path)] ?? type }
    for (path, name) in names { rules.names[place(of: path)] = names[place(of: path)] ?? name }
    return rules
  }

  /// Whether rules name a path whose values are such that they can apply.
  func names(_ path: SamplePath, in shape: Shape) -> Bool {
    types[path] != nil || names[path] != nil
      || shape.objects != nil && (maps.contains(path) || records.contains(path))
      || shape.texts != nil && (enums.contains(path) || texts.contains(path))
  }

  /// Creates the default rules.
  public init() {}
}
