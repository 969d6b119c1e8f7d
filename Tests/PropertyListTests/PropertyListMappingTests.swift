import Foundation
import Maquette
import MaquettePropertyList
import Testing

@Mappable
struct AppSettings: Equatable {
  @Mappable
  struct Window: Equatable {
    var frame: [Double]
    var isVisible = true
  }

  var name: String
  var launches: Int
  var firstLaunch: Date
  var token: Data
  var id: UUID
  var home: URL
  var ratio: Float
  var price: Decimal
  var windows: [String: Window] = [:]
  var note: String?
}

@Suite struct PropertyListMappingTests {
  static let settings = AppSettings(
    name: "Ada", launches: 3, firstLaunch: Date(timeIntervalSinceReferenceDate: 259_200),
    token: Data([1, 2, 255]), id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
    home: URL(string: "https://example.org/")!, ratio: 0.1, price: Decimal(string: "9.95")!,
    windows: ["main": .init(frame: [0, 0, 640.5, 480])], note: nil)

  // Features: 217
  @Test(
    "A model comes back from both forms",
    arguments: [PropertyListFormat.Form.xml, .binary])
  func roundTrip(form: PropertyListFormat.Form) throws {
    let bytes = try Self.settings.propertyListBytes(form)
    #expect(try AppSettings(propertyList: bytes) == Self.settings)
    #expect(try AppSettings(propertyList: Data(bytes)) == Self.settings)
  }

  @Test(
    "Dates and bytes are values of the format", arguments: [PropertyListFormat.Form.xml, .binary])
  func nativeValues(form: PropertyListFormat.Form) throws {
    let bytes = try Self.settings.propertyListBytes(form)
    let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let dictionary = try #require(read as? [String: Any])
    #expect(dictionary["firstLaunch"] as? Date == Self.settings.firstLaunch)
    #expect(dictionary["token"] as? Data == Self.settings.token)
    #expect(dictionary["note"] == nil)
  }

  @Test("Fractions of a second are kept in binary, and in XML only given up on request")
  func fractions() throws {
    let moment = Date(timeIntervalSinceReferenceDate: 0.75)
    #expect(try [Date](propertyList: [moment].propertyListBytes()) == [moment])
    #expect(throws: MappingError.self) { try [moment].propertyListBytes(.xml) }
    let mapper = PropertyListMapper(options: .init(format: .init(.xml, roundsDates: true)))
    let bytes = try mapper.encode([moment, Date(timeIntervalSinceReferenceDate: -0.25)])
    #expect(
      try [Date](propertyList: bytes) == [
        Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: -1),
      ])
  }

  @Test("An error in XML reports line, column and offset, and shows the line")
  func errorInXML() throws {
    let text = """
      <plist version="1.0">
      <dict>
        <key>launches</key>
        <string>many</string>
      </dict>
      </plist>
      """
    let error = #expect(throws: MappingError.self) { try AppSettings(propertyList: text) }
    #expect(error?.path.description == "launches")
    #expect(error?.location == TextLocation(line: 4, column: 3, byteOffset: 53))
    #expect(error?.details.contains("  |   <string>many</string>\n  |   ^") == true)
  }

  @Test("A missing key has the location of its object")
  func missingKey() {
    let error = #expect(throws: MappingError.self) {
      try [String: AppSettings.Window](propertyList: "<dict>\n<key>a</key>\n<dict/></dict>")
    }
    #expect(error?.code == .missingKey)
    #expect(error?.path.description == "a.frame")
    #expect(error?.location?.line == 3)
  }

  @Test("A Swift string ignores its declared encoding")
  func declaredEncoding() throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?><string>é</string>"
    #expect(try String(propertyList: text) == "é")
    #expect(try String(propertyList: Array(text.utf8)) == "Ã©")
  }

  @Test("An error in UTF-16 has the location in the source")
  func errorInUTF16() {
    let text = "\u{FEFF}<array>\n<integer>é</integer></array>"
    let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let parsing = #expect(throws: MappingError.self) { try [Int](propertyList: bytes) }
    #expect(parsing?.location == TextLocation(line: 2, column: 10, byteOffset: 36))
    let other = "\u{FEFF}<array>\n<string>é</string><true/></array>"
    let source = other.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let reading = #expect(throws: MappingError.self) { try [Int](propertyList: source) }
    #expect(reading?.location == TextLocation(line: 2, column: 1, byteOffset: 18))
  }

  @Test("An error in binary has the offset of the object")
  func errorInBinary() throws {
    let bytes = try (["launches": "many"] as AnyValue).propertyListBytes()
    let error = #expect(throws: MappingError.self) { try AppSettings(propertyList: bytes) }
    #expect(error?.path.description == "launches")
    #expect(error?.location == nil)
    let offset = try #require(error?.byteOffset)
    #expect(Array(bytes[offset...].prefix(5)) == [0x54] + Array("many".utf8))
  }

  @Test("A report lists every issue with its location")
  func report() throws {
    let text = "<dict>\n<key>frame</key>\n<array><string>1.5</string>\n<true/></array></dict>"
    let report = PropertyListMapper().decodeReporting(AppSettings.Window.self, from: text)
    let lines = report.issues.map { "\($0.severity) \($0.path) \($0.error.location?.line ?? 0)" }
    #expect(lines == ["repair frame[0] 3", "error frame[1] 4"])
  }

  @Test("An update changes only the keys in the property list")
  func update() throws {
    var settings = Self.settings
    try PropertyListMapper().update(
      &settings, from: "<dict><key>name</key><string>Bob</string></dict>")
    #expect(settings.name == "Bob")
    #expect(settings.launches == 3)
  }

  @Test("A model is decoded at a path in the property list")
  func path() throws {
    let tree: AnyValue = ["all": ["one": ["frame": [1, 2]]]]
    let bytes = try tree.propertyListBytes(.xml)
    let window = try PropertyListMapper().decode(
      AppSettings.Window.self, from: bytes, at: "all.one")
    #expect(window.frame == [1, 2])
  }
}
