import SwiftSyntax

extension DiagnosticCollector {
  /// Checks that no two properties write to the same place.
  func checkWrittenKeys(of properties: [PropertyModel]) {
    let fields = properties.filter { !$0.isFlattened && !$0.isExtras }
    // Only properties that share their first key can be in each other's way.
    var earlier: [String: [PropertyModel]] = [:]
    for property in fields {
      let key = property.writePlace.keys[0]
      for other in earlier[key, default: []] { compare(other, property) }
      earlier[key, default: []].append(property)
    }
  }

  private func compare(_ first: PropertyModel, _ second: PropertyModel) {
    let (left, right) = (first.writePlace.steps, second.writePlace.steps)
    let node = second.attributes.key.map { Syntax($0.syntax) } ?? Syntax(second.binding.pattern)
    let common = zip(left, right).prefix { $0 == $1 }.count
    let (leftStep, rightStep) = (left.dropFirst(common).first, right.dropFirst(common).first)
    let shared = left.prefix(common).pathText
    switch (leftStep, rightStep) {
    case (nil, nil): add(.duplicateKey(shared, first.name, second.name), at: node)
    case (nil, let step?):
      add(.keyIsObject(shared, first.name, second.name, step.container), at: node)
    case (let step?, nil):
      add(.keyIsObject(shared, second.name, first.name, step.container), at: node)
    case (let left?, let right?):
      let isDivided = left.container != right.container || left == .each || right == .each
      if common > 0, isDivided || first.writePlace.steps.prefix(common).contains(.each) {
        add(.cannotShare(shared, first.name, second.name), at: node)
      }
    }
  }
}

extension PathText.Step {
  /// The kind of container that a step leads into.
  fileprivate var container: String {
    if case .key = self { return "object" }
    return "array"
  }
}
