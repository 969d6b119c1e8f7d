import MaquetteCore

/// Turns shapes into types.
///
/// A type depends on its shape alone, and every training sample decodes: each number, text and key that was seen
/// has weakened the summary that the type comes from.
public struct Inference {
  let rules: InferenceRules
  private var model = TypeModel()
  private var indexes: [ObjectIdentifier: Int] = [:]
  var labels: [LabelKey: Int] = [:]

  /// Why records are enums or have one, by their indexes.
  private var tagReasons: [Int: Reason] = [:]

  /// The types of positions, which are at several places if they have been merged.
  private var types: [ObjectIdentifier: ValueType] = [:]

  /// The positions whose types are being made, up to the record around them.
  private var open: Set<ObjectIdentifier> = []

  /// Enums of the same texts under the same name are one type.
  struct LabelKey: Hashable {
    let name: String
    let texts: [String]
  }

  /// What all samples together tell of the next one.
  let traits: SampleTraits

  private init(rules: InferenceRules, traits: SampleTraits) {
    self.rules = rules
    self.traits = traits
  }

  /// Returns the types of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape of all samples.
  ///   - rules: The rules.
  /// - Returns: Types that every sample decodes as, with names and places.
  public static func model(of shape: Shape, by rules: InferenceRules = InferenceRules())
    -> TypeModel
  {
    let graph = ShapeGraph(shape, rules: rules)
    graph.unify()
    let given = rules
    let rules = rules.moved(by: graph.moved)
    var inference = Inference(rules: rules, traits: SampleTraits(of: shape))
    let root = inference.type(of: graph.root, named: rules.rootName)
    inference.model.roots = [TypeModel.Root(name: rules.rootName, type: root)]
    inference.model.moved = graph.moved
    inference.model.delimiter = shape.delimiter
    inference.model.format = shape.formats.count == 1 ? shape.formats.first : nil
    inference.model.boxCycles()
    inference.model.assignPlaces()
    inference.model.assignNames(by: rules)
    inference.model.orderAsSeen()
    inference.model.unmatched = given.paths.subtracting(graph.matched).sorted()
    return inference.model
  }

  // MARK: - Positions

  /// Returns the type of a position's values, optional if some are null.
  private mutating func type(of position: ShapeGraph.Position, named name: String) -> ValueType {
    let type = presentType(of: position, named: name)
    return position.scalars.nulls > 0 ? type.orNull : type
  }

  /// Returns the type of a position's values that are not null.
  private mutating func presentType(of position: ShapeGraph.Position, named name: String)
    -> ValueType
  {
    let key = ObjectIdentifier(position)
    if let known = types[key] { return known }
    // A map that is among its own values has no type, but for one that holds any value.
    guard open.insert(key).inserted else { return .any }
    let type = newType(of: position, named: name)
    open.remove(key)
    types[key] = type
    return type
  }

  private mutating func newType(of position: ShapeGraph.Position, named name: String) -> ValueType {
    var reasons: [Reason] = []
    let type: ValueType
    let name = rules.names[position.path] ?? name
    if let chosen = rules.types[position.path] {
      reasons.append(Reason("its type was given"))
      type = .named(chosen)
    } else {
      let alternatives = alternatives(of: position, named: name, &reasons)
      switch alternatives.count {
      case 0:
        reasons.append(
          Reason(position.scalars.nulls > 0 ? "it was always null" : "no value was seen"))
        type = .any
      case 1: type = alternatives[0].type
      default:
        reasons.append(Reason("its values are of \(alternatives.count) kinds"))
        type = declare(.union(alternatives), named: name, at: position.path)
      }
    }
    if model.decisions[position.path] == nil {
      model.decisions[position.path] = Decision(of: position, type, reasons)
    }
    return type
  }

