import SwiftSyntax

/// How a struct is read in place, property by property into its memory.
///
/// That is possible where every stored property is known and no path steps into an array. What has
/// rules of its own is read into an accumulator instead, and so are structs with ignored properties of
/// types that are unknown. A generic struct has a layout for each instantiation.
struct LayoutPlan {
  private let model: TypeModel
  private let fields: FieldsPlan

  /// The type whose memory the layout describes.
  private let owner: String

  /// The most keys that a layout has.
  static let capacity = 128

  /// - Returns: Nil if the struct, or a variant of it, cannot be read in place: a conformance cannot
  ///   depend on compilation conditions.
  init?(_ model: TypeModel, _ fields: FieldsPlan) {
    let variants = model.variants.allSatisfy { variant in
      Self.isReadInPlace(variant, FieldsPlan(variant))
        && variant.hasReadingHooks == model.hasReadingHooks
    }
    guard Self.isReadInPlace(model, fields), variants else { return nil }
    self.model = model
    self.fields = fields
    owner = model.reference
  }

  /// Plans the layout of what is stored of a class.
  ///
  /// - Returns: Nil if the class, or a variant of it, is read into an accumulator.
  init?(storageOf model: TypeModel, _ fields: FieldsPlan) {
    guard model.kind == .classType, model.isolation.isNoActor,
      model.variants.count < 2, Self.hasPlainFields(model, fields)
    else { return nil }
    self.model = model
    self.fields = fields
    owner = "__Storage"
  }

  private static func isReadInPlace(_ model: TypeModel, _ fields: FieldsPlan) -> Bool {
    let knowsIgnored = model.properties.allSatisfy { $0.isRead || !$0.mayBeFunction }
    return model.isPlainStruct && knowsIgnored && hasPlainFields(model, fields)
  }

  private static func hasPlainFields(_ model: TypeModel, _ fields: FieldsPlan) -> Bool {
    let count = fields.object.allKeys.joined().count
    return 1...capacity ~= count + model.readProperties.count && count <= capacity
  }

  /// The members that describe the struct to the core.
  ///
  /// - Parameters:
  ///   - member: What stands before a member.
  ///   - output: How the struct is written, if it is in place, too.
  func members(_ member: String, writing output: OutputPlan?) -> [String] {
    var layout = SourceText()
    guard model.generics.isEmpty else {
      let head = "\(member)static func __makeLayout() -> MaquetteCore.StructLayout"
      // What is only read need not be writable.
      layout.block(head + model.readingConstraints.clause) { $0.lines(statements(nil)) }
      return [layout.declaration]
    }
    layout.block("\(member)static let __layout: MaquetteCore.StructLayout =", then: "()") {
      $0.lines(statements(output))
    }
    return [layout.declaration] + uses(member, of: model.reference)
  }

  /// The members that a generic struct has where its parameters are what reading needs.
  ///
  /// - Parameter member: What stands before a member.
  func constrainedMembers(_ member: String) -> [String] {
    guard !model.generics.isEmpty else { return [] }
    let layout = ".shared(of: Self.self) { __makeLayout() }"
    return ["\(member)static var __layout: MaquetteCore.StructLayout { \(layout) }"]
      + uses(member, of: "Self")
  }

  /// The members by which the core finds the layout.
  private func uses(_ member: String, of type: String) -> [String] {
    // It is read by its own initialiser in other structs too.
    guard !model.readsItself else { return [] }
    let fields = "\(model.access)typealias __Fields = MaquetteCore.StructFields<\(type)>"
    return ["\(member)static var __form: MaquetteCore.FieldForm { .structure(__layout) }"]
      + (model.arguments.isArray ? [] : [fields])
  }

