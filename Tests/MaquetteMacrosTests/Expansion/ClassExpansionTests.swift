import Testing

@Suite("Expansion of a subclass")
struct ClassExpansionTests {
  @Test func aSubclassInheritsItsSuperclassesInitialisers() {
    expectExpansion(
      #"""
      @Mappable
      open class Worker: Person {
        var job: String?
      }
      """#,
      #"""
      open class Worker: Person {
        var job: String?

        public struct __Fields: MaquetteCore.FieldAccumulator {
          var f_job: String?
          public var __super = Person.__Fields()
          public var failedKeys: [Swift.String]?

          public init() {}

          public static var modelName: Swift.String { "Worker" }

          public static var modelType: (any Any.Type)? { Worker.self }

          @inline(__always)
          public static var keys: MaquetteCore.KeyTable {
            MaquetteCore.KeyTable(rows: "\"job\":                                                                ", index: "\u{0}\u{0}\u{6}\u{0}", tags: "T\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", count: 1)
          }

          @inline(__always)
          public mutating func readField<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            _ slot: Swift.Int, from reader: inout __R
          ) throws(MaquetteCore.ReadFailure) {
            switch slot {
            case 0:
              try reader.readField(into: &self.f_job, .nullIsAbsent)
            default:
              break
            }
          }

          @inline(__always)
          public mutating func readInheritedField<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            from reader: inout __R
          ) throws(MaquetteCore.ReadFailure) -> Swift.Bool {
            if try reader.readInherited(into: &self.__super) { return true }
            return false
          }

          @inline(__always)
          public static var holdsCases: Swift.Bool { Person.__Fields.holdsCases }

          public var takenKeys: [MaquetteCore.TakenKeys] { [.init(Self.keys)] + self.__super.takenKeys }

          public mutating func readCases<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            from reader: inout __R, besides taken: [MaquetteCore.TakenKeys], within affixes: MaquetteCore.Affixes
          ) throws(MaquetteCore.ReadFailure) {
            try self.__super.readCases(from: &reader, besides: taken, within: affixes)
          }

          @inline(__always)
          public mutating func readExtraField<__R: MaquetteCore.Reader & ~Swift.Copyable>(
            from reader: inout __R
          ) throws(MaquetteCore.ReadFailure) -> Swift.Bool {
            return try self.__super.readExtraField(from: &reader)
          }

          @inline(__always)
          public var isComplete: Swift.Bool {
            if !self.__super.isComplete { return false }
            return true
          }

          public var missingFields: [MaquetteCore.MissingField] {
            var missing: [MaquetteCore.MissingField] = []
            if !self.__super.isComplete { missing += self.__super.missingFields }
            return missing
          }

          public typealias __Designated = Person.__Fields.__Designated

          public var __designated: __Designated { self.__super.__designated }

          public func __finish(_ model: Worker) { model.__assign(self) }
        }

        public convenience init(__fields fields: consuming __Fields) {
          self.init(__fields: fields.__super)
          self.job = fields.f_job.take()
        }

        public required convenience init(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
          let start = reader.mark()
          let hooks = Worker.__hooks(of: Worker.self)
          self.init(__fields: try reader.readModel(__Fields.self, rewriting: hooks.willDecode))
          try reader.didDecode(object: self, hooks, at: start)
        }

        public required convenience init(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          let start = reader.mark()
          let hooks = Worker.__hooks(of: Worker.self)
          self.init(__fields: try reader.readModel(__Fields.self, rewriting: hooks.willDecode))
          try reader.didDecode(object: self, hooks, at: start)
        }

        public static func __fields(of model: Worker) -> __Fields {
          var fields = __Fields()
          fields.__super = Person.__fields(of: model)
          fields.f_job = model.job
          return fields
        }

        public final func __assign(_ fields: consuming __Fields) {
          super.__assign(fields.__super)
          self.job = fields.f_job.take()
        }

        open override func update(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
          let start = reader.mark()
          let hooks = Worker.__hooks(of: Worker.self)
          let present: __Fields = Worker.__fields(of: self)
          let fields = try reader.changedFields(present, rewriting: hooks.willDecode)
          reader.onSuccess(self, hooks, at: start, assign: { self.__assign(fields) }, undo: { self.__assign(present) })
        }

        open override func update(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          let start = reader.mark()
          let hooks = Worker.__hooks(of: Worker.self)
          let present: __Fields = Worker.__fields(of: self)
          let fields = try reader.changedFields(present, rewriting: hooks.willDecode)
          reader.onSuccess(self, hooks, at: start, assign: { self.__assign(fields) }, undo: { self.__assign(present) })
        }

        @inline(__always)
        private func __write<__W: MaquetteCore.Writer & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          try writer.writeField(MaquetteCore.StaticKey(json: "\"job\":"), self.job)
        }

        open override func __writeFields(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          try super.__writeFields(to: &writer)
          try self.__write(to: &writer)
        }

        open override func __writeFields(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          try super.__writeFields(to: &writer)
          try self.__write(to: &writer)
        }

        public static func __hooks(of type: Worker.Type) -> MaquetteCore.Hooks<Worker> {
          MaquetteCore.Hooks<Worker>().following(Person.__hooks(of: Person.self))
        }

        open override class var schema: MaquetteCore.Schema {
          MaquetteCore.Schema(
            name: "Worker",
            properties: [
              MaquetteCore.Schema.Property("job", type: (Swift.Optional<String>).self, path: ["job"], flags: [.hasDefault]),
            ], superclass: Person.schema
          )
        }

        open override func value(ofProperty name: Swift.String) -> Any? {
          switch name {
            case "job": self.job as Any
            default: super.value(ofProperty: name)
          }
        }
      }
      """#, missing: [])
  }
}
