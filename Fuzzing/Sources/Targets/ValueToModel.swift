import MaquetteCore

/// Compares decoding from bytes with decoding through a tree: the same model, or the same error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  compare(Specimen.self, input)
  compare([Specimen?].self, input)
  compare(Record.self, input)
  compare([Record?].self, input)
  requireSame(input.decodeByTree(Record.self), input.inspected.decodeByTree(Record.self))
  return 0
}

private func compare<T: MappingDecodable & Equatable>(_ type: T.Type, _ input: FuzzInput) {
  let tree = input.decode(AnyValue.self)
  let direct = input.decode(type)
  let byTree = input.decodeByTree(type)
  switch (direct, byTree) {
  case (.success(let direct), .success(let byTree)):
    require(direct == byTree, "\(direct)\nby a tree is\n\(byTree)")
  case (.failure(let direct), .failure(let byTree)):
    // Invalid text may have another error before its syntax error, and a tree has lost repeated
    // keys.
    guard case .success = tree, input.options.duplicateKeys == .reject else { return }
    require(direct.code == byTree.code, "\(direct)\nby a tree is\n\(byTree)")
  case (.success, .failure(let error)):
    require(false, "only a tree has the mistake \(error)")
  case (.failure(let error), .success):
    // A tree has only the value that counts.
    require(repeatsKeys(input), "only the text has the mistake \(error)")
  }
}

private func repeatsKeys(_ input: FuzzInput) -> Bool {
  var strict = input
  strict.options.duplicateKeys = .reject
  if case .failure(let error) = strict.decode(AnyValue.self) { return error.code == .duplicateKey }
  return false
}
