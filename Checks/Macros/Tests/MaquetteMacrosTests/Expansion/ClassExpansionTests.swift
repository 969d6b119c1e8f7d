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
          let hooks = Worker.__hooks(of: Worker.self)
          try reader.__update(self, hooks, from: { Worker.__storage(of: self) }, to: { self.__assign($0) })
        }

        open override func update(from reader: inout MaquetteCore.ValueReader) throws(MaquetteCore.ReadFailure) {
          let hooks = Worker.__hooks(of: Worker.self)
          try reader.__update(self, hooks, from: { Worker.__storage(of: self) }, to: { self.__assign($0) })
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

        open override class var __decodingForm: MaquetteCore.__ModelForm? { MaquetteCore.__ModelForm(layout: __Storage.__layout, over: Person.__decodingForm) }

        open override class var __encodingForm: MaquetteCore.__ModelForm? { MaquetteCore.__ModelForm(output: __Storage.__output, over: Person.__encodingForm) }

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

  // Features: 20
  @Test("The core makes the objects of a final class from the storage")
  func finalClass() {
    expectExpansion(
      #"""
      @Mappable
      public final class Person: Equatable {
        public let name: String
        var age = 0
        init(name: String) { self.name = name }
      }
      """#,
      #"""
      public final class Person: Equatable {
        public let name: String
        var age = 0
        init(name: String) { self.name = name }

        public struct __Storage: MaquetteCore.__ObjectCode {
          var name: String
          var age: Swift.Int

          public typealias __Model = __Storage

          public static let __layout: MaquetteCore.__StructDecodingTable = {
            var properties = MaquetteCore.__StructProperties<__Storage>()
            properties.add("name", \__Storage.name)
            properties.add("age", \__Storage.age, .initial, default: { 0 })
            properties.keepConstants(["name"])
            return MaquetteCore.__StructDecodingTable(
              "Person", storing: Person.self, properties,
              paths: "name;age;")
          }()

          public static let __output = MaquetteCore.__StructEncodingTable(__layout)

          public static func __make(_ storage: __owned __Storage) -> Person {
            Person(__storage: storage)
          }

          @inline(never)
          public static func __storage(of model: Person) -> __Storage {
            __Storage(name: model.name, age: model.age)
          }

          public static func __assign(_ storage: __Storage, to model: inout Person) {
            model.age = storage.age
          }
        }

        public typealias __Fields = MaquetteCore.__TableFields<__Storage>

        public typealias __Code = __Storage

        public init(__storage fields: __Storage) {
          self.name = fields.name
          self.age = fields.age
        }

        public class var __schema: MaquetteCore.ModelSchema { MaquetteCore.ModelSchema(__Storage.__layout, constants: "name") }
      }

      extension Person: MaquetteCore.MappingDecodable, MaquetteCore.MappingEncodable, MaquetteCore.FlattenedEncodable, MaquetteCore.SchemaProviding {}
      """#)
  }
}
