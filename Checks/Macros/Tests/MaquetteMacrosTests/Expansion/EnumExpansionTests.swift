import Testing

@Suite("Expansion of an enum")
struct EnumExpansionTests {
  @Test func anEnumIsReadFromNamesAndObjects() {
    expectExpansion(
      #"""
      @Mappable(caseNaming: .snakeCase)
      enum Move {
        case standStill
        case go(x: Int, y: Int = 0)
        @DecodableAlias("say") case text(String)
      }
      """#,
      #"""
      enum Move {
        case standStill
        case go(x: Int, y: Int = 0)
        case text(String)

        nonisolated enum __Payloads {
          nonisolated struct P1_go: MaquetteCore.__PayloadSource {
            var f_0: Int
            var f_1: Int

            typealias __Model = P1_go

            static let __layout: MaquetteCore.__StructDecodingTable = {
              var properties = MaquetteCore.__StructProperties<P1_go>()
              properties.read("x", \P1_go.f_0)
              properties.read("y", \P1_go.f_1, .initial, default: { 0 })
              return MaquetteCore.__StructDecodingTable(
                "Move.go",
                properties,
                paths: "x;y;")
            }()
          }
        }

        nonisolated static var __payloadTypes: [any MaquetteCore.__PayloadSource.Type] {
          [__Payloads.P1_go.self]
        }

        nonisolated static let __cases: MaquetteCore.__CaseTable = {
          var cases = MaquetteCore.__Cases<Self>("Move")
          cases.add("standStill", [.text("stand_still")]) { .standStill }
          cases.add("go", fields: __Payloads.P1_go.self) { .go(x: $0.f_0, y: $0.f_1) }
          cases.add("text", [.text("text"), .text("say")], value: String.self, isScalar: true) { .text($0) }
          return cases.table
        }()

        typealias __Fields = MaquetteCore.__CaseFields<Self>

        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          do throws(MaquetteCore.WriteFailure) {
            switch self {
            case .standStill:
              writer.writeString("stand_still")
            case .go(x: let v0, y: let v1):
              try writer.beginObject()
              writer.writeKey(MaquetteCore.__StaticKey(json: "\"go\":"))
              try writer.beginObject()
              try writer.__writePayload(__Payloads.P1_go.self) { (writer) throws(MaquetteCore.WriteFailure) in
                try writer.writeField(MaquetteCore.__StaticKey(json: "\"x\":"), v0)
                try writer.writeField(MaquetteCore.__StaticKey(json: "\"y\":"), v1)
              }
              writer.endObject()
              writer.endObject()
            case .text(let v0):
              try writer.beginObject()
              writer.writeKey(MaquetteCore.__StaticKey(json: "\"text\":"))
              try writer.write(v0)
              writer.endObject()
            }
          } catch {
            throw writer.__failed(error, in: "Move")
          }
        }
      }

      extension Move: nonisolated MaquetteCore.MappingDecodable {
        @inline(never)
        nonisolated init(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
          self = try reader.__readCase(Self.self, Self.__cases)
        }

        @inline(never)
        nonisolated init(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          self = try reader.__readCase(Self.self, Self.__cases)
        }

        nonisolated static var __decodingForm: MaquetteCore.__ModelForm? { MaquetteCore.__ModelForm(MaquetteCore.__CaseForms(of: Self.__cases)) }
      }

      extension Move: nonisolated MaquetteCore.MappingEncodable {
        @inline(never)
        nonisolated func write(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }

        @inline(never)
        nonisolated func write(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }
      }
      """#)
  }
}
