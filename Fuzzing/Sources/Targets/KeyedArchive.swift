import MaquetteArchive
import MaquetteCBOR
import MaquetteCore

/// Decodes arbitrary bytes as a keyed archive in binary or XML form; a decoded value must survive a
/// round trip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  for style in [KeyedArchiveMapper.Style.coding, .mantle] {
    let mapper = KeyedArchiveMapper(options: .init(types: [.type(FuzzNode.self)]), style: style)
    do throws(MappingError) {
      try requireSameGraph(
        in: source,
        { (bytes) throws(MappingError) in try mapper.decode([FuzzNode].self, from: bytes) },
        { (nodes) throws(MappingError) in try mapper.encode(nodes) })
    } catch {
      _ = error.details
      require((0...source.count).contains(error.byteOffset ?? 0), "\(error)")
    }
  }
  return 0
}
