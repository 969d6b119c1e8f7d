import MaquetteCore

/// An array that is decoded at once instead of element by element.
protocol ElementwiseDecodable {
  /// Decodes the elements of the current array, and returns them as `T`, which is `Self`.
  static func elements<T>(of node: Int, _ call: DecodingCall, as type: T.Type) throws -> T
}

extension Array: ElementwiseDecodable where Element: Decodable {
  static func elements<T>(of node: Int, _ call: DecodingCall, as type: T.Type) throws -> T {
    let view = call.view
    let count = view.count(of: node)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var place = node + 1
    for index in 0..<count {
      elements.append(
        try view.plain(Element.self, place) {
          try call.push(.index(index), place)
          defer { call.pop() }
          return try call.decode(Element.self, at: place)
        })
      place = view.next(after: place)
    }
    return identical(elements, as: type)
  }
}

/// A cache of the types that are arrays.
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
