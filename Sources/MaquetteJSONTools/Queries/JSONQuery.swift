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
  ///   - limit: The maximum number of values that each step may find, and may visit in addition to
  ///     every value of the tree once. Queries that search at any depth more than once visit and
  ///     find some values many times; so does any search in a tree that has one container in many places,
  ///     which counts once.
  /// - Throws: `tooManyElements` if a step exceeds the limit.
  /// - Complexity: O(size of the tree + limit) for each step.
  public func matches(in root: AnyValue, limit: Int = 1_000_000) throws(MappingError) -> [Match] {
    var search = QuerySearch(root, limit: limit)
    for segment in segments { try search.apply(segment) }
    return search.matches
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
