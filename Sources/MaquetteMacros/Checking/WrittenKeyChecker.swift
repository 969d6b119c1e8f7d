import SwiftSyntax

/// Sees that no two properties write to one place.
struct WrittenKeyChecker {
  private let findings: Findings

  init(_ findings: Findings) {
    self.findings = findings
  }

  /// Checks the properties that are written.
  func check(_ properties: [PropertyModel]) {
    let fields = properties.filter { !$0.isFlattened }
    for (index, property) in fields.enumerated() {
      for earlier in fields[..<index] { compare(earlier, property) }
    }
  }

  private func compare(_ first: PropertyModel, _ second: PropertyModel) {
    let (left, right) = (first.writePlace, second.writePlace)
    let node = second.attributes.key.map { Syntax($0.syntax) } ?? Syntax(second.binding.pattern)
    if left == right {
      let key = left.joined(separator: ".")
      findings.add(.duplicateKey(key, first.name, second.name), at: node)
    } else if right.starts(with: left) {
      findings.add(
        .keyIsObject(left.joined(separator: "."), first.name, second.name), at: node)
    } else if left.starts(with: right) {
      findings.add(
        .keyIsObject(right.joined(separator: "."), second.name, first.name), at: node)
    }
  }
}
