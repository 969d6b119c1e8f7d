@testable import MaquetteCore
@testable import MaquetteStreams

/// Feeds a text in pieces, and compares each value with that of decoding the beginning again, at every
/// cut.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // Each beginning is decoded again, so the time is quadratic here.
  let input = FuzzInput(start, min(count, 400))
  for strings in [OpenStrings.omit, .include] {
    for piece in [1, 5] {
      compare(AnyValue.self, input, piece, strings)
      compare([String: [AnyValue]].self, input, piece, strings)
      compare(Record.self, input, piece, strings)
      compare([Record].self, input, piece, strings)
    }
  }
  return 0
}

private func compare<Model: MappingDecodable & Equatable>(
  _ type: Model.Type, _ input: FuzzInput, _ piece: Int, _ strings: OpenStrings
) {
  var growing = PartialParser<Model>(input.mapper, strings)
  // A report needs all of the text, so nothing is kept for the next beginning.
  var mapper = input.mapper
  mapper.onIssue = { _ in }
  var last: PartialJSON<Model>?
  for start in stride(from: 0, to: input.text.count, by: piece) {
    guard !growing.isEnded else { return }
    let end = min(start + piece, input.text.count)
    let found = growing.take(input.text[start..<end])
    let whole = partial(type, Array(input.text[..<end]), strings, mapper)
    switch (found, whole) {
    case (.success(let found)?, .success(let whole)):
      require(found == whole, "\(found) became \(String(describing: whole)) at \(end)")
      last = found
    case (.failure?, .failure): break
    case (nil, .success(let whole)):
      guard let whole, whole.model != last?.model else { continue }
      // An open string that has become wrong is not taken away again.
      let omitted = try? partial(type, Array(input.text[..<end]), .omit, mapper).get()
      require(strings == .include && omitted?.model == whole.model, "nothing new at \(end)")
    case (nil, .failure(let error)): require(error.code == .missingKey, "no \(error) at \(end)")
    default: require(false, "\(String(describing: found)) became \(whole) at \(end)")
    }
  }
  guard !growing.isEnded, case .success(let whole) = input.decode(type) else { return }
  if case .success(let found)? = growing.lastElement() { last = found }
  require(last?.isComplete == true && last?.model == whole, "the last value")
}

private func partial<Model: MappingDecodable>(
  _ type: Model.Type, _ bytes: [UInt8], _ strings: OpenStrings, _ mapper: JSONMapper
) -> Result<PartialJSON<Model>?, MappingError> {
  do throws(MappingError) {
    return .success(try mapper.decodePartial(type, from: bytes, openStrings: strings))
  } catch {
    return .failure(error)
  }
}

extension PartialParser {
  /// Appends bytes and takes the value after them.
  mutating func take(_ bytes: some Collection<UInt8>) -> Result<PartialJSON<Model>, MappingError>? {
    append(bytes)
    return nextElement()
  }
}
