#if GRDB
import GRDB
import MaquetteCore

/// Stores models and related models: each row once, after the rows that it refers to.
struct GraphStore {
  let db: Database
  private let rules: ColumnRules
  private let source = GraphSource()
  private var writers: [ObjectIdentifier: TableWriter] = [:]

  /// The keys of the rows of objects, by object number.
  private(set) var keys: [Int: [SQLValue]] = [:]

  /// The objects that are currently being stored.
  private var open: Set<Int> = []

  /// The same objects, from outer to inner, for errors.
  private var path: [Int] = []

  /// Referenced objects that remain to be stored.
  private var waiting: [(number: Int, rules: ColumnRules?)] = []

  /// What this call stored last in each row, so that a value in many models is stored once.
  private var stored: [StoredRow: StoredValues] = [:]

  /// References to set after the rows of a model have been stored.
  var references: [PostponedReference] = []

  /// Memberships to link after the rows of all models have been stored.
  private(set) var memberships: [Membership] = []

  /// The number of models stored.
  private var count = 0

  private var stack = StackGuard()

  /// The key of the row that lists another one, and the column of that row for it.
  private struct Owner {
    let column: String
    let key: SQLValue
  }

  /// A row by the values that find it.
  private struct StoredRow: Hashable {
    let table: ObjectIdentifier
    let identity: [SQLValue]
  }

  private struct StoredValues {
    let key: [SQLValue]
    let values: [SQLValue]
    let unsaid: Set<Int>

    /// Where rules for related models apply.
    let path: String?
  }

  init(_ db: Database, rules: ColumnRules) {
    self.db = db
    self.rules = rules
  }

  /// Stores a model and all related models.
  mutating func store(_ model: some DatabaseModel) throws {
    if let object = model as? GraphSource.Model {
      _ = try storeObject(source.number(of: object), by: rules)
    } else {
      let plan = try TablePlan.of(type(of: model))
      do {
        _ = try store(try source.tree(of: model), plan, by: rules)
      } catch let error as MappingError {
        throw ModelDatabaseError(writing: error, in: plan)
      }
    }
    while let next = waiting.popLast() { _ = try storeObject(next.number, by: next.rules) }
    try setReferences()
    count += 1
  }

  func writer(of plan: TablePlan) -> TableWriter? { writers[ObjectIdentifier(plan)] }

  private mutating func openWriter(of plan: TablePlan) -> TableWriter {
    let key = ObjectIdentifier(plan)
    let writer = writers[key] ?? TableWriter(db, plan)
    writers[key] = writer
    return writer
  }

  // MARK: Rows

  /// Stores an object.
  ///
  /// - Returns: The key of its row; nil if other rows must be stored first.
  private mutating func storeObject(
    _ number: Int, of owner: Owner? = nil, by rules: ColumnRules? = nil
  ) throws -> [SQLValue]? {
    if let key = keys[number] { return key }
    guard let type = type(of: source.objects[number]) as? any DatabaseModel.Type else { return nil }
    let plan = try TablePlan.of(type)
    guard !open.contains(number), stack.hasRoom() else {
      if !open.contains(number) { waiting.append((number, rules)) }
      return nil
    }
    open.insert(number)
    path.append(number)
    defer {
      open.remove(number)
      path.removeLast()
    }
    do {
      return try store(try source.tree(of: number, plan), plan, number, of: owner, by: rules)
    } catch let error as MappingError {
      throw ModelDatabaseError(writing: error, in: plan)
    }
  }

  /// Stores the row of a tree.
  ///
  /// - Returns: The key of the row.
  private mutating func store(
    _ tree: AnyValue, _ plan: TablePlan, _ number: Int? = nil, of owner: Owner? = nil,
    by rules: ColumnRules? = nil
  ) throws -> [SQLValue] {
    // Objects can be postponed, and have checked the stack; nested values cannot.
    guard number != nil || stack.hasRoom() else {
      throw MappingError(.depthExceeded, expected: StackGuard.expectation)
    }
    let writer = openWriter(of: plan)
    var values = try writer.values(in: tree)
    var pending: [(column: Int, object: Int)] = []
    for relation in plan.relations {
      guard case .toOne(let column, _) = relation.kind else { continue }
      values[column] = .null
      guard let other = tree.value(at: relation.writtenPath), !other.isNull else { continue }
      if let object = GraphSource.number(in: other) {
        if let key = try storeObject(object, by: rules?.rules(for: relation)) {
          values[column] = key[0]
        } else if plan.columns[column].isNullable {
          pending.append((column, object))
        } else {
          values[column] = try declaredKey(of: object, for: relation, in: plan)
        }
      } else {
        values[column] = try store(
          other, try TablePlan.of(relation.target), by: rules?.rules(for: relation))[0]
      }
    }
    // A row that does not say who owns it belongs to the one that lists it: NULL would be written, and
    // then replaced.
    if let owner, let column = plan.positions[owner.column.lowercased()], values[column].isNull,
      !pending.contains(where: { $0.column == column })
    {
      values[column] = owner.key
    }
    let key = try storeRow(values, tree, writer, keeping: pending.map(\.column), by: rules)
    if let number { keys[number] = key }
    references += pending.map {
      PostponedReference(plan: plan, key: key, column: $0.column, object: $0.object)
    }
    for relation in plan.relations { try storeMembers(of: relation, tree, key, plan, by: rules) }
    return key
  }

