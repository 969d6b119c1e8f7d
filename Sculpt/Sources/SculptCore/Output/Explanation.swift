import Foundation
import MaquetteCore

/// Why paths have their types.
///
/// The types and the declarations are those that the file has, and the reasons are noted where types are chosen.
public struct Explanation: Sendable {
  private let model: TypeModel
  private let file: SwiftFile
  private let places: PlaceNames

  /// Creates the explanation of a model.
  ///
  /// - Parameters:
  ///   - model: The types.
  ///   - rules: The rules that they were inferred by.
  ///   - sources: The sources in the order in which they were read.
  ///   - style: The style of the code.
  ///   - format: The format of all sources; nil to tell it from the name or the content of each.
  public init(
    _ model: TypeModel, rules: InferenceRules, sources: [SampleSource],
    style: OutputOptions.Style = .mappable, format: SampleFormat? = nil
  ) {
    var options = OutputOptions()
    options.style = style
    self.model = model
    file = SwiftFile(model, rules: rules, options: options)
    places = PlaceNames(sources, format: format)
  }

  /// Returns what is known about a path, or nil if nothing is there.
  ///
  /// - Parameter path: The path as it is written in samples.
  /// - Returns: The type, the counts of each kind with the place of the first one, and the reasons.
  public func text(at path: SamplePath) -> String? {
    guard let known = model.known(path), let decision = model.decisions[known] else { return nil }
    let declarations = file.declarations(at: known)
    let head = declarations.count == 1 ? declarations[0].code : header(of: decision)
    var lines = ["\(path): \(head)"]
    if known != path { lines.append("  it is merged with \(known)") }
    if declarations.count > 1 {
      lines += declarations.map { "  in \($0.type): \($0.code)" }
    }
    for (kind, count, first) in decision.kinds {
      let place = first.map { ", first at \(places.name(of: $0))" } ?? ""
      lines.append("  \(count) × \(kind.rawValue)\(place)")
    }
    lines += decision.reasons.flatMap(self.lines)
    if let note = file.note(on: decision.type, declaredAs: head) { lines.append("  " + note) }
    return lines.joined(separator: "\n")
  }

  private func header(of decision: Decision) -> String {
    let type = file.type(decision.type)
    return switch decision.role {
    case .value: type
    case .tag: "no property: it chooses the case of \(type)"
    case .content: "no property: it has the values of the cases of \(type)"
    }
  }

  /// A reason with the samples that decided: one on the same line, several below it.
  private func lines(of reason: Reason) -> [String] {
    func line(_ sight: Reason.Sight) -> String {
      let subject = sight.subject.isEmpty ? "" : sight.subject + " "
      return "first \(subject)at \(places.name(of: sight.place))"
    }
    guard reason.sights.count > 1 else {
      return ["  " + ([reason.text] + reason.sights.map(line)).joined(separator: ", ")]
    }
    return ["  " + reason.text] + reason.sights.map { "    " + line($0) }
  }
}
