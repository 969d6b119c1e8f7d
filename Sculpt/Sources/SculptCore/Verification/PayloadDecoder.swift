import Maquette
import Synchronization

/// Decodes values by the types of a model, which no code exists for.
///
/// A reader makes elements and members itself, so what they are is kept here: the innermost expectation is that of the
/// value that is decoded next.
final class PayloadDecoder: Sendable {
  enum Key: MappingContextKey {
    static var defaultValue: PayloadDecoder? { nil }
  }

  /// What the next value is.
  enum Expectation: Sendable {
    case value(ValueType)

    /// A member of an object: its key tells the property, and the tag beside it what the content is.
    case members(Record, content: ValueType?)
  }

  /// A record, and what tells its properties.
  struct Record: Sendable {
    let index: Int?
    let properties: [String: TypeModel.Property]

    /// The tag beside the properties.
    var tag: TypeModel.Tag?

    /// The tag, if it is among the properties.
    var tagValue: AnyValue?

    /// The properties but for that of other keys, in the order of the type.
    let ordered: [TypeModel.Property]

    /// What the tag tells of the object beside it.
    let variants: [TypeModel.Variant]

    /// Whether the tag may be missing.
    let isTagOptional: Bool

    /// The keys of properties that must be there, in the order of the properties.
    let needed: [TypeModel.Property]

    /// Whether other keys are kept.
    let keepsOthers: Bool

    /// The object of a tag and what is beside it.
    init(tag: TypeModel.Tag, variants: [TypeModel.Variant]) {
      (index, properties, ordered, needed, keepsOthers) = (nil, [:], [], [], false)
      (self.tag, self.variants, isTagOptional) = (tag, variants, false)
    }

    init(index: Int, properties: [TypeModel.Property], of model: TypeModel) {
      self.index = index
      let flattened = properties.first(where: \.isFlattened)
      if case .declared(let inner)? = flattened?.type,
        case .tagged(let tag, let variants) = model.declarations[inner].kind
      {
        (self.tag, self.variants) = (tag, variants)
      } else {
        (tag, variants) = (nil, [])
      }
      isTagOptional = flattened?.presence == .optional
      // The empty key names no property: it stands for all other keys.
      let named = properties.filter { !$0.key.isEmpty && !$0.isFlattened }
      self.properties = Dictionary(named.map { ($0.key, $0) }) { first, _ in first }
      ordered = properties.filter { !$0.key.isEmpty }
      needed = named.filter(\.isNeeded)
      keepsOthers = properties.contains { $0.key.isEmpty }
    }
  }

  let model: TypeModel
  let file: SwiftFile
  let rejectsUnknownKeys: Bool

  /// Whether what generated code encodes is made, too.
  let keepsValues: Bool

  /// Whether values that do not fit are left out where that is possible.
  ///
  /// Who wants to hear of every new key wants to hear of these, too.
  var isTolerant: Bool { file.rules.isTolerant && !rejectsUnknownKeys }
  let records: [Int: Record]
  private let frames = Mutex<[Frame]>([])
  private let typedTexts = Mutex(false)

  private struct Frame {
    let expectation: Expectation

    /// The keys of the record that have been decoded.
    var keys: Set<String> = []
  }

  init(_ model: TypeModel, file: SwiftFile, rejectsUnknownKeys: Bool, keepsValues: Bool) {
    self.keepsValues = keepsValues
    self.model = model
    self.file = file
    self.rejectsUnknownKeys = rejectsUnknownKeys
    var records: [Int: Record] = [:]
    for (index, declaration) in model.declarations.enumerated() {
      guard case .record(let properties) = declaration.kind else { continue }
      records[index] = Record(index: index, properties: properties, of: model)
    }
    self.records = records
  }

  /// The decoder as what a mapper passes to a payload.
  var context: MappingContext {
    var context = MappingContext()
    context[Key.self] = self
    return context
  }

  /// Whether the next value is a whole record of the source.
  var isAtRoot: Bool { frames.withLock { $0.count == 1 } }

  /// What the next value is.
  var expectation: Expectation { frames.withLock { $0.last?.expectation } ?? .value(.any) }

  /// Begins a source, each record of which is of a type.
  func begin(with type: ValueType, in format: SampleFormat) {
    frames.withLock { $0 = [Frame(expectation: .value(type))] }
    typedTexts.withLock { $0 = format.textIsTyped }
  }

  /// Whether texts stand for all values of the source.
  var textIsTyped: Bool { typedTexts.withLock(\.self) }

  /// Notes that the record at hand has a key.
  func note(_ key: String) {
    frames.withLock { frames in
      if let last = frames.indices.last { frames[last].keys.insert(key) }
    }
  }

  /// Calls a function while the next values are something else.
  ///
  /// - Returns: The keys that were noted meanwhile.
  @discardableResult
  func expecting(
    _ expectation: Expectation, _ body: () throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Set<String> {
    frames.withLock { $0.append(Frame(expectation: expectation)) }
    do throws(ReadFailure) {
      try body()
    } catch {
      frames.withLock { _ = $0.removeLast() }
      throw error
    }
    return frames.withLock { $0.removeLast().keys }
  }
}

extension TypeModel.Property {
  /// Whether generated code needs the key: collections begin empty, and so do those with a
  /// default; what may be null may be missing.
  var isNeeded: Bool {
    guard presence == .always, initial == nil else { return false }
    switch type {
    case .array, .dictionary: return false
    default: return true
    }
  }

  /// Whether null stands for no value.
  var takesNull: Bool { !isNeeded }
}
