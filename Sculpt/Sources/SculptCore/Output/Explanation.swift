import Foundation
import MaquetteCore

/// Why paths have their types.
public struct Explanation: Sendable {
  private let model: TypeModel
  private let file: SwiftFile
  private let sources: [SampleSource]

  /// Creates the explanation of a model.
  ///
  /// - Parameters:
  ///   - model: The types.
  ///   - rules: The rules that they were inferred by.
  ///   - sources: The sources in the order in which they were read.
  public init(_ model: TypeModel, rules: InferenceRules, sources: [SampleSource]) {
    self.model = model
    self.sources = sources
    file = SwiftFile(model, rules: rules)
  }

  /// Returns what is known about a path, or nil if nothing is there.
  ///
  /// - Parameter path: The path as it is written in samples.
  /// - Returns: The type, the counts of each kind with the place of the first one, and the reasons.
  public func text(at path: SamplePath) -> String? {
    guard let decision = model.decisions[path] else { return nil }
    let shape = decision.shape
    var lines = ["\(path): \(file.type(decision.type))"]
    for (kind, count) in shape.counts where count > 0 {
      lines.append(
        "  \(count) × \(kind.rawValue)"
          + (shape.origins[kind].map { ", first at \(place($0))" } ?? ""))
    }
    lines += decision.reasons.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  private func place(_ place: SamplePlace) -> String {
    guard sources.indices.contains(place.source) else { return "an unknown source" }
    let source = sources[place.source]
    if let record = place.record { return "\(source.name), record \(record + 1)" }
    guard let offset = place.offset else { return source.name }
    guard case .file(let url) = source, let bytes = try? Data(contentsOf: url),
      offset <= bytes.count
    else {
      return "\(source.name), byte \(offset)"
    }
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: before.dropFirst(start), as: UTF8.self).unicodeScalars.count + 1
    return "\(source.name):\(line):\(column)"
  }
}

extension Shape {
  /// How many values of each kind there are.
  fileprivate var counts: [(ValueKind, Int)] {
    [
      (.null, nulls), (.bool, booleans), (.number, numbers?.count ?? 0),
      (.string, texts?.count ?? 0),
      (.bytes, bytes), (.date, dates),
    ]
  }
}
