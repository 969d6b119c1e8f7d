#if GRDB
import MaquetteCore

/// Encodes models as trees to store, in which shared objects are numbers.
final class GraphSource: ObjectSink {
  typealias Model = any MappingEncodable & AnyObject

  /// Objects with a table, retained so that their identity stays unique.
  private(set) var objects: [Model] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The current object, until its encoding begins.
  private var beginning: ObjectIdentifier?

  private let options = EncodingOptions.database

  private static let tag = ValueTag(format: "SQLite", name: "object")

  /// The tree of a value.
  func tree(of model: some DatabaseModel) throws(MappingError) -> AnyValue {
    try AnyValue(encoding: model, options, objects: self)
  }

  /// The tree of an object.
  func tree(of number: Int, _ plan: TablePlan) throws(MappingError) -> AnyValue {
    let object = objects[number]
    beginning = ObjectIdentifier(object)
    defer { beginning = nil }
    let tree = try AnyValue(encoding: object, options, objects: self)
    beginning = nil
    guard !plan.aloneProperties.isEmpty, let model = object as? any SchemaProviding else {
      return tree
    }
    return try tree.addingAlone(plan, of: model, options, self)
  }

  /// The number of an object.
  func number(of object: Model) -> Int {
    let key = ObjectIdentifier(object)
    if let number = numbers[key] { return number }
    numbers[key] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  /// The number of the object that a value refers to; nil if it is not a reference.
  static func number(in value: AnyValue) -> Int? {
    guard case .tagged(let tagged) = value, tagged.tag == tag else { return nil }
    return tagged.value.int
  }

  // MARK: What the writer of trees asks for

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    if beginning == ObjectIdentifier(object) {
      beginning = nil
      return nil
    }
    guard object is any DatabaseModel else { return nil }
    return .tagged(TaggedValue(Self.tag, .number(AnyValue.Number(number(of: object)))))
  }

  func tag(of model: any Any.Type) -> ValueTag? { ValueTag(format: "SQLite", name: "model") }
}
#endif
