import SwiftSyntax

/// The migration of one type: what it does in both directions, and what is written for it.
struct TypeMigration {
  let type: DeclaredType
  let direction: CodingDirection
  let isStrict: Bool
  private(set) var keyEnums: [String: KeyEnum] = [:]

  private(set) var arguments: [String] = []

  /// What is written before declarations, with the trees that they are in.
  private(set) var attributes: [(declaration: DeclSyntax, text: String)] = []
  private(set) var notes: [(text: String, node: Syntax)] = []
  private(set) var plan = CodingPlan()
  private(set) var properties: [StoredProperty] = []

  /// Whether it is coded as its raw value, which the library does without a macro, too.
  private(set) var isOfRawValue = false
  private let index: TypeIndex

  /// - Throws: Why the type is left as it is.
  init(
    _ type: DeclaredType, _ direction: CodingDirection, isStrict: Bool, keyEnums: [String: KeyEnum],
    protocols: Set<String>, index: TypeIndex
  ) throws(Refusal) {
    (self.type, self.direction, self.isStrict) = (type, direction, isStrict)
    self.index = index
    try TypeRequirements(type, protocols: protocols).check()
    if type.statesRawValue {
      try mapRawValue()
      return
    }
    // Keys outside of the type are those of a container, never what the compiler takes.
    self.keyEnums = keyEnums
    self.keyEnums["CodingKeys"] = nil
    for declaration in type.members.compactMap({ $0.item.decl.as(EnumDeclSyntax.self) }) {
      do throws(Refusal) {
        if let keys = try KeyEnum(declaration) { self.keyEnums[keys.name] = keys }
      } catch {
        if declaration.name.text == "CodingKeys" { throw error }
        self.keyEnums[declaration.name.text] = nil
      }
    }
    let aliases = type.members.compactMap { $0.item.decl.as(TypeAliasDeclSyntax.self) }
    if aliases.contains(where: { $0.name.text == "CodingKeys" }) {
      throw Refusal("its keys are those of another type", type.syntax)
    }
    for member in type.members {
      guard let variable = member.item.decl.as(VariableDeclSyntax.self) else { continue }
      properties += try StoredProperty.all(in: variable)
    }
    // Of an enum, keys stand for cases.
    if self.keyEnums["CodingKeys"] == nil, !type.declaration.is(EnumDeclSyntax.self) {
      self.keyEnums["CodingKeys"] = KeyEnum(synthesizedFor: properties)
    }
    if direction != .both { arguments.append(direction == .decoding ? ".decode" : ".encode") }
    if let declaration = type.declaration.as(EnumDeclSyntax.self) {
      try readCode(isRawEnum: declaration.rawType != nil)
      try mapEnum(declaration)
    } else {
      try readCode(isRawEnum: false)
      addSynthesized()
      try mapProperties()
    }
    if isStrict, direction.decodes { arguments.append("conversions: .strict") }
  }

  /// Maps a type that Codable codes as its raw value, whatever properties and keys it has.
  private mutating func mapRawValue() throws(Refusal) {
    isOfRawValue = true
    for (_, item) in type.members {
      if item.decl.as(InitializerDeclSyntax.self)?.isDecoding == true
        || item.decl.as(FunctionDeclSyntax.self)?.isEncoding == true
      {
        throw Refusal("code of a type with a raw value is not understood", item)
      }
    }
    if isStrict, direction.decodes {
      note(
        "'\(type.ownName)' takes values that convert without loss where no strict type is around it",
        type.syntax)
    }
  }

  /// Whether nothing inside a value of a property has rules of its own: it has scalars alone.
  func hasScalarsAlone(_ property: StoredProperty) -> Bool {
    guard let syntax = property.syntax else { return false }
    return TypeParts(syntax).names.allSatisfy { name in
      if Self.scalars.contains(name) { return true }
      let declaration = index.type(named: name, in: type)?.declaration
      return declaration?.as(EnumDeclSyntax.self)?.rawType != nil
    }
  }

