import MaquetteCore

/// Any bytes into a model with properties of every kind: decoded, reported, and as an update.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let mapper = JSONMapper(
    options: .init(reading: input.options, writing: .init(), format: .compact))
  let found = input.decode(Specimen.self)
  let report = input.lend { mapper.decodeReporting(Specimen.self, from: $0) }
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

  var people = [Specimen()]
  let before = people
  let updated = input.lend { (try? mapper.update(&people, from: $0)) != nil }
  if !updated { require(people == before, "a failed update left a trace") }
  return 0
}
