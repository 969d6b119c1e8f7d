import Foundation
import Maquette
import MaquetteArchive
import MaquetteCBOR
import TestSupport
import Testing

@Suite("Damaged and forged archives")
struct DamagedArchiveTests {
  /// An archive that uses every feature of the layout.
  private func sample() throws -> [UInt8] {
    let (ann, bob) = (GraphPerson(name: "Ann"), GraphEmployee(name: "Bob"))
    (ann.friends, bob.boss, ann.mentor) = ([bob, ann], ann, bob)
    let company = GraphCompany(
      name: "Sea", address: GraphAddress(street: "Quay", zip: "1"),
      contract: GraphContract(parties: [ann], kind: .guaranteed(by: bob)))
    company.staff = ["a": ann, "b": bob]
    defer { (ann.friends, bob.boss) = ([], nil) }
    return try company.archivedBytes()
  }

  private let mapper = ArchiveMapper(options: .init(types: [.type(GraphEmployee.self)]))

  /// The error of decoding; nil if a graph decodes, which is then taken apart.
  private func failure(_ bytes: [UInt8]) -> MappingError? {
    do throws(MappingError) {
      let company = try mapper.decode(GraphCompany.self, from: bytes)
      for person in company.staff.values + company.contract.parties {
        (person.friends, person.boss) = ([], nil)
      }
      return nil
    } catch {
      return error
    }
  }

  @Test("Every changed byte is detected, with the location of the damage")
  func changedBytes() throws {
    let bytes = try sample()
    #expect(failure(bytes) == nil)
    for index in bytes.indices {
      for change: UInt8 in [1, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= change
        let error = failure(damaged)
        #expect(error?.byteOffset != nil, "byte \(index)")
      }
    }
  }

  @Test("Truncated archives, and archives with trailing bytes, are rejected")
  func truncation() throws {
    let bytes = try sample()
    for count in bytes.indices { #expect(failure(Array(bytes.prefix(count))) != nil) }
    #expect(failure(bytes + [0])?.code == .unexpectedEnd)
    #expect(failure([])?.code == .unexpectedEnd)
  }

  @Test("Damage in a large archive is located by block")
  func blocks() throws {
    var bytes = try (0..<50_000).map { $0 }.archivedBytes()
    #expect(bytes.count > 2 << 16)
    bytes[100_000] ^= 4
    let error = #expect(throws: MappingError.self) { try [Int](archive: bytes) }
    #expect(error?.expected == "bytes 65536 to 131071 with their checksum")
    #expect(error?.byteOffset == 65536)
  }

  @Test("Forged archives with valid checksums report an error with its location")
  func forged() throws {
    let archive = try ForgedArchive(try sample())
    func forge(_ change: (inout ForgedArchive) -> Void) throws -> MappingError? {
      var copy = archive
      change(&copy)
      return failure(try copy.bytes())
    }
    #expect(try forge { _ in } == nil)
    let cases: [(MappingError.Code, (inout ForgedArchive) -> Void)] = [
      (.typeMismatch, { $0.parts[0] = "another" }),
      (.newerVersion, { $0.parts[1] = 2 }),
      (.typeMismatch, { $0.parts[1] = "1" }), (.typeMismatch, { $0.parts[1] = 0 }),
      (.typeMismatch, { $0.parts[2] = 7 }),
      (.typeMismatch, { $0.parts[3] = 7 }),
      (.typeMismatch, { $0.parts.removeLast() }),
      (.typeMismatch, { $0.shapes[0] = [] }),
      (.typeMismatch, { $0.shapes[0] = [["Name"], ["a"]] }),
      (.typeMismatch, { $0.shapes[0] = [["Name", -1], ["a"]] }),
      (.typeMismatch, { $0.shapes[0] = [["Name", 0], ["a", "a"]] }),
      (.unknownCase, { $0.shapes[0] = [["Process", 0], $0.shapes[0][1]] }),
      (.newerVersion, { $0.shapes[0] = [["GraphCompany", 1], $0.shapes[0][1]] }),
      (.typeMismatch, { $0.objects[0] = [0] }),
      (.typeMismatch, { $0.objects[0] = "text" }),
      (.invalidValue, { $0.objects[0] = [999] }),
      (.invalidValue, { $0.objects[0] = [] }),
      (.invalidValue, { $0.objects.append($0.objects[0]) }),
      (.invalidValue, { $0.parts[4] = .reference(999) }),
      (.invalidValue, { $0.parts[4] = .reference(-1) }),
      (.invalidValue, { $0.parts[4] = 7 }),
    ]
    for (index, (code, change)) in cases.enumerated() {
      let error = try forge(change)
      #expect(error?.code == code, "case \(index): \(error?.description ?? "none")")
      #expect(error?.byteOffset != nil, "case \(index): \(error?.description ?? "none")")
    }
  }

  @Test("A report of many objects has the same limit of issues as that of one")
  func manyIssues() throws {
    let people = (0..<50).map { GraphPerson(name: "\($0)") }
    var archive = try ForgedArchive(try people.archivedBytes())
    archive.objects = archive.objects.map { row in
      .array((row.array ?? []).enumerated().map { $0 == 1 ? 7 : $1 })
    }
    var mapper = ArchiveMapper()
    mapper.options.decoding.limits.issues = 5
    let report = mapper.decodeReporting([GraphPerson].self, from: try archive.bytes())
    #expect(report.issues.count == 6 && report.issues.last?.error.code == .tooManyIssues)
    #expect(report.value?.count == 50)
  }

  @Test("False lengths allocate nothing", .timeLimit(.minutes(10)))
  func lengths() throws {
    let heads: [[UInt8]] = [
      [0x9B, 0x0F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x5B] + Array(repeating: 0xFF, count: 8),
      [0xBB, 0x7F] + Array(repeating: 0xFF, count: 7),
      [0x7B, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    ]
    for head in heads {
      let start: [UInt8] = [0xD9, 0xD9, 0xF7, 0x85, 0x70] + Array("maquette-archive".utf8) + [1]
      for bytes in [head, start + head, start + [0x80] + head, start + [0x80, 0x80] + head] {
        let error = failure(ArchiveTrailer.appended(to: bytes))
        #expect(error?.code == .unexpectedEnd, "\(error?.description ?? "none")")
      }
    }
    let deep = Array(repeating: UInt8(0x81), count: 1 << 20)
    #expect(failure(ArchiveTrailer.appended(to: deep))?.code == .depthExceeded)
    var limited = mapper
    limited.options.objectLimit = 2
    #expect(
      #expect(throws: MappingError.self) {
        try limited.decode(GraphCompany.self, from: try sample())
      }?
      .code == .tooManyElements)
  }