  private mutating func alternatives(
    of position: ShapeGraph.Position, named name: String, _ reasons: inout [Reason]
  ) -> [TypeModel.Alternative] {
    let shape = position.scalars
    var found: [TypeModel.Alternative] = []
    if shape.hasMixedTexts {
      reasons.append(
        Reason("a text is written like no number, so all are texts", shape.facts[.untyped]))
      found.append(.init(name: "text", type: .string))
    }
    if shape.booleans > 0, !shape.hasMixedTexts { found.append(.init(name: "bool", type: .bool)) }
    if let numbers = shape.numbers, !shape.hasMixedTexts {
      found.append(
        .init(name: "number", type: numberType(numbers, shape.facts, named: name, &reasons)))
    }
    if shape.dates > 0 { found.append(.init(name: "date", type: .date(.plain))) }
    if shape.bytes > 0 { found.append(.init(name: "data", type: .data)) }
    if let texts = shape.texts, !shape.hasMixedTexts {
      let isAlone = position.kinds.count == 1
      let type = textType(
        texts, shape.facts, at: position.path, named: name, isAlone: isAlone, &reasons)
      found.append(.init(name: "text", type: type))
    }
    if position.arrays > 0 {
      let element =
        position.element.map { type(of: $0, named: singular(name, at: position.path)) } ?? .any
      // A series of numbers has gaps, and values of several kinds are cells of a table, of which some are empty.
      let isSeries = rules.isTolerant && [.int, .double].contains(element)
      let isCell = rules.guessesGaps && isCell(position)
      if isSeries { reasons.append(Reason("a series of numbers may have gaps (--tolerant)")) }
      if isCell {
        reasons.append(Reason("its elements are scalars of several kinds, so some may be null"))
      }
      let hasGaps = isSeries || isCell
      found.append(.init(name: "list", type: .array(hasGaps ? element.orNull : element)))
    }
    if let values = position.values {
      let element =
        values.scalars.count == 0
        ? .any : type(of: values, named: singular(name, at: position.path))
      if let reason = position.reason { reasons.append(reason) }
      found.append(
        .init(name: "object", type: .dictionary(rules.isTolerant ? element.orNull : element)))
    } else if let object = position.object {
      if let reason = position.reason { reasons.append(reason) }
      let type = record(object, isAlone: position.kinds.count == 1)
      if case .declared(let index) = type, let reason = tagReasons[index] { reasons.append(reason) }
      found.append(.init(name: "object", type: type))
    }
    return found
  }

  /// Whether among the elements of arrays are scalars of several kinds.
  private func isCell(_ position: ShapeGraph.Position) -> Bool {
    position.element.map { $0.kinds.subtracting([.object, .array]).count > 1 } ?? false
  }

  /// The name of one of many; a name that was given stays as it is.
  private func singular(_ name: String, at path: SamplePath) -> String {
    path.isOfSample && !rules.singularizesRoot ? name : Words.singular(name)
  }

  // MARK: - Declarations

  mutating func declare(
    _ kind: TypeModel.Declaration.Kind, named names: String..., at path: SamplePath
  ) -> ValueType {
    model.declarations.append(.init(proposals: names, kind: kind, path: path))
    return .declared(model.declarations.count - 1)
  }

  private mutating func record(_ object: ShapeGraph.ObjectType, isAlone: Bool) -> ValueType {
    if let index = indexes[ObjectIdentifier(object)] { return .declared(index) }
    // A record can be inside itself, because its type has a name.
    let around = open
    open = []
    defer { open = around }
    let index = model.declarations.count
    indexes[ObjectIdentifier(object)] = index
    let names =
      (rules.names[object.path].map { [$0] } ?? []) + object.labels + (isAlone ? [] : ["Object"])
    model.declarations.append(.init(proposals: names, kind: .record([]), path: object.path))
    guard rules.findsTags, let evidence = TagEvidence(object) else {
      let evidence = PresenceEvidence(of: object)
      let properties = object.properties.map {
        property(for: $0, in: object.count, present: $0.presence, gap: $0.gap, by: evidence)
      }
      model.declarations[index].kind = .record(properties)
      return .declared(index)
    }
    tagReasons[index] = evidence.reason
    explain(evidence.tag.key, of: object, as: (.tag, .declared(index)), evidence)
    if let content = evidence.tag.content {
      explain(content, of: object, as: (.content, .declared(index)), evidence)
    }
    if let content = evidence.tag.content, object.properties.count > 2 {
      let presence = PresenceEvidence(of: object)
      let properties = object.properties.compactMap { known -> TypeModel.Property? in
        if known.key == evidence.tag.key { return nil }
        guard known.key == content else {
          return property(
            for: known, in: object.count, present: known.presence, gap: known.gap, by: presence)
        }
        return flattened(known, of: object, by: evidence)
      }
      model.declarations[index].kind = .record(properties)
    } else {
      model.declarations[index].kind = .tagged(evidence.tag, variants(of: object, by: evidence))
    }
    return .declared(index)
  }

