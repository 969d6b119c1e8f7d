import Testing

@Suite("Expansion of a noncopyable struct")
struct NoncopyableExpansionTests {
  // Features: 21
  @Test("The storage is a model of its own, and what may be noncopyable is found by type")
  func fields() {
    expectExpansion(
      #"""
      @Mappable
      struct Lease<Held: NoncopyableMappable & ~Copyable>: NoncopyableMappable, ~Copyable {
        let id: Int
        var held: Held?
      }
      """#,
      #"""
      struct Lease<Held: NoncopyableMappable & ~Copyable>: NoncopyableMappable, ~Copyable {
        let id: Int
        var held: Held?

        nonisolated struct __Storage: MaquetteCore.__LayoutSource, MaquetteMappings.__NoncopyableStorage {
          var id: Int
          var held = MaquetteCore.__Field.slot((Held?).self)

          typealias __Model = __Storage

          static var __layout: MaquetteCore.__StructDecodingTable { .shared(of: Self.self) {
            var properties = MaquetteCore.__StructProperties<__Storage>()
            properties.read("id", \__Storage.id)
            properties.hold("held", \__Storage.held, isNeeded: false)
            properties.keepConstants(["id"])
            return MaquetteCore.__StructDecodingTable(
              "Lease", storing: Lease.__Shape.self, properties,
              paths: "id;held;")
          } }

          init(id: Int) {
            self.id = id
          }
        }

        @inline(never)
        nonisolated static func __storage(of model: borrowing Self) -> __Storage {
          var storage = __Storage(id: model.id)
          MaquetteCore.__Field.keep(model.held, in: &storage.held)
          return storage
        }

        nonisolated mutating func __assign(_ storage: __Storage) {
          var storage = storage
          MaquetteCore.__Field.assign(&self.held, from: &storage.held)
        }

        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          do throws(MaquetteCore.WriteFailure) {
            try writer.writeField(MaquetteCore.__StaticKey(json: "\"id\":"), self.id)
            try writer.writeField(MaquetteCore.__StaticKey(json: "\"held\":"), self.held)
          } catch {
            throw writer.__failed(error, in: "Lease")
          }
        }

        nonisolated func write(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          try writer.beginObject()
          try self.__write(to: &writer)
          writer.endObject()
        }

        nonisolated func write(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          try writer.beginObject()
          try self.__write(to: &writer)
          writer.endObject()
        }

        nonisolated static var __schema: MaquetteCore.ModelSchema { MaquetteCore.ModelSchema("Lease", "id held", [(Int).self, MaquetteCore.__Field.described((Swift.Optional<Held>).self)], constants: "id", defaults: "held") }

        nonisolated func __value(ofProperty name: Swift.String) -> Any? {
          switch name {
            case "id": self.id as Any
            case "held": MaquetteCore.__Field.value(self.held)
            default: nil
          }
        }

        nonisolated enum __Shape: nonisolated MaquetteCore.__NoncopyableShape {
          static var __schema: MaquetteCore.ModelSchema { Lease.__schema }
        }
      }

      extension Lease: nonisolated MaquetteCore.MappingDecodable, nonisolated MaquetteCore.MappingEncodable where Held: ~Swift.Copyable {
        nonisolated init(__storage storage: __Storage) {
          var storage = storage
          self.id = storage.id
          self.held = MaquetteCore.__Field.takeOptional(&storage.held)
        }
      }
      """#)
  }
}
