#if GRDB
import MaquetteCore

/// Encodes objects as their keys.
final class KeySink: ObjectSink {
  /// The object that is encoded itself.
  var root: AnyObject?

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    if object === root {
      root = nil
      return nil
    }
    guard let model = object as? any DatabaseModel else { return nil }
    return Self.key(of: model)
  }

  /// An object that contains only the key of a model; nil if the key cannot be encoded.
  static func key(of model: any DatabaseModel) -> AnyValue? {
    guard let plan = try? TablePlan.of(type(of: model)) else { return nil }
    if plan.keyColumns.contains(where: \.hasStrategy) {
      return encodedKey(of: model, plan)
    }
    var tree = AnyValue.object([:])
    for column in plan.keyColumns {
      guard let name = column.properties.first,
        let value = model.value(ofProperty: name) as? any MappingEncodable,
        let written = try? AnyValue(encoding: value, .database)
      else { continue }
      tree = tree.inserting(written, at: column.writtenPath[...])
    }
    return tree
  }

  /// The key in the encoded model, whose strategies only the model itself applies.
  private static func encodedKey(of model: any DatabaseModel, _ plan: TablePlan) -> AnyValue? {
    guard let object = model as? any MappingEncodable & AnyObject,
      let whole = try? AnyValue(encoding: object, .database, objects: AloneSink(object))
    else { return nil }
    return plan.keyColumns.reduce(.object([:])) { tree, column in
      guard let value = whole.value(at: column.writtenPath) else { return tree }
      return tree.inserting(value, at: column.writtenPath[...])
    }
  }

  func tag(of model: any Any.Type) -> ValueTag? { ValueTag(format: "SQLite", name: "model") }
}

/// Encodes one object, and none of those that it refers to.
private final class AloneSink: ObjectSink {
  private var root: AnyObject?

  init(_ root: AnyObject) { self.root = root }

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    if object === root {
      root = nil
      return nil
    }
    return .object([:])
  }

  func tag(of model: any Any.Type) -> ValueTag? { ValueTag(format: "SQLite", name: "model") }
}
#endif
