/// How `BinaryReader` reads values of a type that has no table and is not a scalar.
///
/// Data that the reader gives up on is read again as a tree. A type states here that nobody can
/// observe that: reading it calls no code of applications, except for functions of which one does
/// not expect side effects, such as `init(rawValue:)`.
@safe public struct __BinaryReading: @unchecked Sendable {
  typealias Direct =
    (inout BinaryReader, UnsafeMutableRawPointer) throws(BinaryReader.Unusual) -> Void

  // The function captures only types, which are sendable.
  //
  // Invariant: the function takes a pointer to uninitialized memory for a value of the type. It
  // initializes the memory, or throws and leaves it uninitialized.

  /// Reads a value without a tree; nil if a tree is needed.
  let direct: Direct?

  /// The types that the values consist of.
  let parts: [any MappingDecodable.Type]

  init(of parts: [any MappingDecodable.Type] = [], direct: @escaping Direct) {
    unsafe self.direct = unsafe direct
    self.parts = parts
  }

  private init(byTree parts: [any MappingDecodable.Type]) {
    unsafe direct = nil
    self.parts = parts
  }

  /// Each value becomes a tree, which the type reads, and in it values of other types.
  ///
  /// - Parameter parts: The other types.
  public static func byTree(with parts: any MappingDecodable.Type...) -> Self {
    Self(byTree: parts)
  }

  /// Each value becomes a tree, which the type reads.
  public static var byTree: Self { Self(byTree: []) }
}

extension __BinaryReading {
  /// Values are timestamps in another type.
  package static func timestamp<T>(_ make: @escaping (Timestamp) -> T) -> Self {
    unsafe Self { (reader, place) throws(BinaryReader.Unusual) in
      unsafe place.initializeMemory(as: T.self, to: make(try reader.readTimestamp()))
    }
  }
}

extension MappingDecodable {
  /// Whether `BinaryReader` can read values of the type: nobody can observe that some of them are
  /// read twice.
  static var __isReadDirectly: Bool {
    directTypes.value(of: self) {
      var visited: Set<ObjectIdentifier> = []
      return isReadDirectly(&visited)
    }
  }

  private static func isReadDirectly(_ visited: inout Set<ObjectIdentifier>) -> Bool {
    guard visited.insert(ObjectIdentifier(self)).inserted else { return true }
    let form = __decodingKind
    switch form.kind {
    case .custom:
      guard let parts = __binaryReading?.parts else { return false }
      return parts.allSatisfy { $0.isReadDirectly(&visited) }
    case .structure:
      guard let contents = unsafe form.layout?.contents,
        unsafe contents.pointee.members.isEmpty && contents.pointee.variants == nil
      else { return false }
      let extras = unsafe contents.pointee.extras.map(\.place)
      return unsafe contents.pointee.places.enumerated().allSatisfy { place, field in
        // Extras have no reading of their own.
        if field.form.kind == .custom, field.binary == nil, !extras.contains(place) { return false }
        guard let type = field.type as? any MappingDecodable.Type else { return false }
        return type.isReadDirectly(&visited)
      }
    default: return true
    }
  }
}

private let directTypes = TypeCache<Bool>()
