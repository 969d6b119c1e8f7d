import MaquetteCore
import MaquetteForm

/// Decodes arbitrary bytes as a form in each style.
///
/// A form that can be encoded must decode again; in styles that distinguish an array of one from
/// its element, it must also encode to the same form.
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
