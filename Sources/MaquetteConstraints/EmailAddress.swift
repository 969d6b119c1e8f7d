import MaquetteCore
public import MaquetteMappings

/// An email address as browsers define it: `ada@example.com`.
///
/// The grammar is that of a valid email address in the WHATWG HTML standard (4.10.5.1.5): ASCII, no
/// quotes, no comments, domain labels with up to 63 characters. It does not check that the address
/// exists. The text does not change. Other text:
/// `expected an e-mail address at 'mail', found string "ada"`.
public typealias EmailAddress = Constrained<EmailAddressRule>

/// Requires an email address.
public enum EmailAddressRule: ValueRule {
  /// One rule.
  public static var rules: [ValidationRule<String>] { [rule] }

  private static let rule = ValidationRule<String>.custom("an e-mail address") { text in
    let address = Array(text.utf8)
    guard let at = address.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
    return address[..<at].allSatisfy { $0.isLetter || $0.isDigit || marks.contains($0) }
      && HostLabels.areValid(address[(at + 1)...])
  }

  private static let marks = Array(".!#$%&'*+/=?^_`{|}~-".utf8)
}
