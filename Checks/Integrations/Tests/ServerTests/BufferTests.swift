import Maquette
import MaquetteNIO
import NIOCore
import Testing

@Suite struct BufferTests {
  @Test func `A buffer is read from its reader index to its writer index, and neither moves`()
    throws
  {
    let text = #"{"id":7,"customer":"Ada","items":[{"sku":"x","count":2}]}"#
    for offset in 0..<9 {
      var buffer = ByteBuffer(string: String(repeating: "#", count: offset) + text + "}}")
      buffer.moveReaderIndex(forwardBy: offset)
      buffer.moveWriterIndex(to: buffer.writerIndex - 2)
      let order = try ServedOrder(json: buffer)
      #expect(order.customer == "Ada")
      #expect(order.items == [ServedItem(sku: "x", count: 2)])
      #expect(buffer.readerIndex == offset)
      #expect(buffer.readableBytes == text.utf8.count)
    }
  }

  @Test func `A slice of a buffer is read as a buffer`() throws {
    let buffer = ByteBuffer(string: #"[{"id":1,"customer":"a"},{"id":2,"customer":"b"}]"#)
    let slice = try #require(buffer.getSlice(at: 1, length: 23))
    #expect(try ServedOrder(json: slice).id == 1)
  }

  @Test func `The place of an error counts from the reader index`() {
    var buffer = ByteBuffer(string: "\n\n {\n\"id\": \"x\",\"customer\":\"a\"}")
    buffer.moveReaderIndex(forwardBy: 2)
    let error = #expect(throws: MappingError.self) { try ServedOrder(json: buffer) }
    #expect(error?.path.description == "id")
    #expect(error?.location == TextLocation(line: 2, column: 7, byteOffset: 9))
  }

  @Test func `An empty buffer is an unexpected end`() {
    let error = #expect(throws: MappingError.self) { try ServedOrder(json: ByteBuffer()) }
    #expect(error?.code == .unexpectedEnd)
  }

  @Test(arguments: [JSONFormat.compact, .pretty, .canonical])
  func `A model is written behind what is there, however much room the buffer has`(
    format: JSONFormat
  ) throws {
    let mapper = JSONMapper(options: .init(format: format))
    let orders = (0..<9).map(ServedOrder.example)
    let expected = try mapper.encode(orders)
    for capacity in stride(from: 0, through: expected.count + 300, by: 7) {
      var buffer = ByteBuffer()
      buffer.reserveCapacity(capacity)
      buffer.writeString("ab")
      #expect(try buffer.writeJSON(orders, by: mapper) == expected.count)
      #expect(buffer.readString(length: 2) == "ab")
      #expect(Array(buffer.readableBytesView) == expected, "with room for \(capacity)")
    }
  }

  @Test func `A text that fits is written in the memory of the buffer`() throws {
    var buffer = ByteBuffer()
    buffer.reserveCapacity(4096)
    func address() -> UInt {
      buffer.withVeryUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    }
    let (before, capacity) = (address(), buffer.capacity)
    for id in 0..<20 { try buffer.writeJSONLine(ServedOrder.example(id)) }
    #expect(address() == before)
    #expect(buffer.capacity == capacity)
    #expect(buffer.readableBytes > 1000)
  }

  @Test func `A value that cannot be written leaves the buffer as it was`() throws {
    for capacity in [0, 10, 5000] {
      var buffer = ByteBuffer()
      buffer.reserveCapacity(capacity)
      buffer.writeString("kept")
      let error = #expect(throws: MappingError.self) { try buffer.writeJSON([1, 2, Double.nan]) }
      #expect(error?.path.description == "[2]")
      #expect(throws: MappingError.self) { try buffer.writeJSONLine([Double.infinity]) }
      #expect(String(buffer: buffer) == "kept")
    }
  }

  @Test func `A line is never pretty`() throws {
    var buffer = ByteBuffer()
    let mapper = JSONMapper(options: .init(format: .pretty))
    #expect(try buffer.writeJSONLine(ServedItem(sku: "x", count: 1), by: mapper) == 22)
    #expect(String(buffer: buffer) == "{\"sku\":\"x\",\"count\":1}\n")
  }

  @Test func `A parser takes buffers`() throws {
    var parser = JSONMapper().lineParser(of: Int.self)
    parser.append(ByteBuffer(string: "1\n2"))
    #expect(try parser.next()?.get() == 1)
    #expect(parser.next() == nil)
    parser.append(ByteBuffer(string: "3\n"))
    #expect(try parser.next()?.get() == 23)
  }
}

@Suite struct BufferStreamTests {
  /// A text in buffers of a given length, each a slice that does not begin at the start of its
  /// memory.
  private func buffers(_ text: String, _ length: Int) -> AsyncStream<ByteBuffer> {
    let bytes = Array(text.utf8)
    let parts = stride(from: 0, to: bytes.count, by: length).map {
      var buffer = ByteBuffer(string: "__")
      buffer.writeBytes(bytes[$0..<min($0 + length, bytes.count)])
      return buffer.getSlice(at: 2, length: buffer.readableBytes - 2) ?? ByteBuffer()
    }
    return AsyncStream { continuation in
      for part in parts { continuation.yield(part) }
      continuation.finish()
    }
  }

