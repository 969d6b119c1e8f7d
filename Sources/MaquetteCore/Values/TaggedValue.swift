/// A format-specific annotation of a value: a CBOR tag, a MessagePack extension type, a YAML tag.
///
/// Only its own format writes it; others write the value alone.
public struct ValueTag: Sendable, Hashable, CustomStringConvertible {
  /// The format: `CBOR`.
  public let format: String

  /// The name of the tag within the format: `37`.
  public let name: String

  /// Creates a tag.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - name: The name of the tag within the format.
  public init(format: String, name: String) {
    self.format = format
    self.name = name
  }

  /// The format and the name, as errors show them.
  public var description: String { "\(format) tag \(name)" }
}

/// A value with a format-specific tag.
///
/// Models decode the value as if there were no tag; `AnyValue` and `AnyValue.Object` keep the tag.
public struct TaggedValue: Sendable, Hashable {
  /// A single pointer keeps untagged trees small; the boxed value has a fixed address.
  private final class Box: Sendable {
    let tag: ValueTag
    let values: [AnyValue]

    init(_ tag: ValueTag, _ value: AnyValue) {
      self.tag = tag
      values = [value]
    }
  }

  private let box: Box

  /// Creates a tagged value.
  ///
  /// - Parameters:
  ///   - tag: The outermost tag.
  ///   - value: The value, which may itself be tagged.
  public init(_ tag: ValueTag, _ value: AnyValue) { box = Box(tag, value) }

  /// The tag.
  public var tag: ValueTag { box.tag }

  /// The value, which may itself be tagged.
  public var value: AnyValue { box.values[0] }

  /// The kind of the value.
  ///
  /// Not inlined, to keep `AnyValue.kind` short.
  @inline(never)
  var kind: ValueKind { isReference ? .object : value.kind }

  /// Whether the value is the number of an object elsewhere, which is no value of a model.
  package var isReference: Bool { tag == .objectReference }

  /// The untagged value, at an address that is valid as long as the tagged value lives.
  var place: [AnyValue] { box.values }

  /// Returns whether the tags and the values are equal.
  public static func == (left: TaggedValue, right: TaggedValue) -> Bool {
    left.tag == right.tag && left.value == right.value
  }

  /// Hashes tag and value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(value)
  }
}

extension ValueTag {
  /// The tag of a reference to an object in the tree of an object graph, which no format reads.
  package static let objectReference = ValueTag(format: "Maquette", name: "reference")
}

extension AnyValue {
  /// The value without the tags around it.
  public var untagged: AnyValue {
    var value = self
    while case .tagged(let tagged) = value, !tagged.isReference { value = tagged.value }
    return value
  }

  /// The outermost tag, if there is one.
  public var tag: ValueTag? {
    if case .tagged(let tagged) = self { return tagged.tag }
    return nil
  }
}
