import MaquetteCore

/// A model with a property of every kind that the core supports; fuzzing and the differential tests
/// decode any text to it.
struct Specimen: Equatable {
  var byte: Int8?
  var natural: UInt64?
  var wide: Int128?
  var double: Double?
  var float: Float?
  var flag: Bool?
  var text: String?
  var letter: Character?
  var numbers: [Int] = []
  var gaps: [Double?] = []
  var words: Set<String> = []
  var byName: [String: Int] = [:]
  var byNumber: [Int: AnyValue] = [:]
  var color: Color?
  var moment: Timestamp?
  var bytes: [UInt8]?
  var tolerant = 0
  var anything: AnyValue?
  var child: Child?
  var children: [Specimen] = []

  /// A raw value of text.
  enum Color: String, CaseIterable, MappingDecodable, MappingEncodable {
    case red, green
    case darkBlue = "dark blue"
  }
}

extension Specimen {
  /// A nested model with a key that needs escapes and one that is not ASCII.
  struct Child: Equatable {
    var id: Int
    var quote: String?
    var grüße: Bool?
  }
}

extension Specimen: nonisolated ReadInPlace {
  typealias __Fields = __StructFields<Specimen>

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Specimen>()
    properties.add("byte", \.byte)
    properties.add("natural", \.natural)
    properties.add("wide", \.wide)
    properties.add("double", \.double)
    properties.add("float", \.float)
    properties.add("flag", \.flag)
    properties.add("text", \.text)
    properties.add("letter", \.letter)
    properties.add("numbers", \.numbers, .missing, default: { [] })
    properties.add("gaps", \.gaps, .missing, default: { [] })
    properties.add("words", \.words, .missing, default: { [] })
    properties.add("byName", \.byName, .missing, default: { [:] })
    properties.add("byNumber", \.byNumber, .missing, default: { [:] })
    properties.add("color", \.color)
    properties.read("moment", \.moment, by: TimestampStrategy.automatic, [])
    properties.read("bytes", \.bytes, by: BytesStrategy.base64, [])
    properties.add("tolerant", \.tolerant, [.missing, .null, .invalid], default: { 0 })
    properties.add("anything", \.anything)
    properties.add("child", \.child)
    properties.add("children", \.children, .missing, default: { [] })
    return __StructDecodingTable(
      "Specimen", properties,
      paths: """
        byte;natural;wide;double;float;flag;text;letter;numbers;gaps;words;by_name;by_number;\
        color;moment;bytes;tolerant;anything;child;children;
        """)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output: __StructEncodingTable = {
    var properties = __StructProperties<Specimen>()
    properties.write("byte;", \.byte)
    properties.write("natural;", \.natural)
    properties.write("wide;", \.wide)
    properties.write("double;", \.double)
    properties.write("float;", \.float)
    properties.write("flag;", \.flag)
    properties.write("text;", \.text)
    properties.write("letter;", \.letter)
    properties.write("numbers;", \.numbers)
    properties.write("gaps;", \.gaps)
    properties.write("words;", \.words)
    properties.write("by_name;", \.byName)
    properties.write("by_number;", \.byNumber)
    properties.write("color;", \.color)
    properties.write("moment;", \.moment, by: TimestampStrategy.automatic)
    properties.write("bytes;", \.bytes, by: BytesStrategy.base64)
    properties.write("tolerant;", \.tolerant)
    properties.write("anything;", \.anything)
    properties.write("child;", \.child)
    properties.write("children;", \.children)
    return __StructEncodingTable(properties)
  }()
}

extension Specimen.Child: nonisolated ReadInPlace {
  typealias __Fields = __StructFields<Specimen.Child>

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Specimen.Child>()
    properties.add("id", \.id)
    properties.add("quote", \.quote)
    properties.add("grüße", \.grüße)
    return __StructDecodingTable("Child", properties, paths: "id;a \"quote\";grüße;")
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}
