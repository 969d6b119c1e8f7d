import SwiftSyntax

/// Generates the statements that describe the properties of a model to the core.
struct PropertyStatements {
  let model: TypeModel

  /// The type whose memory is described.
  let owner: String

  /// The statements that make the table.
  ///
  /// - Parameters:
  ///   - listed: The properties in the memory.
  ///   - output: How the model is written, if the same table does it.
  ///   - inheriting: The statements that add the storage of a superclass.
  ///   - described: The argument for the model, if the memory is not its own.
  func table(
    _ listed: [PropertyModel], _ output: OutputPlan?, after inheriting: [String] = [],
    of described: String = ""
  ) -> [String] {
    let others = (output?.computed ?? []) + (output?.extras ?? []) + fixing + constants
    let paths =
      (inheriting.isEmpty ? "" : Self.noPaths)
      + model.readProperties.map { $0.isField ? $0.readPlaces.paths : Self.noPaths }.joined()
    return opening() + inheriting + listed.flatMap { adding($0, output) } + others + [
      "return MaquetteCore.__StructDecodingTable(",
      "  \(model.name.swiftLiteral)\(described), properties,",
      "  paths: \(paths.swiftLiteral)\(passed))",
    ]
  }

  /// The statements that begin the list of the properties.
  func opening() -> [String] {
    let arguments = model.arguments
    let seesSiblings = model.properties.contains(where: \.attributes.seesSiblings)
    let rules = model.rules?.expression(inModel: model.reference)
    return [
      "var properties = MaquetteCore.__StructProperties<\(owner)>()",
      rules.map { "properties.govern(all: \($0))" },
      arguments.unknownKeys.map { "properties.treatUnknownKeys(by: .\($0))" },
      arguments.isArray ? "properties.arrange()" : nil,
      seesSiblings ? "properties.showSiblings()" : nil,
      model.cluster.map { "properties.claim(tagOf: \($0))" },
    ].compactMap(\.self)
  }

  /// What a list has for a property to which no key leads.
  static let noPaths = ";"

  /// The argument that names the keys which are known and skipped.
  private var passed: String {
    let unread = model.properties.filter {
      !$0.isRead && $0.isWritten && !$0.isFlattened && !$0.isExtras
    }
    let paths = (unread + model.computed).flatMap { property in
      (property.readPlaces + property.attributes.profiled.keys.map(\.place)).map(
        \.keys.swiftLiteral)
    }
    return paths.isEmpty ? "" : ", passing: [\(paths.joined(separator: ", "))]"
  }

  /// The statements that register constants, which are compared with the source but not decoded.
  private var fixing: [String] {
    model.properties.filter {
      $0.isFixed && $0.isWritten && $0.attributes.readIgnored == nil && !$0.isFlattened
        && !$0.isExtras
    }.compactMap { property in
      guard let value = property.initialValue else { return nil }
      let path = owner == model.reference ? ", " + self.path(of: property) : ""
      let strategy = property.writeStrategy(in: model).map { ", by: \($0)" } ?? ""
      return "properties.fix(\(property.name.swiftLiteral), "
        + "at: \(property.readPlaces[0].keys.swiftLiteral)\(path)\(strategy)) "
        + "{ \(value.source(inModel: model.reference)) }"
    }
  }

  /// The statement that registers the constants of an object, which updates do not change.
  ///
  /// Structs are made anew.
  private var constants: [String] {
    guard model.kind == .classType || model.isNoncopyable else { return [] }
    let names = model.readProperties.filter(\.isConstant).map(\.name.swiftLiteral)
    return names.isEmpty ? [] : ["properties.keepConstants([\(names.joined(separator: ", "))])"]
  }

  private func path(of property: PropertyModel) -> String { property.path(in: owner) }

  /// The statements that add a property to the list.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - output: How the model is written, if the same table does it.
  func adding(_ property: PropertyModel, _ output: OutputPlan?) -> [String] {
    // Extras are written last.
    let isWritten = property.isWritten && !property.isExtras
    let writing = isWritten ? output?.writing(property) : nil
    let rules = isWritten ? output?.rules(of: property) ?? [] : []
    let written = (writing.map { [$0] } ?? []) + rules + (output?.profiles(of: property) ?? [])
    guard property.isField else {
      let check = writing == nil ? [] : property.functionCheck
      return check + readingOther(property) + (writing == nil ? [] : written)
    }
    guard !property.mayBeNoncopyable(in: model) else {
      let held = "\(path(of: property)), isNeeded: \(property.isRequired)"
      return ["properties.hold(\(property.name.swiftLiteral), \(held))"] + details(of: property)
    }
    let strategy = property.readStrategy(in: model).map { ", by: \($0)" } ?? ""
    let isSame = writing != nil && strategy.isEmpty && output?.writesAsRead(property) == true
    let reading =
      "properties.\(isSame ? "add" : "read")(\(property.name.swiftLiteral), "
      + "\(path(of: property))\(strategy)\(absence(of: property)))"
    return property.functionCheck + [reading] + details(of: property)
      + (writing == nil ? [] : isSame ? rules : written)
  }

