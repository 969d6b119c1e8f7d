/// What a format says of a value beyond what trees have a kind for: a tag of CBOR, an extension type
/// of MessagePack, a tag of YAML.
///
/// Only the format that it belongs to writes it; others write the value alone.
public struct ValueTag: Sendable, Hashable, CustomStringConvertible {
  /// The format: `CBOR`.
  public let format: String

  /// What the format calls it: `37`.
  public let name: String

  /// Creates a tag.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - name: What the format calls it.
  public init(format: String, name: String) {
    self.format = format
    self.name = name
  }

  /// The format and the name, as errors tell them.
  public var description: String { "\(format) tag \(name)" }
}

/// A value under a tag of its format.
///
/// Models read the value as if there were no tag; `AnyValue` and `AnyValue.Object` keep it.
public struct TaggedValue: Sendable, Hashable {
  /// One pointer, so that trees without tags do not grow; the value has a place that stays.
  private final class Box: Sendable {
    let tag: ValueTag
    let values: [AnyValue]

    init(_ tag: ValueTag, _ value: AnyValue) {
      self.tag = tag
      values = [value]
    }
  }

  private let box: Box

  /// Creates a value under a tag.
  public init(_ tag: ValueTag, _ value: AnyValue) { box = Box(tag, value) }

  /// The tag.
  public var tag: ValueTag { box.tag }

  /// The value, which may have a tag too.
  public var value: AnyValue { box.values[0] }

  /// The kind of the value.
  ///
  /// Not inlined, so that asking any value for its kind stays short.
  @inline(never)
  var kind: ValueKind { value.kind }

  /// The value alone, where it stays as long as the tagged value does.
  var place: [AnyValue] { box.values }

  /// Whether tags and values are equal.
  public static func == (left: TaggedValue, right: TaggedValue) -> Bool {
    left.tag == right.tag && left.value == right.value
  }

  /// Hashes tag and value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(value)
  }
}

extension AnyValue {
  /// The value without the tags around it.
  public var untagged: AnyValue {
    var value = self
    while case .tagged(let tagged) = value { value = tagged.value }
    return value
  }

  /// The outermost tag, if there is one.
  public var tag: ValueTag? {
    if case .tagged(let tagged) = self { return tagged.tag }
    return nil
  }
}
