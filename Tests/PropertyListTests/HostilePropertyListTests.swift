import Foundation
import Maquette
import MaquettePropertyList
import TestSupport
import Testing

/// No input crashes the process, and decoding takes linear time.
@Suite struct HostilePropertyListTests {
  static let value: AnyValue = [
    "name": "Ada é😀", "scores": [1, -2, 2.5, 300, 70000, 5_000_000_000], "on": true,
    "at": .date(Timestamp(secondsSince2001: 5)), "raw": .bytes([1, 2, 3, 4]),
    "more": [["name": "Ada é😀"], [:], []],
  ]

  @Test(
    "A property list that ends early is an error",
    arguments: [PropertyListFormat.Form.xml, .binary])
  func truncated(form: PropertyListFormat.Form) throws {
    let bytes = try Self.value.propertyListBytes(form)
    // White space after the last tag may be missing.
    let end = try #require(bytes.lastIndex { $0 != 0x0A })
    for count in 0...end - (form == .xml ? 0 : 1) {
      #expect(throws: MappingError.self, "\(count)") {
        try PropertyListMapper().decodeValue(from: bytes[..<count])
      }
    }
  }

  @Test(
    "Damaged property lists are decoded or rejected with a location",
    arguments: [PropertyListFormat.Form.xml, .binary])
  func mutated(form: PropertyListFormat.Form) throws {
    let bytes = try Self.value.propertyListBytes(form)
    var generator = SeededGenerator(seed: 20_260_101)
    for _ in 0..<LongRun.count(1000, long: 4000) {
      let damaged = generator.damaged(bytes)
      do {
        let read = try PropertyListMapper().decodeValue(from: damaged)
        // A decoded value survives a round trip.
        let again = try AnyValue(propertyList: read.propertyListBytes())
        #expect(again == read)
      } catch {
        #expect(
          (0...damaged.count).contains(error.byteOffset ?? -1) || error.code == .unencodable,
          "\(error)")
      }
      let report = PropertyListMapper().decodeReporting(
        HostilePropertyListModel.self, from: damaged)
      for issue in report.issues where issue.error.byteOffset != nil {
        #expect((0...damaged.count).contains(issue.error.byteOffset ?? -1))
      }
    }
  }

  @Test("Deep property lists are rejected on a small stack")
  func deep() async throws {
    let depth = 100_000
    let xml =
      Array(String(repeating: "<array>", count: depth).utf8)
      + Array(String(repeating: "</array>", count: depth).utf8)
    var binary = BinarySample(objects: [], offsetSize: 4, referenceSize: 4)
    for level in 1...depth {
      binary.objects.append([0xA1] + BinarySample.bigEndian(UInt64(level), 4))
    }
    binary.objects.append([0x09])
    for source in [xml, binary.bytes] {
      let code = onSmallStack {
        do throws(MappingError) {
          let mapper = PropertyListMapper(options: .init(limits: .init(depth: .max)))
          _ = try mapper.decodeValue(from: source)
          return nil as MappingError.Code?
        } catch {
          return error.code
        }
      }
      #expect(code == .depthExceeded)
    }
  }
}

@Mappable
struct HostilePropertyListModel: Equatable {
  var name: String
  var scores: [Double]
  var on: Bool
  var at: Date
  var raw: Data
}

/// The result of a thread, read after the thread has signaled its end.
private final class ResultBox<T>: @unchecked Sendable { var value: T? }

/// Runs a closure on a thread with a stack of 512 KB.
func onSmallStack<T: Sendable>(_ body: @escaping @Sendable () -> T) -> T? {
  let box = ResultBox<T>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = body()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return box.value
}
