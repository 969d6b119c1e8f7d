import Maquette

/// Names that stay as they are when samples are added: what a lock file holds.
///
/// The file is small, sorted, and may be edited: a changed name is used from then on.
@Mappable
public struct NameLock: Sendable, Hashable {
  /// The names of types by their paths; that of a variant has its tag after a `#`.
  public internal(set) var types: [String: String] = [:]

  /// The names of properties by their paths.
  public internal(set) var properties: [String: String] = [:]

  /// Creates a lock of no names.
  public init() {}

  /// Creates the lock of all names of a model.
  ///
  /// - Parameter model: The model.
  public init(_ model: TypeModel) {
    for declaration in model.declarations {
      types[declaration.lockKey] = declaration.name
      guard case .record(let properties) = declaration.kind else { continue }
      for property in properties where property.name != property.key {
        self.properties[property.path.description] = property.name
      }
    }
  }

  /// Creates a lock from the text of a file.
  ///
  /// - Parameter text: JSON.
  /// - Throws: The errors of decoding, with the place.
  public init(text: String) throws(MappingError) {
    self = try JSONMapper(options: .init(unknownKeys: .reject)).decode(from: text)
  }

  /// The text of a file, the same for the same names.
  public var text: String {
    let format = JSONFormat(isPretty: true, sortsKeys: true)
    let text = try? JSONMapper(options: .init(format: format)).encodeString(self)
    return (text ?? "{}") + "\n"
  }
}

extension TypeModel.Declaration {
  /// What finds the type again: several types can be at one path.
  var lockKey: String {
    switch kind {
    case .union: "\(path)#"
    default: tag.map { "\(path)#\($0)" } ?? path.description
    }
  }
}
