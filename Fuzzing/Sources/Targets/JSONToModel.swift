import MaquetteCore

/// Decodes arbitrary bytes to models with properties of every kind: plainly, with a report, and as
/// an update.
///
/// Decoding in place must have the same result and the same errors as an accumulator.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  read(Specimen.self, input, changing: [Specimen()])
  let record = Record.sample
  read(Record.self, input, changing: [record])
  read([Record].self, input, changing: record)
  compare(Record.self, input)
  compareUpdates(of: record, input)
  return 0
}

private func read<T: MappingDecodable & Equatable, Target: MappingDecodable & Equatable>(
  _ type: T.Type, _ input: FuzzInput, changing target: Target
) {
  let mapper = input.mapper
  let found = input.decode(type)
  let report = input.lend { mapper.decodeReporting(type, from: $0) }
  for error in report.errors { requireTellable(error, in: input.text) }
  switch found {
  case .success(let model):
    require(report.value == model, "a report has another model")
    require(report.errors.isEmpty, "a report has errors")
  case .failure(let error):
    requireTellable(error, in: input.text)
    require(!report.errors.isEmpty, "a report has no errors")
    if error.code.isFatal { require(report.value == nil, "a report repaired the grammar") }
  }

  var changed = target
  let updated = input.lend { (try? mapper.update(&changed, from: $0)) != nil }
  if !updated { require(changed == target, "a failed update left a trace") }
}

/// Compares decoding in place with an accumulator: model or error, and report.
private func compare<T: Collectable & MappingDecodable & Equatable>(
  _ type: T.Type, _ input: FuzzInput
) {
  let mapper = input.mapper
  requireSame(input.decode(type), input.decode(Collected<T>.self).map(\.model))
  let report = input.lend { mapper.decodeReporting(type, from: $0) }
  let collected = input.lend { mapper.decodeReporting(Collected<T>.self, from: $0) }
  require(report.value == collected.value?.model, "an accumulator reports another model")
  let (issues, others) = (report.issues.map(\.description), collected.issues.map(\.description))
  // At a mistake of the grammar it remains unknown whether an invalid value of an alias matters.
  let isMalformed = report.errors.contains { $0.code.isFatal }
  require(
    isMalformed ? issues.allSatisfy(others.contains) : issues == others,
    "\(report.issues)\nby an accumulator are\n\(collected.issues)")
}

private func compareUpdates<T: Collectable & MappingDecodable & Equatable>(
  of model: T, _ input: FuzzInput
) {
  requireSame(input.update(model), input.update(Collected(model)).map(\.model))
}
