import MaquetteCore

extension Record: nonisolated ReadInPlace {
  typealias __Fields = __StructFields<Record>

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Record>()
    properties.add("id", \.id)
    properties.add("text", \.text, .initial, default: { "" })
    properties.add("maybeText", \.maybeText)
    properties.add("flag", \.flag, [.missing, .null], default: { false })
    properties.add("maybeFlag", \.maybeFlag)
    properties.add("double", \.double, [.missing, .invalid], default: { 0 })
    properties.add("maybeDouble", \.maybeDouble)
    properties.add("float", \.float)
    properties.add("integers", \.integers)
    properties.add("detail", \.detail, .initial, default: { Detail(title: "none") })
    properties.add("maybeDetail", \.maybeDetail)
    properties.add("point", \.point, [.missing, .null, .invalid], default: { Point(x: 0) })
    properties.add("maybePoint", \.maybePoint)
    properties.add("details", \.details, .initial, default: { [] })
    properties.add("points", \.points, .initial, default: { [] })
    properties.add("words", \.words, .initial, default: { [] })
    properties.add("doubles", \.doubles, .initial, default: { [] })
    properties.add("numbers", \.numbers, .initial, default: { [] })
    properties.add("counts", \.counts, .initial, default: { [:] })
    properties.add("byName", \.byName, .initial, default: { [:] })
    properties.add("name", \.name)
    properties.add("level", \.level, [.missing, .null, .invalid], default: { 7 })
    properties.add("color", \.color)
    properties.add("children", \.children, .initial, default: { [] })
    properties.add(unread: "note", \.note) { "unread" }
    return __StructDecodingTable(
      "Record", properties,
      paths: """
        id;text;maybe_text;flag;maybe_flag;double;maybe_double;float;integers;detail;\
        maybe_detail;point;maybe_point;details;points;words;doubles;numbers;counts;\
        by_name;name|title|caption;level;color;children;
        """, passing: [["passed"]])
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}
