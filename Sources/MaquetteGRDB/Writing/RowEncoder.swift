#if GRDB
import MaquetteCore

/// Splits the trees of models into the columns of their table.
struct RowEncoder {
  let plan: TablePlan
  private let options = EncodingOptions.database

  /// The position of each column's value in the object of the previous model.
  private var hints: [Int]
  private let keySink = KeySink()

  init(_ plan: TablePlan) {
    self.plan = plan
    hints = Array(repeating: 0, count: plan.columns.count)
  }

  /// The values of all columns.
  mutating func values(of model: some DatabaseModel) throws(ModelDatabaseError) -> [SQLValue] {
    do throws(MappingError) {
      return try values(in: try tree(of: model))
    } catch {
      throw ModelDatabaseError(writing: error, in: plan)
    }
  }

  /// The tree of a model, in which objects of classes with their own tables are only keys.
  func tree(of model: some DatabaseModel) throws(MappingError) -> AnyValue {
    guard plan.needsSink else { return try AnyValue(encoding: model, options) }
    keySink.root = plan.model is AnyClass ? model as AnyObject : nil
    return try AnyValue(encoding: model, options, objects: keySink)
      .addingAlone(plan, of: model, options, keySink)
  }

  /// The values of all columns in the tree of a model.
  mutating func values(in tree: AnyValue) throws(MappingError) -> [SQLValue] {
    guard let object = tree.object else {
      throw MappingError(.unencodable, expected: "an object", found: tree.kind.phrase)
    }
    var values: [SQLValue] = []
    values.reserveCapacity(plan.columns.count)
    for index in plan.columns.indices {
      values.append(try value(index, in: object))
    }
    return values
  }

  @inline(__always)
  private mutating func value(
    _ index: Int, in object: AnyValue.Object
  ) throws(MappingError) -> SQLValue {
    let path = plan.columns[index].writtenPath
    let found: AnyValue?
    if path.count == 1 {
      let hint = hints[index]
      if hint < object.count, object[hint].key == path[0] {
        found = object[hint].value
      } else if let position = object.position(of: path[0]) {
        hints[index] = position
        found = object[position].value
      } else {
        found = nil
      }
    } else {
      found = Self.value(at: path, in: object)
    }
    guard let found else { return .null }
    do throws(MappingError) {
      return try plan.columns[index].storage.stored(found)
    } catch {
      throw error.moved(into: MappingPath(path.map { .key($0) }))
    }
  }

  private static func value(at path: [String], in object: AnyValue.Object) -> AnyValue? {
    var value = object[path[0]]
    for key in path.dropFirst() { value = value?.object?[key] }
    return value
  }
}

extension AnyValue {
  /// The tree of an object, with the relations that only the database maps.
  func addingAlone(
    _ plan: TablePlan, of model: any SchemaProviding, _ options: EncodingOptions,
    _ sink: any ObjectSink
  ) throws(MappingError) -> AnyValue {
    var tree = self
    for name in plan.aloneProperties {
      guard let value = model.value(ofProperty: name) as? any MappingEncodable else { continue }
      tree = tree.inserting(try AnyValue(encoding: value, options, objects: sink), at: [name])
    }
    return tree
  }

  /// The tree with a value at a path.
  func inserting(_ value: AnyValue, at path: ArraySlice<String>) -> AnyValue {
    guard let key = path.first else { return value }
    var object = object ?? [:]
    object[key] = (object[key] ?? .object([:])).inserting(value, at: path.dropFirst())
    return .object(object)
  }
}

extension ModelDatabaseError {
  /// The error for a model that failed to encode.
  init(writing error: MappingError, in plan: TablePlan) {
    self.init(error, table: plan.name)
    let keys = error.path.steps.compactMap { step -> String? in
      if case .key(let key) = step { key } else { nil }
    }
    column =
      plan.columns.first { !$0.writtenPath.isEmpty && keys.starts(with: $0.writtenPath) }?.name
  }
}

extension EncodingOptions {
  /// The options for encoding models: nil becomes null, to distinguish it from an omitted value, and equal sets have
  /// one text, which queries find and updates compare.
  static var database: EncodingOptions {
    var options = EncodingOptions(nilValues: .writeNull)
    options.isOrdered = true
    return options
  }
}
#endif
