import SwiftSyntax

/// Turns `Codable` types of source files into `@Mappable` ones, where the meaning stays.
///
/// What a migrated type decodes is what it decoded before, with equal values, and notes say where it takes more. A type
/// with anything that is not understood is left as it is, with a warning.
public struct Migration {
  /// A file with its new text.
  public struct File: Sendable {
    public let name: String
    public let text: String

    /// Whether the text is another one than before.
    public let isChanged: Bool
  }

  /// What is written beside the types.
  public struct Options: Sendable {
    /// Whether types refuse conversions between kinds of values, as `JSONDecoder` does.
    public var isStrict = false

    /// Whether extensions keep the types usable by coders, and by types that are left.
    public var addsBridges = false

    /// Creates options.
    public init() {}
  }

  /// The files in the order in which they were given.
  public private(set) var files: [File] = []

  /// What is said of them, in the order of files and lines.
  public private(set) var findings: [MigrationFinding] = []

  private let options: Options
  private let sources: [MigrationSource]
  private var types: [DeclaredType] = []
  private var protocols: Set<String> = []
  private var namedMembers: Set<String> = []

  /// Enums outside of types, which may be keys of containers, by the names of files.
  private var keyEnums: [String: [String: KeyEnum]] = [:]

  /// Migrates files together: extensions may be in other files than their types.
  ///
  /// - Parameters:
  ///   - files: The names and texts of the files.
  ///   - options: What is written beside the types.
  public init(_ files: [(name: String, text: String)], options: Options = Options()) {
    self.options = options
    sources = files.map { MigrationSource(name: $0.name, text: $0.text) }
    let malformed = sources.filter { $0.reportErrors() }
    if malformed.isEmpty {
      collect()
      migrate()
    }
    self.files = sources.map {
      File(name: $0.name, text: $0.changedText, isChanged: $0.isChanged)
    }
    findings = sources.flatMap { source in
      source.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  /// Finds the types, and puts extensions to them.
  private mutating func collect() {
    let collectors = sources.map { ($0, TypeCollector($0)) }
    let indirect = IndirectCoding(
      collectors.reduce(into: [:]) { $0.merge($1.1.meanings, uniquingKeysWith: +) })
    for (source, collector) in collectors {
      protocols.formUnion(collector.protocols)
      namedMembers.formUnion(collector.namedMembers)
      for declaration in collector.fileEnums {
        // What is not understood matters only to code that uses it, which does not find it then.
        guard let keys = (try? KeyEnum(declaration)) ?? nil else { continue }
        keyEnums[source.name, default: [:]][keys.name] = keys
      }
      for type in collector.types {
        types.append(type)
      }
    }
    let index = TypeIndex(types)
    for (source, collector) in collectors {
      for (name, declaration) in collector.extensions {
        let names = declaration.inheritedNames
        let codes =
          names.contains { CodingDirection(protocolName: $0) != nil }
          || indirect.direction(of: names) != nil
        if let type = index.type(named: name) {
          type.extensions.append((source, declaration))
        } else if codes {
          source.say(
            .warning, "'\(name)' is left as it is: it is declared elsewhere", at: declaration)
        }
      }
    }
    for type in types where type.direction == nil {
      type.indirect = indirect.direction(of: type.inheritedNames)
    }
  }

  private func migrate() {
    let names = Dictionary(grouping: types, by: \.name)
    var migrated: [TypeMigration] = []
    var left: [DeclaredType] = []
    let index = TypeIndex(types)
    for type in types {
      guard let direction = type.direction else {
        guard let (_, name) = type.indirect else { continue }
        left.append(type)
        type.source.say(
          .warning,
          "'\(type.name)' is left as it is: it is coded because it is '\(name)', which stays",
          at: type.syntax)
        continue
      }
      do throws(Refusal) {
        if names[type.name, default: []].count > 1 {
          throw Refusal("there are several types of this name", type.syntax)
        }
        migrated.append(
          try TypeMigration(
            type, direction, isStrict: options.isStrict,
            keyEnums: keyEnums[type.source.name] ?? [:],
            protocols: protocols, index: index))
      } catch {
        left.append(type)
        let source = sources.first { $0.tree.id == error.root } ?? type.source
        source.say(.warning, "'\(type.name)' is left as it is: \(error.text)", at: error.place)
      }
    }
    leaveUsers(of: &left, among: &migrated, index)
    for migration in migrated { MigrationWriter(migration, namedMembers).write() }
    for source in sources where migrated.contains(where: { $0.type.source === source }) {
      source.importModule("Maquette")
    }
    let bridges = MigrationBridges(index, migrated: migrated, left: left)
    options.addsBridges ? bridges.write() : bridges.note()
  }

  /// Leaves types that contain one that is left and has one direction: a model can contain only types that have both.
  private func leaveUsers(
    of left: inout [DeclaredType], among migrated: inout [TypeMigration], _ index: TypeIndex
  ) {
    var users: [String: [(user: DeclaredType, source: MigrationSource, place: Syntax)]] = [:]
    for migration in migrated {
      for (type, source, place) in index.types(in: migration.type) {
        users[type.name, default: []].append((migration.type, source, place))
      }
    }
    var leaving: Set<String> = []
    var next = 0
    while next < left.count {
      let type = left[next]
      next += 1
      guard type.leftDirection != .both else { continue }
      for (user, source, place) in users[type.name] ?? []
      where leaving.insert(user.name).inserted {
        left.append(user)
        source.say(
          .warning, "'\(user.name)' is left as it is: it contains '\(type.name)', which is left",
          at: place)
      }
    }
    migrated.removeAll { leaving.contains($0.type.name) }
  }
}

extension MigrationSource {
  /// Says where the file is no Swift.
  ///
  /// - Returns: Whether it is none.
  func reportErrors() -> Bool {
    guard tree.hasError else { return false }
    let finder = ErrorFinder(viewMode: .all)
    finder.walk(tree)
    say(.error, "this is no Swift", at: finder.place ?? tree.position)
    return true
  }
}

/// Finds the first token that is missing or too much.
private final class ErrorFinder: SyntaxVisitor {
  var place: AbsolutePosition?

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    if place == nil { place = node.positionAfterSkippingLeadingTrivia }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if place == nil, token.presence == .missing { place = token.positionAfterSkippingLeadingTrivia }
    return .visitChildren
  }
}
