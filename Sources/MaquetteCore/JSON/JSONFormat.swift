/// The form of JSON text.
public struct JSONFormat: Sendable, Hashable, DefaultProviding {
  /// Whether every value stands on a line of its own, indented a step each level.
  public var isPretty: Bool

  /// What a step is, in the pretty form.
  public var indentation: Indentation

  /// Whether in the pretty form a space stands before each colon, too, as `JSONEncoder` writes it.
  public var spaceBeforeColon: Bool

  /// Whether keys are written in the order of their Unicode scalars.
  public var sortsKeys: Bool

  /// Whether `/` is written as `\/`, for JSON inside HTML.
  public var escapesSlashes: Bool

  /// Whether everything beyond ASCII is written as `\uXXXX`.
  public var escapesNonASCII: Bool

  /// Whether the text is the canonical one of RFC 8785, whatever the other properties say.
  public private(set) var isCanonical = false

  /// Whether the brackets of an empty container stand on two lines, as `JSONEncoder` writes them.
  var spreadsEmptyContainers = false

  /// Creates a format.
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

  /// No whitespace, in the order of declaration.
  public static var compact: JSONFormat { JSONFormat() }

  /// A line for every value.
  public static var pretty: JSONFormat { JSONFormat(isPretty: true) }

  /// The one text that equal documents have, to be hashed and signed (RFC 8785).
  ///
  /// Keys stand in the order of their UTF-16, numbers in the form of ECMAScript, with no
  /// whitespace. Writing fails with `unencodable` for a number that a double does not tell, and
  /// with `duplicateKey` for a key that stands twice in one object.
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
  /// The form of Foundation's coders.
  package static func ofCoders(isPretty: Bool, sortsKeys: Bool) -> JSONFormat {
    var format = JSONFormat(isPretty: isPretty, spaceBeforeColon: true, sortsKeys: sortsKeys)
    format.spreadsEmptyContainers = isPretty
    return format
  }

  /// Compact JSON in this form.
  ///
  /// - Throws: `unencodable` and `duplicateKey` for what has no canonical form.
  package func format(_ compact: [UInt8]) throws(MappingError) -> [UInt8] {
    try JSONFormatter.format(compact, as: self)
  }

  /// Whether what has no order gets one, as keys do.
  @inlinable var ordersValues: Bool { sortsKeys || isCanonical }

  /// What stands before a line once for each level.
  public struct Indentation: Sendable, Hashable {
    private let space: UInt8
    private let count: Int

    /// A number of spaces; none if it is negative.
    public static func spaces(_ count: Int) -> Indentation {
      Indentation(space: 0x20, count: max(count, 0))
    }

    /// A tab.
    public static var tab: Indentation { Indentation(space: 0x09, count: 1) }

    func append(to text: inout [UInt8]) {
      text.append(contentsOf: repeatElement(space, count: count))
    }
  }
}
