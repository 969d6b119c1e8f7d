import MaquetteCore

extension Record: Collectable {
  struct Fields: __FieldAccumulator {
    var id: Int?
    var text: String?
    var maybeText: String??
    var flag: Bool?
    var maybeFlag: Bool??
    var double: Double?
    var maybeDouble: Double??
    var float: Float??
    var integers: Collected<Record.Integers>??
    var detail: Collected<Record.Detail>?
    var maybeDetail: Collected<Record.Detail>??
    var point: Collected<Record.Point>?
    var maybePoint: Collected<Record.Point>??
    var details: [Collected<Record.Detail>]?
    var points: [Collected<Record.Point>?]?
    var words: [String]?
    var doubles: [Double]?
    var numbers: [Int]?
    var counts: [String: Int]?
    var byName: [String: Collected<Record.Detail>]?
    var name: String??
    var level: Int?
    var color: Color??
    var children: [Collected<Record>]?
    var rankOfName = 3
    var note = "unread"
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Record" }

    static let keys = __KeyTable(keys: [
      "id", "text", "maybe_text", "flag", "maybe_flag", "double", "maybe_double", "float",
      "integers", "detail", "maybe_detail", "point", "maybe_point", "details", "points", "words",
      "doubles", "numbers", "counts", "by_name", "name", "level", "color", "children", "passed",
      "title", "caption",
    ])

    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: try reader.readField(into: &id)
      case 1: try reader.readField(into: &text, .nullIsAbsent)
      case 2: try reader.readField(into: &maybeText)
      case 3: try reader.readField(into: &flag, .nullIsAbsent)
      case 4: try reader.readField(into: &maybeFlag)
      case 5: try reader.readField(into: &double, .invalidIsAbsent)
      case 6: try reader.readField(into: &maybeDouble)
      case 7: try reader.readField(into: &float)
      case 8: try reader.readField(into: &integers)
      case 9: try reader.readField(into: &detail, .nullIsAbsent)
      case 10: try reader.readField(into: &maybeDetail)
      case 11: try reader.readField(into: &point, [.nullIsAbsent, .invalidIsAbsent])
      case 12: try reader.readField(into: &maybePoint)
      case 13: try reader.readField(into: &details, .nullIsAbsent)
      case 14: try reader.readField(into: &points, .nullIsAbsent)
      case 15: try reader.readField(into: &words, .nullIsAbsent)
      case 16: try reader.readField(into: &doubles, .nullIsAbsent)
      case 17: try reader.readField(into: &numbers, .nullIsAbsent)
      case 18: try reader.readField(into: &counts, .nullIsAbsent)
      case 19: try reader.readField(into: &byName, .nullIsAbsent)
      case 20: try readName(rank: 0, from: &reader)
      case 21: try reader.readField(into: &level, [.nullIsAbsent, .invalidIsAbsent])
      case 22: try reader.readField(into: &color)
      case 23: try reader.readField(into: &children, .nullIsAbsent)
      case 25: try readName(rank: 1, from: &reader)
      case 26: try readName(rank: 2, from: &reader)
      default: try reader.skipValue()
      }
    }

    func aliasedField(of slot: Int) -> Int { [20, 25, 26].contains(slot) ? 20 : -1 }

    private mutating func readName<R: MappingReader & ~Copyable>(
      rank: Int, from reader: inout R
    ) throws(ReadFailure) {
      guard rank <= rankOfName else { return try reader.skipValue() }
      try reader.readField(into: &name)
      rankOfName = rank
    }

    var isComplete: Bool { missingFields.isEmpty }

    var missingFields: [__MissingField] {
      id == nil ? [__MissingField(keys: ["id"], property: "id")] : []
    }
  }

  init(_ fields: Fields) {
    self.init(id: fields.id!)
    if let value = fields.text { text = value }
    maybeText = fields.maybeText ?? nil
    if let value = fields.flag { flag = value }
    maybeFlag = fields.maybeFlag ?? nil
    if let value = fields.double { double = value }
    maybeDouble = fields.maybeDouble ?? nil
    float = fields.float ?? nil
    integers = (fields.integers ?? nil).map(\.model)
    if let value = fields.detail { detail = value.model }
    maybeDetail = (fields.maybeDetail ?? nil).map(\.model)
    if let value = fields.point { point = value.model }
    maybePoint = (fields.maybePoint ?? nil).map(\.model)
    if let value = fields.details { details = value.map(\.model) }
    if let value = fields.points { points = value.map { $0?.model } }
    if let value = fields.words { words = value }
    if let value = fields.doubles { doubles = value }
    if let value = fields.numbers { numbers = value }
    if let value = fields.counts { counts = value }
    if let value = fields.byName { byName = value.mapValues(\.model) }
    name = fields.name ?? nil
    if let value = fields.level { level = value }
    color = fields.color ?? nil
    if let value = fields.children { children = value.map(\.model) }
    note = fields.note
  }

  var fields: Fields {
    var fields = Fields()
    fields.id = id
    fields.text = text
    fields.maybeText = .some(maybeText)
    fields.flag = flag
    fields.maybeFlag = .some(maybeFlag)
    fields.double = double
    fields.maybeDouble = .some(maybeDouble)
    fields.float = .some(float)
    fields.integers = .some(integers.map(Collected.init))
    fields.detail = Collected(detail)
    fields.maybeDetail = .some(maybeDetail.map(Collected.init))
    fields.point = Collected(point)
    fields.maybePoint = .some(maybePoint.map(Collected.init))
    fields.details = details.map(Collected.init)
    fields.points = points.map { $0.map(Collected.init) }
    fields.words = words
    fields.doubles = doubles
    fields.numbers = numbers
    fields.counts = counts
    fields.byName = byName.mapValues(Collected.init)
    fields.name = .some(name)
    fields.level = level
    fields.color = .some(color)
    fields.children = children.map(Collected.init)
    fields.note = note
    return fields
  }
}
