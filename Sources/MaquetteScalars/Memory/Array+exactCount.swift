#if hasFeature(BuiltinModule)
  import Builtin
#endif

extension Array {
  /// Creates an array with a known count, whose elements are initialized in place.
  ///
  /// The function of the standard library is not specialized, and looks up the metadata of the
  /// storage.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - body: Initializes the elements in order, and counts them; unless it throws, it initializes
  ///     all of them.
  @inlinable @inline(__always)
  package static func make<Failure: Error>(
    exactly count: Int,
    _ body: (UnsafeMutablePointer<Element>, inout Int) throws(Failure) -> Void
  ) throws(Failure) -> [Element] {
    guard count > 0 else { return [] }
    var made = 0
    #if hasFeature(BuiltinModule)
      let (array, memory) = _allocateUninitializedArray(count._builtinWordValue) as ([Element], _)
      let start = unsafe UnsafeMutablePointer<Element>(memory)
      do throws(Failure) {
        unsafe try body(start, &made)
      } catch {
        unsafe start.deinitialize(count: made)
        _deallocateUninitializedArray(array)
        throw error
      }
      return array
    #else
      var failure: Failure?
      let array = [Element](unsafeUninitializedCapacity: count) { places, initialized in
        defer { initialized = made }
        do throws(Failure) {
          try body(places.baseAddress.unsafelyUnwrapped, &made)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      return array
    #endif
  }
}
