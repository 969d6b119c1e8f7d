import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state that all encoders of one call share.
final class EncodingCall {
  let options: EncodingSettings
  /// The values that types find in `userInfo`.
  ///
  /// Few types read it, so it is made on demand.
  private(set) lazy var userInfo: [CodingUserInfoKey: Any] = {
    var userInfo: [CodingUserInfoKey: Any] = options.userInfo
    userInfo[.mappingContext] = userInfo[.mappingContext] ?? options.context
    return userInfo
  }()

  /// The output for bytes; unused if the call makes a tree.
  let output: CodingOutput
  let makesTree: Bool

  let escapesSlashes: Bool
  let convertsKeys: Bool
  private var convertedKeys: [String: String] = [:]

  /// The first error in a function that cannot throw.
  private(set) var fault: EncodingError?

  private let depth = Cell(0)
  private(set) var stack: StackGuard

  init(_ options: EncodingSettings, makesTree: Bool) {
    self.options = options
    self.makesTree = makesTree
    stack = options.stack
    output = CodingOutput(capacity: makesTree ? 64 : 1024)
    escapesSlashes = !options.formatting.contains(.withoutEscapingSlashes)
    if case .useDefaultKeys = options.keys { convertsKeys = false } else { convertsKeys = true }
  }

  deinit {
    output.free()
    depth.free()
  }

  /// Calls an `encode(to:)`, and counts the depth, because a type may encode itself again and
  /// again.
  @inline(__always)
  func counted<T>(_ value: T, _ node: EncodingNode, _ body: () throws -> Void) throws {
    depth.value &+= 1
    defer { depth.value &-= 1 }
    if depth.value > 16 { try checkDepth(value, node) }
    try body()
  }

  @inline(never)
  private func checkDepth<T>(_ value: T, _ node: EncodingNode) throws {
    guard depth.value > options.depth &* 8 || !stack.hasRoom() else { return }
    throw EncodingError.invalidValue(
      value,
      .init(
        codingPath: node.codingPath,
        debugDescription: "Too many values are encoded one inside the other."))
  }

  /// Stores an error that the call throws when it ends.
  func note(_ text: String, at node: EncodingNode, _ value: Any? = nil) {
    guard fault == nil else { return }
    let path = node.codingPath
    fault = .invalidValue(
      value ?? path.last?.stringValue ?? "the whole value",
      .init(codingPath: path, debugDescription: text))
  }

  /// The name of a key in the document.
  func name(of key: any CodingKey, in node: EncodingNode) -> String {
    switch options.keys {
    case .useDefaultKeys:
      return key.stringValue
    case .convertToSnakeCase:
      let text = key.stringValue
      if let name = convertedKeys[text] { return name }
      let name = SnakeCase.inserted(into: text)
      convertedKeys[text] = name
      return name
    case .custom(let convert):
      return convert(node.codingPath + [key]).stringValue
    @unknown default:
      return key.stringValue
    }
  }
}

/// The options of a call.
struct EncodingSettings: Sendable {
  var formatting: JSONEncoder.OutputFormatting = []
  var dates = JSONEncoder.DateEncodingStrategy.deferredToDate
  var data = JSONEncoder.DataEncodingStrategy.base64
  var floats = JSONEncoder.NonConformingFloatEncodingStrategy.throw
  var keys = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  var depth = 512

  /// The stack that the call around this one has left: models and `Codable` types may contain each
  /// other.
  var stack = StackGuard()

  /// The options of the model that contains the value; nil if the call encodes a value alone.
  var mapping: EncodingOptions?

  /// The context for strategies and hooks of models.
  var context = MappingContext()

  /// The coding path of the encoded value, if it is part of another document.
  var basePath: [any CodingKey] = []
}
