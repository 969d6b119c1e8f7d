import MaquetteCore
import MaquetteRepairs

/// Decodes arbitrary bytes with every repair, as trees and as models.
///
/// Valid text must not change, a repair must be reported, and what cannot be repaired must be the error
/// without repairs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  var repairing = input.mapper
  repairing.options.repairs = .all
  let strict = input.decode(AnyValue.self)
  let repaired = input.lend { bytes in
    result { () throws(MappingError) in
      try repairing.decode(AnyValue.self, from: bytes)
    }
  }
  let report = input.lend { repairing.decodeReporting(AnyValue.self, from: $0) }
  for issue in report.issues { requireTellable(issue.error, in: input.text) }
  let offsets = report.issues.compactMap { $0.error.byteOffset }
  require(offsets == offsets.sorted(), "issues are out of order: \(report.issues)")
  switch (strict, repaired) {
  case (.success(let value), .success(let same)):
    require(value == same && report.value == value, "\(value)\nwas repaired to\n\(same)")
    require(!report.issues.contains { $0.code.isFatal }, "a repair of valid text: \(report.issues)")
  case (.success(let value), .failure(let error)):
    require(false, "repairs broke \(value): \(error)")
  case (.failure(let error), .success(let value)):
    require(error.code.isFatal, "\(error) was repaired to \(value)")
    require(!report.repairs.isEmpty, "a silent repair to \(value)")
    require(report.value == value, "a report has another value than \(value)")
  case (.failure(let error), .failure(let other)):
    requireTellable(other, in: input.text)
    require(!report.errors.isEmpty, "a report without \(error)")
  }
  var taking = repairing
  taking.options.decoding.acceptsJSONText = true
  for mapper in [repairing, taking] {
    let model = input.lend { mapper.decodeReporting(Record.self, from: $0) }
    for issue in model.issues { requireTellable(issue.error, in: input.text) }
    let feedback = model.feedback()
    require(feedback.utf8.count { $0 == 0x0A } <= 11, "feedback is too long: \(feedback)")
    var record = Record.sample
    _ = input.lend { try? mapper.update(&record, from: $0) }
  }
  return 0
}

private func result<T>(_ body: () throws(MappingError) -> T) -> Result<T, MappingError> {
  do throws(MappingError) { return .success(try body()) } catch { return .failure(error) }
}
