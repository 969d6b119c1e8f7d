import Testing

@Suite("Expansion of a struct")
struct StructExpansionTests {
  @Test func aStructKeepsItsMemberwiseInitialiser() {
    expectExpansion(
      #"""
      @Mappable(fieldNaming: .snakeCase)
      public struct Tweet {
        public let id: Int
        @CodingKey(path: "user.name") @DecodableAlias("author") var userName: String
        var tags: [String] = []
        @CodableDefault(1, on: .missing, .invalid) var level: Int?
        @CodableFlattened var place: Place?
      }
      """#,
      #"""
      public struct Tweet {
        public let id: Int
        var userName: String
        var tags: [String] = []
        var level: Int?
        var place: Place?

        nonisolated public static let __layout: MaquetteCore.__StructDecodingTable = {
          var properties = MaquetteCore.__StructProperties<Tweet>()
          properties.add("id", \Tweet.id)
          properties.add("userName", \Tweet.userName)
          properties.add("tags", \Tweet.tags, .initial, default: { [] })
          properties.read("level", \Tweet.level, [.missing, .invalid], default: { 1 })
          properties.write("level;", \Tweet.level, keepsNil: true)
          typealias m_place = MaquetteCore.__Field.DecodableType<Place>  // flattened, so it has to be a model
          properties.flatten("place", \Tweet.place, by: m_place.__Fields.self, make: { m_place(__fields: $0) }, take: { m_place.__fields(of: $0) }, change: { $0.__change(to: $1) })
          properties.writeFields(of: \Tweet.place)
          return MaquetteCore.__StructDecodingTable(
            "Tweet", properties,
            paths: "id;user.name|author;tags;level;;")
        }()

        nonisolated public static var __decodingKind: MaquetteCore.__DecodingKind { .structure(__layout) }

        public typealias __Fields = MaquetteCore.__StructFields<Tweet>

        nonisolated public static let __output = MaquetteCore.__StructEncodingTable(__layout)

        nonisolated public static var __encodingKind: MaquetteCore.__EncodingKind { .structure(__output) }

        public typealias __Code = MaquetteCore.__TableCode

        nonisolated public static let __schema: MaquetteCore.ModelSchema = MaquetteCore.ModelSchema(__layout, constants: "id")
      }

      extension Tweet: nonisolated MaquetteCore.MappingDecodable, nonisolated MaquetteCore.MappingEncodable, nonisolated MaquetteCore.FlattenedEncodable, nonisolated MaquetteCore.SchemaProviding {}
      """#)
  }

  @Test func aPlainStructIsReadAndWrittenInPlace() throws {
    expectExpansion(
      #"""
      @Mappable
      struct Spot {
        let id: Int
        @DecodableAlias("title") var name: String?
        var tags: [String] = []
        @CodableDefault(1, on: .missing, .invalid) var level: Int
        @CodableIgnored var note = ""
      }
      """#,
      #"""
      struct Spot {
        let id: Int
        var name: String?
        var tags: [String] = []
        var level: Int
        var note = ""

        nonisolated static let __layout: MaquetteCore.__StructDecodingTable = {
          var properties = MaquetteCore.__StructProperties<Spot>()
          properties.add("id", \Spot.id)
          properties.add("name", \Spot.name)
          properties.add("tags", \Spot.tags, .initial, default: { [] })
          properties.add("level", \Spot.level, [.missing, .invalid], default: { 1 })
          properties.add(unread: "note", \Spot.note) { "" }
          return MaquetteCore.__StructDecodingTable(
            "Spot", properties,
            paths: "id;name|title;tags;level;")
        }()

        nonisolated static var __decodingKind: MaquetteCore.__DecodingKind { .structure(__layout) }

        typealias __Fields = MaquetteCore.__StructFields<Spot>

        nonisolated static let __output = MaquetteCore.__StructEncodingTable(__layout)

        nonisolated static var __encodingKind: MaquetteCore.__EncodingKind { .structure(__output) }

        typealias __Code = MaquetteCore.__TableCode
      }

      extension Spot: nonisolated MaquetteCore.MappingDecodable, nonisolated MaquetteCore.MappingEncodable, nonisolated MaquetteCore.FlattenedEncodable {}
      """#, missing: ["MappingDecodable", "MappingEncodable", "FlattenedEncodable"])
  }

  @Test func aTypeThatMayNameAFunctionIsNoneWhereAStrategyIsUsed() {
    let check = "_ = { (h_isAFunction_markIt_CodableIgnored: Handler) -> Any in"
    for (declaration, isChecked) in [
      ("@Mappable struct S { @CodableBy(x) var h: Handler }", true),
      ("@Mappable struct S { @CodableBy(x) var h: Handler? }", true),
      ("@Mappable(.encode) struct S { @EncodableBy(x) var h: Handler }", true),
      ("@Mappable struct S { @DecodableIgnored @EncodableBy(x) var h: Handler = f }", true),
      ("@Mappable struct S<T: Mappable> { @DecodableBy(x) var h: Handler; var t: T }", true),
      ("@Mappable final class S { @CodableBy(x) let h: Handler }", true),
      ("@Mappable struct S { var h: Handler }", false),
      ("@Mappable struct S { @CodableBy(x) var h: Date }", false),
      ("@Mappable struct S { @CodableBy(x) var h: [Handler] }", false),
      ("@Mappable struct S { @CodableBy(x) var h: any Handler }", false),
    ] {
      #expect(expansion(of: declaration).contains(check) == isChecked, "\(declaration)")
    }
  }

  @Test("The core makes a struct from its storage if the memory of the struct is not known")
  func observers() {
    expectExpansion(
      #"""
      @Mappable
      struct Volume {
        let name: String
        var level: Int { didSet { print(level) } }
      }
      """#,
      #"""
      struct Volume {
        let name: String
        var level: Int { didSet { print(level) } }

        nonisolated struct __Storage: MaquetteCore.__ValueCode {
          var name: String
          var level: Int

          typealias __Model = __Storage

          static let __layout: MaquetteCore.__StructDecodingTable = {
            var properties = MaquetteCore.__StructProperties<__Storage>()
            properties.add("name", \__Storage.name)
            properties.add("level", \__Storage.level)
            return MaquetteCore.__StructDecodingTable(
              "Volume", storing: Volume.self, properties,
              paths: "name;level;")
          }()

          static let __output = MaquetteCore.__StructEncodingTable(__layout)

          static func __make(_ storage: __owned __Storage) -> Volume {
            Volume(__storage: storage)
          }

          @inline(never)
          static func __storage(of model: Volume) -> __Storage {
            __Storage(name: model.name, level: model.level)
          }

          static func __assign(_ storage: __Storage, to model: inout Volume) {
            model = Volume(__storage: storage)
          }
        }

        typealias __Fields = MaquetteCore.__TableFields<__Storage>

        typealias __Code = __Storage

        nonisolated static let __schema: MaquetteCore.ModelSchema = MaquetteCore.ModelSchema(__Storage.__layout, constants: "name")
      }

      extension Volume: nonisolated MaquetteCore.MappingDecodable, nonisolated MaquetteCore.MappingEncodable, nonisolated MaquetteCore.FlattenedEncodable, nonisolated MaquetteCore.SchemaProviding {
        @inline(never)
        nonisolated init(__storage storage: __Storage) {
          self.name = storage.name
          self.level = storage.level
        }
      }
      """#)
  }

  @Test func aFrameIsAroundTheTableOfAStructInAContainer() {
    expectExpansion(
      #"""
      @Mappable(.encode, container: "data")
      struct Contained {
        @CodingKey(path: "list[1]") var first: Int
      }
      """#,
      #"""
      struct Contained {
        var first: Int

        nonisolated static let __output: MaquetteCore.__StructEncodingTable = {
          var properties = MaquetteCore.__StructProperties<Contained>()
          properties.write("list;", \Contained.first)
          properties.place(in: [.index(1)])
          return MaquetteCore.__StructEncodingTable(properties)
        }()

        nonisolated static let __schema: MaquetteCore.ModelSchema = MaquetteCore.ModelSchema("Contained", "first", [(Int).self], unread: "first", keys: ["first", "list"])

        nonisolated func __value(ofProperty name: Swift.String) -> Any? {
          switch name {
            case "first": self.first as Any
            default: nil
          }
        }
      }

      extension Contained: nonisolated MaquetteCore.MappingEncodable {
        nonisolated static var __encodingForm: MaquetteCore.__ModelForm? { MaquetteCore.__ModelForm(output: __output, in: [.key("data")]) }

        nonisolated func write(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          try writer.__begin(container: [.key("data")])
          try writer.__writeModel(Self.self) { (writer) throws(MaquetteCore.WriteFailure) in
            try writer.writeProperties(of: self, Self.__output)
          }
          writer.__end(container: [.key("data")])
        }

        nonisolated func write(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          try writer.__begin(container: [.key("data")])
          try writer.__writeModel(Self.self) { (writer) throws(MaquetteCore.WriteFailure) in
            try writer.writeProperties(of: self, Self.__output)
          }
          writer.__end(container: [.key("data")])
        }
      }

      extension Contained: nonisolated MaquetteCore.SchemaProviding {}
      """#)
  }

  @Test("A computed property is a row of the table of a struct") func computedProperties() {
    expectExpansion(
      #"""
      @Mappable(.encode)
      struct Square {
        var side: Int
        @EncodableComputed @EncodableIf(\Square.isLarge) var area: Int { side * side }
      }
      """#,
      #"""
      struct Square {
        var side: Int
        var area: Int { side * side }

        nonisolated static let __output: MaquetteCore.__StructEncodingTable = {
          var properties = MaquetteCore.__StructProperties<Square>()
          properties.write("side;", \Square.side)
          properties.compute("area", { $0.area }, if: \Square.isLarge) { properties in
            properties.write("area;", \.self)
          }
          return MaquetteCore.__StructEncodingTable(properties)
        }()

        nonisolated static var __encodingKind: MaquetteCore.__EncodingKind { .structure(__output) }

        typealias __Code = MaquetteCore.__WritingTableCode

        nonisolated static let __schema: MaquetteCore.ModelSchema = MaquetteCore.ModelSchema("Square", "side", [(Int).self], unread: "side")

        nonisolated func __value(ofProperty name: Swift.String) -> Any? {
          switch name {
            case "side": self.side as Any
            default: nil
          }
        }
      }

      extension Square: nonisolated MaquetteCore.MappingEncodable, nonisolated MaquetteCore.FlattenedEncodable, nonisolated MaquetteCore.SchemaProviding {}
      """#)
  }
}