  @Test("The number of objects is checked before any of them is parsed")
  func objectLimit() throws {
    let name = Array("maquette-archive".utf8)
    let start: [UInt8] = [0xD9, 0xD9, 0xF7, 0x85, 0x70] + name + [1, 0x80]
    var limited = mapper
    limited.options.objectLimit = 1000
    // A million items follow; the first is no item.
    let count: [UInt8] = [0x9A, 0, 0x0F, 0x42, 0x40]
    for head in [count, [0x9F]] {
      let bytes = start + head + [0xFF] + Array(repeating: 0x80, count: 1_000_000)
      let error = #expect(throws: MappingError.self) {
        try limited.decode(GraphCompany.self, from: ArchiveTrailer.appended(to: bytes))
      }
      #expect(error?.code == .tooManyElements)
      #expect(error?.expected == "at most 1000 objects")
    }
  }

  @Test("Forged archives are decoded or rejected without a crash")
  func mutations() throws {
    let bytes = try sample()
    // Changes the archive without its trailer, whose size is ten bytes before the end.
    let archive = Array(bytes.dropLast(Int(bytes[bytes.count - 6])))
    var numbers = SeededGenerator(seed: 15)
    var (read, refused) = (0, 0)
    let count = LongRun.count(1000, long: 4000)
    for _ in 0..<count {
      var changed = archive
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<changed.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        case 2: changed.remove(at: place)
        default:
          let end = min(changed.count, place + 8)
          changed.insert(
            contentsOf: changed[place..<end], at: Int.random(in: 0...place, using: &numbers))
        }
      }
      let forged = ArchiveTrailer.appended(to: changed)
      if let error = failure(forged) {
        refused += 1
        #expect(!error.description.isEmpty)
        #expect((error.byteOffset ?? 0) <= forged.count)
      } else {
        read += 1
      }
      let report = mapper.decodeReporting(GraphCompany.self, from: forged)
      #expect(report.value != nil || !report.issues.isEmpty)
      if let company = report.value {
        for person in Array(company.staff.values) + company.contract.parties {
          (person.friends, person.boss) = ([], nil)
        }
      }
    }
    #expect(read > count / 40 && refused > count / 4)
  }

  @Test("A report continues after an invalid object")
  func reports() throws {
    let people = [GraphPerson(name: "Ann"), GraphPerson(name: "Bob"), GraphPerson(name: "Eve")]
    let bytes = try ForgedArchive(try people.archivedBytes())
      .replacing(object: 1, value: 1, by: ["no", "name"])
    let report = ArchiveMapper().decodeReporting([GraphPerson].self, from: bytes)
    #expect(report.value?.map(\.name) == ["Ann", "Eve"])
    #expect(report.errors.map(\.path) == ["objects[1].name", "[1]"])
    #expect(report.errors.allSatisfy { $0.byteOffset != nil })
  }
}
