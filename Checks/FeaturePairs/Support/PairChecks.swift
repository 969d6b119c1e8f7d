import Maquette

/// A check that must pass for every case in every format.
struct PairCheck: Sendable {
  let name: String

  /// The problem.
  let problems: @Sendable (PairChecks, Format) async throws -> [String]
}

/// The checks of one case.
struct PairChecks: Sendable {
  let carrier: Carrier
  let name: String
  let subject: any Subject
  let content: Content

  init(_ pair: PairCase, _ content: Content) {
    carrier = pair.carrier
    name = pair.caseName
    subject = pair.subject
    self.content = content
  }

  static let all = [
    PairCheck(name: "decode") { try await $0.decode($1) },
    PairCheck(name: "reversed") { try await $0.reversed($1) },
    PairCheck(name: "encode") { try await $0.encode($1) },
    PairCheck(name: "round trip") { try await $0.roundTrip($1) },
    PairCheck(name: "archive") { try await $0.archive($1) },
    PairCheck(name: "update") { try await $0.update($1) },
    PairCheck(name: "report") { try await $0.report($1) },
    PairCheck(name: "wrong") { try await $0.wrong($1) },
    PairCheck(name: "unknown key") { try await $0.unknownKey($1) },
    PairCheck(name: "schema") { try await $0.schema($1) },
  ]

  var good: Plain { carrier.wrap(content.good, as: name) }

  /// Compares the values of the properties with the expectation.
  ///
  /// - Parameter inner: The values of nested models, if they differ from the first decoded ones.
  func differences(
    _ model: Any, _ expected: [String: String], inner: [String: String]? = nil
  ) -> [String] {
    guard let model = Described(model)[carrier.place(name)] else {
      return ["there is no model at \(carrier.place(name)) of \(Described(model).text)"]
    }
    var found = differences(in: model, expected, of: "")
    for recursion in content.recursions {
      guard let element = model[[recursion, "0"]] else {
        found.append("there is no model in \(recursion)")
        continue
      }
      found += differences(in: element, inner ?? content.fields, of: "\(recursion)[0].")
    }
    return found
  }

  private func differences(
    in model: Described, _ expected: [String: String], of place: String
  ) -> [String] {
    expected.sorted { $0.key < $1.key }.compactMap { name, text in
      let found = model[[name]]?.text ?? "absent"
      return found == text ? nil : "\(place)\(name) is \(found), expected \(text)"
    }
  }

  func decode(_ format: Format) async throws -> [String] {
    differences(try await subject.decode(good, format), content.fields)
  }

  func reversed(_ format: Format) async throws -> [String] {
    differences(try await subject.decode(good.reversed, format), content.fields)
  }

  func encode(_ format: Format) async throws -> [String] {
    let model = try await subject.decode(good, .text)
    let found = try await subject.encode(model, format)
    let expected = carrier.wrap(content.written, as: name)
    return found == expected ? [] : ["written \(found.text), expected \(expected.text)"]
  }

  func roundTrip(_ format: Format) async throws -> [String] {
    let model = try await subject.decode(good, format)
    let again = try await subject.decode(try await subject.encode(model, format), format)
    let expected = content.fields.merging(content.readRepeated) { $1 }
    return differences(again, expected, inner: expected)
  }

  /// Archives the model that was decoded in a format, and compares what comes back.
  func archive(_ format: Format) async throws -> [String] {
    let model = try await subject.decode(good, format)
    guard let again = try subject.archived(model) else { return [] }
    let expected = content.fields.merging(content.readRepeated) { $1 }
      .merging(content.archived) { $1 }
    return differences(again, expected, inner: expected)
  }

  func update(_ format: Format) async throws -> [String] {
    if carrier == .positions, format == .dictionary { return [] }
    let changed =
      if carrier.isReplaced { content.whole } else if carrier == .partial {
        content.patchOfWholeValues
      } else { content.patch }
    let document = carrier.wrap(changed, as: name)
    let model = try await subject.decode(good, .text)
    let objects = Described(model).objects
    let updated = try await subject.update(model, by: document, format)
    return differences(updated, content.fields.merging(content.patched) { $1 })
      + lost(objects, Described(updated).objects)
  }

  /// The paths of objects that should have stayed but were replaced.
  private func lost(
    _ old: [String: ObjectIdentifier], _ new: [String: ObjectIdentifier]
  ) -> [String] {
    let model = carrier.place(name).map { "/" + $0 }.joined()
    return old.keys.sorted().compactMap { place in
      let inside = place == model || place.hasPrefix(model + "/")
      if inside, carrier.isReplaced { return nil }
      if carrier == .partial, place.count(where: { $0 == "/" }) > 1 { return nil }
      if content.replaced.contains(where: { place.hasPrefix("\(model)/\($0)") }) { return nil }
      return old[place] == new[place] ? nil : "the object at '\(place)' is not the same"
    }
  }

  func report(_ format: Format) async throws -> [String] {
    if carrier == .positions, format == .dictionary { return [] }
    let (value, issues) = try await subject.report(good, format, unknownKeys: .report)
    let allowed = Set(content.repairs.map { carrier.path($0, name) })
    let unexpected = issues.filter { !allowed.contains("\($0.path)") || $0.severity == .error }
    let missing = allowed.filter { path in !issues.contains { "\($0.path)" == path } }.sorted()
    guard let value else { return ["no value: \(issues)"] }
    return differences(value, content.fields) + unexpected.map { "unexpected \($0)" }
      + missing.map { "no issue at \($0)" }
  }

  func wrong(_ format: Format) async throws -> [String] {
    if carrier == .positions, format == .dictionary { return [] }
    var problems: [String] = []
    for (document, path) in content.wrong {
      let document = carrier.wrap(document, as: name)
      let path = carrier.tellsWhole ? "$" : carrier.path(path, name)
      let issues = try await subject.report(document, format, unknownKeys: .report).issues
      if !issues.contains(where: { "\($0.path)" == path }) {
        problems.append("no issue at \(path) of \(document.text): \(issues)")
      }
    }
    return problems
  }

  func unknownKey(_ format: Format) async throws -> [String] {
    if content.keepsKeys { return [] }
    if carrier == .positions { return [] }
    let steps = carrier.steps(name)
    let document = good.adding("stray", at: steps[...])
    let path = carrier.path("stray", name)
    let (value, issues) = try await subject.report(document, format, unknownKeys: .report)
    guard let value else { return ["no value: \(issues)"] }
    return differences(value, content.fields)
      + (issues.contains { "\($0.path)" == path } ? [] : ["no issue at \(path): \(issues)"])
  }
}