  private static let scalars: Set<String> = [
    "Array", "Bool", "Character", "Data", "Date", "Decimal", "Dictionary", "Double", "Float", "Int",
    "Int8", "Int16", "Int32", "Int64", "Optional", "Set", "String", "TimeInterval", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "URL", "UUID",
  ]

  /// Reads `init(from:)` and `encode(to:)` where they are written by hand.
  private mutating func readCode(isRawEnum: Bool) throws(Refusal) {
    var isTransparent: [Bool] = []
    for (_, item) in type.members {
      if let initializer = item.decl.as(InitializerDeclSyntax.self), initializer.isDecoding,
        direction.decodes
      {
        let read = try DecodingReader(
          initializer, of: type.ownName, properties: properties, keyEnums: keyEnums
        ).plan
        plan.decoding = read.decoding
        plan.fallback = read.fallback
        add(read, item)
        isTransparent.append(read.isTransparent)
        decodesByHand = true
      } else if let function = item.decl.as(FunctionDeclSyntax.self), function.isEncoding,
        direction.encodes
      {
        let read = try EncodingReader(
          function, properties: properties, keyEnums: keyEnums, isRawEnum: isRawEnum
        ).plan
        plan.encoding = read.encoding
        add(read, item)
        isTransparent.append(read.isTransparent)
        encodesByHand = true
      }
    }
    if isRawEnum || isTransparent.isEmpty { return }
    let directions = direction == .both ? 2 : 1
    plan.isTransparent = isTransparent.contains(true)
    if plan.isTransparent, isTransparent.count != directions || isTransparent.contains(false) {
      throw Refusal("one direction is a single value, and the other one an object", plan.code[0])
    }
  }

  private var decodesByHand = false
  private var encodesByHand = false

  private mutating func add(_ read: CodingPlan, _ item: MemberBlockItemSyntax) {
    plan.nestedPaths.merge(read.nestedPaths) { first, _ in first }
    plan.usedKeys.formUnion(read.usedKeys)
    plan.code.append(item)
  }

  /// Adds what the compiler synthesizes in the directions that are not written by hand.
  private mutating func addSynthesized() {
    let keys = keyEnums["CodingKeys"]
    plan.usedKeys.insert("CodingKeys")
    for property in properties {
      guard let key = keys?.keys[property.name] else { continue }
      if direction.decodes, !decodesByHand, !(property.isConstant && property.initial != nil) {
        plan.decoding[property.name] = DecodingPlan(
          path: [key], absence: property.isOptional ? .none : .refused,
          node: Syntax(property.declaration))
      }
      if direction.encodes, !encodesByHand {
        plan.encoding[property.name] = EncodingPlan(
          path: [key], form: .notNil, node: Syntax(property.declaration))
      }
    }
  }

  mutating func note(_ text: String, _ node: some SyntaxProtocol) {
    notes.append((text, Syntax(node)))
  }

  mutating func attach(_ text: String, to declaration: some DeclSyntaxProtocol) {
    attributes.append((DeclSyntax(declaration), text))
  }

  mutating func use(keys name: String) { plan.usedKeys.insert(name) }

  mutating func addArgument(_ argument: String) { arguments.append(argument) }
}

extension InitializerDeclSyntax {
  /// Whether it is `init(from decoder: any Decoder)`.
  var isDecoding: Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.firstName.text == "from"
      && parameters.first?.type.trimmedDescription.hasSuffix("Decoder") == true
  }
}

extension FunctionDeclSyntax {
  /// Whether it is `encode(to encoder: any Encoder)`.
  var isEncoding: Bool {
    let parameters = signature.parameterClause.parameters
    return name.text == "encode" && parameters.count == 1
      && parameters.first?.firstName.text == "to"
      && parameters.first?.type.trimmedDescription.hasSuffix("Encoder") == true
  }
}
