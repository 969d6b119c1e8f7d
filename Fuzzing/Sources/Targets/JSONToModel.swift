import MaquetteCore

/// Decodes arbitrary bytes to models with properties of every kind: plainly, with a report, and as
/// an update.
///
/// The loop that inspects every key must have the same result and the same errors as the one that inspects none.
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

/// Compares the loop over a table with the one that inspects every key: model or error.
private func compare<T: MappingDecodable & Equatable>(_ type: T.Type, _ input: FuzzInput) {
  requireSame(input.decode(type), input.inspected.decode(type))
}

private func compareUpdates<T: MappingDecodable & Equatable>(of model: T, _ input: FuzzInput) {
  requireSame(input.update(model), input.inspected.update(model))
}
