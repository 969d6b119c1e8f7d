public import MaquetteCore
import MaquetteFiles

/// A description of models that tests compare with a recorded one, to find changes that break old
/// archives.
///
/// ```swift
/// @Test func oldArchivesStayReadable() throws {
///   let lock = ArchiveLock(.type(Person.self), .type(Dog.self))
///   try lock.verify(against: "Tests/archive-lock.json")
/// }
/// ```
///
/// Check in the file. When a change to a model makes old archives unreadable, the test fails and
/// gives the reason. Record a compatible change with `verify(against:recording: true)`.
public struct ArchiveLock: Sendable {
  /// A difference between the models and a lock.
  public struct Change: Sendable, Hashable, CustomStringConvertible {
    /// The change, and its effect on old archives.
    public let description: String

    /// Whether some or all old archives can no longer be decoded.
    public let isBreaking: Bool
  }

  /// An error for changes that break old archives, or for a file that does not match the models.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The changes.
    public let changes: [Change]

    /// The changes, one on each line.
    public let description: String
  }

  private let declared: [ArchivedType]
  private let migrations: [ArchiveMigrations]

  private var types: DeclaredTypes { DeclaredTypes(reading: Bool.self, declared, migrations) }

  /// Describes models, and all types that their properties declare.
  ///
  /// - Parameter types: The models.
  public init(_ types: ArchivedType...) { self.init(types) }

  /// Describes models, and all types that their properties declare.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - migrations: Migration steps in addition to those of the models.
  public init(_ types: [ArchivedType], migrations: [ArchiveMigrations] = []) {
    declared = types
    self.migrations = migrations
  }

  /// The lock as stable, readable JSON.
  public var text: String {
    let models = types.models.filter { $0.key == $0.value.name }.sorted { $0.key < $1.key }
    let members = models.map {
      AnyValue.Object.Member(key: $0.key, value: LockedModel($0.value).tree)
    }
    // This tree contains only values that JSON can represent.
    return (try? AnyValue.object(AnyValue.Object(members)).jsonString(JSONFormat(isPretty: true)))
      ?? ""
  }

  /// Compares the models with an earlier lock.
  ///
  /// - Parameter text: The earlier lock.
  /// - Returns: The changes.
  /// - Throws: An error if the text is not a lock.
  public func changes(since text: String) throws(MappingError) -> [Change] {
    let tree = try JSONMapper().decode(AnyValue.self, from: text)
    guard let locked = tree.object else {
      throw MappingError(.typeMismatch, expected: "an archive lock", found: tree.kind.phrase)
    }
    let types = types
    var changes: [Change] = []
    for member in locked {
      guard let old = LockedModel(member.value) else {
        throw MappingError(
          .typeMismatch, at: MappingPath([.key(member.key)]), expected: "a model in an archive lock"
        )
      }
      changes += LockComparison(of: member.key, old, types).changes
    }
    let known = Set(locked.keys)
    for name in types.models.keys.sorted()
    where !known.contains(name) && types.models[name]?.name == name {
      let formerly = types.models.contains { known.contains($0.key) && $0.value.name == name }
      if !formerly {
        changes.append(
          Change(description: "\(name) is new; older programs cannot decode it", isBreaking: false))
      }
    }
    return changes
  }

  /// Compares the models with a lock file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - recording: Whether to write the file instead, after a change that old archives survive or
  ///     need not survive.
  /// - Throws: ``Failure`` if models have changed; `FileError`; an error if the file is not a lock.
  public func verify(against path: String, recording: Bool = false) throws {
    if recording { return try AtomicFile.write(Array((text + "\n").utf8), to: path) }
    let old = String(
      decoding: try OpenFile.contents(of: path, atMost: 1 << 24), as: UTF8.self)
    let changes = try changes(since: old)
    guard !changes.isEmpty else { return }
    let isBreaking = changes.contains(where: \.isBreaking)
    let resolution =
      isBreaking
      ? "Raise 'version' and add a migration step, or add a default."
      : "Old archives still decode: record the change with 'recording: true'."
    throw Failure(
      changes: changes,
      description: (changes.map(\.description) + [resolution]).joined(separator: "\n"))
  }
}
