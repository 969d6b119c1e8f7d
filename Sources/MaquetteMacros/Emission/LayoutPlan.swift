import SwiftSyntax

/// How a struct is read in place, property by property into its memory.
///
/// That is possible where every stored property is known and no path steps into an array: generic
/// structs and what has rules of its own are read into an accumulator instead, and so are structs with
/// ignored properties of types that are unknown.
struct LayoutPlan {
  private let model: TypeModel
  private let fields: FieldsPlan

  /// The most keys that a layout has.
  private static let capacity = 128

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
  }

  private static func isReadInPlace(_ model: TypeModel, _ fields: FieldsPlan) -> Bool {
    guard
      model.isPlainStruct, model.rules == nil, !model.rewritesSource,
      1...capacity ~= fields.object.allKeys.joined().count + model.readProperties.count,
      fields.object.allKeys.joined().count <= capacity
    else { return false }
    let isPlain = fields.entries.allSatisfy { entry in
      entry.field.places.allSatisfy(\.isPlain) && entry.field.deprecatedRanks.isEmpty
        && entry.property.type?.present == nil
    }
    let hasPlainAttributes = model.properties.allSatisfy { property in
      let attributes = property.attributes
      return attributes.readingRules == nil && !attributes.seesSiblings
        && attributes.furtherDefaults.isEmpty
        && (property.isRead || !property.mayBeFunction)
    }
    return isPlain && hasPlainAttributes
  }

  /// The members that describe the struct to the core.
  ///
  /// - Parameters:
  ///   - member: What stands before a member.
  ///   - output: How the struct is written, if it is in place, too.
  func members(_ member: String, writing output: OutputPlan?) -> [String] {
    var layout = SourceText()
    layout.block("\(member)static let __layout: MaquetteCore.StructLayout =", then: "()") {
      $0.line("var properties = MaquetteCore.StructProperties<\(model.reference)>()")
      for property in model.properties { $0.lines(adding(property, output)) }
      if let output { $0.lines(output.extras) }
      $0.line("return MaquetteCore.StructLayout(")
      if isFlat {
        $0.line("  \(model.name.swiftLiteral),")
        $0.line("  keys: \(KeyTableEmitter.expression(fields.object.keys)),")
        $0.line("  properties\(aliases))")
      } else {
        $0.line("  \(model.name.swiftLiteral), properties,")
        $0.line("  paths: [\(paths.joined(separator: ", "))]\(passed))")
      }
    }
    // A struct that calls hooks is read by its own initialiser, in other structs too.
    guard !model.hasReadingHooks else { return [layout.declaration] }
    return [
      layout.declaration,
      "\(member)static var __form: MaquetteCore.FieldForm { .structure(__layout) }",
      "\(model.access)typealias __Fields = MaquetteCore.StructFields<\(model.reference)>",
    ]
  }

  /// Whether every key is one of the model's own object, and leads to one property.
  private var isFlat: Bool {
    fields.flattened.isEmpty && fields.extras == nil && fields.object.groups.isEmpty
      && fields.object.uses.allSatisfy { $0.count == 1 }
  }

  /// The keys that lead to each property, in the order in which the properties are added.
  private var paths: [String] {
    model.properties.filter(\.isRead).map { property in
      guard let entry = entry(of: property) else { return "[]" }
      return "[" + entry.field.places.map(\.keys.swiftLiteral).joined(separator: ", ") + "]"
    }
  }

  private var passed: String {
    let paths = fields.passedKeys.map(\.swiftLiteral)
    return paths.isEmpty ? "" : ", passing: [\(paths.joined(separator: ", "))]"
  }

  private func entry(of property: PropertyModel) -> FieldsPlan.Entry? {
    fields.entries.first { $0.property.name == property.name }
  }

  /// The statements that add a property to the list.
  private func adding(_ property: PropertyModel, _ output: OutputPlan?) -> [String] {
    // What no property takes is written last.
    let writing = property.isWritten && !property.isExtras ? output?.writing(property) : nil
    guard let entry = entry(of: property) else {
      return [readingOther(property)] + (writing.map { [$0] } ?? [])
    }
    let strategy = entry.field.strategy.map { ", by: \($0)" } ?? ""
    let isSame = writing != nil && strategy.isEmpty && output?.writesAsRead(property) == true
    let reading =
      "properties.\(isSame ? "add" : "read")(\(property.name.swiftLiteral), "
      + "\(property.path(in: model))\(strategy)\(absence(of: entry)))"
    return [reading] + (isSame ? [] : writing.map { [$0] } ?? [])
  }

  /// The statement that adds a property without keys of its own.
  private func readingOther(_ property: PropertyModel) -> String {
    guard property.isRead else { return initializing(property) }
    let (name, path) = (property.name.swiftLiteral, property.path(in: model))
    guard property.isFlattened else { return "properties.keepExtras(\(name), \(path))" }
    let affixes = property.attributes.affixes
    guard let type = property.type.map({ $0.wrapped ?? $0.text }) else { return "" }
    return "properties.flatten(\(name), \(path), by: \(type).__Fields.self"
      + "\(affixes.isEmpty ? "" : ", " + affixes.arguments), "
      + "make: { \(type)(__fields: $0) }, take: { \(type).__fields(of: $0) })"
  }

  private func absence(of entry: FieldsPlan.Entry) -> String {
    let property = entry.property
    if let value = property.attributes.defaultValue {
      let triggers = ["missing", "null", "invalid"].filter(value.triggers.contains)
      return ", [\(triggers.map { "." + $0 }.joined(separator: ", "))], default: "
        + closure(value.expression, for: entry)
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

extension TypeModel {
  /// Whether the core may know the struct by a table of its properties.
  var isPlainStruct: Bool {
    kind == .structure && generics.isEmpty && isolation == .nonisolated
      && knowsItsMemory && isPlainObject
  }

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

  /// Whether the type may be that of a function, under whatever name: key paths to functions have no
  /// offset.
  fileprivate var mayBeFunction: Bool {
    guard let type else { return true }
    let name = type.wrapped ?? type.text
    let isLiteral = initialValue.map(\.isConstantLiteral) ?? false
    return
      !(type.syntax == nil && isLiteral || name.hasPrefix("[")
      || Self.wellKnown.contains(name.trimmingPrefix("Swift.").description))
  }

  /// Names of types that are no functions, as long as nobody takes the names for others.
  private static let wellKnown: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Data", "Date", "Decimal", "URL", "UUID",
  ]
}
