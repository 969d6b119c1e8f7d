#if GRDB
import MaquetteArchive
import MaquetteCore

/// Creates models from loaded rows: one object for each row of a class, and a value for each
/// reference to a row of a struct.
struct GraphBuilder {
  private let loader: GraphLoader

  /// The trees of nodes whose models are values, including their related models.
  private var trees: [Int: AnyValue] = [:]

  /// The object numbers of nodes.
  private var objects: [Int: Int] = [:]
  private var objectNodes: [Int] = []

  /// The nodes whose trees are under construction.
  private var open: Set<Int> = []

  private var stack = StackGuard()

  /// The maximum length of a chain of objects that refer to each other.
  private static let chainLimit = 1000

  init(_ loader: GraphLoader) { self.loader = loader }

  /// Creates the models of nodes.
  mutating func models<Model: DatabaseModel>(
    _ type: Model.Type, of nodes: [Int]
  ) throws -> [Model] {
    let roots = try nodes.map { try value(of: $0) }
    var rows: [(type: any SchemaProviding.Type, tree: AnyValue)] = []
    // Objects refer to others, which are appended during the loop.
    while rows.count < objectNodes.count {
      let node = objectNodes[rows.count]
      rows.append((plan(of: node).model, try tree(of: node)))
    }
    let plan = try TablePlan.of(type)
    guard !rows.isEmpty else {
      var reader = TreeReader(.database)
      return try read(roots, plan) { (root) throws(MappingError) in
        try reader.read(type, from: root)
      }
    }
    var assembly: ObjectAssembly
    do throws(MappingError) {
      assembly = try ObjectAssembly(rows, chainLimit: Self.chainLimit, .database)
    } catch {
      throw ModelDatabaseError(told(error), table: plan.name)
    }
    return try read(roots, plan) { (root) throws(MappingError) in
      try assembly.read(type, from: root)
    }
  }

  private func read<Model>(
    _ roots: [AnyValue], _ plan: TablePlan, _ read: (AnyValue) throws(MappingError) -> Model
  ) throws(ModelDatabaseError) -> [Model] {
    var models: [Model] = []
    models.reserveCapacity(roots.count)
    for root in roots {
      do throws(MappingError) {
        models.append(try read(root))
      } catch {
        throw ModelDatabaseError(error, in: plan, models.count)
      }
    }
    return models
  }

  /// Replaces the object's number in an error by the table.
  private func told(_ error: MappingError) -> any Error {
    guard case .key("objects")? = error.path.steps.first, error.path.steps.count > 1,
      case .index(let number) = error.path.steps[1], objectNodes.indices.contains(number)
    else { return error }
    var told = ModelDatabaseError(error, table: plan(of: objectNodes[number]).name)
    told.message = "the object of the row could not be created"
    return told
  }

  private func plan(of node: Int) -> TablePlan { loader.tables[loader.nodes[node].table].plan }

  /// The value of a node in the tree of another one.
  private mutating func value(of node: Int) throws -> AnyValue {
    guard plan(of: node).model is AnyClass else {
      if let tree = trees[node] { return tree }
      guard stack.hasRoom(), open.insert(node).inserted else {
        throw ModelDatabaseError(
          .mapping, table: plan(of: node).name,
          "rows refer to each other in a cycle or too deeply, which only classes support")
      }
      defer { open.remove(node) }
      let tree = try tree(of: node)
      trees[node] = tree
      return tree
    }
    if let number = objects[node] { return ObjectAssembly.reference(to: number) }
    objects[node] = objectNodes.count
    objectNodes.append(node)
    return ObjectAssembly.reference(to: objectNodes.count - 1)
  }

  /// The tree of a node, including its related models.
  private mutating func tree(of node: Int) throws -> AnyValue {
    let plan = plan(of: node)
    var tree = loader.nodes[node].tree
    for (number, relation) in plan.relations.enumerated() {
      switch relation.kind {
      case .toOne:
        guard let key = loader.nodes[node].keys[number], !key.isNull else { continue }
        let target = try TablePlan.of(relation.target)
        guard let other = loader.node(of: target, key: key) else {
          throw ModelDatabaseError(dangling: relation, key, from: plan)
        }
        tree = tree.inserting(try value(of: other), at: relation.path[...])
      case .toMany, .manyToMany:
        let members = loader.nodes[node].members[number] ?? []
        let values = try members.map { try value(of: $0) }
        tree = tree.inserting(.array(values), at: relation.path[...])
      }
    }
    return tree
  }
}

extension ModelDatabaseError {
  /// The error for a row whose relation has a key that no row has.
  init(dangling relation: RelationPlan, _ key: SQLValue, from plan: TablePlan) {
    var column: String?
    if case .toOne(let position, _) = relation.kind { column = plan.columns[position].name }
    self.init(
      .danglingRelation, table: plan.name, column: column,
      "'\(relation.target.databaseTableName)' has no row \(key.shown)")
  }
}
#endif
