import Foundation
import Maquette
import MaquetteArchive
import Testing

/// A typical application class, which encodes its properties by name.
final class KeyedCodingPerson: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  var name = ""
  var age = 0
  var height = 0.5
  var isMember = false
  var born: NSDate?
  var tags: [String] = []
  var scores: [String: Int] = [:]
  var picture = Data()
  var id = UUID()
  var home: NSURL?
  var boss: KeyedCodingPerson?
  var friends: [KeyedCodingPerson] = []

  override init() {}

  func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: "name")
    coder.encode(age, forKey: "age")
    coder.encode(height, forKey: "height")
    coder.encode(isMember, forKey: "isMember")
    coder.encode(born, forKey: "born")
    coder.encode(NSArray(array: tags.map { NSString(string: $0) }), forKey: "tags")
    let keys = scores.keys.sorted()
    let numbers = keys.map { NSNumber(value: scores[$0] ?? 0) }
    coder.encode(
      NSDictionary(objects: numbers, forKeys: keys.map { NSString(string: $0) }), forKey: "scores")
    coder.encode(NSData(data: picture), forKey: "picture")
    coder.encode(NSUUID(uuidString: id.uuidString), forKey: "id")
    coder.encode(home, forKey: "home")
    coder.encode(boss, forKey: "boss")
    coder.encode(NSArray(array: friends), forKey: "friends")
  }

  init?(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" } ?? ""
    age = coder.decodeInteger(forKey: "age")
    height = coder.decodeDouble(forKey: "height")
    isMember = coder.decodeBool(forKey: "isMember")
    born =
      coder.containsValue(forKey: "born")
      ? coder.decodeObject(of: NSDate.self, forKey: "born") : nil
    if coder.containsValue(forKey: "boss") {
      boss = coder.decodeObject(of: KeyedCodingPerson.self, forKey: "boss")
    }
    if coder.containsValue(forKey: "friends") {
      let classes: [AnyClass] = [NSArray.self, KeyedCodingPerson.self]
      let array = coder.decodeObject(of: classes, forKey: "friends") as? NSArray
      friends = array?.compactMap { $0 as? KeyedCodingPerson } ?? []
    }
  }
}

/// The same as a model, with other keys in other formats.
@Mappable(version: 2) private final class KeyedPerson {
  @CodingKey("full_name") var name: String
  var age = 0
  var height = 0.0
  @CodingKey(path: "membership.active") var isMember = false
  var born: Date?
  var tags: [String] = []
  var scores: [String: Int] = [:]
  var picture = Data()
  var id: UUID?
  var home: URL?
  var boss: KeyedPerson?
  var friends: [KeyedPerson] = []
  @Archived weak var mentor: KeyedPerson?
  init(name: String) { self.name = name }
}

@Suite("Keyed archives")
struct KeyedArchiveTests {
  private let options = ArchiveMapper.Options(
    types: [.type(KeyedPerson.self, as: "KeyedCodingPerson", formerly: "MTLPerson")],
    migrations: [
      ArchiveMigrations(of: KeyedPerson.self, .rename("title", to: "name", from: 1))
    ])

  private var mapper: KeyedArchiveMapper { KeyedArchiveMapper(options: options) }

