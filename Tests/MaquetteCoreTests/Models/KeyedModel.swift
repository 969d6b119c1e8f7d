import MaquetteCore
import MaquetteDeclarations

/// The keys of a tested model.
protocol TestKeys {
  static var keys: [String] { get }
  static var table: __KeyTable { get }
}

/// A model with an integer for each of its keys; missing ones stay nil.
struct KeyedModel<Keys: TestKeys>: MappingDecodable {
  var values: [Int?]

  private static var layout: __StructDecodingTable {
    .shared(of: Self.self) {
      let stride = MemoryLayout<Int?>.stride
      let fields = Keys.keys.enumerated().map { index, key in
        __StructField(declared: key, Int.self, at: index * stride, isRequired: false)
      }
      return __StructDecodingTable(
        "KeyedModel", Self.self, fields, paths: Keys.keys.map { [[$0]] })
    }
  }

  init(from reader: inout JSONReader) throws(ReadFailure) { try self.init(reading: &reader) }

  init(from reader: inout ValueReader) throws(ReadFailure) { try self.init(reading: &reader) }

  private init<R: MappingReader & ~Copyable>(reading reader: inout R) throws(ReadFailure) {
    let memory = UnsafeMutablePointer<Int?>.allocate(capacity: max(1, Keys.keys.count))
    defer { memory.deallocate() }
    try reader.__initializeStruct(Self.layout, at: UnsafeMutableRawPointer(memory))
    values = Array(UnsafeBufferPointer(start: memory, count: Keys.keys.count))
  }
}
