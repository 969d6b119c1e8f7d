/// Generates the code of a model that depends on compilation conditions: the code of each variant
/// under the same conditions, so that the compiler selects the right one.
struct VariantsEmitter: ModelEmitter {
  private let models: Conditional<TypeModel>

  /// The first variant of the model.
  var model: TypeModel { models.all[0] }

  /// - Parameter models: The variants of one model; nil if any could not be parsed.
  init?(_ models: Conditional<TypeModel?>) {
    let all = models.all.compactMap(\.self)
    guard let first = all.first, all.count == models.all.count else { return nil }
    self.models = models.map { model in
      var model = model ?? first
      if all.count > 1 { model.variants = all }
      return model
    }
  }

  /// The members in the body of the model.
  var members: [String] {
    let variants = models.map(\.members)
    guard case .clauses = models else { return variants.all[0] }
    let texts = variants.map { $0.joined(separator: "\n\n") }
    guard Set(texts.all).count > 1 else { return variants.all[0] }
    return [texts.source]
  }

  // MARK: Extensions

  /// The extensions of the model.
  ///
  /// An extension is outside of conditions, its members inside. Variants may need different
  /// constraints for their conformances, so there is one extension for each where clause.
  var extensions: [ExtensionText] {
    let variants = models.map(\.emitter.extensions)
    guard case .clauses = models else { return variants.all[0] }
    return variants.all.joined().map(\.whereClause).uniqued.map { clause in
      let fitting = variants.map { $0.filter { $0.whereClause == clause } }
      let conformances = fitting.all.joined().flatMap(\.conformances).uniqued
      let members = fitting.map {
        $0.map(\.members).filter { !$0.isEmpty }.joined(separator: "\n\n")
      }
      return ExtensionText(
        conformances: conformances, whereClause: clause, members: members.source)
    }
  }

  /// The model, if its conformances differ between its variants.
  var differingModel: TypeModel? {
    let conformances = models.all.map { Set($0.emitter.extensions.flatMap(\.conformances)) }
    return conformances.allSatisfy { $0 == conformances[0] } ? nil : model
  }
}

extension Sequence where Element: Hashable {
  /// The elements without duplicates.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
