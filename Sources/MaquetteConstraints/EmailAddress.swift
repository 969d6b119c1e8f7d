public import MaquetteCore

/// An e-mail address as browsers know it: `ada@example.com`.
///
/// The grammar is that of a valid e-mail address of the WHATWG HTML standard (4.10.5.1.5): ASCII, no
/// quotes, no comments, labels of the domain with up to 63 characters. Whether anybody reads the mail is
/// another question. The text is kept as it is. Other text: `expected an e-mail address at mail, found
/// string "ada"`.
public typealias EmailAddress = Constrained<EmailAddressRule>

/// Asks that a text is an e-mail address.
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
