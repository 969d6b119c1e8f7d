import MaquetteCore

/// Straight from bytes and by way of a tree: the same model, or the same mistake.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  compare(Specimen.self, input)
  compare([Specimen?].self, input)
  compare(Record.self, input)
  compare([Record?].self, input)
  requireSame(
    input.decodeByTree(Record.self), input.decodeByTree(Collected<Record>.self).map(\.model))
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
    // A broken text may hold another mistake before the place where it breaks, and a tree has
    // forgotten the repeated keys that came first.
    guard case .success = tree, input.options.duplicateKeys == .reject else { return }
    require(direct.code == byTree.code, "\(direct)\nby a tree is\n\(byTree)")
  case (.success, .failure(let error)):
    require(false, "only a tree has the mistake \(error)")
  case (.failure(let error), .success):
    // Only the value that counts is left in a tree.
    require(repeatsKeys(input), "only the text has the mistake \(error)")
  }
}

private func repeatsKeys(_ input: FuzzInput) -> Bool {
  var strict = input
  strict.options.duplicateKeys = .reject
  if case .failure(let error) = strict.decode(AnyValue.self) { return error.code == .duplicateKey }
  return false
}
