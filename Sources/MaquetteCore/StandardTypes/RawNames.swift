/// Returns the raw values of all cases of an enum, if it is `CaseIterable`.
func rawNames<T>(of type: T.Type) -> [String] {
  func names<C: CaseIterable>(_ type: C.Type) -> [String] {
    type.allCases.map { value in
      ((value as? any RawRepresentable)?.rawValue).map { "\($0)" } ?? "\(value)"
    }
  }
  return (type as? any CaseIterable.Type).map { names($0) } ?? []
}
