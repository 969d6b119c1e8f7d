import Foundation
import Maquette
import MaquettePropertyList
import Testing

/// No bytes end the process, and none are read for longer than they are large.
@Suite struct HostilePropertyListTests {
  static let value: AnyValue = [
    "name": "Ada é😀", "scores": [1, -2, 2.5, 300, 70000, 5_000_000_000], "on": true,
    "at": .date(Timestamp(secondsSince2001: 5)), "raw": .bytes([1, 2, 3, 4]),
    "more": [["name": "Ada é😀"], [:], []],
  ]

  @Test(
    "A property list that ends too early is an error",
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
    "Damaged property lists are read or refused with a place",
    arguments: [PropertyListFormat.Form.xml, .binary])
  func mutated(form: PropertyListFormat.Form) throws {
    let bytes = try Self.value.propertyListBytes(form)
    var generator = SplitMix(state: 20_260_101)
    for _ in 0..<4000 {
      let damaged = generator.damaged(bytes)
      do {
        let read = try PropertyListMapper().decodeValue(from: damaged)
        // What was read is written, and reads the same.
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

  @Test("Deep property lists are refused on a small stack")
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

/// The result of a thread, which is read after the thread has signalled that it is there.
private final class ResultBox<T>: @unchecked Sendable { var value: T? }

/// Runs a body on a thread with a stack of 512 KB.
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

/// A generator of numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Bytes with a few changed, taken out, put in or repeated.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...16, using: &self))
        bytes.insert(
          contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &self))
      }
    }
    return bytes
  }
}
