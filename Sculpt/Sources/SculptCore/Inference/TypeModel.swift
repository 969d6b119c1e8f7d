import MaquetteCore

/// The types of samples or of a schema.
public struct TypeModel: Sendable {
  /// A type with a declaration.
  public struct Declaration: Sendable {
    /// What kind of type it is.
    public enum Kind: Sendable {
      case record([Property])

      /// The texts of an open enum in alphabetical order.
      case labels([String])

      /// A value of one of several kinds.
      case union([Alternative])

      /// A record of one of several kinds, which the text under a key tells.
      case tagged(Tag, [Variant])
    }

    /// Its name, without those of the types around it.
    public internal(set) var name = ""

    /// The names to choose from: of the keys that lead to it.
    let proposals: [String]
    public internal(set) var kind: Kind
    public let path: SamplePath

    /// The text that tells it from other variants at its path.
    var tag: String?

    /// What a schema says of it.
    var comment: String?

    /// The type around it; nil at the top.
    public internal(set) var owner: Int?

    /// Whether a value of the type can be inside another one without an array or a dictionary between them.
    var isBoxed = false
  }

  /// Where the text is that tells variants apart.
  public struct Tag: Sendable, Hashable {
    /// Its key.
    public let key: String

    /// The key of the variant beside it; nil if the keys of the variant are beside it.
    public var content: String?
  }

  /// A property of a record.
  public struct Property: Sendable {
    public let key: String
    public internal(set) var name: String
    public internal(set) var type: ValueType
    public internal(set) var presence: PropertyPresence

    /// Whether the type of the property contains its own record directly, so that it needs a box.
    public internal(set) var isIndirect = false
    public let path: SamplePath

    /// How many of the objects have the key, and how many there are.
    public let seen: (Int, of: Int)

    /// Whether its value is beside its key: an enum that has a tag and this key.
    var isFlattened = false

    /// Its place in the samples.
    var rank = 0

    /// Other ways to write the key: other bytes for the same characters.
    var spellings: Set<ObjectSummary.SpelledKey> = []

    /// What a schema says of it.
    var comment: String?

    /// The value that it has where the key is missing.
    var initial: AnyValue?
  }

  /// One kind of record.
  public struct Variant: Sendable {
    /// The text that tells it.
    public let tag: String

    /// The record with the other keys; nil if there are none.
    public let type: ValueType?
  }

  /// One kind of value of a union.
  public struct Alternative: Sendable {
    public let name: String
    public let type: ValueType
  }

  public internal(set) var declarations: [Declaration] = []

  /// A type that documents are decoded as.
  public struct Root: Sendable {
    public let name: String
    public let type: ValueType
  }

  /// The types that documents are decoded as: that of the samples, or those of several schemas.
  public internal(set) var roots: [Root] = []

  /// The first of the types that documents are decoded as.
  public var root: ValueType { roots.first?.type ?? .any }

  /// What the types say about positions, for `explain`.
  public internal(set) var decisions: [SamplePath: Decision] = [:]

  /// The paths of positions that are parts of others, by those of these.
  var moved: [SamplePath: SamplePath] = [:]

  /// What is between the fields of rows, where samples have such.
  var delimiter: Unicode.Scalar?

  /// The format of all samples, as it was given, or as their names or contents show it; nil if they have several.
  public internal(set) var format: SampleFormat?

  /// The paths of rules that nothing of the samples is at, in alphabetical order.
  public internal(set) var unmatched: [SamplePath] = []

  /// What samples have that the types do not decode: keys that are equal texts with other bytes.
  public var warnings: [String] {
    declarations.flatMap { declaration -> [String] in
      guard case .record(let properties) = declaration.kind else { return [] }
      return properties.filter { !$0.spellings.isEmpty }.map { property in
        let others = property.spellings.sorted().map(\.key.literalOfScalars)
        let all = ([property.key.literalOfScalars] + others).joined(separator: ", ")
        return "warning: \(property.path): the key is written as \(all); only the first is decoded"
      }
    }
  }

  /// Returns the known paths with the longest common start, at most twelve, the most alike first.
  ///
  /// - Parameter path: A path that is not known.
  public func paths(near path: SamplePath) -> [SamplePath] {
    let text = Array(path.description.unicodeScalars)
    let known = decisions.keys.filter { !$0.steps.isEmpty }.map { known in
      (
        path: known, shared: zip(known.steps, path.steps).prefix { $0 == $1 }.count,
        distance: text.distance(to: Array(known.description.unicodeScalars))
      )
    }
    let best = known.map(\.shared).max() ?? 0
    return known.filter { $0.shared == best }.sorted {
      ($0.distance, $0.path) < ($1.distance, $1.path)
    }.prefix(12).map(\.path)
  }
}

extension [Unicode.Scalar] {
  /// How many scalars are put in, left out or replaced to make another text (Levenshtein).
  fileprivate func distance(to other: [Unicode.Scalar]) -> Int {
    var row = Array<Int>(0...other.count)
    for (line, scalar) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, another) in other.enumerated() {
        let replaced = diagonal + (scalar == another ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, Swift.min(row[column], diagonal) + 1)
      }
    }
    return row[other.count]
  }
}
