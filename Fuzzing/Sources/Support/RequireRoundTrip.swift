import MaquetteCore

/// Checks that an error can be printed, and that a decoded value that can be encoded decodes to the
/// same value.
///
/// - Parameters:
///   - input: The bytes.
///   - mapper: The format.
///   - compare: Compares the first decoded value with the second.
func requireRoundTrip<Format: TreeFormat>(
  _ input: FuzzInput, _ mapper: FormatMapper<Format>, _ compare: (AnyValue, AnyValue) -> Void
) {
  let tree: AnyValue
  do throws(MappingError) {
    tree = try input.lend { bytes in
      Result(catching: { () throws(MappingError) in try mapper.decode(AnyValue.self, from: bytes) })
    }.get()
  } catch {
    requireTellable(error, in: input.text)
    return require(error.byteOffset != nil, "no place: \(error)")
  }
  guard let written = try? mapper.encode(tree) else { return }
  // The output may exceed the limits of the call.
  var free = mapper
  free.options.decoding.limits = .init()
  do throws(MappingError) {
    compare(tree, try free.decode(AnyValue.self, from: written))
  } catch {
    require(false, "what was written is an error: \(error)")
  }
}
