public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values as text in one of Foundation's formats, in both directions.
///
/// ```swift
/// @CodableBy(.formatted(by: Date.ISO8601FormatStyle())) var day: Date
/// @CodableBy(.formatted(by: IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE"))))
/// var count: Int        // "1.234" is 1234
/// ```
///
/// The strategies of this library need no formatter and are faster; use this for formats that they
/// lack. To use a `DateFormatter` or another formatter class, write a `Transformation` whose
/// functions create or borrow one.
public struct FormattedStrategy<Style: ParseableFormatStyle & Sendable>: CodingStrategy
where Style.FormatOutput == String, Style.Strategy: Sendable {
  private let style: Style

  /// Creates a strategy of a format.
  ///
  /// - Parameter style: The format.
  public init(_ style: Style) {
    self.style = style
  }

  /// Reads text and parses it.
  ///
  /// - Throws: `invalidValue` for text that does not match the format, `typeMismatch` for values
  ///   other than text.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Style.FormatInput
  {
    let expected = "\(Style.FormatInput.self) in a format"
    guard reader.scalarKind == .string else {
      throw MappingError(.typeMismatch, expected: expected)
    }
    let text = try reader.__readToken()
    do {
      return try style.parseStrategy.parse(text)
    } catch {
      throw MappingError(.invalidValue, expected: expected)
    }
  }

  /// Writes the formatted text.
  public func encode<W: MappingWriter & ~Copyable>(_ value: Style.FormatInput, to writer: inout W) {
    writer.writeString(style.format(value))
  }
}

extension MappingStrategy {
  /// Values as text in one of Foundation's formats, in both directions.
  ///
  /// - Parameter style: The format style that writes values; its `parseStrategy` reads them.
  public static func formatted<Style>(by style: Style) -> Self
  where Self == FormattedStrategy<Style> {
    FormattedStrategy(style)
  }
}
