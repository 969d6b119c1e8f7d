public import MaquetteCore

/// A step that migrates an object of an older archive to the next version.
///
/// A step changes the keys and values that the older model encoded, before any object is created. A
/// step may move references to other objects, but cannot look into them.
public struct ArchiveMigration: Sendable {
  /// The version before the step; the step leads to the next version.
  let version: Int

  /// The name of the model, which the steps of a model have.
  var model = ""

  /// Changes the object; reports list the notes.
  let apply: @Sendable (inout AnyValue.Object, inout [Note]) throws -> Void

  /// An entry for the report of a step.
  struct Note {
    var code: MappingError.Code
    var key: String
    var resolution: String
  }

  /// Moves a value to another key.
  ///
  /// - Parameters:
  ///   - old: The key in the older version.
  ///   - new: The key in the next version; an existing value stays.
  ///   - version: The older version.
  public static func rename(_ old: String, to new: String, from version: Int) -> Self {
    Self(version: version) { object, _ in
      guard let value = object[old] else { return }
      object[old] = nil
      if object[new] == nil { object[new] = value }
    }
  }

  /// Sets a value computed from the older object, for a changed type or unit, or to combine several
  /// values.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - version: The older version.
  ///   - make: Computes the value from the whole older object; returns nil to remove the key.
  public static func convert(
    _ key: String, from version: Int,
    _ make: @escaping @Sendable (AnyValue.Object) throws -> AnyValue?
  ) -> Self {
    Self(version: version) { object, _ in object[key] = try make(object) }
  }

  /// Removes a value that the next version has no property for, and reports the removal.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - version: The older version.
  public static func remove(_ key: String, from version: Int) -> Self {
    Self(version: version) { object, notes in
      guard object[key] != nil else { return }
      object[key] = nil
      notes.append(
        Note(code: .unknownKey, key: key, resolution: "removed since version \(version + 1)"))
    }
  }

  /// Sets a value that the older version lacks, unless the key exists, where the model's own
  /// default would be wrong.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  ///   - version: The older version.
  public static func add(_ key: String, _ value: AnyValue, from version: Int) -> Self {
    Self(version: version) { object, _ in
      if object[key] == nil { object[key] = value }
    }
  }

  /// Changes the whole older object.
  ///
  /// - Parameters:
  ///   - version: The older version.
  ///   - change: Changes the object, or throws to reject it.
  public static func model(
    from version: Int, _ change: @escaping @Sendable (inout AnyValue.Object) throws -> Void
  ) -> Self {
    Self(version: version) { object, _ in try change(&object) }
  }
}

extension ArchiveMigration {
  /// Changes an object.
  ///
  /// - Parameter path: The path of the object.
  /// - Throws: The error of the step, with its model and its version.
  func run(
    on object: inout AnyValue.Object, _ notes: inout [Note], at path: MappingPath = MappingPath()
  ) throws(MappingError) {
    do {
      try apply(&object, &notes)
    } catch {
      throw MappingError(applications: error, at: path).naming(
        model, hint: "the step from version \(version) to \(version + 1) failed")
    }
  }
}

/// The steps that migrate older objects of one model to the current version.
///
/// They run in the order of their versions, and in the given order within a version. A version
/// without a step changes nothing.
public struct ArchiveMigrations: Sendable {
  /// The model.
  public let model: ArchivedType.Model

  /// The steps.
  let steps: [ArchiveMigration]

  /// Creates steps.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - steps: The steps.
  public init(of model: ArchivedType.Model, _ steps: ArchiveMigration...) {
    self.model = model
    self.steps = steps
  }
}

/// A model that defines the migrations of its older archives.
///
/// ```swift
/// @Mappable(version: 3)
/// struct Person: ArchiveMigrating {
///   var name: String
///   var years: Int
///
///   static var archiveMigrations: ArchiveMigrations {
///     ArchiveMigrations(
///       of: Person.self,
///       .rename("fullName", to: "name", from: 1),
///       .convert("years", from: 2) { old in old["months"]?.number.map { .number(AnyValue.Number($0.double / 12)) } },
///       .remove("months", from: 2))
///   }
/// }
/// ```
public protocol ArchiveMigrating: SchemaProviding {
  /// The steps.
  static var archiveMigrations: ArchiveMigrations { get }
}
