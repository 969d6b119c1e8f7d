import MaquetteCore
import MaquetteForm

/// Any bytes as a form, in each style: what is accepted and can be written is read again, and where
/// arrays of one and their elements differ, the same is written again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  for style in [FormFormat.Style.brackets, .indices, .repeated, .dots, .commas] {
    let mapper = FormMapper(
      options: .init(
        decoding: input.options, encoding: .init(),
        format: FormFormat(style: style, isLenient: count % 2 == 0)))
    requireRoundTrip(input, mapper) { tree, again in
      require(
        [.repeated, .commas].contains(style)
          || (try? mapper.encode(tree)) == (try? mapper.encode(again)), "\(tree)\nis not\n\(again)")
    }
  }
  fuzz(FormFormat(), start, count, isStable: false)
  return 0
}