  /// What is stored of the objects of a class while they are read.
  ///
  /// - Parameters:
  ///   - superclass: The superclass, if it is mapped too.
  ///   - output: How the storage is written, if a table does it.
  ///   - extras: Members that the storage has besides.
  func storage(superclass: String?, writing output: OutputPlan?, _ extras: [String]) -> String {
    var source = SourceText()
    let (isolation, access) = (model.isolation, model.access)
    let head =
      "\(isolation.type)\(access)struct __Storage: \(isolation == .nonisolated ? "" : isolation.conformance)MaquetteCore.\(output == nil ? "Layout" : "Output")Source"
    source.block(head) { source in
      for property in model.readProperties {
        guard let type = property.type else { continue }
        source.line("var \(property.reference): \(type.text)")
      }
      if let superclass { source.line("\(model.access)var __super: \(superclass).__Storage") }
      source.gap()
      source.line("\(model.access)typealias __Model = __Storage")
      source.gap()
      let layout =
        model.isInGenericContext
        ? "static var __layout: MaquetteCore.StructLayout { .shared(of: Self.self)"
        : "static let __layout: MaquetteCore.StructLayout ="
      source.block("\(model.access)\(layout)", then: model.isInGenericContext ? " }" : "()") {
        $0.lines(opening("__Storage"))
        if superclass != nil {
          $0.line("properties.inherit(\\__Storage.__super)")
          if output != nil { $0.line("properties.inheritOutput(\\__Storage.__super)") }
        }
        for property in model.readProperties { $0.lines(adding(property, output)) }
        if let output { $0.lines(output.extras) }
        $0.lines(fixing)
        let constants = model.readProperties.filter(\.isConstant).map(\.name.swiftLiteral)
        if !constants.isEmpty {
          $0.line("properties.keepConstants([\(constants.joined(separator: ", "))])")
        }
        $0.line("return MaquetteCore.StructLayout(")
        $0.line("  \(model.name.swiftLiteral), storing: \(model.reference).self, properties,")
        let all = (superclass == nil ? [] : ["[]"]) + paths
        $0.line("  paths: [\(all.joined(separator: ", "))]\(passed))")
      }
      if output != nil {
        source.gap()
        source.line(
          model.isInGenericContext
            ? "\(access)static var __output: MaquetteCore.StructOutput { "
              + ".shared(of: Self.self) { MaquetteCore.StructOutput(__layout) } }"
            : "\(access)static let __output = MaquetteCore.StructOutput(__layout)")
      }
      for extra in extras {
        source.gap()
        source.line(extra)
      }
    }
    return source.declaration
  }

  /// The statements that make the layout.
  private func statements(_ output: OutputPlan?) -> [String] {
    var lines = opening(model.reference)
    lines += model.properties.flatMap { adding($0, output) } + (output?.extras ?? []) + fixing
    guard isFlat else {
      return lines + [
        "return MaquetteCore.StructLayout(", "  \(model.name.swiftLiteral), properties,",
        "  paths: [\(paths.joined(separator: ", "))]\(passed))",
      ]
    }
    return lines + [
      "return MaquetteCore.StructLayout(", "  \(model.name.swiftLiteral),",
      "  keys: \(KeyTableEmitter.expression(fields.object.keys)),", "  properties\(aliases))",
    ]
  }

  /// The statements that begin the list of the properties.
  private func opening(_ owner: String) -> [String] {
    var lines = ["var properties = MaquetteCore.StructProperties<\(owner)>()"]
    if let rules = model.rules?.expression(inModel: model.reference) {
      lines.append("properties.govern(all: \(rules))")
    }
    if let rule = model.arguments.unknownKeys {
      lines.append("properties.treatUnknownKeys(by: .\(rule))")
    }
    if model.arguments.isArray { lines.append("properties.arrange()") }
    if model.properties.contains(where: \.attributes.seesSiblings) {
      lines.append("properties.showSiblings()")
    }
    if let cluster = model.cluster { lines.append("properties.claim(tagOf: \(cluster))") }
    return lines
  }

  /// Whether every key is one of the model's own object, and leads to one property.
  private var isFlat: Bool {
    fields.flattened.isEmpty && fields.extras == nil && fields.object.groups.isEmpty
      && fields.object.uses.allSatisfy { $0.count == 1 }
  }

  /// The keys that lead to each property, in the order in which the properties are added.
  private var paths: [String] {
    model.properties.filter(\.isRead).map { property in
      entry(of: property)?.field.paths ?? "[]"
    }
  }

  private var passed: String {
    let paths = fields.passedKeys.map(\.swiftLiteral)
    return paths.isEmpty ? "" : ", passing: [\(paths.joined(separator: ", "))]"
  }

