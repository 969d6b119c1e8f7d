#if GRDB
import MaquetteCore

/// The memory in which the models of a result are created.
///
/// An array would look up its type for each model, because the type of the models is not known when
/// this is compiled.
///
/// Invariants:
/// - The first `count` models in `memory` are complete.
/// - The struct of each element of `fields` comes after them, in the same order, and is incomplete.
/// - All other memory is uninitialized.
@safe final class ModelBuffer<Model: DatabaseModel> {
  private var memory: UnsafeMutablePointer<Model>
  private var capacity = 0
  private var reader: RowInPlace
  private var fields: [PlainFields] = []

  /// The number of complete models.
  private(set) var count = 0

  /// The maximum number of models that are incomplete at once.
  static var batchSize: Int { 500 }

  /// Creates an empty buffer.
  ///
  /// - Precondition: The reader is for the model.
  init(_ reader: RowInPlace) {
    precondition(reader.layout.model == Model.self, "the rows of another model")
    self.reader = reader
    unsafe memory = .allocate(capacity: 0)
  }

  /// The number of incomplete models.
  var incompleteCount: Int { fields.count }

  /// Begins a model with the columns of a row.
  ///
  /// - Throws: An error for an invalid value; the buffer must not be used afterwards.
  func add(_ row: CurrentRow) throws(MappingError) {
    // Incomplete models are not moved.
    if fields.isEmpty { reserve(Self.batchSize) }
    precondition(fields.count < Self.batchSize, "a batch with too many rows")
    fields.append(try read(row, at: count + fields.count))
  }

  /// Completes the models that were begun.
  ///
  /// - Parameter complete: Initializes the properties that are not columns of the model with an
  ///   index in the batch.
  /// - Throws: Errors of `complete`, and of missing values; the buffer must not be used afterwards.
  func finish(_ complete: (Int, inout PlainFields) throws -> Void) throws {
    var made = 0
    defer {
      fields.removeFirst(made)
      count += made
    }
    while made < fields.count {
      try complete(made, &fields[made])
      try fields[made].finish()
      made += 1
    }
  }

  /// Creates a model from the columns of a row.
  ///
  /// - Throws: An error for an invalid value; the buffer must not be used afterwards.
  func make(_ row: CurrentRow) throws(MappingError) {
    precondition(fields.isEmpty, "models are incomplete")
    reserve(1)
    var next = try read(row, at: count)
    do throws(MappingError) {
      try next.finish()
    } catch {
      next.destroy()
      throw error
    }
    count += 1
  }

  private func read(_ row: CurrentRow, at index: Int) throws(MappingError) -> PlainFields {
    var next = unsafe PlainFields(reader.layout, at: memory + index)
    do throws(MappingError) {
      try reader.read(row, into: &next)
    } catch {
      next.destroy()
      throw error
    }
    return next
  }

  private func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(count + more, 2 * capacity)
    let larger = UnsafeMutablePointer<Model>.allocate(capacity: capacity)
    unsafe larger.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  /// A complete model.
  subscript(index: Int) -> Model {
    precondition(index >= 0 && index < count, "no such model")
    return unsafe memory[index]
  }

  /// Returns the models, and leaves the buffer empty.
  func take() -> [Model] {
    precondition(fields.isEmpty, "models are incomplete")
    let made = count
    count = 0
    return unsafe Array(unsafeUninitializedCapacity: made) { buffer, initialized in
      if let start = buffer.baseAddress {
        unsafe start.moveInitialize(from: memory, count: made)
      }
      initialized = made
    }
  }

  deinit {
    for index in fields.indices { fields[index].destroy() }
    unsafe memory.deinitialize(count: count)
    unsafe memory.deallocate()
  }
}
#endif
