import Maquette
import Testing

/// Features in one carrier, and the model with them.
struct PairCase: Sendable, CustomTestStringConvertible {
  let carrier: Carrier
  let features: [String]
  let subject: any Subject

  /// The checks that currently fail, with the cause.
  let known: [String: KnownCause]

  init<Model: MappingDecodable & MappingEncodable>(
    _ carrier: Carrier, _ features: String..., of type: Model.Type,
    known: [String: KnownCause] = [:]
  ) {
    self.init(carrier, features, ModelSubject(type), known: known)
  }

  init(
    _ carrier: Carrier, _ features: [String], _ subject: any Subject,
    known: [String: KnownCause] = [:]
  ) {
    self.carrier = carrier
    self.features = features
    self.subject = subject
    self.known = known
  }

  var testDescription: String { "\(carrier.rawValue): \(features.joined(separator: " + "))" }

  /// The combined features.
  func content() throws -> Content {
    let numbers = carrier == .split ? [1, 2] : [1]
    return try Content(
      features.flatMap { feature in numbers.map { (feature, $0) } },
      positions: carrier == .positions)
  }

  /// The name of the case or the tag of the type.
  var caseName: String { features.joined(separator: "_") }
}

extension PairCase {
  /// Runs all checks, and records each failure under the name of the case.
  func check() async {
    do {
      let checks = PairChecks(self, try content())
      for format in Format.allCases {
        for check in PairChecks.all { await record(check, checks, format) }
      }
    } catch {
      Issue.record("case \(carrier) | \(features) | content/text | \(error)")
    }
  }

  private func record(_ check: PairCheck, _ checks: PairChecks, _ format: Format) async {
    let name = "\(check.name)/\(format.rawValue)"
    var problems: [String] = []
    do {
      problems = try await check.problems(checks, format)
    } catch {
      problems = ["threw \(error)"]
    }
    let place = "case \(carrier) | \(features.joined(separator: " + ")) | \(name)"
    let found = problems
    func record() {
      for problem in found { Issue.record("\(place) | \(problem)") }
    }
    if let cause = known[name] ?? known[check.name] {
      withKnownIssue("\(place) | \(cause.words)") { record() }
    } else {
      record()
    }
  }
}

/// The reason why some checks currently fail.
struct KnownCause: Sendable {
  /// A description of the problem.
  let words: String
}