  /// The statements that name the values of constants that are not read: the source may have others.
  private var fixing: [String] {
    model.properties.filter { $0.isFixed && $0.isWritten && !$0.isFlattened && !$0.isExtras }
      .compactMap { property in
        guard let value = property.initialValue else { return nil }
        let path = owner == model.reference ? ", " + self.path(of: property) : ""
        let strategy = property.writeStrategy(in: model).map { ", by: \($0)" } ?? ""
        return "properties.fix(\(property.name.swiftLiteral), "
          + "at: \(property.readPlaces[0].keys.swiftLiteral)\(path)\(strategy)) "
          + "{ \(value.source(inModel: model.reference)) }"
      }
  }

  private func path(of property: PropertyModel) -> String {
    "\\\(owner).\(property.reference)"
  }

  private func entry(of property: PropertyModel) -> FieldsPlan.Entry? {
    fields.entries.first { $0.property.name == property.name }
  }

  /// The statements that add a property to the list.
  private func adding(_ property: PropertyModel, _ output: OutputPlan?) -> [String] {
    // What no property takes is written last.
    let writing = property.isWritten && !property.isExtras ? output?.writing(property) : nil
    guard let entry = entry(of: property) else {
      let check = writing == nil ? [] : property.functionCheck
      return check + readingOther(property) + (writing.map { [$0] } ?? [])
    }
    let strategy = entry.field.strategy.map { ", by: \($0)" } ?? ""
    let isSame = writing != nil && strategy.isEmpty && output?.writesAsRead(property) == true
    let reading =
      "properties.\(isSame ? "add" : "read")(\(property.name.swiftLiteral), "
      + "\(path(of: property))\(strategy)\(absence(of: entry)))"
    return property.functionCheck + [reading] + details(of: entry)
      + (isSame ? [] : writing.map { [$0] } ?? [])
  }

  /// The statements that add what a property has beside its keys, its type and its first default.
  private func details(of entry: FieldsPlan.Entry) -> [String] {
    let attributes = entry.property.attributes
    var lines = attributes.furtherDefaults.map { value in
      "properties.take(\(value.absence), for: \(path(of: entry.property)), default: "
        + closure(value.expression, for: entry) + ")"
    }
    if let rules = attributes.readingRules?.expression(inModel: model.reference) {
      lines.append("properties.govern(by: \(rules))")
    }
    lines += entry.field.deprecation
    let places = entry.field.places
    if !places.allSatisfy(\.isPlain) {
      let collecting =
        places.contains(where: \.isInEach) ? ", collecting: \(path(of: entry.property))" : ""
      let paths = places.map(\.arrayPath).joined(separator: ", ")
      lines.append("properties.lead(through: [\(paths)]\(collecting))")
    }
    return lines
  }

  /// The statements that add a property without keys of its own.
  private func readingOther(_ property: PropertyModel) -> [String] {
    guard property.isRead else { return [initializing(property)] }
    let (name, path) = (property.name.swiftLiteral, path(of: property))
    guard let (_, plan) = fields.flattened.first(where: { $0.property.name == property.name })
    else { return ["properties.keepExtras(\(name), \(path))"] }
    return [
      plan.aliasDeclaration,
      "properties.flatten(\(name), \(path), by: \(plan.alias).__Fields.self"
        + "\(plan.affixArguments), "
        + "make: { \(plan.alias)(__fields: $0) }, take: { \(plan.alias).__fields(of: $0) })",
    ]
  }

  private func absence(of entry: FieldsPlan.Entry) -> String {
    let property = entry.property
    if let value = property.attributes.defaultValue {
      return ", \(value.absence), default: " + closure(value.expression, for: entry)
    }
    guard let value = property.initialValue, !(value.isNil && property.type?.wrapped != nil)
    else { return "" }
    return ", .initial, default: " + closure(value, for: entry)
  }

  /// The type stands there where a strategy would hide it from an empty collection.
  private func closure(_ value: ExprSyntax, for entry: FieldsPlan.Entry) -> String {
    let body = value.source(inModel: model.reference)
    guard entry.field.strategy != nil, let type = entry.property.type else { return "{ \(body) }" }
    return "{ () -> \(type.wrapped.map { "Swift.Optional<\($0)>" } ?? type.text) in \(body) }"
  }

