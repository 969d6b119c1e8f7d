import Foundation
import Maquette
import MaquetteArchive
import Testing

@Suite("Dictionaries with strategies in archives") struct DictionaryOrderTests {
  @Mappable struct Digests: Equatable {
    @CodableBy(.values(of: .hex)) var byName: [String: Data] = [:]
    @CodableBy(.keys(of: PlainStrategy<Int>(), values: .hex)) var byNumber: [Int: Data] = [:]
  }

  @Test func `Equal dictionaries have equal archives`() throws {
    let archives = try (1...20).map { capacity in
      var digests = Digests()
      digests.byName.reserveCapacity(capacity * 10)
      digests.byNumber.reserveCapacity(capacity * 10)
      for number in (0..<8).shuffled() {
        digests.byName["\(number)"] = Data([UInt8(number)])
        digests.byNumber[number] = Data([UInt8(number)])
      }
      let archive = try ArchiveMapper().encode(digests)
      #expect(try ArchiveMapper().decode(Digests.self, from: archive) == digests)
      return archive
    }
    #expect(Set(archives).count == 1)
  }

  struct FoldedKey: MappableKey {
    let text: String
    var mappingKey: String { text.lowercased() }

    init(_ text: String) { self.text = text }
    init?(mappingKey: String) { text = mappingKey }
  }

  @Mappable struct Folded {
    var counts: [FoldedKey: Int]
  }

  @Test func `Two keys with one text are an error`() {
    let folded = Folded(counts: [FoldedKey("a"): 1, FoldedKey("A"): 2])
    let error = #expect(throws: MappingError.self) { try ArchiveMapper().encode(folded) }
    #expect(error?.code == .unencodable && error?.path == "counts")
  }
}
