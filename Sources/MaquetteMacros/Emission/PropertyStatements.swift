import SwiftSyntax

/// Generates the statements that describe the properties of a model to the core.
struct PropertyStatements {
  private let model: TypeModel
  private let fields: FieldsPlan

  /// The type whose memory is described.
  private let owner: String

  init(_ model: TypeModel, _ fields: FieldsPlan, owner: String) {
    (self.model, self.fields, self.owner) = (model, fields, owner)
  }

  /// The statements that begin the list of the properties.
  func opening() -> [String] {
    var lines = ["var properties = MaquetteCore.__StructProperties<\(owner)>()"]
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

  /// The keys that lead to a property, as text for `PathList`.
  func paths(of property: PropertyModel) -> String {
    fields.entry(of: property)?.field.paths ?? StoredField.noPaths
  }

  /// The argument that names the keys which are known and skipped.
  var passed: String {
    let paths = fields.passedKeys.map(\.swiftLiteral)
    return paths.isEmpty ? "" : ", passing: [\(paths.joined(separator: ", "))]"
  }

  /// The statements that register constants, which are compared with the source but not decoded.
  var fixing: [String] {
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

  /// The statements that register the constants of objects, which updates do not change.
  ///
  /// Structs are made anew.
  func keepingConstants(_ properties: [PropertyModel]) -> [String] {
    guard model.kind == .classType || model.isNoncopyable else { return [] }
    let names = properties.filter(\.isConstant).map(\.name.swiftLiteral)
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
    guard let entry = fields.entry(of: property) else {
      let check = writing == nil ? [] : property.functionCheck
      return check + readingOther(property) + (writing == nil ? [] : written)
    }
    guard !entry.field.mayBeNoncopyable else {
      let held = "\(path(of: property)), isNeeded: \(entry.field.shape.isRequired)"
      return ["properties.hold(\(property.name.swiftLiteral), \(held))"] + details(of: entry)
    }
    let strategy = entry.field.strategy.map { ", by: \($0)" } ?? ""
    let isSame = writing != nil && strategy.isEmpty && output?.writesAsRead(property) == true
    let reading =
      "properties.\(isSame ? "add" : "read")(\(property.name.swiftLiteral), "
      + "\(path(of: property))\(strategy)\(absence(of: entry)))"
    return property.functionCheck + [reading] + details(of: entry)
      + (writing == nil ? [] : isSame ? rules : written)
  }

  /// The statements that add the details of a property besides its keys, its type and its first
  /// default.
  private func details(of entry: FieldsPlan.Entry) -> [String] {
    let attributes = entry.property.attributes
    var lines = attributes.furtherDefaults.map { value in
      "properties.take(\(value.absence), for: \(path(of: entry.property)), default: "
        + closure(value.expression, for: entry) + ")"
    }
    lines += attributes.readingRules?.governing(inModel: model.reference) ?? []
    lines += entry.field.deprecation + profiles(of: entry.property)
    let places = entry.field.places
    if !places.allSatisfy(\.isPlain) {
      var collecting = ""
      if places.contains(where: \.isInEach) {
        collecting = ", collecting: \(path(of: entry.property))"
        collecting +=
          entry.property.rulesReference(in: model.reference).map { ", checking: \($0)" } ?? ""
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
      let paths = property.readPlaces(under: key).map(\.keys.swiftLiteral)
      return "properties.lead(by: [\(paths.joined(separator: ", "))], in: \(names(of: key)))"
    } + (exclusions.map { ["properties.leaveOut(in: \($0))"] } ?? [])
  }

  private func names(of key: PropertyAttributes.Profiled.Key) -> String {
    "[" + key.names.map { $0.source(inModel: model.reference) }.joined(separator: ", ") + "]"
  }

  /// The statements that add a property without its own keys.
  private func readingOther(_ property: PropertyModel) -> [String] {
    guard property.isRead else { return [initializing(property)] }
    let (name, path) = (property.name.swiftLiteral, path(of: property))
    guard let (_, plan) = fields.flattened.first(where: { $0.property.name == property.name })
    else { return ["properties.keepExtras(\(name), \(path))"] }
    return plan.reading("\(name), \(path)")
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

  /// Spell out the type where a strategy would hide it from an empty collection.
  private func closure(_ value: ExprSyntax, for entry: FieldsPlan.Entry) -> String {
    let body = value.source(inModel: model.reference)
    guard entry.field.strategy != nil, let type = entry.property.type else { return "{ \(body) }" }
    return "{ () -> \(type.wrapped.map { "Swift.Optional<\($0)>" } ?? type.text) in \(body) }"
  }

  private func initializing(_ property: PropertyModel) -> String {
    let value = property.initialValue?.source(inModel: model.reference) ?? "nil"
    return "properties.add(unread: \(property.name.swiftLiteral), \(path(of: property))) "
      + "{ \(value) }"
  }
}

extension StoredField {
  /// The paths of keys that lead to the field, in order of preference, as in the core's `PathList`.
  var paths: String { Self.paths(places.map(\.keys)) }

  /// Paths of keys as text for the core's `PathList`.
  static func paths(_ paths: [[String]]) -> String {
    paths.map { $0.map(\.inPathList).joined(separator: ".") }.joined(separator: "|") + ";"
  }

  /// What a list has for a property to which no key leads.
  static let noPaths = ";"

  /// The statement that marks deprecated keys.
  var deprecation: [String] {
    deprecatedRanks.isEmpty ? [] : ["properties.deprecate(\(deprecatedRanks))"]
  }
}

extension PropertyAttributes.Default {
  /// When the default is used.
  fileprivate var absence: String {
    let triggers = ["missing", "null", "invalid"].filter(self.triggers.contains)
    return "[\(triggers.map { "." + $0 }.joined(separator: ", "))]"
  }
}

extension SourceText {
  /// Adds a layout: generic types have no stored static properties.
  ///
  /// The compiler checks a closure as a whole, and the body of a function statement by statement, so
  /// a long list of properties is in a function.
  ///
  /// - Parameters:
  ///   - words: The modifiers of the declaration.
  ///   - isGeneric: Whether the type is generic.
  ///   - statements: The statements that make the layout.
  mutating func layout(_ words: String, isGeneric: Bool, _ statements: [String]) {
    let type = "MaquetteCore.__StructDecodingTable"
    let isLong = statements.count > 24
    if isLong { block("\(words) func __makeLayout() -> \(type)") { $0.lines(statements) } }
    let head = "\(words) \(isGeneric ? "var" : "let") __layout: \(type)"
    let (start, end) = isGeneric ? (" { .shared(of: Self.self)", " }") : (" =", "()")
    block(head + start, then: end) { $0.lines(isLong ? ["__makeLayout()"] : statements) }
  }
}

extension String {
  /// The key in a list of paths.
  fileprivate var inPathList: String {
    var text = isEmpty ? "\\-" : ""
    // By scalars: a mark may follow a separator, and both are one character.
    for scalar in unicodeScalars {
      if "\\.|;".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
