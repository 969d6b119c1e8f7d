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

    /// A member of an object: its key tells the property.
    case members(Record)
  }

  /// A record, and what tells its properties.
  struct Record: Sendable {
    let index: Int
    let properties: [String: TypeModel.Property]

    /// The key of the tag beside the properties.
    var tag: String?

    /// The keys of properties that must be there, in the order of the properties.
    let needed: [TypeModel.Property]

    /// Whether other keys are kept.
    let keepsOthers: Bool

    static let empty = Record(index: 0, properties: [], tag: nil)

    init(index: Int, properties: [TypeModel.Property], tag: String?) {
      self.index = index
      self.tag = tag
      // The empty key names no property: it stands for all other keys.
      let named = properties.filter { !$0.key.isEmpty }
      self.properties = Dictionary(named.map { ($0.key, $0) }) { first, _ in first }
      needed = named.filter(\.isNeeded)
      keepsOthers = named.count < properties.count
    }
  }

  let model: TypeModel
  let file: SwiftFile
  let rejectsUnknownKeys: Bool
  let records: [Int: Record]
  private let frames = Mutex<[Frame]>([])

  private struct Frame {
    let expectation: Expectation

    /// The keys of the record that have been decoded.
    var keys: Set<String> = []
  }

  init(_ model: TypeModel, file: SwiftFile, rejectsUnknownKeys: Bool) {
    self.model = model
    self.file = file
    self.rejectsUnknownKeys = rejectsUnknownKeys
    var records: [Int: Record] = [:]
    for (index, declaration) in model.declarations.enumerated() {
      guard case .record(let properties) = declaration.kind else { continue }
      records[index] = Record(index: index, properties: properties, tag: nil)
    }
    self.records = records
  }

  /// The decoder as what a mapper passes to a payload.
  var context: MappingContext {
    var context = MappingContext()
    context[Key.self] = self
    return context
  }

  /// What the next value is.
  var expectation: Expectation { frames.withLock { $0.last?.expectation } ?? .value(.any) }

  /// Begins a source, each record of which is of a type.
  func begin(with type: ValueType) { frames.withLock { $0 = [Frame(expectation: .value(type))] } }

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
