import MaquetteArchive
import MaquetteCBOR
import MaquetteCore

/// Any bytes as a keyed archive, binary or XML: what is read is written, and reads back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  for style in [KeyedArchiveMapper.Style.coding, .mantle] {
    let mapper = KeyedArchiveMapper(options: .init(types: [.type(FuzzNode.self)]), style: style)
    do throws(MappingError) {
      let nodes = try mapper.decode([FuzzNode].self, from: source)
      defer { untie(nodes) }
      let bytes = try mapper.encode(nodes)
      let again = try mapper.decode([FuzzNode].self, from: bytes)
      defer { untie(again) }
      require(again.count == nodes.count, "\(again.count) of \(nodes.count) objects came back")
      require(try mapper.encode(again) == bytes, "other bytes")
    } catch {
      _ = error.details
      require((0...source.count).contains(error.byteOffset ?? 0), "\(error)")
    }
  }
  return 0
}
