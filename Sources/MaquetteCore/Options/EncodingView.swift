/// A name for a part of the output, such as the part for administrators: the argument of
/// `@CodableView`.
///
/// ```swift
/// extension EncodingView {
///   static let admin: EncodingView = "admin"
/// }
/// ```
public struct EncodingView: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates a view.
  ///
  /// - Parameter name: The name, by which views are compared.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a view from a string literal.
  public init(stringLiteral name: String) {
    self.name = name
  }
}

extension EncodingOptions {
  /// Whether a property with some views is encoded.
  ///
  /// - Parameter views: The views of the property, of which the options must select at least one.
  ///   Options without views select all.
  public func shows(_ views: [EncodingView]) -> Bool {
    guard let shown = self.views else { return true }
    return views.contains { shown.contains($0) }
  }
}