  private mutating func storeRow(
    _ values: [SQLValue], _ tree: AnyValue, _ writer: TableWriter, keeping kept: [Int],
    by rules: ColumnRules?
  ) throws -> [SQLValue] {
    let plan = writer.plan
    let unsaid = Set(kept).union(
      plan.columns.indices.filter {
        plan.columns[$0].maySayNothing && tree.value(at: plan.columns[$0].writtenPath) == nil
      })
    let identity = plan.identity.map { values[$0] }
    // A row without a key of its own is new each time.
    let row =
      identity.isEmpty || identity.contains(.null)
      ? nil : StoredRow(table: ObjectIdentifier(plan), identity: identity)
    let path = rules?.path
    if let row, let last = stored[row], last.values == values, last.unsaid == unsaid,
      last.path == path
    {
      return last.key
    }
    let rules = try rules ?? ColumnRules([:], plan)
    let now = try writer.upsert(values) { stored in
      try rules.merged(stored, values, unsaid: unsaid)
    }.values
    let key = plan.key.map { now[$0] }
    if let row {
      // Top-level models are rarely equal; nested ones often are.
      stored[row] =
        path == "" ? nil : StoredValues(key: key, values: values, unsaid: unsaid, path: path)
    }
    return key
  }

  /// The key of an object whose row is not stored yet; constraints are deferred.
  private func declaredKey(
    of object: Int, for relation: RelationPlan, in plan: TablePlan
  ) throws -> SQLValue {
    let target = try TablePlan.of(relation.target)
    if let model = source.objects[object] as? any DatabaseModel, let tree = KeySink.key(of: model) {
      let column = target.columns[target.key[0]]
      let key = try column.storage.stored(tree.value(at: column.writtenPath) ?? .null)
      if !key.isNull { return key }
    }
    let start = path.firstIndex(of: object) ?? path.startIndex
    let cycle = (path[start...] + [object]).map { "\(type(of: source.objects[$0]))" }
    throw ModelDatabaseError(
      .danglingRelation, table: plan.name, column: relation.property,
      "rows require each other (\(cycle.joined(separator: " -> "))), and none can be stored first: make a "
        + "relation optional, or give a row its own key")
  }

  /// Stores the rows of a to-many relation, which are linked after all models have been stored.
  private mutating func storeMembers(
    of relation: RelationPlan, _ tree: AnyValue, _ key: [SQLValue], _ plan: TablePlan,
    by rules: ColumnRules?
  ) throws {
    if case .toOne = relation.kind { return }
    let rule = rules?.rule(for: relation) ?? .replace
    guard rule != .leave, let elements = tree.value(at: relation.writtenPath)?.array else { return }
    let target = try TablePlan.of(relation.target)
    _ = openWriter(of: target)
    var owner: Owner?
    if case .toMany(let column, _, _) = relation.kind { owner = Owner(column: column, key: key[0]) }
    var members: [Membership.Member] = []
    for (index, element) in elements.enumerated() {
      do {
        if let object = GraphSource.number(in: element) {
          _ = try storeObject(object, of: owner, by: rules?.rules(for: relation))
          members.append(.object(object))
        } else {
          members.append(
            .row(try store(element, target, of: owner, by: rules?.rules(for: relation))))
        }
      } catch let error as MappingError {
        throw error.moved(
          into: MappingPath(relation.writtenPath.map { .key($0) } + [.index(index)]))
      }
    }
    memberships.append(
      Membership(
        owner: .init(table: plan.name, property: relation.property, key: key[0]),
        kind: relation.kind, target: target, members: members, isAppended: rule == .append,
        model: count))
  }
}

extension AnyValue {
  /// The value at a path of keys; nil if there is none.
  func value(at path: [String]) -> AnyValue? {
    var value: AnyValue? = self
    for key in path { value = value?.object?[key] }
    return value
  }
}
#endif
