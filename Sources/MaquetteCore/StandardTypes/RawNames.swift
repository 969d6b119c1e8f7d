/// Returns the raw values of the cases of an enum, as far as they are known: those of a mapped enum
/// without its fallback, and of one that is `CaseIterable`.
func rawNames<T>(of type: T.Type) -> [String] {
  if case .cases(let cases)? = (type as? any MappingDecodable.Type)?.__decodingForm?.kind,
    cases.rawType != nil
  {
    return cases.rawValues.map { "\($0)" }
  }
  func names<C: CaseIterable>(_ type: C.Type) -> [String] {
    type.allCases.map { value in
      ((value as? any RawRepresentable)?.rawValue).map { "\($0)" } ?? "\(value)"
    }
  }
  return (type as? any CaseIterable.Type).map { names($0) } ?? []
}

/// The name of a type as errors show it, with the cases of an enum if there are few.
package func allowedValues<T>(of type: T.Type) -> String {
  let cases = rawNames(of: type)
  return typeName(type) + (1...12 ~= cases.count ? " (" + cases.joined(separator: ", ") + ")" : "")
}

/// Whether a text may be the raw value of a type.
///
/// Enums compare it with their raw values by Swift's rules, which takes quadratic time for texts
/// with many combining marks; so texts that are longer than every raw value are not compared.
@inlinable @inline(__always)
func mayBeRawValue<T: RawRepresentable>(_ rawValue: T.RawValue, of type: T.Type) -> Bool {
  guard T.RawValue.self == String.self, let text = rawValue as? String, text.utf8.count > 512 else {
    return true
  }
  return mayBeLongRawValue(text, of: type)
}

@inline(never)
@usableFromInline
func mayBeLongRawValue<T>(_ text: String, of type: T.Type) -> Bool {
  // A canonically equivalent text has at most three times as many bytes.
  guard let longest = rawNames(of: type).lazy.map(\.utf8.count).max() else { return true }
  return text.utf8.count <= 3 * longest
}
