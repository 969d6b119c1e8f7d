import MaquetteCore

/// Checks that every JSON form of a tree decodes to the same tree, and has its properties.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  guard case .success(let value) = input.decode(AnyValue.self) else { return 0 }
  do {
    for row in 0..<16 {
      let format = JSONFormat(
        isPretty: row & 1 != 0, sortsKeys: row & 2 != 0, escapesSlashes: row & 4 != 0,
        escapesNonASCII: row & 8 != 0)
      let text = try JSONMapper(options: .init(format: format)).encode(value)
      require(try AnyValue(json: text) == value, "\(format) changed the tree")
      if format.escapesNonASCII { require(text.allSatisfy { $0 < 0x80 }, "not ASCII") }
      let again = try JSONMapper(options: .init(format: format)).encode(try AnyValue(json: text))
      require(again == text, "\(format) is not stable")
    }
    try requireCanonical(value)
  } catch {
    fatalError("a tree that was read cannot be written and read: \(error)")
  }
  return 0
}

/// Checks that the canonical form, where there is one, is sorted and stays the same.
private func requireCanonical(_ value: AnyValue) throws(MappingError) {
  let mapper = JSONMapper(options: .init(format: .canonical))
  let text: [UInt8]
  do throws(MappingError) {
    text = try mapper.encode(value)
  } catch {
    require(error.code == .unencodable, "\(error)")
    return
  }
  let again = try AnyValue(json: text)
  require(try mapper.encode(again) == text, "the canonical form is not stable")
  requireSorted(again)
}

private func requireSorted(_ value: AnyValue) {
  for element in value.array ?? [] { requireSorted(element) }
  guard let object = value.object else { return }
  for (key, next) in zip(object.keys, object.keys.dropFirst()) {
    require(key.utf16.lexicographicallyPrecedes(next.utf16), "\(key) before \(next)")
  }
  for member in object { requireSorted(member.value) }
}
