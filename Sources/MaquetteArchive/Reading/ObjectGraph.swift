import MaquetteCore

/// The objects of an archive: each is created after the objects that it needs, all are then
/// completed, and only then passed to application code.
final class ObjectGraph: ObjectSource {
  private var rows: [ObjectRow]
  private let types: DeclaredTypes

  /// The created objects.
  private var objects: [AnyObject?]

  /// The objects that could not be created, for a report.
  private var failed: Set<Int> = []

  /// The order in which objects were created.
  private var made: [Int] = []

  /// Hooks of objects, with the indices of the objects.
  private var hooks: [(object: Int, body: () throws -> Void)] = []
  private var current = 0

  init(_ rows: [ObjectRow], _ types: DeclaredTypes) {
    self.rows = rows
    self.types = types
    objects = Array(repeating: nil, count: rows.count)
  }

  /// Releases the newest objects first, because they hold older ones.
  ///
  /// The older ones are still held here, so that no release frees a long chain.
  deinit { while let last = made.popLast() { objects[last] = nil } }

  // MARK: What the reader of trees asks for

  func object(for value: AnyValue) throws(MappingError) -> AnyObject? {
    guard case .tagged(let tagged) = value, tagged.isReference,
      let target: Int = tagged.value.number?.exactly(), rows.indices.contains(target)
    else { return nil }
    if let object = objects[target] { return object }
    guard rows[target].model != nil else {
      throw MappingError(
        .unknownCase, expected: types.expectation,
        found: "an object of " + rows[target].name.abbreviated)
    }
    throw MappingError(
      .invalidValue, expected: "an object that was decoded",
      found: "objects[\(target)]" + (failed.contains(target) ? ", which could not be decoded" : ""))
  }

  func callLater(_ hook: @escaping () throws -> Void) { hooks.append((current, hook)) }

  // MARK: Making

  /// Creates the objects.
  ///
  /// - Parameters:
  ///   - reader: Decodes the objects.
  ///   - chainLimit: The maximum length of a chain of objects that refer to each other.
  ///   - isReporting: Whether decoding continues after an error.
  ///   - issueLimit: The maximum number of issues for all objects together.
  /// - Returns: The issues, for a report.
  func make(
    by reader: inout GraphReader, chainLimit: Int, isReporting: Bool, issueLimit: Int
  ) throws(MappingError) -> [MappingIssue] {
    let order = ObjectOrder(rows.map { $0.edges() })
    if !order.cycle.isEmpty { throw inseparable(order.cycle) }
    guard order.longestChain <= chainLimit else {
      throw MappingError(
        .depthExceeded, expected: "at most \(chainLimit.counted("object")) in a chain",
        found: "\(order.longestChain)",
        hint: "raise 'chainLimit' if the class frees long chains without recursion")
    }
    for (object, places) in order.deferred { rows[object].deferPlaces(places) }
    var issues = LimitedIssues(limit: issueLimit)
    for object in order.order {
      current = object
      guard isReporting else {
        try make(object, by: &reader)
        continue
      }
      for issue in reportMaking(object, by: reader) { issues.append(issue) }
    }
    try completeAll(by: reader, isReporting, &issues)
    try callHooks(isReporting, &issues)
    return issues.all
  }

  private func make(_ object: Int, by reader: inout GraphReader) throws(MappingError) {
    guard let type = rows[object].model?.type as? any (MappingDecodable & AnyObject).Type else {
      return
    }
    func read<T: MappingDecodable & AnyObject>(_ type: T.Type) throws(MappingError) -> AnyObject {
      try reader.read(type, from: rows[object].tree)
    }
    do throws(MappingError) {
      objects[object] = try read(type)
    } catch {
      throw error.moved(into: Self.path(object))
    }
    made.append(object)
    rows[object].release()
  }

  private func reportMaking(_ object: Int, by reader: GraphReader) -> [MappingIssue] {
    guard let type = rows[object].model?.type as? any (MappingDecodable & AnyObject).Type else {
      return []
    }
    func report<T: MappingDecodable & AnyObject>(_ type: T.Type) -> [MappingIssue] {
      let report = reader.report(type, from: rows[object].tree)
      objects[object] = report.value
      return report.issues
    }
    let issues = report(type)
    if objects[object] == nil { failed.insert(object) } else { made.append(object) }
    // A value that is set later is not missing.
    return issues.filter { !rows[object].isLater($0.error.path.steps) }.map {
      $0.moved(into: Self.path(object))
    }
  }

  private func completeAll(
    by reader: GraphReader, _ isReporting: Bool, _ issues: inout LimitedIssues
  ) throws(MappingError) {
    for index in made {
      current = index
      do throws(MappingError) {
        for issue in try complete(index, by: reader, isReporting) {
          issues.append(issue.moved(into: Self.path(index)))
        }
      } catch {
        throw error.moved(into: Self.path(index))
      }
    }
  }

  /// Sets the deferred properties of an object; for a report, as far as they decode.
  private func complete(
    _ index: Int, by reader: GraphReader, _ isReporting: Bool
  ) throws(MappingError) -> [MappingIssue] {
    let row = rows[index]
    guard let object = objects[index] else { return [] }
    func update<T: MappingDecodable & AnyObject>(
      _ object: T
    ) throws(MappingError) -> [MappingIssue] {
      try reader.update(object, by: .object(row.later), isReporting: isReporting)
    }
    var issues: [MappingIssue] = []
    if !row.later.isEmpty, let model = object as? any MappingDecodable & AnyObject {
      issues += try update(model)
    }
    for (property, value) in row.alone {
      guard let archived = property.archived else { continue }
      let place = MappingPath([.key(property.name)])
      do throws(MappingError) {
        issues += try reader.assign(archived, of: object, from: value, isReporting: isReporting)
          .map { $0.moved(into: place) }
      } catch {
        throw error.moved(into: place)
      }
    }
    return issues
  }

  private func callHooks(
    _ isReporting: Bool, _ issues: inout LimitedIssues
  ) throws(MappingError) {
    for (object, hook) in hooks {
      do {
        try hook()
      } catch {
        let error = MappingError(applications: error, at: Self.path(object))
        guard isReporting else { throw error }
        issues.append(MappingIssue(severity: .error, error: error))
      }
    }
    hooks = []
  }

  /// The path of an object in errors.
  static func path(_ object: Int) -> MappingPath { MappingPath([.key("objects"), .index(object)]) }

  private func inseparable(_ cycle: [(object: Int, property: Int)]) -> MappingError {
    let names = cycle.prefix(8).map {
      "\(rows[$0.object].name).\(rows[$0.object].keys($0.property).joined(separator: "."))"
    }
    let first = cycle[0]
    return MappingError(
      .invalidValue, expected: "objects that can be created one after the other",
      found: names.joined(separator: " -> ") + (cycle.count > 8 ? " -> ..." : ""),
      hint: "make one of these properties an optional variable or weak"
    ).moved(into: MappingPath(rows[first.object].keys(first.property).map { .key($0) }))
      .moved(into: Self.path(first.object))
  }
}

extension MappingIssue {
  fileprivate func moved(into path: MappingPath) -> MappingIssue {
    var issue = self
    issue.error = issue.error.moved(into: path)
    return issue
  }
}
