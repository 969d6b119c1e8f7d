import Maquette

/// Something that one value is enough to show, and that makes a type wider.
enum Fact: Hashable, Sendable {
  /// A number has a fraction or an exponent.
  case fraction

  /// A number is no integer of 64 bits with a sign.
  case beyondInt

  /// A number is no integer of 64 bits without a sign.
  case beyondUnsigned

  /// A double would change a number.
  case beyondDouble

  /// A number has more digits than a decimal.
  case beyondDecimal

  /// A text does not have a form.
  case lacks(TextForms)

  /// A text is not written like the numbers and Booleans of its format.
  case untyped

  /// A text is empty.
  case empty

  /// A text is too long for the name of a case.
  case long
}

extension NumberSummary {
  /// What the numbers have shown.
  fileprivate var facts: UInt8 {
    (fractions > 0 ? 1 : 0) | (fitsInt ? 0 : 2) | (fitsUnsigned ? 0 : 4) | (fitsDouble ? 0 : 8)
      | (fitsDecimal ? 0 : 16)
  }

  private static let kinds: [Fact] = [
    .fraction, .beyondInt, .beyondUnsigned, .beyondDouble, .beyondDecimal,
  ]

  /// Adds a number, and returns what it is the first one to show.
  mutating func addNoting(_ number: AnyValue.Number) -> [Fact] {
    let before = facts
    add(number)
    let new = facts & ~before
    if new == 0 { return [] }
    return Self.kinds.enumerated().filter { new & (1 << $0.offset) != 0 }.map(\.element)
  }
}

extension TextSummary {
  /// Adds a text, and returns what it is the first one to show.
  ///
  /// - Parameter needsZones: Whether a date and time without a zone is no moment.
  mutating func addNoting(_ text: String, needsZones: Bool) -> [Fact] {
    let (forms, hadEmpty, hadLong) = (self.forms, hasEmpty, hasLong)
    add(text)
    if needsZones, !self.forms.isDisjoint(with: .moments), CivilDateTime(text) != nil {
      self.forms.subtract(.moments)
    }
    let lost = forms.subtracting(self.forms)
    if lost.isEmpty, hasEmpty == hadEmpty, hasLong == hadLong { return [] }
    var facts = TextForms.each.filter { lost.contains($0) }.map(Fact.lacks)
    if hasEmpty != hadEmpty { facts.append(.empty) }
    if hasLong != hadLong { facts.append(.long) }
    return facts
  }
}
