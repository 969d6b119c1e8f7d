import MaquetteArchive
import MaquetteCBOR
import MaquetteCore

/// Decodes arbitrary bytes as an archive with valid checksums; a decoded archive must survive a
/// round trip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  let mapper = ArchiveMapper()
  // Without valid checksums most inputs fail early.
  _ = try? mapper.decode([FuzzNode].self, from: source)
  let archive = ArchiveTrailer.appended(to: source)
  let report = mapper.decodeReporting([FuzzNode].self, from: archive)
  require(report.value != nil || !report.issues.isEmpty, "nothing was read, and nothing told")
  for issue in report.issues {
    _ = issue.error.details
    require((0...archive.count).contains(issue.error.byteOffset ?? 0), "\(issue)")
  }
  report.value.map(untie)
  do throws(MappingError) {
    try requireSameGraph(
      in: archive,
      { (bytes) throws(MappingError) in try mapper.decode([FuzzNode].self, from: bytes) },
      { (nodes) throws(MappingError) in try mapper.encode(nodes) })
  } catch {
    require(error.byteOffset != nil || error.path.steps.isEmpty, "no place is told of \(error)")
  }
  return 0
}
