import MaquetteCore

extension Record: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: StructLayout = {
    var properties = StructProperties<Record>()
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
    let keys = KeyTable(keys: [
      "id", "text", "maybe_text", "flag", "maybe_flag", "double", "maybe_double", "float",
      "integers", "detail", "maybe_detail", "point", "maybe_point", "details", "points", "words",
      "doubles", "numbers", "counts", "by_name", "name", "level", "color", "children", "passed",
      "title", "caption",
    ])
    return StructLayout("Record", keys: keys, properties, aliases: [-1, 20, 20])
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output: StructOutput = {
    var properties = WrittenProperties<Record>()
    properties.add(StaticKey(json: "\"id\":"), \.id)
    properties.add(StaticKey(json: "\"text\":"), \.text)
    properties.add(StaticKey(json: "\"maybe_text\":"), \.maybeText)
    properties.add(StaticKey(json: "\"flag\":"), \.flag)
    properties.add(StaticKey(json: "\"maybe_flag\":"), \.maybeFlag)
    properties.add(StaticKey(json: "\"double\":"), \.double)
    properties.add(StaticKey(json: "\"maybe_double\":"), \.maybeDouble)
    properties.add(StaticKey(json: "\"float\":"), \.float)
    properties.add(StaticKey(json: "\"integers\":"), \.integers)
    properties.add(StaticKey(json: "\"detail\":"), \.detail)
    properties.add(StaticKey(json: "\"maybe_detail\":"), \.maybeDetail)
    properties.add(StaticKey(json: "\"point\":"), \.point)
    properties.add(StaticKey(json: "\"maybe_point\":"), \.maybePoint)
    properties.add(StaticKey(json: "\"details\":"), \.details)
    properties.add(StaticKey(json: "\"points\":"), \.points)
    properties.add(StaticKey(json: "\"words\":"), \.words)
    properties.add(StaticKey(json: "\"doubles\":"), \.doubles)
    properties.add(StaticKey(json: "\"numbers\":"), \.numbers)
    properties.add(StaticKey(json: "\"counts\":"), \.counts)
    properties.add(StaticKey(json: "\"by_name\":"), \.byName)
    properties.add(StaticKey(json: "\"name\":"), \.name)
    properties.add(StaticKey(json: "\"level\":"), \.level)
    properties.add(StaticKey(json: "\"color\":"), \.color)
    properties.add(StaticKey(json: "\"children\":"), \.children)
    return StructOutput(properties)
  }()
}
