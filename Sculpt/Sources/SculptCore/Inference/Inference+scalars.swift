import MaquetteCore

/// The types of numbers and texts.
extension Inference {
  func numberType(
    _ numbers: NumberSummary, _ facts: [Fact: SampleSight], named name: String,
    _ reasons: inout [Reason]
  ) -> ValueType {
    if numbers.fractions == 0 {
      reasons.append(Reason("all \(numbers.count) numbers are integers"))
      if numbers.fitsDouble, let reason = reasonForFractions(in: name) {
        reasons.append(reason)
        return .double
      }
      if numbers.fitsInt { return .int }
      reasons.append(Reason("some are beyond Int", facts[.beyondInt]))
      if numbers.fitsUnsigned { return .unsigned }
      reasons.append(Reason("some are beyond UInt64", facts[.beyondUnsigned]))
    } else {
      reasons.append(
        Reason(
          "\(numbers.fractions) of \(numbers.count) numbers have a fraction or an exponent",
          facts[.fraction]))
      if numbers.fitsDouble { return .double }
      reasons.append(Reason("a double would change some of them", facts[.beyondDouble]))
    }
    if numbers.fitsDecimal { return .decimal }
    reasons.append(Reason("a decimal has too few digits for some of them", facts[.beyondDecimal]))
    return .exactNumber
  }

  /// Why integers under a name may turn out as decimals; nil if nothing tells so.
  private func reasonForFractions(in name: String) -> Reason? {
    if traits.fractionNames.contains(name) {
      return Reason("others under this name, or beside it, are decimals", traits.fractions[name])
    }
    if Words.nameDecimal(name) { return Reason("what its name says is seldom an integer") }
    if traits.hasFractions || rules.isTolerant, Words.nameMeasure(name) {
      return Reason("under the name of a measure they may turn out as decimals")
    }
    if rules.isTolerant, !Words.nameCount(name) {
      return Reason("nothing tells that they are counted")
    }
    return nil
  }

  /// Why the next text may not have the form of all texts so far; nil if it will have it.
  ///
  /// Moments are written by machines. Days may be years, and where samples write empty texts for what is not there,
  /// an address may be one of them. Under a name that promises no address, people write what they like.
  private func doubt(in texts: TextSummary, named name: String) -> Reason? {
    if !texts.forms.isDisjoint(with: .moments) { return nil }
    if rules.guessesGaps, texts.formType == .url, texts.count < 10, !Words.nameAddress(name) {
      return Reason(
        "all \(texts.count) texts are addresses, but its name says nothing of them, and fewer than 10 were seen"
      )
    }
    let isSeenOften = texts.count >= 30
    let form = "all \(texts.count) texts are \(texts.formName)"
    if !isSeenOften, rules.isTolerant {
      return Reason("\(form), but fewer than 30 were seen (--tolerant)")
    }
    if traits.hasEmptyTexts, rules.isTolerant || !isSeenOften {
      let empty = traits.firstEmptyText.map { [Reason.Sight(place: $0, of: "\"\"")] } ?? []
      let few = isSeenOften ? "" : "fewer than 30 were seen, and "
      return Reason("\(form), but \(few)samples write empty texts", empty)
    }
    return nil
  }

  mutating func textType(
    _ texts: TextSummary, _ facts: [Fact: SampleSight], at path: SamplePath, named name: String,
    isAlone: Bool, _ reasons: inout [Reason]
  ) -> ValueType {
    if rules.texts.contains(path) {
      reasons.append(Reason("it was named a text"))
      return .string
    }
    if !isAlone {
      reasons.append(Reason("beside values of other kinds its texts are of any form"))
    } else if !rules.findsForms {
      reasons.append(Reason("dates, UUIDs and addresses are not looked for"))
    } else {
      if let type = texts.formType {
        guard let doubt = doubt(in: texts, named: name) else {
          reasons.append(
            Reason("all \(texts.count) texts are \(texts.formName), and come back unchanged"))
          if type == .date(.milliseconds) || type == .date(.preserved) {
            reasons.append(
              Reason("a plain date would write some differently", facts[.lacks(.date)]))
          }
          return type
        }
        reasons.append(doubt)
      } else {
        reasons += Self.lackedForms(facts)
      }
    }
    let evidence = LabelEvidence(texts, facts, isNamed: rules.enums.contains(path))
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

  /// The forms of other types, and the first text that does not have each of them.
  private static func lackedForms(_ facts: [Fact: SampleSight]) -> [Reason] {
    let forms: [(TextForms, String)] = [
      (.keptDate, "moment"), (.day, "day"), (.upperUUID, "UUID"), (.lowerUUID, "UUID"),
      (.url, "address"),
    ]
    var names: [SampleSight: [String]] = [:]
    for (form, name) in forms {
      guard let sight = facts[.lacks(form)] else { continue }
      if names[sight]?.contains(name) != true { names[sight, default: []].append(name) }
    }
    return names.sorted { $0.key < $1.key }.map { sight, names in
      let list = names.dropLast().joined(separator: ", ")
      let all = (list.isEmpty ? "" : list + " or ") + names[names.count - 1]
      return Reason("a text is no \(all)", sight)
    }
  }
}
