/// The error that a closure throws.
///
/// - Parameter body: The closure.
/// - Returns: The error; nil if there is none.
public func failure<T, Failure: Error>(_ body: () throws(Failure) -> T) -> Failure? {
  do throws(Failure) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
