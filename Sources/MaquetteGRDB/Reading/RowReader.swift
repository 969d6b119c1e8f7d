#if GRDB
import GRDB
import MaquetteCore

/// Decodes models from the rows of one statement, whose columns are looked up once.
struct RowReader {
  let plan: TablePlan
  private var template = RowTemplate()
  private var reader = TreeReader(.database)

  /// The number of rows read.
  private(set) var count = 0

  /// Looks up the columns of a result.
  ///
  /// - Parameters:
  ///   - names: The names of its columns.
  ///   - plan: The table.
  /// - Throws: `missingColumn` if the model cannot be decoded without a missing column.
  init(_ names: [String], _ plan: TablePlan) throws(ModelDatabaseError) {
    self.plan = plan
    var found: Set<Int> = []
    for (column, name) in names.enumerated() {
      guard let position = plan.positions[name.lowercased()], found.insert(position).inserted,
        plan.columns[position].relation == nil
      else { continue }
      template.add(column, plan.columns[position])
    }
    for (position, column) in plan.columns.enumerated()
    where column.relation == nil && !column.isOptional && !found.contains(position) {
      throw ModelDatabaseError(
        .missingColumn, table: plan.name, column: column.name, "the result has no such column")
    }
    // Nil or an empty array would look like the content of the database.
    if let relation = plan.relations.first {
      throw ModelDatabaseError(
        .missingColumn, table: plan.name, column: relation.property,
        "the rows of the table do not contain related models: use 'fetchModels'")
    }
  }

  /// A reader of the same columns that needs no trees; nil if the model does.
  var inPlace: RowInPlace? { RowInPlace(template, plan) }

  /// Decodes the model of a row.
  mutating func read<Model: DatabaseModel>(
    _ type: Model.Type, _ row: some RowSource
  ) throws(ModelDatabaseError) -> Model {
    count += 1
    do throws(MappingError) {
      return try reader.read(type, from: try template.tree(of: row))
    } catch {
      throw ModelDatabaseError(error, in: plan, count - 1)
    }
  }
}

extension RowTemplate {
  /// Reads the tree of a row.
  ///
  /// - Throws: An error for an invalid value, with the path of its property.
  mutating func tree<Source: RowSource>(of row: Source) throws(MappingError) -> AnyValue {
    begin()
    for index in slots.indices { set(try value(of: row, slots[index]), index) }
    return finish()
  }

  /// Reads the value of a row for a slot.
  ///
  /// - Throws: An error for an invalid value, with the path of its property.
  @inline(__always)
  func value<Source: RowSource>(of row: Source, _ slot: Slot) throws(MappingError) -> AnyValue {
    if slot.storage == .date, let moment = row.moment(slot.column) { return .date(moment) }
    guard let stored = row[slot.column] else {
      throw MappingError(.invalidUTF8, at: MappingPath(slot.path.map { .key($0) }))
    }
    switch (slot.storage, stored) {
    case (.integer, .integer(let value)): return .number(AnyValue.Number(signed: value))
    case (.text, .text(let text)): return .string(text)
    case (.real, .real(let value)): return .number(AnyValue.Number(value))
    case (_, .null): return .null
    default:
      do throws(MappingError) {
        return try slot.storage.value(stored)
      } catch {
        throw error.moved(into: MappingPath(slot.path.map { .key($0) }))
      }
    }
  }
}

extension ModelDatabaseError {
  /// The error for a row that failed to decode.
  init(_ error: MappingError, in plan: TablePlan, _ row: Int) {
    self.init(error, table: plan.name)
    self.row = row
    let keys = error.path.steps.compactMap { step -> String? in
      if case .key(let key) = step { key } else { nil }
    }
    let column = plan.columns.first { column in
      // The path of a relation's column leads on, to the key of the other row.
      column.relation.map { plan.relations[$0].path == keys } == true
        || !column.path.isEmpty && keys.starts(with: column.path)
    }
    self.column = column?.name
  }
}

extension DecodingOptions {
  /// The options for decoding columns.
  static var database: DecodingOptions { DecodingOptions() }
}
#endif
