import MaquetteCBOR
import MaquetteCore
import MaquetteFormats
import MaquettePropertyList

/// Encodes an object graph as a keyed archive.
struct KeyedWriter {
  private let sink: GraphSink
  private let style: KeyedArchiveMapper.Style
  private var depth: TreeDepth

  /// The objects of the archive; the first one is nil.
  private var objects: [AnyValue] = ["$null"]

  /// The indices of values that are written once.
  private var texts: [String: Int] = [:]
  private var classes: [String: Int] = [:]

  /// The indices of class instances, in the order in which they are written.
  private var places: [Int: Int] = [:]

  init(_ options: ArchiveMapper.Options, _ style: KeyedArchiveMapper.Style) {
    sink = GraphSink(options.encodingOptions, options.types)
    self.style = style
    depth = TreeDepth(limit: options.decoding.limits.depth)
  }

  mutating func write(_ value: some MappingEncodable, key: String) throws(MappingError) -> [UInt8] {
    let root = try reference(to: try sink.tree(of: value), isConditional: false)
    var next = 0
    while next < sink.queue.archived.count {
      let number = sink.queue.archived[next]
      do throws(MappingError) {
        let (model, tree) = try sink.tree(of: sink.queue[number])
        objects[place(of: number)] = try object(tree, of: model)
      } catch {
        throw error.moved(into: ObjectGraph.path(next))
      }
      next += 1
    }
    return try KeyedPropertyList.print([
      "$version": 100000, "$archiver": "NSKeyedArchiver",
      "$top": .object([key: resolved(root)]),
      "$objects": .array(objects.map { resolved(inside: $0) }),
    ])
  }

  // MARK: Objects

  private static func uid(_ number: Int) -> AnyValue {
    .tagged(TaggedValue(.propertyListUID, .number(AnyValue.Number(number))))
  }

  private mutating func add(_ object: AnyValue) -> AnyValue {
    objects.append(object)
    return Self.uid(objects.count - 1)
  }

  /// The index of a class instance, reserved until the object is written.
  private mutating func place(of number: Int) -> Int {
    if let place = places[number] { return place }
    objects.append(.null)
    places[number] = objects.count - 1
    return objects.count - 1
  }

  /// The description of a class, written once.
  private mutating func description(of names: [String]) -> AnyValue {
    let key = names.joined(separator: " ")
    if let number = classes[key] { return Self.uid(number) }
    classes[key] = objects.count
    let all = names + ["NSObject"]
    return add(["$classname": .string(names[0]), "$classes": .array(all.map { .string($0) })])
  }

  /// An object of a model.
  private mutating func object(_ tree: AnyValue, of model: Int) throws(MappingError) -> AnyValue {
    guard case .tagged(let tagged) = tree, case .object(let members) = tagged.value else {
      throw MappingError(
        .unencodable, expected: "an object of a mapped class", found: tree.kind.phrase)
    }
    return try object(members, of: model, isConditional: false)
  }

  private mutating func object(
    _ members: AnyValue.Object, of model: Int, isConditional: Bool
  ) throws(MappingError) -> AnyValue {
    let type = try sink.registry.write(model)
    var members = members
    if !type.isPlain { type.rearrange(&members) }
    var result = AnyValue.Object()
    result["$class"] = description(of: type.versions.map(\.name))
    if style == .mantle {
      let version = AnyValue.number(AnyValue.Number(type.schema.version))
      result[KeyedArchive.mantleVersion] = try reference(to: version, isConditional: false)
    }
    for member in try type.underNames(members) {
      do throws(MappingError) {
        guard member.key != KeyedArchive.mantleVersion else {
          throw MappingError(.unencodable, expected: "a key that archives do not use")
        }
        result[KeyedArchive.escaped(member.key)] =
          isInline(member.value)
          ? member.value : try reference(to: member.value, isConditional: isConditional)
      } catch {
        throw error.moved(into: MappingPath([.key(member.key)]))
      }
    }
    return .object(result)
  }

  /// Whether a value is written inside the object itself.
  private func isInline(_ value: AnyValue) -> Bool {
    switch value {
    case .bool, .number: style == .coding
    default: false
    }
  }

  // MARK: Values

  /// A reference to the object of a value.
  private mutating func reference(
    to value: AnyValue, isConditional: Bool
  ) throws(MappingError) -> AnyValue {
    switch value {
    case .null: return Self.uid(0)
    case .string(let text):
      if let number = texts[text] { return Self.uid(number) }
      texts[text] = objects.count
      return add(value)
    case .bool, .number, .bytes: return add(value)
    case .date(let moment):
      guard moment.isDouble else {
        throw MappingError(
          .unencodable, expected: "a date that a double represents, as 'NSDate' does",
          found: moment.description)
      }
      return add([
        "$class": description(of: ["NSDate"]),
        "NS.time": .number(AnyValue.Number(moment.secondsSince2001)),
      ])
    case .array(let elements):
      let references = try references(to: elements, isConditional)
      return add(["$class": description(of: ["NSArray"]), "NS.objects": .array(references)])
    case .object(let object):
      let keys = try references(to: object.keys.map { .string($0) }, false)
      let values = try references(to: object.values, isConditional)
      return add([
        "$class": description(of: ["NSDictionary"]), "NS.keys": .array(keys),
        "NS.objects": .array(values),
      ])
    case .tagged(let tagged):
      try depth.enter()
      let reference = try reference(to: tagged, isConditional)
      depth.leave()
      return reference
    }
  }

  private mutating func references(
    to values: [AnyValue], _ isConditional: Bool
  ) throws(MappingError) -> [AnyValue] {
    try depth.enter()
    var result: [AnyValue] = []
    result.reserveCapacity(values.count)
    for value in values { result.append(try reference(to: value, isConditional: isConditional)) }
    depth.leave()
    return result
  }

  private mutating func reference(
    to tagged: TaggedValue, _ isConditional: Bool
  ) throws(MappingError) -> AnyValue {
    let isConditional = isConditional || tagged.tag == ArchiveLayout.conditional
    if tagged.tag == ArchiveLayout.object, let number: Int = tagged.value.number?.exactly() {
      // Whether the object is archived is known only at the end.
      if isConditional { return .tagged(tagged) }
      _ = sink.queue.archive(number)
      return Self.uid(place(of: number))
    }
    if tagged.tag.format == ArchiveLayout.writing, let model = Int(tagged.tag.name),
      case .object(let members) = tagged.value, sink.registry.hasSchema(model)
    {
      return add(try object(members, of: model, isConditional: isConditional))
    }
    if tagged.tag == ValueTag(cbor: 37), case .bytes(let bytes) = tagged.value {
      return add(["$class": description(of: ["NSUUID"]), "NS.uuidbytes": .bytes(bytes)])
    }
    return try reference(to: tagged.value, isConditional: isConditional)
  }

  // MARK: Conditional references

  /// A reference to an object, or to nil if the object is not archived.
  private func resolved(_ value: AnyValue) -> AnyValue {
    guard case .tagged(let tagged) = value, tagged.tag == ArchiveLayout.object,
      let number: Int = tagged.value.number?.exactly()
    else { return value }
    return Self.uid(places[number] ?? 0)
  }

  /// An object with its references resolved.
  private func resolved(inside object: AnyValue) -> AnyValue {
    guard case .object(let members) = object else { return object }
    var result = AnyValue.Object()
    for member in members {
      if case .array(let elements) = member.value {
        result[member.key] = .array(elements.map { resolved($0) })
      } else {
        result[member.key] = resolved(member.value)
      }
    }
    return .object(result)
  }
}