  private func initializing(_ property: PropertyModel) -> String {
    let value = property.initialValue?.source(inModel: model.reference) ?? "nil"
    return "properties.add(unread: \(property.name.swiftLiteral), \(property.path(in: model))) "
      + "{ \(value) }"
  }

  private var aliases: String {
    let first = fields.entries.count
    let slots = fields.object.uses.dropFirst(first).map { uses -> String in
      guard case .field(let field, _)? = uses.first,
        let slot = fields.entries.firstIndex(where: { $0.field.name == field.name })
      else { return "-1" }
      return String(slot)
    }
    return slots.isEmpty ? "" : ", aliases: [\(slots.joined(separator: ", "))]"
  }
}

extension StoredField {
  /// The keys that lead to the field, the better first, as an array of paths.
  var paths: String { "[" + places.map(\.keys.swiftLiteral).joined(separator: ", ") + "]" }

  /// The statement that marks keys which should no longer be used.
  var deprecation: [String] {
    deprecatedRanks.isEmpty ? [] : ["properties.deprecate(\(deprecatedRanks))"]
  }
}

extension PropertyAttributes.Default {
  /// When the default is taken.
  fileprivate var absence: String {
    let triggers = ["missing", "null", "invalid"].filter(self.triggers.contains)
    return "[\(triggers.map { "." + $0 }.joined(separator: ", "))]"
  }
}

extension TypeModel {
  /// Whether the core may know the struct by a table of its properties.
  var isPlainStruct: Bool {
    kind == .structure && !isNoncopyable && isolation == .nonisolated && knowsItsMemory
      && !generics.contains { $0.specifier?.tokenKind == .keyword(.each) }
  }

  /// Whether there is more to reading a struct than its table: hooks, or a container around it.
  var readsItself: Bool { hasReadingHooks || !arguments.container.isEmpty }

  /// Whether the model is an object just where its value is.
  var isPlainObject: Bool { arguments.container.isEmpty && !arguments.isArray }

  /// Whether the declaration shows every stored property and how it lies in memory.
  ///
  /// Attributes that nobody knows may be macros, which may add stored properties; `self` as a key
  /// path is not the property of that name. Key paths to observed properties and to weak
  /// references have no offset.
  private var knowsItsMemory: Bool {
    let harmless: Set<String> = [
      "Mappable", "available", "frozen", "usableFromInline", "dynamicMemberLookup",
      "dynamicCallable", "preconcurrency", "_spi", "Suite", "DecodableRules",
      "CodablePartial",
    ]
    let isAlone = declaration.attributes.anywhere.allSatisfy { harmless.contains($0.baseName) }
    return isAlone
      && !properties.contains {
        $0.isLazy || !$0.attributes.wrappers.isEmpty || $0.name == "self" || $0.isObserved
          || $0.declaration.modifiers.containsAny(of: .weak, .unowned)
      }
  }
}

extension PropertyModel {
  /// The key path to the property.
  func path(in model: TypeModel) -> String { "\\\(model.reference).\(reference)" }

  /// Whether the property has observers.
  fileprivate var isObserved: Bool { binding.accessorBlock != nil }

  /// What does not compile if the type is a name for that of a function, which no table holds: of all
  /// parameters only functions must not outlive the call.
  var functionCheck: [String] {
    guard attributes.readStrategy != nil || attributes.writeStrategy != nil, mayBeFunction,
      let type
    else { return [] }
    let parameter = "\(name)_isAFunction_markIt_CodableIgnored"
    return ["_ = { (\(parameter): \(type.wrapped ?? type.text)) -> Any in \(parameter) }"]
  }

  /// Whether the type may be that of a function, under whatever name: key paths to functions have no
  /// offset.
  fileprivate var mayBeFunction: Bool {
    guard let type else { return true }
    let name = type.wrapped ?? type.text
    let isLiteral = initialValue.map(\.isConstantLiteral) ?? false
    return
      !(type.syntax == nil && isLiteral || name.hasPrefix("[") || name.hasPrefix("any ")
      || Self.wellKnown.contains(name.trimmingPrefix("Swift.").description))
  }

  /// Names of types that are no functions, as long as nobody takes the names for others.
  private static let wellKnown: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Data", "Date", "Decimal", "Duration", "URL",
    "UUID",
  ]
}
