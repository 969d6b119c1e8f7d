public import MaquetteCore

/// One step by which an object of an older archive becomes one of the next version.
///
/// A step works on the object as the archive has it: the keys and values that the older model wrote,
/// before any object is made. References to other objects are values that a step may move, and cannot
/// look into.
public struct ArchiveMigration: Sendable {
  /// The version that the step begins with; it leads to the next one.
  let version: Int

  /// Changes the object; the notes are told in reports.
  let apply: @Sendable (inout AnyValue.Object, inout [Note]) throws -> Void

  /// Something that a report tells of a step.
  struct Note {
    var code: MappingError.Code
    var key: String
    var resolution: String
  }

  /// Moves a value to another key.
  ///
  /// - Parameters:
  ///   - old: The key in the older version.
  ///   - new: The key in the next one; a value that it has already stays.
  ///   - version: The older version.
  public static func rename(_ old: String, to new: String, from version: Int) -> Self {
    Self(version: version) { object, _ in
      guard let value = object[old] else { return }
      object[old] = nil
      if object[new] == nil { object[new] = value }
    }
  }

  /// Sets a value that is made of the older object: a changed type or unit, or parts put together.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - version: The older version.
  ///   - make: Makes the value; gets the whole older object. Nil removes the key.
  public static func convert(
    _ key: String, from version: Int,
    _ make: @escaping @Sendable (AnyValue.Object) throws -> AnyValue?
  ) -> Self {
    Self(version: version) { object, _ in object[key] = try make(object) }
  }

  /// Removes a value that the next version has no property for, and tells it in reports.
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

  /// Sets a value that the older version did not have, unless it is there: a default that is not that
  /// of the model.
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
  ///   - change: Changes the object, or refuses it by an error.
  public static func model(
    from version: Int, _ change: @escaping @Sendable (inout AnyValue.Object) throws -> Void
  ) -> Self {
    Self(version: version) { object, _ in try change(&object) }
  }
}

/// The steps by which older objects of one model become those of today.
///
/// They are taken one version after the other, those of one version in their order. A version without
/// a step changes nothing.
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

/// A model that knows how its older archives are read.
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
