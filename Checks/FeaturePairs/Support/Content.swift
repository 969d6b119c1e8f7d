/// The combined features of one model: documents and expectations.
struct Content {
  var good: Plain = [:]
  var written: Plain = [:]
  var patch: Plain = [:]

  /// A valid document with the values of the patch.
  var whole: Plain = [:]

  var fields: [String: String] = [:]
  var readRepeated: [String: String] = [:]
  var archived: [String: String] = [:]
  var patched: [String: String] = [:]
  var replaced: [String] = []
  var repairs: [String] = []
  var wrong: [(document: Plain, path: String)] = []
  var keepsKeys = false
  var recursions: [String] = []

  /// Combines features.
  ///
  /// - Parameters:
  ///   - features: Names in the table of features, each with the number that replaces `#`.
  ///   - positions: Whether the model is an array.
  init(_ features: [(name: String, number: Int)], positions: Bool = false) throws {
    let parts = try features.map { try Part($0.name, $0.number) }
    let isSparse = features.contains { $0.name == "omitting" }
    for part in parts {
      good = try good.merged(with: part.document(part.feature.good))
      let sparse = isSparse ? part.feature.writtenSparsely : nil
      written = try written.merged(
        with: part.document(sparse ?? part.feature.written ?? part.feature.good))
      patch = try patch.merged(with: part.document(part.feature.patch))
      fields.merge(part.table(part.feature.fields)) { $1 }
      readRepeated.merge(part.table(part.feature.readRepeated)) { $1 }
      archived.merge(part.table(part.feature.archived)) { $1 }
      patched.merge(part.table(part.feature.patched)) { $1 }
      replaced += part.feature.replaced.map(part.numbered)
      repairs += part.feature.repairs.map(part.numbered)
      keepsKeys = keepsKeys || part.feature.keepsKeys
    }
    whole = good.merged(with: patch)
    for part in parts {
      if let text = part.feature.whole { whole = try whole.merged(with: part.document(text)) }
      for wrong in part.feature.wrong {
        let document = try good.merged(with: part.document(wrong.members))
        self.wrong.append((document, part.numbered(wrong.path)))
      }
    }
    try recurse(parts)
    if positions { try arrange(parts) }
  }

  /// Replaces members by elements.
  private mutating func arrange(_ parts: [Part]) throws {
    func elements(_ text: (Positions) -> String) throws -> Plain {
      .list(
        try parts.flatMap { part in
          guard let positions = part.feature.positions,
            case .list(let elements) = try part.document(text(positions))
          else { throw PlainError(description: "\(part.feature.name) has no positions") }
          return elements
        })
    }
    good = try elements(\.good)
    written = try elements { $0.written ?? $0.good }
    // A null that is encoded as another value was replaced by a default.
    if case .list(let read) = good, case .list(let kept) = written {
      repairs = zip(read, kept).enumerated().compactMap { index, pair in
        pair.0 == .null && pair.1 != .null ? "[\(index)]" : nil
      }
    }
    patch = try elements(\.patched)
    whole = patch
    wrong =
      try parts.first?.feature.positions?.wrong.map { wrong in
        [(try elements { $0.wrong?.members ?? $0.good }, wrong.path)]
      } ?? []
  }

  /// The patch with whole values, for carriers that replace values instead of changing them.
  var patchOfWholeValues: Plain {
    guard case .object(let members) = patch else { return patch }
    return .object(PlainMembers(members.keys.map { ($0, whole[$0]) }))
  }

  /// Nests the document in itself, once.
  private mutating func recurse(_ parts: [Part]) throws {
    for part in parts {
      guard let property = part.feature.recursion.map(part.numbered) else { continue }
      recursions.append(property)
      let (inner, innerWritten) = (good, written)
      good[property] = .list([inner])
      written[property] = .list([innerWritten.merged(with: [property: .list([])])])
      whole[property] = .list([inner])
      wrong = wrong.map { ($0.document.merged(with: [property: .list([inner])]), $0.path) }
      wrong += wrong.prefix(1).map {
        (good.merged(with: [property: .list([$0.document])]), "\(property)[0].\($0.path)")
      }
      repairs += repairs.map { "\(property)[0].\($0)" }
    }
  }
}

/// One feature with its number.
private struct Part {
  let feature: Feature
  let number: Int

  init(_ name: String, _ number: Int) throws {
    guard let feature = Feature.all[name] else {
      throw PlainError(description: "there is no feature '\(name)'")
    }
    self.feature = feature
    self.number = number
  }

  func numbered(_ text: String) -> String { text.replacing("#", with: "\(number)") }
  func document(_ text: String) throws -> Plain { try Plain(parsing: numbered(text)) }

  func table(_ table: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: table.map { (numbered($0), numbered($1)) })
  }
}
