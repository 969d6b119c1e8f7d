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

        nonisolated public struct __Fields: MaquetteCore.FieldAccumulator {
          var f_id: Int?
          var f_userName: String?
          var f_userName_rank: Swift.UInt8 = 255
          var f_tags: [String]?
          var f_level: Int??
          var g0 = G0()
          var f_place = Place.__Fields()
          var has_place = false
          public var failedKeys: [Swift.String]?

          public init() {}

          public static var modelName: Swift.String { "Tweet" }

          public static var modelType: (any Any.Type)? { Tweet.self }

          @inline(__always)
          public static var keys: MaquetteCore.KeyTable {
            MaquetteCore.KeyTable(rows: "\"id\":\"user\":\"tags\":\"level\":\"author\":                                                                ", index: "\u{0}\u{0}\u{5}\u{0}\u{5}\u{0}\u{7}\u{0}\u{c}\u{0}\u{7}\u{0}\u{13}\u{0}\u{8}\u{0}\u{1b}\u{0}\u{9}\u{0}", tags: "SA^ur\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", count: 5)
          }

          @inline(__always)
          public mutating func readField<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            _ slot: Swift.Int, from reader: inout __R
          ) throws(MaquetteCore.ReadFailure) {
            switch slot {
            case 0:
              try reader.readField(into: &self.f_id)
            case 1:
              self.g0.f_userName = self.f_userName
              self.g0.f_userName_rank = 255
              try reader.readNestedFields(into: &self.g0)
              if self.g0.f_userName_rank <= self.f_userName_rank, self.g0.f_userName_rank < 255 {
                self.f_userName = self.g0.f_userName
                self.f_userName_rank = self.g0.f_userName_rank
              }
            case 2:
              try reader.readField(into: &self.f_tags, .nullIsAbsent)
            case 3:
              try reader.readField(into: &self.f_level, .invalidIsAbsent)
            case 4:
              if self.f_userName_rank < 1 {
                try reader.skipValue()
              } else {
                try reader.readField(into: &self.f_userName)
                self.f_userName_rank = 1
              }
            default:
              break
            }
          }

          @inline(__always)
          public mutating func readInheritedField<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            from reader: inout __R
          ) throws(MaquetteCore.ReadFailure) -> Swift.Bool {
            if try reader.readInherited(into: &self.f_place) {
              self.has_place = true
              return true
            }
            return false
          }

          @inline(__always)
          public static var holdsCases: Swift.Bool { Place.__Fields.holdsCases }

          public var takenKeys: [MaquetteCore.TakenKeys] { [.init(Self.keys)] + self.f_place.takenKeys }

          public mutating func readCases<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            from reader: inout __R, besides taken: [MaquetteCore.TakenKeys], within affixes: MaquetteCore.Affixes
          ) throws(MaquetteCore.ReadFailure) {
            try self.f_place.readCases(from: &reader, besides: taken, within: affixes)
          }

          @inline(__always)
          public var isComplete: Swift.Bool {
            if MaquetteCore.Field.isAbsent(self.f_id) { return false }
            if MaquetteCore.Field.isAbsent(self.f_userName) { return false }
            if !self.g0.isComplete { return false }
            if self.has_place, !self.f_place.isComplete { return false }
            return true
          }

          public var missingFields: [MaquetteCore.MissingField] {
            var missing: [MaquetteCore.MissingField] = []
            if MaquetteCore.Field.isAbsent(self.f_id) { missing.add("id", property: "id") }
            if MaquetteCore.Field.isAbsent(self.f_userName) { missing.add("user", "name", property: "userName") }
            if !self.g0.isComplete { missing += MaquetteCore.MissingField.nested(in: self.g0, key: "user") }
            if self.has_place, !self.f_place.isComplete { missing += self.f_place.missingFields }
            return missing
          }

          mutating func take_level() -> Int? {
            if let value = self.f_level.take() { return value }
            return 1
          }

          func make_place() -> Swift.Optional<Place> {
            self.has_place ? Place(__fields: self.f_place) : nil
          }

          nonisolated struct G0: MaquetteCore.FieldAccumulator {
            var f_userName: String?
            var f_userName_rank: Swift.UInt8 = 255
            var failedKeys: [Swift.String]?

            init() {}

            static var modelName: Swift.String { "Tweet" }

            @inline(__always)
            static var keys: MaquetteCore.KeyTable {
              MaquetteCore.KeyTable(rows: "\"name\":                                                                ", index: "\u{0}\u{0}\u{7}\u{0}", tags: "q\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", count: 1)
            }

            @inline(__always)
            mutating func readField<__R: MaquetteCore.Reader & ~Swift.Copyable>(
              _ slot: Swift.Int, from reader: inout __R
            ) throws(MaquetteCore.ReadFailure) {
              switch slot {
              case 0:
                try reader.readField(into: &self.f_userName)
                self.f_userName_rank = 0
              default:
                break
              }
            }

            @inline(__always)
            var isComplete: Swift.Bool {
              return true
            }

            var missingFields: [MaquetteCore.MissingField] {
              []
            }
          }
        }

        nonisolated public static func __fields(of model: Self) -> __Fields {
          var fields = __Fields()
          fields.f_id = model.id
          fields.f_userName = model.userName
          fields.f_tags = model.tags
          fields.f_level = model.level
          if let value = model.place {
            fields.f_place = Place.__fields(of: value)
            fields.has_place = true
          }
          return fields
        }

        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.Writer & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          try writer.writeField(MaquetteCore.StaticKey(json: "\"id\":"), self.id)
          writer.writeKey(MaquetteCore.StaticKey(json: "\"user\":"))
          try writer.beginObject()
          try writer.writeField(MaquetteCore.StaticKey(json: "\"name\":"), self.userName)
          writer.endObjectUnlessEmpty()
          try writer.writeField(MaquetteCore.StaticKey(json: "\"tags\":"), self.tags)
          try writer.writeField(MaquetteCore.StaticKey(json: "\"level\":"), self.level)
          if let value = self.place { try writer.writeFields(of: value) }
        }

        nonisolated public static let schema: MaquetteCore.Schema = {
          MaquetteCore.Schema(
            name: "Tweet",
            properties: [
              MaquetteCore.Schema.Property("id", type: (Int).self, path: ["id"], flags: [.isConstant]),
              MaquetteCore.Schema.Property("userName", type: (String).self, path: ["user", "name"], aliases: [["author"]]),
              MaquetteCore.Schema.Property("tags", type: ([String]).self, path: ["tags"], flags: [.hasDefault]),
              MaquetteCore.Schema.Property("level", type: (Swift.Optional<Int>).self, path: ["level"], flags: [.hasDefault]),
              MaquetteCore.Schema.Property("place", type: (Swift.Optional<Place>).self, path: [], flags: [.hasDefault, .isFlattened]),
            ]
          )
        }()

        nonisolated public func value(ofProperty name: Swift.String) -> Any? {
          switch name {
            case "id": self.id as Any
            case "userName": self.userName as Any
            case "tags": self.tags as Any
            case "level": self.level as Any
            case "place": self.place as Any
            default: nil
          }
        }
      }

      extension Tweet: nonisolated MaquetteCore.Readable {
        nonisolated public static var __hasParts: Swift.Bool { true }

        nonisolated public init(__fields fields: consuming __Fields) {
          self.id = MaquetteCore.Field.take(&fields.f_id)
          self.userName = MaquetteCore.Field.take(&fields.f_userName)
          if let value = fields.f_tags.take() { self.tags = value }
          self.level = fields.take_level()
          self.place = fields.make_place()
        }

        nonisolated public init(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
          self.init(__fields: try reader.readModel(__Fields.self))
        }

        nonisolated public init(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          self.init(__fields: try reader.readModel(__Fields.self))
        }

        nonisolated public mutating func update(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
          self = Self(__fields: try reader.changedFields(Self.__fields(of: self)))
        }

        nonisolated public mutating func update(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          self = Self(__fields: try reader.changedFields(Self.__fields(of: self)))
        }
      }

      extension Tweet: nonisolated MaquetteCore.Writable, nonisolated MaquetteCore.FieldWritable {
        @inline(never)
        nonisolated public func __writeFields(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }

        @inline(never)
        nonisolated public func __writeFields(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }
      }

      extension Tweet: nonisolated MaquetteCore.SchemaProviding {}
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

        nonisolated static let __layout: MaquetteCore.StructLayout = {
          var properties = MaquetteCore.StructProperties<Spot>()
          properties.add("id", \Spot.id)
          properties.add("name", \Spot.name)
          properties.add("tags", \Spot.tags, .initial, default: { [] })
          properties.add("level", \Spot.level, [.missing, .invalid], default: { 1 })
          properties.add(unread: "note", \Spot.note) { "" }
          return MaquetteCore.StructLayout(
            "Spot",
            keys: MaquetteCore.KeyTable(rows: "\"id\":\"name\":\"tags\":\"level\":\"title\":                                                                ", index: "\u{0}\u{0}\u{5}\u{0}\u{5}\u{0}\u{7}\u{0}\u{c}\u{0}\u{7}\u{0}\u{13}\u{0}\u{8}\u{0}\u{1b}\u{0}\u{8}\u{0}", tags: "Sq^u_\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", count: 5),
            properties, aliases: [1])
        }()

        nonisolated static var __form: MaquetteCore.FieldForm { .structure(__layout) }

        typealias __Fields = MaquetteCore.StructFields<Spot>

        nonisolated static let __output = MaquetteCore.StructOutput(__layout)

        nonisolated static var __written: MaquetteCore.WrittenForm { .structure(__output) }

        typealias __Code = MaquetteCore.TableCode
      }

      extension Spot: nonisolated MaquetteCore.Readable, nonisolated MaquetteCore.Writable, nonisolated MaquetteCore.FieldWritable {}
      """#, missing: ["Readable", "Writable", "FieldWritable"])
  }
}
