/// The layout of JSON text.
public struct JSONFormat: Sendable, Hashable, DefaultProviding {
  /// Whether each value is on its own line, indented by its level.
  public var isPretty: Bool

  /// The indentation for each level of the pretty form.
  public var indentation: Indentation

  /// Whether the pretty form has a space before each colon, as `JSONEncoder` writes it.
  public var spaceBeforeColon: Bool

  /// Whether keys are sorted by Unicode scalars.
  public var sortsKeys: Bool

  /// Whether `/` is written as `\/`, for JSON embedded in HTML.
  public var escapesSlashes: Bool

  /// Whether non-ASCII characters are written as `\uXXXX`.
  public var escapesNonASCII: Bool

  /// Whether the text is canonical (RFC 8785), regardless of the other properties.
  public private(set) var isCanonical = false

  /// Whether the brackets of an empty container are on two lines, as `JSONEncoder` writes them.
  package var spreadsEmptyContainers = false

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - isPretty: Whether each value is on its own line.
  ///   - indentation: The indentation for each level; only the pretty form uses it.
  ///   - spaceBeforeColon: Whether the pretty form has a space before each colon.
  ///   - sortsKeys: Whether keys are sorted by Unicode scalars; if not, they keep their order.
  ///   - escapesSlashes: Whether `/` is written as `\/`.
  ///   - escapesNonASCII: Whether non-ASCII characters are written as `\uXXXX`.
  public init(
    isPretty: Bool = false, indentation: Indentation = .spaces(2), spaceBeforeColon: Bool = false,
    sortsKeys: Bool = false, escapesSlashes: Bool = false, escapesNonASCII: Bool = false
  ) {
    self.isPretty = isPretty
    self.indentation = indentation
    self.spaceBeforeColon = spaceBeforeColon
    self.sortsKeys = sortsKeys
    self.escapesSlashes = escapesSlashes
    self.escapesNonASCII = escapesNonASCII
  }

  /// The compact form.
  public static var defaultValue: JSONFormat { .compact }

  /// No whitespace, keys in declaration order.
  public static var compact: JSONFormat { JSONFormat() }

  /// Each value on its own line.
  public static var pretty: JSONFormat { JSONFormat(isPretty: true) }

  /// The canonical form for hashing and signing: equal documents have the same text (RFC 8785).
  ///
  /// Keys are sorted by UTF-16, numbers have the form of ECMAScript, and there is no whitespace.
  /// Encoding throws `unencodable` for a number that a double cannot represent, and `duplicateKey`
  /// for a duplicate key in an object.
  ///
  /// ```swift
  /// try invoice.jsonString(.canonical)   // {"amount":12.5,"id":7}
  /// ```
  public static var canonical: JSONFormat {
    var format = JSONFormat()
    format.isCanonical = true
    return format
  }
}

extension JSONFormat {
  /// Whether the text is that of the compact form.
  @inlinable package var isCompact: Bool {
    !(isPretty || sortsKeys || escapesSlashes || escapesNonASCII || isCanonical)
  }

  /// Whether unordered values get an order, as keys do.
  @inlinable var ordersValues: Bool { sortsKeys || isCanonical }

  /// The text at the start of a line, once for each level.
  public struct Indentation: Sendable, Hashable {
    private let space: UInt8
    private let count: Int

    /// Returns an indentation of a number of spaces; none if it is negative.
    ///
    /// - Parameter count: The number of spaces for each level.
    public static func spaces(_ count: Int) -> Indentation {
      Indentation(space: 0x20, count: max(count, 0))
    }

    /// A tab.
    public static var tab: Indentation { Indentation(space: 0x09, count: 1) }

    /// Appends the indentation of a number of levels.
    func append(_ levels: Int, to buffer: inout OutputBuffer) {
      buffer.append(space, count: count * levels)
    }
  }
}