  private static let mapper = JSONMapper()

  @Test func `Lines, elements and documents are those of the whole text, wherever buffers are cut`()
    async throws
  {
    let lines = """
      {"id":1,"customer":"Zoë"}
      {"id":2}

      nonsense
      {"id":3,"customer":"😀"}
      """
    let array = #"[{"id":1,"customer":"Zoë"}, {"id":2}, {"id":3,"customer":"😀"}"#
    let mapper = Self.mapper
    let wholeLines = Array(mapper.lines(of: ServedOrder.self, from: lines))
    let wholeArray = Array(mapper.elements(of: ServedOrder.self, from: array))
    let wholeDocuments = Array(mapper.documents(of: ServedItem.self, from: "{\"sku\":\"\"}{}"))
    #expect(wholeLines.count == 4)
    #expect(wholeArray.count == 4)
    for length in [1, 2, 3, 7, 16, 1000] {
      let readLines = try await mapper.lines(of: ServedOrder.self, from: buffers(lines, length))
        .collected()
      #expect(readLines == wholeLines, "cut each \(length) bytes")
      let readArray = try await mapper.elements(of: ServedOrder.self, from: buffers(array, length))
        .collected()
      #expect(readArray == wholeArray, "cut each \(length) bytes")
      let readDocuments = try await mapper.documents(
        of: ServedItem.self, from: buffers("{\"sku\":\"\"}{}", length)
      ).collected()
      #expect(readDocuments == wholeDocuments, "cut each \(length) bytes")
    }
  }

  @Test func `A line without end is refused when the limit is met, and not kept`() async throws {
    let endless = AsyncStream<ByteBuffer> { ByteBuffer(repeating: 0x20, count: 1000) }
    let mapper = JSONMapper(options: .init(limits: .init(recordSize: 10_000)))
    for try await line in mapper.lines(of: ServedOrder.self, from: endless) {
      guard case .failure(let error) = line else { continue }
      #expect(error.code == .sizeExceeded)
      return
    }
    Issue.record("nothing was told of the line")
  }

  @Test func `Blocks hold whole lines, and lines read again are the same`() async throws {
    let orders = (0..<500).map(ServedOrder.example)
    for blockSize in [0, 1, 100, 4000, 1 << 20] {
      let source = AsyncStream { continuation in
        for order in orders { continuation.yield(order) }
        continuation.finish()
      }
      let blocks = try await Self.mapper.lineBlocks(of: source, blockSize: blockSize).collected()
      #expect(blocks.allSatisfy { String(buffer: $0).hasSuffix("}\n") })
      #expect(blocks.count == (blockSize <= 1 ? 500 : blocks.count))
      if blockSize == 1 << 20 { #expect(blocks.count == 1) }
      let text = blocks.map { String(buffer: $0) }.joined()
      #expect(
        try Self.mapper.lines(of: ServedOrder.self, from: text).map { try $0.get() } == orders)
    }
  }

  @Test func `No values make no block, and nothing comes after a failure`() async throws {
    let none = AsyncStream<Int> { nil }
    #expect(try await Self.mapper.lineBlocks(of: none).collected().isEmpty)
    let doubles = AsyncStream { continuation in
      for value in [1, .nan, 2] { continuation.yield(value) }
      continuation.finish()
    }
    var blocks = Self.mapper.lineBlocks(of: doubles).makeAsyncIterator()
    var failure: (any Error)?
    do { _ = try await blocks.next() } catch { failure = error }
    #expect((failure as? MappingError)?.code == .unencodable)
    let last = try await blocks.next()
    #expect(last == nil)
  }
}