  private func coded(_ object: NSObject) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }

  // Features: 203, 5.4
  @Test(
    "What a class of NSCoding wrote is read into a model, by the names of properties")
  func reading() throws {
    let (person, boss) = (KeyedCodingPerson(), KeyedCodingPerson())
    (person.name, person.age, person.height, person.isMember) = ("Ann", 36, 1.75, true)
    (person.born, person.tags) = (NSDate(timeIntervalSinceReferenceDate: 0.25), ["a", "é"])
    (person.scores, person.picture) = (["x": 1, "y": 2], Data([1, 2]))
    (person.home, person.boss, boss.name) = (NSURL(string: "https://x.org/a"), boss, "Bob")
    person.friends = [boss, boss]
    let model = try mapper.decode(KeyedPerson.self, from: try coded(person))
    #expect(model.name == "Ann" && model.age == 36 && model.height == 1.75 && model.isMember)
    #expect(model.born == Date(timeIntervalSinceReferenceDate: 0.25))
    #expect(model.tags == ["a", "é"] && model.scores == ["x": 1, "y": 2])
    #expect(model.picture == Data([1, 2]) && model.id == person.id)
    #expect(model.home?.absoluteString == "https://x.org/a")
    #expect(model.boss?.name == "Bob" && model.boss?.born == nil)
    #expect(model.friends.count == 2 && model.friends[0] === model.boss)
  }

  @Test("Foundation's containers are read in their order") func containers() throws {
    let values: [Any] = [
      NSOrderedSet(array: ["b", "a", "c"]), NSMutableOrderedSet(array: ["z"]), NSOrderedSet(),
      NSArray(array: ["y", "x"]), NSSet(array: ["w"]),
    ]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(array: values), requiringSecureCoding: false)
    let read = try KeyedArchiveMapper().decode([[String]].self, from: data)
    #expect(read == [["b", "a", "c"], ["z"], [], ["y", "x"], ["w"]])
  }

  // Features: 203
  @Test("What a model writes is read by a class of NSCoding, and by the model")
  func writing() throws {
    let (person, boss) = (KeyedPerson(name: "Ann"), KeyedPerson(name: "Bob"))
    (person.age, person.height, person.isMember, person.boss) = (36, 1.75, true, boss)
    (person.born, person.friends) = (Date(timeIntervalSinceReferenceDate: 8), [boss])
    (person.id, person.home, boss.scores) = (UUID(), URL(string: "https://x.org"), ["a": 1])
    let bytes = try mapper.encode(person)
    let reader = try NSKeyedUnarchiver(forReadingFrom: Data(bytes))
    reader.decodingFailurePolicy = .setErrorAndReturn
    reader.setClass(KeyedCodingPerson.self, forClassName: "KeyedCodingPerson")
    let object = try #require(
      reader.decodeObject(of: KeyedCodingPerson.self, forKey: NSKeyedArchiveRootObjectKey))
    #expect(object.name == "Ann" && object.age == 36 && object.height == 1.75 && object.isMember)
    #expect(object.born?.timeIntervalSinceReferenceDate == 8)
    #expect(object.boss?.name == "Bob" && object.friends.first === object.boss)
    let again = try mapper.decode(KeyedPerson.self, from: bytes)
    #expect(again.name == "Ann" && again.friends[0] === again.boss && again.isMember)
    #expect(again.id == person.id && again.home == person.home && again.boss?.scores == ["a": 1])
  }

  @Test(
    "Cycles, which crash Foundation's decoder, and conditional references survive a round trip")
  func cycles() throws {
    let (left, right) = (KeyedPerson(name: "l"), KeyedPerson(name: "r"))
    (left.boss, right.boss, right.mentor) = (right, left, left)
    for style in [KeyedArchiveMapper.Style.coding, .mantle] {
      var mapper = mapper
      mapper.style = style
      let again = try mapper.decode(KeyedPerson.self, from: try mapper.encode(left))
      #expect(again.boss?.boss === again && again.boss?.mentor === again)
      again.boss = nil
    }
    left.boss = nil
    right.boss = nil
    #expect(try mapper.decode(KeyedPerson.self, from: try mapper.encode(right)).mentor == nil)
  }

  // Features: 5.5
  @Test("Mantle's versions are migrated, newer ones refused")
  func versions() throws {
    /// The output of Mantle: all values are objects, including the version of the model.
    func mantle(version: Int) -> NSObject { MTLPerson(version: version) }
    for version in [0, 1] {
      let model = try mapper.decode(KeyedPerson.self, from: try coded(mantle(version: version)))
      #expect(model.name == "Ada" && model.age == 36)
    }
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(KeyedPerson.self, from: try coded(mantle(version: 3)))
    }
    #expect(error?.code == .newerVersion && error?.found == "version 3")
  }

  // Features: 5.6
  @Test(
    "Only declared classes are made, and values of another kind are errors with their places")
  func refused() throws {
    let data = try coded(KeyedCodingPerson())
    let error = #expect(throws: MappingError.self) {
      try KeyedArchiveMapper().decode(KeyedPerson.self, from: data)
    }
    #expect(error?.code == .unknownCase)
    #expect(error?.found?.hasSuffix("KeyedCodingPerson") == true)
    for source in [Data(), Data("bplist00".utf8), Data("{}".utf8), data.dropLast()] {
      #expect(throws: MappingError.self) {
        try mapper.decode(KeyedPerson.self, from: Data(source))
      }
    }
    #expect(throws: MappingError.self) {
      try mapper.decode(KeyedPerson.self, from: data, key: "other")
    }
    #expect(throws: MappingError.self) { try mapper.decode([KeyedPerson].self, from: data) }
  }

  @Test("Two thousand damaged keyed archives are decoded or rejected without a crash")
  func damaged() throws {
    let person = KeyedPerson(name: "Ann")
    (person.friends, person.tags) = ([person, KeyedPerson(name: "Bob")], ["a", "b"])
    let bytes = try mapper.encode(person)
    person.friends = []
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    var (read, refused) = (0, 0)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0...random(2) { changed[random(changed.count)] = UInt8(random(256)) }
      do throws(MappingError) {
        let again = try mapper.decode(KeyedPerson.self, from: changed)
        (again.friends, again.boss) = ([], nil)
        read += 1
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(read > 50 && refused > 500)
  }

  @Test("Containers that share containers do not grow without limit")
  func expansion() throws {
    #expect(throws: MappingError.self) {
      try mapper.decode([AnyValue].self, from: PropertyListUID.archive(levels: 40, width: 10))
    }
    #expect(throws: MappingError.self) {
      try mapper.decode([AnyValue].self, from: PropertyListUID.archive(levels: 600, width: 1))
    }
    #expect(
      try mapper.decode([AnyValue].self, from: PropertyListUID.archive(levels: 3, width: 2)).count
        == 2
    )
    let error = #expect(throws: MappingError.self) {
      try mapper.decode([AnyValue].self, from: PropertyListUID.selfContaining)
    }
    #expect(error?.code == .invalidValue)
  }

  // Features: 203
  @Test("A model is a member of a graph that Foundation archives")
  func box() throws {
    let box = try ArchiveBox(GraphAddress(street: "Quay", zip: "1"))
    let data = try coded(box)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchiveBox.self, from: data))
    #expect(try again.decode(GraphAddress.self) == GraphAddress(street: "Quay", zip: "1"))
    #expect(throws: MappingError.self) { try again.decode(Int.self) }
  }
}

