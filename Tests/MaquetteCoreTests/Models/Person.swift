import MaquetteCore

/// A model with a field of every kind, hand-written in the form that `@Mappable` generates.
struct Person: Equatable {
  var id: Int
  var name: String
  var score: Double?
  var tags: [String] = []
  var place: Place?
  var isAdmin = false
  var friends: [Person] = []
}

extension Person: nonisolated MaquetteCore.FlattenedDecodable,
  nonisolated MaquetteCore.FlattenedEncodable
{
  struct __Fields: MaquetteCore.__FieldAccumulator {
    var id: Int?
    var name: String?
    var score: Double??
    var tags: [String]?
    var place: Place??
    var isAdmin: Bool?
    var friends: [Person]?
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Person" }

    static let table = __KeyTable(
      keys: ["id", "name", "score", "tags", "place", "is_admin", "friends"])
    static var keys: __KeyTable { table }

    @inline(__always)
    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: try reader.readField(into: &id)
      case 1: try reader.readField(into: &name)
      case 2: try reader.readField(into: &score)
      case 3: try reader.readField(into: &tags, .nullIsAbsent)
      case 4: try reader.readField(into: &place)
      case 5: try reader.readField(into: &isAdmin, [.nullIsAbsent, .invalidIsAbsent])
      case 6: try reader.readField(into: &friends, .nullIsAbsent)
      default: break
      }
    }

    @inline(__always)
    var isComplete: Bool { !__Field.isAbsent(id) && !__Field.isAbsent(name) }

    var missingFields: [__MissingField] {
      var missing: [__MissingField] = []
      if __Field.isAbsent(id) { missing.append(__MissingField(keys: ["id"], property: "id")) }
      if __Field.isAbsent(name) { missing.append(__MissingField(keys: ["name"], property: "name")) }
      return missing
    }
  }

  init(__fields fields: consuming __Fields) {
    id = __Field.take(&fields.id)
    name = __Field.take(&fields.name)
    score = __Field.take(&fields.score)
    tags = fields.tags ?? []
    place = __Field.take(&fields.place)
    isAdmin = fields.isAdmin ?? false
    friends = fields.friends ?? []
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __fields(of model: Person) -> __Fields {
    var fields = __Fields()
    fields.id = model.id
    fields.name = model.name
    fields.score = .some(model.score)
    fields.tags = model.tags
    fields.place = .some(model.place)
    fields.isAdmin = model.isAdmin
    fields.friends = model.friends
    return fields
  }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(__fields: try reader.__readModel(__Fields.self))
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(__fields: try reader.__readModel(__Fields.self))
  }

  mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    self = Self(__fields: try reader.__changedFields(Self.__fields(of: self)))
  }

  mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    self = Self(__fields: try reader.__changedFields(Self.__fields(of: self)))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inline(__always)
  func __write<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    try writer.writeField(__StaticKey(json: "\"id\":"), id)
    try writer.writeField(__StaticKey(json: "\"name\":"), name)
    try writer.writeField(__StaticKey(json: "\"score\":"), score)
    try writer.writeField(__StaticKey(json: "\"tags\":"), tags)
    try writer.writeField(__StaticKey(json: "\"place\":"), place)
    try writer.writeField(__StaticKey(json: "\"is_admin\":"), isAdmin)
    try writer.writeField(__StaticKey(json: "\"friends\":"), friends)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func __writeFields(to writer: inout JSONWriter) throws(WriteFailure) {
    try __write(to: &writer)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func __writeFields(to writer: inout ValueWriter) throws(WriteFailure) {
    try __write(to: &writer)
  }
}
