import MaquetteCore
import MaquettePropertyList

/// Decodes arbitrary bytes as a property list; a decoded value must survive a round trip in both
/// forms.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  let value: AnyValue
  do throws(MappingError) {
    value = try PropertyListMapper().decodeValue(from: source)
  } catch {
    requireTellable(error, in: source)
    return 0
  }
  for form in [PropertyListFormat.Form.binary, .xml] {
    do throws(MappingError) {
      let bytes = try value.propertyListBytes(form)
      require(try AnyValue(propertyList: bytes) == value, "another tree in \(form)")
    } catch {
      // Control characters, fractions of a second, and digits beyond a double.
      require(error.code == .unencodable, "\(error)")
    }
  }
  let report = PropertyListMapper().decodeReporting([String: [Int]].self, from: source)
  for issue in report.issues { requireTellable(issue.error, in: source) }
  return 0
}
