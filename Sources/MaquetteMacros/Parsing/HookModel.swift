import SwiftSyntax

/// A method that `@CodableHook` marks.
struct HookModel {
  /// When the method is called.
  enum Stage: String, CaseIterable {
    case willDecode, didDecode, validate, willEncode, didEncode

    /// Whether decoding calls it.
    var reads: Bool { self != .willEncode && self != .didEncode }
  }

  /// When the method is called.
  let stage: Stage

  /// The method.
  let function: FunctionDeclSyntax

  /// The attribute.
  let syntax: AttributeSyntax

  /// Parses a method; nil if it is not a hook.
  init?(
    _ function: FunctionDeclSyntax, _ chosen: ConditionalVariants, _ findings: DiagnosticCollector
  ) {
    let attributes = chosen.attributes(of: function.attributes)
    guard let attribute = attributes.first(named: "CodableHook") else { return nil }
    guard let argument = attribute.labeledArguments.first, argument.label == nil else {
      findings.add(.needsArgument("CodableHook", "a stage"), at: attribute)
      return nil
    }
    let choices = Stage.allCases.map(\.rawValue)
    guard let stage = argument.choice(choices, as: "stage", findings).flatMap(Stage.init) else {
      return nil
    }
    self.stage = stage
    self.function = function
    syntax = attribute
  }

  /// The name as used in code.
  var name: String { function.name.text }

  /// Whether the method belongs to the type.
  var isStatic: Bool { function.modifiers.containsAny(of: .static, .class) }

  /// Whether the method gets the model and returns the one to use.
  var substitutes: Bool { stage == .didDecode && isStatic }

  private var parameters: FunctionParameterListSyntax {
    function.signature.parameterClause.parameters
  }

  /// Whether the method is asynchronous, and whether it may throw.
  var effects: FunctionEffectSpecifiersSyntax? { function.signature.effectSpecifiers }

  /// What a method of the stage looks like.
  private var shape: (isStatic: Bool, takesTree: Bool, mutates: Bool) {
    switch stage {
    case .willDecode: (true, true, false)
    case .didDecode, .willEncode: (false, false, true)
    case .validate: (false, false, false)
    case .didEncode: (false, true, false)
    }
  }

  /// Whether the method has the signature of its stage.
  var fits: Bool {
    let takesTree =
      parameters.count == 1
      && parameters.first?.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      } == true
    let returns = function.signature.returnClause != nil
    if substitutes { return parameters.count == 1 && !takesTree && returns }
    return isStatic == shape.isStatic && !returns
      && (shape.takesTree ? takesTree : parameters.isEmpty)
      && (shape.mutates || !function.modifiers.contains(.mutating))
  }

  /// An example of a method with the signature of its stage.
  func example(ofClass isClass: Bool) -> String {
    let word = shape.isStatic ? "static " : shape.mutates && !isClass ? "mutating " : ""
    return "\(word)func \(name)(\(shape.takesTree ? "_ tree: inout AnyValue" : "")) throws"
  }

  /// Whether the method may throw.
  var canThrow: Bool { effects?.throwsClause != nil }

  /// A call of the method.
  ///
  /// - Parameters:
  ///   - target: The expression that the method is called on.
  ///   - argument: Its argument, if it has one.
  func call(on target: String, _ argument: String = "") -> String {
    let word = canThrow ? "try " : ""
    let label = parameters.first.flatMap {
      $0.firstName.text == "_" ? nil : $0.firstName.text + ": "
    }
    return "\(word)\(target).\(name)(\(argument.isEmpty ? "" : (label ?? "") + argument))"
  }
}

extension TypeModel {
  /// Whether decoding calls a hook.
  var hasReadingHooks: Bool { hooks.contains { $0.stage.reads } }

  /// Whether encoding calls a hook.
  var hasWritingHooks: Bool { hooks.contains { !$0.stage.reads } }

  /// Whether a hook changes the tree that the model is decoded from.
  var rewritesSource: Bool { has(.willDecode) }

  /// Whether a hook is called after decoding.
  var finishesReading: Bool { has(.didDecode) || has(.validate) }

  /// The calls of the hooks of a stage.
  func calls(_ stage: HookModel.Stage, on target: String, _ argument: String = "") -> [String] {
    hooks.filter { $0.stage == stage }.map { $0.call(on: target, argument) }
  }

  /// Whether there is a hook of a stage.
  func has(_ stage: HookModel.Stage) -> Bool { hooks.contains { $0.stage == stage } }
}
