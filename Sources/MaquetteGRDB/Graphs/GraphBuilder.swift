#if GRDB
import MaquetteArchive
import MaquetteCore

/// Makes models of rows that have been read: one object for each row of a class, a value wherever a row of
/// a struct is referred to.
struct GraphBuilder {
  private let loader: GraphLoader

  /// The trees of nodes whose models are values, with what is related to them.
  private var trees: [Int: AnyValue] = [:]

  /// The numbers of nodes that are objects.
  private var objects: [Int: Int] = [:]
  private var objectNodes: [Int] = []

  /// The nodes whose trees are being made.
  private var open: Set<Int> = []

  private var stack = StackGuard()

  /// How many objects may refer to each other one after the other.
  private static let chainLimit = 1000

  init(_ loader: GraphLoader) { self.loader = loader }

  /// The models of nodes.
  mutating func models<Model: DatabaseModel>(
    _ type: Model.Type, of nodes: [Int]
  ) throws -> [Model] {
    let roots = try nodes.map { try value(of: $0) }
    var rows: [(type: any SchemaProviding.Type, tree: AnyValue)] = []
    // Objects lead to others, which are appended on the way.
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

  /// The error with the table of the object that it is about, in place of the object's number.
  private func told(_ error: MappingError) -> any Error {
    guard case .key("objects")? = error.path.steps.first, error.path.steps.count > 1,
      case .index(let number) = error.path.steps[1], objectNodes.indices.contains(number)
    else { return error }
    var told = ModelDatabaseError(error, table: plan(of: objectNodes[number]).name)
    told.message = "the object of the row could not be made"
    return told
  }

  private func plan(of node: Int) -> TablePlan { loader.tables[loader.nodes[node].table].plan }

  /// What stands for a node in the tree of another one.
  private mutating func value(of node: Int) throws -> AnyValue {
    guard plan(of: node).model is AnyClass else {
      if let tree = trees[node] { return tree }
      guard stack.hasRoom(), open.insert(node).inserted else {
        throw ModelDatabaseError(
          .mapping, table: plan(of: node).name,
          "rows refer to each other in a circle, or too deep, which only objects of classes can")
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

  /// The tree of a node with what it is related to.
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
  /// The error of a row whose relation leads to a key that no row has.
  init(dangling relation: RelationPlan, _ key: SQLValue, from plan: TablePlan) {
    var column: String?
    if case .toOne(let position, _) = relation.kind { column = plan.columns[position].name }
    self.init(
      .danglingRelation, table: plan.name, column: column,
      "'\(relation.target.databaseTableName)' has no row \(key.shown)")
  }
}
#endif
