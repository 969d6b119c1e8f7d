import MaquetteCore

/// Checks that decoded values survive a round trip: as JSON in every form, and as a tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  if case .success(let model) = input.decode(Specimen.self) { requireRoundTrip(model) }
  if case .success(let model) = input.decode(Record.self) { requireRoundTrip(model) }
  if case .success(let value) = input.decode(AnyValue.self) { requireRoundTrip(value) }
  return 0
}

private func requireRoundTrip<T: Mappable & Equatable>(_ model: T) {
  do {
    let text = try model.jsonBytes()
    require(
      try T(json: text) == model, "another model from \(String(decoding: text, as: UTF8.self))")
    let tree = try ValueMapper().encode(model)
    require(try ValueMapper().decode(T.self, from: tree) == model, "another model from \(tree)")
    require(try AnyValue(json: text) == AnyValue(json: try tree.jsonBytes()), "another tree")
  } catch {
    fatalError("a model that was read cannot be written and read: \(error)")
  }
}
