import MaquetteCore
import MaquetteFormats
import MaquettePropertyList

/// The objects of a keyed archive as trees, from which models decode.
///
/// Objects of declared classes are rows, and trees refer to them. All other objects are values,
/// which are inserted at each reference.
struct KeyedTable {
  private let objects: [AnyValue]
  private let types: DeclaredTypes
  private let elementLimit: Int

  /// Values that are already built, with the number of values in each.
  private var finished: [(tree: AnyValue, size: Int)?]
  private var isOpen: [Bool]
  private var depth: TreeDepth

  /// The number of values in the current tree, counting each reference.
  private var size = 0

  /// The maximum number of values, relative to the number of objects.
  ///
  /// Without it, containers that share containers could create a tree too large to walk.
  private let sizeLimit: Int

  init(_ objects: [AnyValue], _ types: DeclaredTypes, _ limits: DecodingOptions.Limits) {
    self.objects = objects
    self.types = types
    elementLimit = limits.elementCount
    finished = Array(repeating: nil, count: objects.count)
    isOpen = Array(repeating: false, count: objects.count)
    // What the last container refers to is a level more than in other formats.
    depth = TreeDepth(limit: min(limits.depth, .max - 1) + 1)
    sizeLimit = max(1_000_000, min(objects.count, .max / 100) * 100)
  }

  /// All objects as rows; one without a declared class is a row that no value can be read from.
  mutating func allRows() throws(MappingError) -> [ObjectRow] {
    var rows: [ObjectRow] = []
    rows.reserveCapacity(objects.count)
    for index in objects.indices {
      guard let (model, name, members) = try classed(objects[index], at: index), model.isClass
      else {
        let name = objects[index].object.flatMap { try? className($0) }
        rows.append(ObjectRow(named: name ?? "", nil, .null))
        continue
      }
      do throws(MappingError) {
        rows.append(ObjectRow(named: name, model, try object(members, of: model)))
      } catch {
        throw error.path.isRoot ? error.moved(into: ObjectGraph.path(index)) : error
      }
    }
    return rows
  }

  // MARK: Values

  /// The tree of a value, with its references followed.
  mutating func value(_ value: AnyValue) throws(MappingError) -> AnyValue {
    size += 1
    guard size <= sizeLimit else {
      throw MappingError(
        .tooManyElements, expected: "at most \(sizeLimit) values, each reference counted")
    }
    guard let target = Self.target(of: value) else { return value }
    guard objects.indices.contains(target) else {
      throw MappingError(
        .invalidValue, expected: "a reference to one of \(objects.count) objects",
        found: "\(target)")
    }
    guard target != 0 else { return .null }
    if let (tree, count) = finished[target] {
      size += count - 1
      guard size <= sizeLimit else { return try self.value(value) }
      return tree
    }
    guard !isOpen[target] else {
      throw MappingError(
        .invalidValue, at: ObjectGraph.path(target),
        expected: "a value that does not contain itself")
    }
    try depth.enter()
    isOpen[target] = true
    defer {
      depth.leave()
      isOpen[target] = false
    }
    let before = size
    let tree = try referred(objects[target], at: target)
    finished[target] = (tree, size - before + 1)
    return tree
  }

  /// The index of the object that a value refers to, in binary or XML form.
  private static func target(of value: AnyValue) -> Int? {
    if case .tagged(let tagged) = value, tagged.tag == .propertyListUID {
      return tagged.value.number?.exactly() ?? .max
    }
    if case .object(let object) = value, object.count == 1, let number = object["CF$UID"]?.number {
      return number.exactly() ?? .max
    }
    return nil
  }

  /// The tree that replaces a reference to an object.
  private mutating func referred(_ object: AnyValue, at index: Int) throws(MappingError) -> AnyValue
  {
    guard case .object(let members) = object else { return object }
    guard members["$class"] != nil else { return object }
    if let (model, _, members) = try classed(object, at: index) {
      if model.isClass {
        return ObjectAssembly.reference(to: index)
      }
      return try self.object(members, of: model)
    }
    do throws(MappingError) {
      let name = try className(members)
      // Values of types without a schema once had a class of their own.
      return types.dictionaries.contains(name)
        ? .object(try parts(of: members).object) : try foundation(members, named: name, at: index)
    } catch {
      throw error.path.isRoot ? error.moved(into: ObjectGraph.path(index)) : error
    }
  }

  // MARK: Classes

  private func className(_ members: AnyValue.Object) throws(MappingError) -> String {
    guard let reference = members["$class"], let target = Self.target(of: reference),
      objects.indices.contains(target), case .object(let description) = objects[target],
      let name = description["$classname"]?.string
    else { throw MappingError(.typeMismatch, expected: "an object with a class") }
    return name
  }

  /// The declared type of an object; nil if its class is not declared.
  private func classed(
    _ object: AnyValue, at index: Int
  ) throws(MappingError) -> (ArchivedModel, name: String, members: AnyValue.Object)? {
    guard case .object(let members) = object, members["$class"] != nil else { return nil }
    let name: String
    do throws(MappingError) {
      name = try className(members)
    } catch {
      throw error.moved(into: ObjectGraph.path(index))
    }
    // Swift class names include the module, Objective-C names do not.
    let short = name.split(separator: ".").last.map(String.init) ?? name
    if let model = try types.model(named: name) { return (model, name, members) }
    return try types.model(named: short).map { ($0, name, members) }
  }

