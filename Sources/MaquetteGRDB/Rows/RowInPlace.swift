#if GRDB
import GRDBSQLite
import Maquette
import MaquetteCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Initializes structs from rows without trees: a column that contains exactly the value of its
/// property is copied, and the value of any other column is decoded separately.
struct RowInPlace {
  /// How a column initializes its property.
  private enum Kind {
    case integer, boolean, real, text, date, optionalDate

    /// Through the column's value, with all conversions and rules.
    case decoded

    init(_ property: PlainProperty, _ plan: ColumnPlan) {
      switch plan.storage {
      case .integer where property.isInteger: self = .integer
      case .boolean where property.isBool: self = .boolean
      case .real where property.isDouble: self = .real
      case .text where property.isString: self = .text
      case .date where property.type == Date.self && !plan.hasStrategy: self = .date
      case .date where property.type == Date?.self && !plan.hasStrategy: self = .optionalDate
      default: self = .decoded
      }
    }
  }

  private struct Column {
    let kind: Kind
    let property: PlainProperty

    /// The index of the column in the result, and of its slot in the template.
    let index: Int
    let slot: Int
  }

  let layout: PlainLayout
  private let template: RowTemplate
  private var columns: [Column] = []
  private var reader = TreeReader(.database)

  /// Returns nil if the models of a table are not structs whose properties are all columns, or
  /// relations to one.
  init?(_ template: RowTemplate, _ plan: TablePlan) {
    guard template.isFlat, let layout = PlainLayout(of: plan.model) else { return nil }
    self.layout = layout
    self.template = template
    for (number, slot) in template.slots.enumerated() {
      guard let property = layout.property(ofKey: slot.path[0]),
        let column = plan.columns.first(where: { $0.path == slot.path })
      else { return nil }
      columns.append(
        Column(
          kind: Kind(property, column), property: property, index: slot.column, slot: number))
    }
  }

  /// Initializes the properties that are columns.
  ///
  /// - Throws: An error for an invalid value, with the path of its property.
  mutating func read(_ row: CurrentRow, into fields: inout PlainFields) throws(MappingError) {
    for column in columns where !Self.copy(row, column, into: &fields) {
      let slot = template.slots[column.slot]
      let value = try template.value(of: row, slot)
      do throws(MappingError) {
        try reader.read(column.property, of: &fields, from: value)
      } catch {
        throw error.moved(into: MappingPath(slot.path.map { .key($0) }))
      }
    }
  }

  /// Copies the value of a column; returns false if it must be decoded.
  @inline(__always)
  private static func copy(
    _ row: CurrentRow, _ column: Column, into fields: inout PlainFields
  ) -> Bool {
    let (index, property) = (column.index, column.property)
    switch (column.kind, row.type(of: index)) {
    case (.integer, SQLITE_INTEGER):
      return fields.initialize(property, toInteger: row.integer(index))
    case (.boolean, SQLITE_INTEGER):
      let value = row.integer(index)
      guard value == 0 || value == 1 else { return false }
      fields.initialize(property, toBool: value == 1)
    case (.real, SQLITE_FLOAT): fields.initialize(property, toReal: row.real(index))
    case (.text, SQLITE_TEXT):
      guard let text = row.text(index) else { return false }
      fields.initialize(property, toText: text)
    case (.date, SQLITE_TEXT):
      guard let moment = row.moment(index) else { return false }
      fields.initialize(property, to: Date(moment))
    case (.optionalDate, SQLITE_TEXT):
      guard let moment = row.moment(index) else { return false }
      fields.initialize(property, to: Optional(Date(moment)))
    case (_, SQLITE_NULL): return fields.initializeToNil(property)
    default: return false
    }
    return true
  }
}
#endif
