#if GRDB
import GRDB
import MaquetteCore

/// Decodes structs that refer to one row of other tables each, without trees and objects.
///
/// Rows are decoded in batches: first the columns of each row, then, after the rows that the batch
/// refers to have been loaded, the relations.
struct ReferringModelReader<Model: DatabaseModel> {
  private let plan: TablePlan
  private let buffer: ModelBuffer<Model>
  private var relations: RelationReader

  /// Decodes the models of all rows of a statement.
  ///
  /// - Returns: The models; nil if the model has other relations, or needs trees.
  static func models(
    of statement: Statement, _ plan: TablePlan, _ db: Database
  ) throws -> [Model]? {
    guard var reader = try Self(statement.columnNames, plan) else { return nil }
    let cursor = try Row.fetchCursor(statement)
    let row = CurrentRow(statement)
    while try cursor.next() != nil {
      try reader.add(row)
      if reader.buffer.incompleteCount == ModelBuffer<Model>.batchSize { try reader.finish(db) }
    }
    try reader.finish(db)
    return reader.buffer.take()
  }

  private init?(_ names: [String], _ plan: TablePlan) throws {
    guard try ReferringRowReader.reads(plan) else { return nil }
    let columns = try ResultColumns(names, plan)
    guard let rows = RowInPlace(columns.template, plan),
      let relations = try RelationReader(columns, rows.layout, plan)
    else { return nil }
    self.plan = plan
    self.relations = relations
    buffer = ModelBuffer(rows)
  }

  private mutating func add(_ row: CurrentRow) throws(ModelDatabaseError) {
    do throws(MappingError) {
      try buffer.add(row)
    } catch {
      throw ModelDatabaseError(error, in: plan, buffer.count + buffer.incompleteCount)
    }
    relations.add(row)
  }

  private mutating func finish(_ db: Database) throws {
    try relations.load(db)
    do {
      try buffer.finish { [relations] in try relations.initialize(&$1, at: $0) }
    } catch let error as MappingError {
      throw ModelDatabaseError(error, in: plan, buffer.count)
    }
    relations.removeRows()
  }
}

/// Initializes the relations of the models of a batch.
struct RelationReader {
  /// A relation: its column in the result, its property, and the index of the rows' table.
  private struct Reference {
    let relation: Int
    let column: Int
    let property: PlainProperty
    let table: Int
  }

  private let plan: TablePlan
  private var references: [Reference] = []
  private var tables: [RelatedModels] = []

  /// The positions of the related rows, model by model; -1 for NULL.
  private var positions: [Int] = []

  /// Returns nil if a relation is not simply a property that holds the related model.
  init?(_ columns: ResultColumns, _ layout: PlainLayout, _ plan: TablePlan) throws {
    self.plan = plan
    for (number, column) in columns.references {
      let relation = plan.relations[number]
      guard relation.path.count == 1,
        let property = layout.property(ofKey: relation.path[0]),
        RelatedModels.fit(relation.target, property),
        plan.model.schema[property: relation.property]?.flags.contains(.hasStrategy) == false
      else { return nil }
      let target = try TablePlan.of(relation.target)
      let known = tables.firstIndex { $0.plan.model == target.model }
      if known == nil { tables.append(.of(target, target.model)) }
      references.append(
        Reference(
          relation: number, column: column, property: property,
          table: known ?? tables.count - 1))
    }
  }

  /// Adds the keys in a row.
  mutating func add(_ row: CurrentRow) {
    for reference in references {
      let key = row[reference.column] ?? .null
      positions.append(key.isNull ? -1 : tables[reference.table].position(of: key))
    }
  }

  /// Loads the rows with these keys, except those already loaded.
  func load(_ db: Database) throws {
    for table in tables { try table.load(db, for: plan) }
  }

  /// Initializes the relations of a model.
  func initialize(_ fields: inout PlainFields, at index: Int) throws {
    for number in references.indices {
      let reference = references[number]
      let position = positions[index * references.count + number]
      guard position >= 0 else {
        try readNull(reference, of: &fields)
        continue
      }
      let table = tables[reference.table]
      guard table.initialize(reference.property, of: &fields, toModelAt: position) else {
        throw ModelDatabaseError(
          dangling: plan.relations[reference.relation], table.keys[position], from: plan)
      }
    }
  }

  /// Decodes NULL: nil, a default, or an error.
  private func readNull(
    _ reference: Reference, of fields: inout PlainFields
  ) throws(MappingError) {
    var reader = TreeReader(.database)
    do throws(MappingError) {
      try reader.read(reference.property, of: &fields, from: .null)
    } catch {
      let path = plan.relations[reference.relation].path
      throw error.moved(into: MappingPath(path.map { .key($0) }))
    }
  }

  /// Forgets the rows of the batch, but not the related rows.
  mutating func removeRows() { positions.removeAll(keepingCapacity: true) }
}
#endif