  /// The statements that add the details of a property besides its keys, its type and its first
  /// default.
  private func details(of property: PropertyModel) -> [String] {
    let attributes = property.attributes
    var lines = attributes.defaults.dropFirst().map { value in
      "properties.take(\(value.absence), for: \(path(of: property)), default: "
        + closure(value.expression, for: property) + ")"
    }
    lines += attributes.readingRules?.governing(inModel: model.reference) ?? []
    lines += attributes.deprecation + profiles(of: property)
    let places = property.readPlaces
    if !places.allSatisfy(\.isPlain) {
      var collecting = ""
      if places.contains(where: \.isInEach) {
        collecting = ", collecting: \(path(of: property))"
        collecting += property.rulesReference(in: model.reference).map { ", checking: \($0)" } ?? ""
      }
      let paths = places.map(\.arrayPath).joined(separator: ", ")
      lines.append("properties.lead(through: [\(paths)]\(collecting))")
    }
    return lines
  }

  /// The statements that name the keys under profiles and in formats.
  private func profiles(of property: PropertyModel) -> [String] {
    let profiled = property.attributes.profiled
    let exclusions = profiled.exclusions(inModel: model.reference)
    return profiled.keys.map { key in
      let paths = property.under(key).readPlaces.map(\.keys.swiftLiteral)
      return "properties.lead(by: [\(paths.joined(separator: ", "))], "
        + "in: \(key.names(inModel: model.reference)))"
    } + (exclusions.map { ["properties.leaveOut(in: \($0))"] } ?? [])
  }

  /// The statements that add a property without its own keys.
  private func readingOther(_ property: PropertyModel) -> [String] {
    let (name, path) = (property.name.swiftLiteral, path(of: property))
    guard property.isRead else {
      let value = property.initialValue?.source(inModel: model.reference) ?? "nil"
      return ["properties.add(unread: \(name), \(path)) { \(value) }"]
    }
    guard property.isFlattened, let type = property.type else {
      return ["properties.keepExtras(\(name), \(path))"]
    }
    return type.flattening(property.name, "\(name), \(path)", property.attributes.affixes)
  }

  private func absence(of property: PropertyModel) -> String {
    if let value = property.attributes.defaults.first {
      return ", \(value.absence), default: " + closure(value.expression, for: property)
    }
    return property.valueInstead.map { ", .initial, default: " + closure($0, for: property) } ?? ""
  }

  private func closure(_ value: ExprSyntax, for property: PropertyModel) -> String {
    // Spell out the type where a strategy would hide it from an empty collection.
    let type = property.readStrategy(in: model) == nil ? nil : property.type?.spelledOut
    return "{ \(type.map { "() -> \($0) in " } ?? "")\(value.source(inModel: model.reference)) }"
  }
}

extension PropertyAttributes.Default {
  /// When the default is used.
  fileprivate var absence: String {
    "[\(Self.occasions.filter(triggers.contains).map { "." + $0 }.joined(separator: ", "))]"
  }
}

extension PropertyStatements {
  /// The declaration of a layout: generic types have no stored static properties.
  ///
  /// The compiler checks a closure as a whole, and the body of a function statement by statement, so
  /// a long list of properties is in a function.
  ///
  /// - Parameters:
  ///   - words: The modifiers of the declaration.
  ///   - isGeneric: Whether the type is generic.
  ///   - statements: The statements that make the layout.
  static func layout(_ words: String, isGeneric: Bool, _ statements: [String]) -> String {
    let type = "MaquetteCore.__StructDecodingTable"
    let isLong = statements.count > 24
    let made = isLong ? [block("\(words) func __makeLayout() -> \(type)", statements)] : []
    let head = "\(words) \(isGeneric ? "var" : "let") __layout: \(type)"
    let (start, end) = isGeneric ? (" { .shared(of: Self.self)", " }") : (" =", "()")
    let layout = block(head + start, then: end, isLong ? ["__makeLayout()"] : statements)
    return (made + [layout]).joined(separator: "\n")
  }
}
