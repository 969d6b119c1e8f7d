/// Makes valid text of text with mistakes; a module above the core knows how.
package struct TextRepairer: Sendable, Hashable {
  /// The bits of the allowed repairs, which say what the function does.
  package let allowed: UInt32

  /// Returns valid text; nil if the text needs no repair, or if the allowed ones do not suffice.
  let repair: @Sendable (Span<UInt8>, DecodingOptions) -> RepairedText?

  package init(
    allowing allowed: UInt32,
    _ repair: @escaping @Sendable (Span<UInt8>, DecodingOptions) -> RepairedText?
  ) {
    self.allowed = allowed
    self.repair = repair
  }

  package static func == (left: Self, right: Self) -> Bool { left.allowed == right.allowed }

  package func hash(into hasher: inout Hasher) { hasher.combine(allowed) }
}

/// Valid text that was made from text with mistakes, and what was repaired.
///
/// The strict reader decodes it: repairs have no part in that.
package struct RepairedText {
  /// One repair.
  package struct Repair {
    /// The offset in the repaired text.
    package let offset: Int
    let code: MappingError.Code
    let expected: String
    let found: String
    let resolution: String

    /// What was taken, if that depends on the text.
    let taken: String?

    package init(
      at offset: Int, _ code: MappingError.Code, expected: String, found: String,
      _ resolution: String, taken: String?
    ) {
      (self.offset, self.code, self.expected) = (offset, code, expected)
      (self.found, self.resolution, self.taken) = (found, resolution, taken)
    }
  }

  /// The repaired text.
  package let bytes: [UInt8]

  /// The repairs, in the order of the text.
  package let repairs: [Repair]

  /// Returns the offset in the source for an offset in the repaired text.
  package let origin: (Int) -> Int

  package init(_ bytes: [UInt8], _ repairs: [Repair], origin: @escaping (Int) -> Int) {
    (self.bytes, self.repairs, self.origin) = (bytes, repairs, origin)
  }
}
