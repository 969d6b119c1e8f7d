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

        public struct __Storage: MaquetteCore.__OutputSource {
          var job: String?
          public var __super: Person.__Storage

          public typealias __Model = __Storage

          public static let __layout: MaquetteCore.__StructDecodingTable = {
            var properties = MaquetteCore.__StructProperties<__Storage>()
            properties.inherit(\__Storage.__super)
            properties.inheritOutput(\__Storage.__super)
            properties.add("job", \__Storage.job)
            return MaquetteCore.__StructDecodingTable(
              "Worker", storing: Worker.self, properties,
              paths: ";job;")
          }()

          public static let __output = MaquetteCore.__StructEncodingTable(__layout)

          public typealias __Designated = Person.__Storage.__Designated

          public var __designated: __Designated { self.__super.__designated }

          public func __finish(_ model: Worker) { model.__assign(self) }
        }

        public typealias __Fields = MaquetteCore.__TableFields<__Storage>

        public convenience init(__storage fields: __Storage) {
          self.init(__storage: fields.__super)
          self.job = fields.job
        }

        public convenience init(__fields fields: __Fields) { self.init(__storage: fields.make()) }

        public required convenience init(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
          if let object = try reader.__readInstance(of: Self.self) {
            self.init(__instance: object)
          } else {
            let start = reader.mark()
            let hooks = Worker.__hooks(of: Worker.self)
            self.init(__storage: try reader.__readStorage(__Storage.self, rewriting: hooks.willDecode))
            try reader.didDecode(object: self, hooks, at: start)
          }
        }

        public required convenience init(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          if let object = try reader.__readInstance(of: Self.self) {
            self.init(__instance: object)
          } else {
            let start = reader.mark()
            let hooks = Worker.__hooks(of: Worker.self)
            self.init(__storage: try reader.__readStorage(__Storage.self, rewriting: hooks.willDecode))
            try reader.didDecode(object: self, hooks, at: start)
          }
        }

        @inline(never)
        public static func __storage(of model: Worker) -> __Storage {
          __Storage(job: model.job, __super: Person.__storage(of: model))
        }

        public static func __fields(of model: Worker) -> __Fields { __Fields(of: __storage(of: model)) }

        public final func __change(to fields: __Fields) { __assign(fields.make(over: Worker.__storage(of: self))) }

        public final func __assign(_ fields: __Storage) {
          super.__assign(fields.__super)
          self.job = fields.job
        }

        open override func update(from reader: inout MaquetteCore.JSONReader) throws(MaquetteCore.ReadFailure) {
          let start = reader.mark()
          let hooks = Worker.__hooks(of: Worker.self)
          let update = reader.__beginUpdate(of: self, Worker.__storage(of: self))
          try reader.change(update, rewriting: hooks.willDecode)
          reader.onSuccess(self, hooks, at: start, assign: { self.__assign(update.result(Worker.__storage(of: self))) }, undo: { self.__assign(update.before) })
        }

        open override func update(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          let start = reader.mark()
          let hooks = Worker.__hooks(of: Worker.self)
          let update = reader.__beginUpdate(of: self, Worker.__storage(of: self))
          try reader.change(update, rewriting: hooks.willDecode)
          reader.onSuccess(self, hooks, at: start, assign: { self.__assign(update.result(Worker.__storage(of: self))) }, undo: { self.__assign(update.before) })
        }

        @inline(never)
        open override func __writeFields(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          if !__Storage.__output.holdsSuperclass {
            try super.__writeFields(to: &writer)
          }
          try writer.writeTag(of: Swift.type(of: self), in: __Storage.__output)
          try writer.writeProperties(of: Worker.__storage(of: self), __Storage.__output)
        }

        @inline(never)
        open override func __writeFields(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          if !__Storage.__output.holdsSuperclass {
            try super.__writeFields(to: &writer)
          }
          try writer.writeTag(of: Swift.type(of: self), in: __Storage.__output)
          try writer.writeProperties(of: Worker.__storage(of: self), __Storage.__output)
        }

        public static func __hooks(of type: Worker.Type) -> MaquetteCore.__Hooks<Worker> {
          MaquetteCore.__Hooks<Worker>().following(Person.__hooks(of: Person.self))
        }

        open override class var __schema: MaquetteCore.ModelSchema { MaquetteCore.ModelSchema("Worker", "job", [(Swift.Optional<String>).self], superclass: Person.__schema, defaults: "job") }

        open override func __value(ofProperty name: Swift.String) -> Any? {
          Worker.__storage(of: self).__value(ofProperty: name) ?? super.__value(ofProperty: name)
        }
      }
      """#, missing: [])
  }
}
