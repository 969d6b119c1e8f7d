import MaquetteCore

/// Turns shapes into types.
///
/// A type depends on its shape alone, and every training sample decodes: each number, text and key that was seen
/// has weakened the summary that the type comes from.
public struct Inference {
  private let rules: InferenceRules
  private var model = TypeModel()
  private var indexes: [ObjectIdentifier: Int] = [:]
  private var labels: [LabelKey: Int] = [:]

  /// The types of positions, which are at several places if they have been merged.
  private var types: [ObjectIdentifier: ValueType] = [:]

  /// The positions whose types are being made, up to the record around them.
  private var open: Set<ObjectIdentifier> = []

  /// Enums of the same texts under the same name are one type.
  private struct LabelKey: Hashable {
    let name: String
    let texts: [String]
  }

  /// What all samples together tell of the next one.
  private let traits: SampleTraits

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
    var reasons: [String] = []
    let type: ValueType
    let name = rules.names[position.path] ?? name
    if let chosen = rules.types[position.path] {
      reasons.append("its type was given")
      type = .named(chosen)
    } else {
      let alternatives = alternatives(of: position, named: name, &reasons)
      switch alternatives.count {
      case 0:
        reasons.append(position.scalars.nulls > 0 ? "it was always null" : "no value was seen")
        type = .any
      case 1: type = alternatives[0].type
      default:
        reasons.append("its values are of \(alternatives.count) kinds")
        type = declare(.union(alternatives), named: name, at: position.path)
      }
    }
    if model.decisions[position.path] == nil {
      model.decisions[position.path] = Decision(
        shape: position.scalars, type: type, reasons: reasons)
    }
    return type
  }

  private mutating func alternatives(
    of position: ShapeGraph.Position, named name: String, _ reasons: inout [String]
  ) -> [TypeModel.Alternative] {
    let shape = position.scalars
    var found: [TypeModel.Alternative] = []
    if shape.booleans > 0 { found.append(.init(name: "bool", type: .bool)) }
    if let numbers = shape.numbers {
      found.append(.init(name: "number", type: numberType(numbers, named: name, &reasons)))
    }
    if shape.dates > 0 { found.append(.init(name: "date", type: .date(.plain))) }
    if shape.bytes > 0 { found.append(.init(name: "data", type: .data)) }
    if let texts = shape.texts {
      let isAlone = position.kinds.count == 1
      let type = textType(texts, at: position.path, named: name, isAlone: isAlone, &reasons)
      found.append(.init(name: "text", type: type))
    }
    if position.arrays > 0 {
      let element =
        position.element.map { type(of: $0, named: singular(name, at: position.path)) } ?? .any
      // A series of numbers has gaps, and values of several kinds are cells of a table, of which some are empty.
      let isSeries = rules.isTolerant && [.int, .double].contains(element)
      let hasGaps = isSeries || rules.guessesGaps && isCell(position)
      found.append(.init(name: "list", type: .array(hasGaps ? element.orNull : element)))
    }
    if let values = position.values {
      let element =
        values.scalars.count == 0
        ? .any : type(of: values, named: singular(name, at: position.path))
      if let reason = position.reason { reasons.append("it is a dictionary, because \(reason)") }
      found.append(
        .init(name: "object", type: .dictionary(rules.isTolerant ? element.orNull : element)))
    } else if let object = position.object {
      if let reason = position.reason { reasons.append("it is a record, because \(reason)") }
      found.append(
        .init(name: "object", type: record(object, isAlone: position.kinds.count == 1)))
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

  // MARK: - Scalars

  private func numberType(
    _ numbers: NumberSummary, named name: String, _ reasons: inout [String]
  ) -> ValueType {
    if numbers.fractions == 0 {
      reasons.append("all \(numbers.count) numbers are integers")
      if numbers.fitsDouble, let reason = reasonForFractions(in: name) {
        reasons.append(reason)
        return .double
      }
      if numbers.fitsInt { return .int }
      if numbers.fitsUnsigned { return .unsigned }
    } else {
      reasons.append(
        "\(numbers.fractions) of \(numbers.count) numbers have a fraction or an exponent")
      if numbers.fitsDouble { return .double }
      reasons.append("a double would change some of them")
    }
    return numbers.fitsDecimal ? .decimal : .exactNumber
  }

  /// Why integers under a name may turn out as decimals; nil if nothing tells so.
  private func reasonForFractions(in name: String) -> String? {
    if traits.fractionNames.contains(name) { return "others under this name are decimals" }
    if Words.nameDecimal(name) { return "what its name says is seldom an integer" }
    if traits.hasFractions || rules.isTolerant, Words.nameMeasure(name) {
      return "under the name of a measure they may turn out as decimals"
    }
    if rules.isTolerant, !Words.nameCount(name) { return "nothing tells that they are counted" }
    return nil
  }

  /// Whether the next text has the form of all texts so far.
  ///
  /// Moments are written by machines. Days may be years, and where samples write empty texts for what is not there,
  /// an address may be one of them. Under a name that promises no address, people write what they like.
  private func isLasting(_ texts: TextSummary, named name: String) -> Bool {
    if !texts.forms.isDisjoint(with: .moments) { return true }
    if rules.guessesGaps, texts.formType == .url, texts.count < 10, !Words.nameAddress(name) {
      return false
    }
    let isSeenOften = texts.count >= 30
    return rules.isTolerant
      ? isSeenOften && !traits.hasEmptyTexts : isSeenOften || !traits.hasEmptyTexts
  }

  private mutating func textType(
    _ texts: TextSummary, at path: SamplePath, named name: String, isAlone: Bool,
    _ reasons: inout [String]
  ) -> ValueType {
    if rules.texts.contains(path) { return .string }
    if isAlone, rules.findsForms, let type = texts.formType, isLasting(texts, named: name) {
      reasons.append("all \(texts.count) texts come back unchanged from this type")
      return type
    }
    let evidence = LabelEvidence(texts, isNamed: rules.enums.contains(path))
    reasons.append(evidence.reason)
    guard isAlone, evidence.isEnum, rules.findsEnums || rules.enums.contains(path) else {
      return .string
    }
    let key = LabelKey(name: name, texts: evidence.labels)
    if let known = labels[key] { return .declared(known) }
    let type = declare(.labels(evidence.labels), named: name, at: path)
    if case .declared(let index) = type { labels[key] = index }
    return type
  }

  // MARK: - Declarations

  private mutating func declare(
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
        property(for: $0, in: object.count, present: $0.presence, by: evidence)
      }
      model.declarations[index].kind = .record(properties)
      return .declared(index)
    }
    model.decisions[object.path]?.reasons.append(evidence.reason)
    explain(evidence.tag.key, of: object, as: .string, evidence)
    if let content = evidence.tag.content {
      explain(content, of: object, as: .declared(index), evidence)
    }
    if let content = evidence.tag.content, object.properties.count > 2 {
      let presence = PresenceEvidence(of: object)
      let properties = object.properties.compactMap { known -> TypeModel.Property? in
        if known.key == evidence.tag.key { return nil }
        guard known.key == content else {
          return property(for: known, in: object.count, present: known.presence, by: presence)
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
    _ key: String, of object: ShapeGraph.ObjectType, as type: ValueType, _ evidence: TagEvidence
  ) {
    guard let known = object.index[key] else { return }
    let position = object.properties[known].position
    model.decisions[position.path] = Decision(
      shape: position.scalars, type: type, reasons: [evidence.reason])
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
    model.decisions[path] = Decision(
      shape: content.position.scalars, type: type, reasons: [evidence.reason])
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
    for property: ShapeGraph.Property, in count: Int, present: Int, by evidence: PresenceEvidence
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
    model.decisions[position.path]?.reasons.append(
      "\(present) of \(count) objects have it, \(position.scalars.nulls) times as null"
    )
    if presence == .always {
      if rules.isTolerant {
        presence = .optional
      } else if rules.guessesGaps, !type.isCollection,
        evidence.expectsGaps(at: property.key, of: position)
      {
        presence = .optional
        model.decisions[position.path]?.reasons.append("\(evidence.reason), so others may lack it")
      }
    }
    return TypeModel.Property(
      key: property.key, name: "", type: type, presence: presence, path: position.path,
      seen: (present, of: count), rank: property.rank, spellings: property.spellings)
  }
}