/// A class that encodes like Mantle's models.
final class MTLPerson: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  private let version: Int
  init(version: Int) { self.version = version }
  init?(coder: NSCoder) { nil }

  func encode(with coder: NSCoder) {
    coder.encode(NSNumber(value: version), forKey: "MTLModelVersion")
    coder.encode(NSString(string: "Ada"), forKey: "title")
    coder.encode(NSNumber(value: 36), forKey: "age")
  }
}

/// Keyed archives in XML that no archiver produces.
private struct PropertyListUID {
  let number: Int
  init(_ number: Int) { self.number = number }

  var xml: String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }

  /// Nested arrays, each repeated `width` times in the next.
  static func archive(levels: Int, width: Int) -> String {
    let arrays = (0..<levels).map { level in
      let next = PropertyListUID(level + 1 < levels ? level + 3 : 0).xml
      return array(String(repeating: next, count: width))
    }
    return document(arrays)
  }

  static var selfContaining: String { document([array(PropertyListUID(2).xml)]) }

  private static func array(_ elements: String) -> String {
    """
    <dict><key>$class</key>\(PropertyListUID(1).xml)<key>NS.objects</key>
    <array>\(elements)</array></dict>
    """
  }

  private static func document(_ objects: [String]) -> String {
    """
    <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
    <key>$version</key><integer>100000</integer>
    <key>$top</key><dict><key>root</key>\(PropertyListUID(2).xml)</dict>
    <key>$objects</key><array><string>$null</string>
    <dict><key>$classname</key><string>NSArray</string></dict>\(objects.joined())</array></dict></plist>
    """
  }
}
