import MaquetteCore

/// An array or a set, which is decoded at once instead of element by element.
protocol ElementwiseDecodable {
  /// Decodes values that follow each other, and returns them as `T`, which is `Self`.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - count: The number of values.
  static func elements<T>(
    from first: Int, count: Int, _ call: DecodingCall, as type: T.Type
  ) throws -> T
}

extension Array: ElementwiseDecodable where Element: Decodable {
  static func elements<T>(
    from first: Int, count: Int, _ call: DecodingCall, as type: T.Type
  ) throws -> T {
    let view = call.view
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var place = first
    for index in 0..<count {
      elements.append(
        try view.plain(Element.self, place) {
          try call.push(.index(index), place)
          defer { call.pop() }
          return try call.decodePart(Element.self, at: place)
        })
      place = view.next(after: place)
    }
    return identical(elements, as: type)
  }
}

extension Set: ElementwiseDecodable where Element: Decodable {
  static func elements<T>(
    from first: Int, count: Int, _ call: DecodingCall, as type: T.Type
  ) throws -> T {
    let elements = try [Element].elements(from: first, count: count, call, as: [Element].self)
    return identical(Set(elements), as: type)
  }
}

/// A cache of the types that are arrays or sets.
///
/// Asking the runtime is slow, so the cache asks once for each type.
enum ElementwiseTypes {
  // Metatypes are safe to share between threads.
  private struct Found: @unchecked Sendable {
    let type: (any ElementwiseDecodable.Type)?
  }

  private static let cache = TypeCache<Found>()

  static func array(_ type: any Any.Type) -> (any ElementwiseDecodable.Type)? {
    cache.value(of: type) { Found(type: type as? any ElementwiseDecodable.Type) }.type
  }
}
