/// A noncopyable struct that is encoded to every format without a copy.
///
/// State the protocol; `@Mappable` generates its requirements:
///
/// ```swift
/// @Mappable(.encode)
/// struct Session: NoncopyableEncodable, ~Copyable {
///   let id: Int
/// }
///
/// print(try Session(id: 7).jsonString())  // {"id":7}
/// ```
public protocol NoncopyableEncodable: __NoncopyableModel, ~Copyable {
  /// Writes the model as JSON bytes.
  ///
  /// - Throws: `WriteFailure`; the writer keeps the error and its place.
  borrowing func write(to writer: inout JSONWriter) throws(WriteFailure)

  /// Writes the model into a tree of values.
  ///
  /// - Throws: `WriteFailure`; the writer keeps the error and its place.
  borrowing func write(to writer: inout ValueWriter) throws(WriteFailure)
}
