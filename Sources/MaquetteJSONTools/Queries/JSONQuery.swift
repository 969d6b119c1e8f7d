public import MaquetteCore

/// A query for values of a tree: a part of JSONPath (RFC 9535).
///
/// ```swift
/// let authors = try value.values(matching: "$.store.book[*].author")
/// let prices = try value.values(matching: "$..price")
/// ```
///
/// It supports the root `$`; members `.name` and `['name']`; elements `[0]` and, from the end,
/// `[-1]`; slices `[1:3]`, `[::2]`, `[::-1]`; all children `.*` and `[*]`; several selectors in
/// brackets, `[0, 'name', 2:4]`; and all of them at any depth, `..name`, `..[0]`, `..*`. It does
/// not support filters, `[?...]`, and functions.
public struct JSONQuery: Sendable, Hashable, CustomStringConvertible {
  /// A selector of children of a value.
  enum Selector: Sendable, Hashable {
    case key(String)
    case index(Int)
    case slice(start: Int?, end: Int?, step: Int)
    case all
  }

  /// One step: its selectors, and whether they apply at any depth.
  struct Segment: Sendable, Hashable {
    var selectors: [Selector]
    var isDeep: Bool
  }

  let segments: [Segment]

  /// The text of the query.
  public let description: String

  /// Creates a query from its text.
  ///
  /// - Parameter text: The query, such as `$.store.book[*].author`.
  /// - Throws: `invalidValue` for invalid text or for a filter; the error shows the place.
  public init(_ text: String) throws(MappingError) {
    var parser = JSONQueryParser(text)
    segments = try parser.parse()
    description = text
  }

  /// One value that a query found.
  public struct Match: Sendable, Hashable {
    /// The path of the value.
    public var path: MappingPath

    /// The value.
    public var value: AnyValue
  }

  /// Returns the values that the query finds in a tree, in the order of the RFC.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - limit: The maximum number of values that each step may find. Queries that search at any
  ///     depth more than once find some values many times.
  /// - Throws: `tooManyElements` if a step exceeds the limit.
  public func matches(in root: AnyValue, limit: Int = 1_000_000) throws(MappingError) -> [Match] {
    var matches = [Match(path: MappingPath(), value: root)]
    for segment in segments {
      var next: [Match] = []
      for match in matches {
        try segment.collect(from: match, into: &next, limit)
      }
      matches = next
    }
    return matches
  }
}

extension AnyValue {
  /// Returns the values that a query finds: `$.store.book[*].author`.
  ///
  /// - Parameter query: The text of a `JSONQuery`.
  /// - Throws: `invalidValue` for an invalid query; `tooManyElements` for one that finds more than
  ///   a million values.
  public func values(matching query: String) throws(MappingError) -> [AnyValue] {
    try JSONQuery(query).matches(in: self).map { $0.value }
  }
}

extension JSONQuery.Segment {
  fileprivate func collect(
    from match: JSONQuery.Match, into matches: inout [JSONQuery.Match], _ limit: Int
  ) throws(MappingError) {
    for selector in selectors {
      selector.collect(from: match, into: &matches, limit)
      guard matches.count <= limit else {
        throw MappingError(.tooManyElements, expected: "at most \(limit) values")
      }
    }
    guard isDeep else { return }
    for child in match.children { try collect(from: child, into: &matches, limit) }
  }
}

extension JSONQuery.Match {
  fileprivate var children: [Self] {
    switch value {
    case .object(let object): object.map { child(.key($0.key), $0.value) }
    case .array(let elements): elements.enumerated().map { child(.index($0), $1) }
    default: []
    }
  }

  fileprivate func child(_ step: MappingPath.Step, _ value: AnyValue) -> Self {
    Self(path: MappingPath(path.steps + [step]), value: value)
  }
}

extension JSONQuery.Selector {
  fileprivate func collect(
    from match: JSONQuery.Match, into matches: inout [JSONQuery.Match], _ limit: Int
  ) {
    switch (self, match.value) {
    case (.key(let key), .object(let object)):
      if let value = object[key] { matches.append(match.child(.key(key), value)) }
    case (.index(let index), .array(let elements)):
      let position = index < 0 ? elements.count + index : index
      guard elements.indices.contains(position) else { return }
      matches.append(match.child(.index(position), elements[position]))
    case (.slice(let start, let end, let step), .array(let elements)):
      for position in Self.positions(start, end, step, count: elements.count) {
        matches.append(match.child(.index(position), elements[position]))
      }
    case (.all, _): matches += match.children
    default: break
    }
  }

  /// The positions of a slice (RFC 9535, section 2.3.4.2.2).
  private static func positions(
    _ start: Int?, _ end: Int?, _ step: Int, count: Int
  ) -> StrideTo<Int> {
    func bound(_ index: Int, _ range: ClosedRange<Int>) -> Int {
      min(max(index < 0 ? count + index : index, range.lowerBound), range.upperBound)
    }
    guard step != 0 else { return stride(from: 0, to: 0, by: 1) }
    if step > 0 {
      return stride(
        from: start.map { bound($0, 0...count) } ?? 0,
        to: end.map { bound($0, 0...count) } ?? count, by: step)
    }
    return stride(
      from: start.map { bound($0, -1...count - 1) } ?? count - 1,
      to: end.map { bound($0, -1...count - 1) } ?? -1, by: step)
  }
}
