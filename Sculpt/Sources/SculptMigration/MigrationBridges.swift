import SwiftSyntax

/// How types that were migrated and types that are left contain each other.
struct MigrationBridges {
  private let index: TypeIndex
  private let migrated: [TypeMigration]
  private let left: [DeclaredType]

  init(_ index: TypeIndex, migrated: [TypeMigration], left: [DeclaredType]) {
    (self.index, self.migrated, self.left) = (index, migrated, left)
  }

  /// Says which extensions are needed.
  func note() {
    let leftNames = Set(left.map(\.name))
    for migration in migrated {
      for (type, source, place) in index.types(in: migration.type)
      where leftNames.contains(type.name) {
        source.say(
          .note, "'\(type.name)' stays Codable: add 'extension \(type.name): CodableBridged {}'",
          at: place)
      }
    }
    let bridges = Dictionary(uniqueKeysWithValues: migrated.map { ($0.type.name, bridge(of: $0)) })
    for user in left {
      for (type, source, place) in index.types(in: user) {
        guard let bridge = bridges[type.name] else { continue }
        source.say(
          .note, "'\(type.name)' is no longer Codable: add 'extension \(type.name): \(bridge) {}'",
          at: place)
      }
    }
  }

  /// Writes the extensions: migrated types stay `Codable` through their mapping, and those that are left can be inside
  /// them.
  func write() {
    for migration in migrated {
      let conformance = bridge(of: migration)
      let free = migration.type.freeParameters.map {
        "\($0): \(migration.direction.mappedProtocol)"
      }
      let condition = free.isEmpty ? "" : " where \(free.joined(separator: ", "))"
      append("extension \(migration.type.name): \(conformance)\(condition) {}", to: migration.type)
    }
    let used = Set(migrated.flatMap { index.types(in: $0.type).map(\.type.name) })
    for type in left where used.contains(type.name) && type.leftDirection == .both {
      append("extension \(type.name): CodableBridged {}", to: type)
    }
  }

  /// The protocol through which coders use a migrated type; the standard library codes raw values that are coded.
  private func bridge(of migration: TypeMigration) -> String {
    let isCoded = migration.isOfRawValue && !migration.type.isGeneric
    let prefix = isCoded ? "" : "Mapped"
    return switch migration.direction {
    case .both: "\(prefix)Codable"
    case .decoding: "\(prefix)Decodable"
    case .encoding: "\(prefix)Encodable"
    }
  }

  private func append(_ text: String, to type: DeclaredType) {
    type.source.append(text)
    type.source.importModule("MaquetteCodable")
  }
}

extension DeclaredType {
  fileprivate var isGeneric: Bool {
    declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }

  /// The generic parameters that nothing constrains.
  fileprivate var freeParameters: [String] {
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    let parameters = generic?.genericParameterClause?.parameters.map { $0 } ?? []
    return parameters.filter { $0.inheritedType == nil }.map(\.name.text)
  }
}
