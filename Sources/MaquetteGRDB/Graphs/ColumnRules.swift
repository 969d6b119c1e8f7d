#if GRDB
import MaquetteBehavior
import MaquetteCore

/// How merging a model changes the rows of a to-many relation.
enum RelationRule {
  /// Replaces them by those of the model, unless these are nil.
  case replace

  /// Keeps them, and adds those of the model.
  case append

  /// Keeps them.
  case leave
}

/// How merging a model changes the columns of an existing row.
struct ColumnRules {
  private let plan: TablePlan
  private var rules: [Int: MergeRule] = [:]
  private var relationRules: [String: RelationRule] = [:]

  /// The rules for the properties of related models, by the property of the relation.
  private var innerRules: [String: ColumnRules] = [:]

  /// The properties that lead from the merged models to these; empty for the models themselves.
  let path: String

  /// Looks up the columns of properties.
  ///
  /// - Throws: `invalidTable` if a rule names a property that is not stored.
  init(
    _ named: [String: MergeRule], _ plan: TablePlan, at path: String = ""
  ) throws(ModelDatabaseError) {
    self.plan = plan
    self.path = path
    var inner: [String: [String: MergeRule]] = [:]
    for (name, rule) in named.sorted(by: { $0.key < $1.key }) {
      if let relation = plan.relations.first(where: { $0.property == name && !$0.isToOne }) {
        relationRules[name] = try Self.relationRule(rule, relation, plan)
        continue
      }
      let steps = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if steps.count > 1, plan.relations.contains(where: { $0.property == steps[0] }) {
        inner[steps[0], default: [:]][steps.dropFirst().joined(separator: ".")] = rule
        continue
      }
      let columns = plan.columns.indices.filter { plan.columns[$0].properties.starts(with: steps) }
      guard !columns.isEmpty else {
        throw ModelDatabaseError(
          .invalidTable, table: plan.name, "a rule for '\(name)', which has no column")
      }
      for column in columns { rules[column] = rule }
    }
    for relation in plan.relations {
      guard let named = inner[relation.property] else { continue }
      innerRules[relation.property] = try ColumnRules(
        named, try TablePlan.of(relation.target), at: path + relation.property + ".")
    }
  }

  /// Returns the rules for the models of a relation; nil if there are none.
  func rules(for relation: RelationPlan) -> ColumnRules? { innerRules[relation.property] }

  private static func relationRule(
    _ rule: MergeRule, _ relation: RelationPlan, _ plan: TablePlan
  ) throws(ModelDatabaseError) -> RelationRule {
    switch rule.choice {
    case .keep: return .leave
    case .replace, .replaceIfPresent, .merge: return .replace
    case .append: return .append
    case .custom:
      throw ModelDatabaseError(
        .invalidTable, table: plan.name, column: relation.property,
        "rows can be kept, replaced or appended, but not merged by a function")
    }
  }

  /// The rule for a to-many relation.
  func rule(for relation: RelationPlan) -> RelationRule {
    relationRules[relation.property] ?? .replace
  }

  /// Merges the values of a row.
  ///
  /// - Parameters:
  ///   - stored: The existing values.
  ///   - received: The values of the model.
  ///   - unsaid: The columns for which the model has no value.
  func merged(
    _ stored: [SQLValue], _ received: [SQLValue], unsaid: Set<Int>
  ) throws -> [SQLValue] {
    var values = received
    for column in unsaid { values[column] = stored[column] }
    for (column, rule) in rules where !unsaid.contains(column) {
      do {
        values[column] = try merged(stored[column], received[column], by: rule, column)
      } catch {
        var told = ModelDatabaseError(error, table: plan.name)
        told.column = plan.columns[column].name
        throw told
      }
    }
    return values
  }

  private func merged(
    _ stored: SQLValue, _ received: SQLValue, by rule: MergeRule, _ column: Int
  ) throws -> SQLValue {
    let storage = plan.columns[column].storage
    switch rule.choice {
    case .keep: return stored
    case .replace: return received
    case .replaceIfPresent: return received.isNull ? stored : received
    case .append, .merge:
      let (own, other) = (try storage.value(stored), try storage.value(received))
      switch (own, other) {
      case (_, .null): return stored
      case (.null, _): return received
      case (.array(let own), .array(let other)) where rule.appends:
        return try storage.stored(.array(own + other))
      case (.object(let own), .object(let other)):
        var object = own
        for member in other { object[member.key] = member.value }
        return try storage.stored(.object(object))
      default:
        guard !rule.appends else {
          throw MappingError(
            .invalidValue, expected: "elements to append", found: received.shown)
        }
        return received
      }
    case .custom(let merge):
      return try storage.stored(
        try merge(try storage.value(stored), try storage.value(received)))
    }
  }
}

extension MergeRule {
  fileprivate var appends: Bool {
    if case .append = choice { true } else { false }
  }
}
#endif