  /// Notes why a key of an enum is no property.
  private mutating func explain(
    _ key: String, of object: ShapeGraph.ObjectType, as role: (Decision.Role, ValueType),
    _ evidence: TagEvidence
  ) {
    guard let known = object.index[key] else { return }
    let position = object.properties[known].position
    model.decisions[position.path] = Decision(of: position, role.1, as: role.0, [evidence.reason])
  }

  /// The property that holds a tag and the object beside it.
  private mutating func flattened(
    _ content: ShapeGraph.Property, of object: ShapeGraph.ObjectType, by evidence: TagEvidence
  ) -> TypeModel.Property {
    let path = content.position.path
    let type = declare(
      .tagged(evidence.tag, []), named: rules.names[path] ?? content.key, at: path)
    if case .declared(let index) = type {
      model.declarations[index].kind = .tagged(evidence.tag, variants(of: object, by: evidence))
    }
    explain(evidence.tag.key, of: object, as: (.tag, type), evidence)
    model.decisions[path] = Decision(of: content.position, type, [evidence.reason])
    return TypeModel.Property(
      key: content.key, name: "", type: type, presence: rules.isTolerant ? .optional : .always,
      path: path, seen: (object.count, of: object.count), isFlattened: true, rank: content.rank)
  }

  /// Returns the variants of a record in alphabetical order of their tags.
  private mutating func variants(
    of object: ShapeGraph.ObjectType, by evidence: TagEvidence
  ) -> [TypeModel.Variant] {
    let content = evidence.tag.content.flatMap { object.index[$0] }
    let holder = content.flatMap { object.properties[$0].position.object } ?? object
    return evidence.variants.map { tag, variant in
      let own = holder.properties.filter {
        (content != nil || $0.key != evidence.tag.key) && variant.presence[$0.key, default: 0] > 0
      }
      // An object without keys is there, where no object is not.
      let isThere = content == nil ? !own.isEmpty : variant.count > 0
      guard isThere else { return TypeModel.Variant(tag: tag, type: nil) }
      let index = model.declarations.count
      model.declarations.append(
        .init(proposals: [tag], kind: .record([]), path: holder.path, tag: tag))
      let presence = PresenceEvidence(of: variant, in: holder)
      let properties = own.map {
        property(
          for: $0, in: variant.count, present: variant.presence[$0.key, default: 0], by: presence)
      }
      model.declarations[index].kind = .record(properties)
      return TypeModel.Variant(tag: tag, type: .declared(index))
    }
  }

  private mutating func property(
    for property: ShapeGraph.Property, in count: Int, present: Int, gap: SamplePlace? = nil,
    by evidence: PresenceEvidence
  ) -> TypeModel.Property {
    let position = property.position
    let type = presentType(of: position, named: property.key)
    let isMissing = present < count
    let isNull = position.scalars.nulls > 0
    var presence: PropertyPresence =
      switch (isMissing, isNull) {
      case (false, false): .always
      case (true, false): .optional
      case (false, true): .nullable
      case (true, true): .optionalAndNullable
      }
    model.explain(
      position.path,
      Reason(
        "\(present) of \(count) objects have it, \(position.scalars.nulls) times as null",
        isMissing ? gap.map { [.init(place: $0, of: "missing")] } ?? [] : []))
    if presence == .always {
      if rules.isTolerant {
        presence = .optional
        model.explain(position.path, Reason("every property may be missing (--tolerant)"))
      } else if rules.guessesGaps, !type.isCollection,
        evidence.expectsGaps(at: property.key, of: position)
      {
        presence = .optional
        model.explain(position.path, Reason("\(evidence.reason), so others may lack it"))
      }
    }
    return TypeModel.Property(
      key: property.key, name: "", type: type, presence: presence, path: position.path,
      seen: (present, of: count), rank: property.rank, spellings: property.spellings)
  }
}
