/// A struct that cannot be copied, written to every format where it is.
///
/// A struct states the protocol, and `@Mappable` does what it asks for:
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
  /// - Throws: `WriteFailure`; the writer keeps what went wrong and where.
  borrowing func write(to writer: inout JSONWriter) throws(WriteFailure)

  /// Writes the model into a tree of values.
  ///
  /// - Throws: `WriteFailure`; the writer keeps what went wrong and where.
  borrowing func write(to writer: inout ValueWriter) throws(WriteFailure)
}
