import SwiftSyntax

// How a struct is decoded in place, property by property into its memory.

extension TypeModel {
  /// Whether a struct is decoded in place.
  ///
  /// This requires that the declaration shows every stored property and its memory layout; all other
  /// models have a storage (`StoragePlan`). A generic struct has a layout for each instantiation. A
  /// conformance cannot depend on compilation conditions, so no variant may need a storage.
  var isReadInPlace: Bool {
    ([self] + variants).allSatisfy { variant in
      variant.isPlainStruct && variant.hasReadingHooks == hasReadingHooks
        && variant.properties.allSatisfy { $0.isRead || !$0.mayBeFunction }
    }
  }

  /// The members that describe the struct to the core.
  ///
  /// - Parameter output: How the struct is written, if that is in place, too.
  func layoutMembers(writing output: OutputPlan?) -> [String] {
    let statements = PropertyStatements(model: self, owner: reference).table(
      properties, generics.isEmpty ? output : nil)
    guard generics.isEmpty else {
      let head = "\(member)static func __makeLayout() -> MaquetteCore.__StructDecodingTable"
      // Properties that are only decoded need not be encodable.
      return [block(head + readingConstraints.clause, statements)]
    }
    return [PropertyStatements.layout("\(member)static", isGeneric: false, statements)]
      + layoutUses(of: reference)
  }

  /// The members of a generic struct whose parameters satisfy the constraints of decoding.
  var constrainedLayout: [String] {
    guard !generics.isEmpty else { return [] }
    let layout = ".shared(of: Self.self) { __makeLayout() }"
    return ["\(member)static var __layout: MaquetteCore.__StructDecodingTable { \(layout) }"]
      + layoutUses(of: "Self")
  }

  /// The members by which the core finds the layout.
  private func layoutUses(of type: String) -> [String] {
    // In other structs it is read with its own initializer too.
    guard !readsItself else { return [] }
    let fields = "\(access)typealias __Fields = MaquetteCore.__StructFields<\(type)>"
    return [
      "\(member)static var __decodingKind: MaquetteCore.__DecodingKind { .structure(__layout) }"
    ] + (arguments.isArray ? [] : [fields])
  }

  /// Whether the core can decode the struct with a table of its properties.
  var isPlainStruct: Bool {
    kind == .structure && !isNoncopyable && isolation == .nonisolated && knowsItsMemory
  }

  /// Whether decoding a struct takes more than its table: hooks, or a container around it.
  var readsItself: Bool { hasReadingHooks || !arguments.container.isEmpty }

  /// Whether the model's object is at the place of its value.
  var isPlainObject: Bool { arguments.container.isEmpty && !arguments.isArray }

  /// Whether the declaration shows every stored property and its memory layout.
  ///
  /// Unknown attributes may be macros, which may add stored properties; `self` as a key path is not
  /// the property of that name. Key paths to observed properties and to weak references have no
  /// offset.
  private var knowsItsMemory: Bool {
    let harmless: Set<String> = [
      "Mappable", "available", "frozen", "usableFromInline", "dynamicMemberLookup",
      "dynamicCallable", "preconcurrency", "_spi", "Suite", "DecodableRules",
      "CodablePartial",
    ]
    let isAlone = declaration.attributes.anywhere.allSatisfy { harmless.contains($0.baseName) }
    return isAlone
      && !properties.contains {
        $0.isLazy || !$0.attributes.wrappers.isEmpty || !$0.hasKeyPath
          || $0.binding.accessorBlock != nil
          || $0.declaration.modifiers.containsAny(of: .weak, .unowned)
      }
  }
}

extension PropertyModel {
  /// The key path to the property in the memory of a type; `\Model.self` is not a property.
  func path(in type: String) -> String { "\\\(type).\(stored)" }

  /// The name of the property in a storage.
  var stored: String { hasKeyPath ? reference : "__" + name }

  /// Whether the name refers to the property in a key path.
  fileprivate var hasKeyPath: Bool { !["self", "Type", "Protocol"].contains(name) }

  /// Code that does not compile if the type is an alias for a function type, which a table cannot
  /// hold: only function parameters are nonescaping.
  var functionCheck: [String] {
    guard attributes.readStrategy != nil || attributes.writeStrategy != nil, mayBeFunction,
      let type
    else { return [] }
    let parameter = "\(name)_isAFunction_markIt_CodableIgnored"
    return ["_ = { (\(parameter): \(type.wrapped ?? type.text)) -> Any in \(parameter) as Any }"]
  }

  /// Whether the type may be a function type, perhaps under another name: key paths to functions
  /// have no offset.
  fileprivate var mayBeFunction: Bool {
    guard let type else { return true }
    let name = type.wrapped ?? type.text
    // As long as other declarations do not use these names.
    let known: Set<String> = ["Data", "Date", "Decimal", "Duration", "URL", "UUID"]
    let isLiteral = initialValue.map(\.isConstantLiteral) ?? false
    return
      !(type.syntax == nil && isLiteral || name.hasPrefix("[") || name.hasPrefix("any ")
      || type.isScalar || known.contains(name.unqualified))
  }
}
