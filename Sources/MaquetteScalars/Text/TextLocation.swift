/// A place in a text.
public struct TextLocation: Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int

  /// The column in characters (Unicode scalars), counted from 1.
  public var column: Int

  /// The distance from the start of the text in bytes.
  public var byteOffset: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column in Unicode scalars, counted from 1.
  ///   - byteOffset: The distance from the start of the text in bytes.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// The line and the column, as errors show them.
  public var description: String { "line \(line), column \(column)" }
}