  /// The tree of a model's object: migrated, with the keys of the model.
  private mutating func object(
    _ members: AnyValue.Object, of model: ArchivedModel
  ) throws(MappingError) -> AnyValue {
    var (object, version) = try parts(of: members, model)
    try migrate(&object, of: model, from: version)
    return .object(model.underKeys(object))
  }

  /// The members of an object as they were written, and its version.
  private mutating func parts(
    of members: AnyValue.Object, _ model: ArchivedModel? = nil
  ) throws(MappingError) -> (object: AnyValue.Object, version: Int) {
    var version = 0
    var object = AnyValue.Object()
    for member in members where member.key != "$class" {
      if member.key == KeyedArchive.mantleVersion {
        let number = try value(member.value).number
        version = number?.exactly() ?? .max
        continue
      }
      do throws(MappingError) {
        object[KeyedArchive.unescaped(member.key)] = try value(member.value)
      } catch {
        // A class may be gone with the property that had its objects: only reading one is an error.
        if error.code == .unknownCase, let model, model.schema[property: member.key] == nil,
          let target = Self.target(of: member.value)
        {
          object[KeyedArchive.unescaped(member.key)] = ObjectAssembly.reference(to: target)
          continue
        }
        throw error.path.isRoot ? error.moved(into: MappingPath([.key(member.key)])) : error
      }
    }
    return (object, version)
  }

  private func migrate(
    _ object: inout AnyValue.Object, of model: ArchivedModel, from version: Int
  ) throws(MappingError) {
    let newest = model.schema.version
    guard version <= newest else {
      throw MappingError(
        .newerVersion, expected: "\(model.name) of version \(newest) or older",
        found: "version \(version)")
    }
    var notes: [ArchiveMigration.Note] = []
    for step in types.steps(of: model.name, from: version, to: newest) {
      try step.run(on: &object, &notes)
    }
  }

  // MARK: Foundation's classes

  private mutating func foundation(
    _ members: AnyValue.Object, named name: String, at index: Int
  ) throws(MappingError) -> AnyValue {
    func wrong(_ expected: String) -> MappingError {
      MappingError(.typeMismatch, expected: "\(name) with \(expected)")
    }
    switch name {
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSCountedSet":
      guard case .array(let elements)? = members["NS.objects"] else { throw wrong("elements") }
      return .array(try values(elements))
    case "NSOrderedSet", "NSMutableOrderedSet":
      // Each element has a key of its own.
      var elements: [AnyValue] = []
      while let next = members["NS.object.\(elements.count)"] { elements.append(next) }
      return .array(try values(elements))
    case "NSDictionary", "NSMutableDictionary":
      guard case .array(let keys)? = members["NS.keys"],
        case .array(let elements)? = members["NS.objects"], keys.count == elements.count
      else { throw wrong("as many keys as values") }
      return .object(try dictionary(keys, elements))
    case "NSDate":
      guard let seconds = members["NS.time"]?.number?.double, seconds.isFinite else {
        throw wrong("a time")
      }
      return .date(Timestamp(secondsSince2001: seconds))
    case "NSUUID":
      guard case .bytes(let bytes)? = members["NS.uuidbytes"], bytes.count == 16 else {
        throw wrong("16 bytes")
      }
      return .bytes(bytes)
    case "NSURL":
      guard let relative = members["NS.relative"] else { throw wrong("an address") }
      let base = try members["NS.base"].map { (base) throws(MappingError) in try value(base) }
      guard base?.string == nil else { throw wrong("an absolute URL") }
      return try value(relative)
    case "NSString", "NSMutableString":
      guard let text = members["NS.string"] ?? members["NS.bytes"] else { throw wrong("text") }
      if case .bytes(let bytes) = text {
        guard let string = String(validating: bytes, as: UTF8.self) else { throw wrong("UTF-8") }
        return .string(string)
      }
      return text
    case "NSData", "NSMutableData":
      guard let data = members["NS.data"] ?? members["NS.bytes"] else { throw wrong("data") }
      return try value(data)
    case "NSNull": return .null
    default:
      throw MappingError(
        .unknownCase, expected: types.expectation, found: "an object of " + name.abbreviated)
    }
  }

  private mutating func values(_ elements: [AnyValue]) throws(MappingError) -> [AnyValue] {
    guard elements.count <= elementLimit else {
      throw MappingError(.tooManyElements, expected: "at most \(elementLimit.counted("element"))")
    }
    var result: [AnyValue] = []
    result.reserveCapacity(elements.count)
    for element in elements { result.append(try value(element)) }
    return result
  }

  private mutating func dictionary(
    _ keys: [AnyValue], _ elements: [AnyValue]
  ) throws(MappingError) -> AnyValue.Object {
    var object = AnyValue.Object()
    for (key, element) in zip(try values(keys), try values(elements)) {
      let text: String? =
        switch key {
        case .string(let text): text
        case .number(let number): number.description
        default: nil
        }
      guard let text else {
        throw MappingError(
          .typeMismatch, expected: "text or a number as the key", found: key.kind.phrase)
      }
      object[text] = element
    }
    return object
  }
}
