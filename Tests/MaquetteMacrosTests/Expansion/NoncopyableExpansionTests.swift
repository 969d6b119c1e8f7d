import Testing

@Suite("Expansion of a struct that cannot be copied")
struct NoncopyableExpansionTests {
  @Test("The fields are a model of their own, and what may be noncopyable is found by type [21]")
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

        nonisolated struct __Fields: MaquetteCore.FieldAccumulator, MaquetteCore.Readable {
          var f_id = MaquetteCore.Field.slot((Int?).self)
          var f_held = MaquetteCore.Field.slot((Held?).self)
          var failedKeys: [Swift.String]?

          init() {}

          static var modelName: Swift.String { "Lease" }

          static var modelType: (any Any.Type)? { Lease.__Shape.self }

          @inline(__always)
          static var keys: MaquetteCore.KeyTable {
            MaquetteCore.KeyTable(rows: "\"id\":\"held\":                                                                ", index: "\u{0}\u{0}\u{5}\u{0}\u{5}\u{0}\u{7}\u{0}", tags: "SR\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", count: 2)
          }

          @inline(__always)
          mutating func readField<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            _ slot: Swift.Int, from reader: inout __R
          ) throws(MaquetteCore.ReadFailure) {
            switch slot {
            case 0:
              try reader.readField(into: &self.f_id)
            case 1:
              try reader.readField(into: &self.f_held, .nullIsAbsent)
            default:
              break
            }
          }

          @inline(__always)
          var isComplete: Swift.Bool {
            if MaquetteCore.Field.isAbsent(self.f_id) { return false }
            return true
          }

          var missingFields: [MaquetteCore.MissingField] {
            var missing: [MaquetteCore.MissingField] = []
            if MaquetteCore.Field.isAbsent(self.f_id) { missing.add("id", property: "id") }
            return missing
          }

          static var __hasParts: Swift.Bool { true }

          init(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
            self = try reader.readModel(Self.self)
          }

          mutating func update(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
            self = try reader.changedFields(self)
          }

          init(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
            self = try reader.readModel(Self.self)
          }

          mutating func update(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
            self = try reader.changedFields(self)
          }
        }

        nonisolated static func __fields(of model: borrowing Self) -> __Fields {
          var fields = __Fields()
          MaquetteCore.Field.keep(model.id, in: &fields.f_id)
          MaquetteCore.Field.keep(model.held, in: &fields.f_held)
          return fields
        }

        nonisolated mutating func __assign(_ fields: __Fields) {
          var fields = fields
          MaquetteCore.Field.assign(&self.held, from: &fields.f_held)
        }

        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.Writer & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          try writer.writeField(MaquetteCore.StaticKey(json: "\"id\":"), self.id)
          try writer.writeField(MaquetteCore.StaticKey(json: "\"held\":"), self.held)
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

        nonisolated static var schema: MaquetteCore.Schema {
          MaquetteCore.Schema(
            name: "Lease",
            properties: [
              MaquetteCore.Schema.Property("id", type: MaquetteCore.Field.described((Int).self), path: ["id"], flags: [.isConstant]),
              MaquetteCore.Schema.Property("held", type: MaquetteCore.Field.described((Swift.Optional<Held>).self), path: ["held"], flags: [.hasDefault]),
            ]
          )
        }

        nonisolated func value(ofProperty name: Swift.String) -> Any? {
          switch name {
            case "id": MaquetteCore.Field.value(self.id)
            case "held": MaquetteCore.Field.value(self.held)
            default: nil
          }
        }

        nonisolated enum __Shape: nonisolated MaquetteCore.__NoncopyableShape {
          static var schema: MaquetteCore.Schema { Lease.schema }
        }
      }

      extension Lease where Held: ~Swift.Copyable {
        nonisolated init(__fields fields: __Fields) {
          var fields = fields
          self.id = MaquetteCore.Field.take(&fields.f_id)
          self.held = MaquetteCore.Field.takeOptional(&fields.f_held)
        }
      }
      """#)
  }
}
