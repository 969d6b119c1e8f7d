/// Members of objects with mistakes that repairs know, and the values around them.
enum DamagedTexts {
  /// Each is a member, or several ones.
  static let members = [
    #""note": "say "hi" now""#, #""note": "say "hi {you" now""#, #""n": 1,234"#,
    #"'it': 'it's'"#, #""a": "b" + "c""#, #""a": 1; "b": 2"#, #""a" = 4"#, #""a":: 4"#,
    #""a": (1, 2)"#, #""a": u'x'"#, #""a": """x""""#, #""a": hello world"#, #""a": [1, 2"#,
    #""a": {"y": [1, 2, "z": 3}"#, #""a": 3,, "x" = 4"#, #""a": "5" tall""#,
    #""path": "C:\dir\", "b": "x""#, #""a": "open, "b": 2"#, #""a": “x” and “y”"#,
    #""u": http://c.d"#, #""t": 10:30"#, #""a": ,"#, #""a": 50%"#, #""a": `x`"#, #""a" 1"#,
    #""k: "x""#, #""a" {"u": [2]}"#, "\u{A0}\"a\": 1,234", #"'k' = "x""#,
  ]

  /// Values with a member at different places.
  static let values = members.flatMap { member in
    [
      "{\"name\": \"f\", \"arguments\": {\"x\": 1}, \(member)}",
      "{\"name\": \"f\", \(member), \"arguments\": {\"x\": 1}}",
      "{\(member), \"arguments\": {\"x\": 1}}",
      "[{\"id\": 1}, {\"id\": 2}, {\"id\": {\"k\": 3}, \(member)}]",
      "[{\"id\": 1, \(member)}, {\"id\": 2}]",
      "{\n  \"name\": \"f\",\n  \(member),\n  \"arguments\": {\n    \"x\": 1\n  }\n}",
      "{\"o\": {\(member), \"i\": [{}]}, \"p\": [{\"q\": 1}]}",
    ]
  }

  /// Values whose keys or values are words without quotes.
  static let words = [
    #"[hello, {"x": 1}]"#, #"[red, green, {"x": 1}, 3]"#, #"[hello world, [1, 2]]"#,
    #"[1, hello, {"x": 1}]"#, #"{two words: {"x": 1}}"#,
    #"{first name: "A", "address": {"x": 1}}"#, #"{first name: {"x": 1}, last name: {"y": 2}}"#,
    #"{name: bob, "x": {"y": 1}}"#, #"{name: Bob Smith, age: 3, tags: ["a"]}"#,
    #"{o: [hello, {"x": 1}]}"#, #"{notes": [1, 2], "o": {"x": 1}}"#,
  ]

  /// Texts, marked as in `ProseTexts`.
  static let marked =
    (values + words).flatMap {
      [
        "Here: «\($0)» done {ok} and ⟦{\"z\": 9}».",
        "It's:\n```json\n⟦\($0)»\n```\nDone {x}, «{\"z\": 9}»",
      ]
    } + [
      // Without a closing bracket, it ends with its paragraph, its fence, or before the next value.
      "Here: «{\"a\": {\"x\": 1}, \"n\": 1,234›\n\nThen ⟦{\"z\": 9}».",
      "```json\n«{\"a\": {\"x\": 1}, \"n\": (1›\n```\nThen ⟦{\"z\": 9}».",
      "«{\"a\": {\"x\": 1}, \"n\": foo›\n⟦{\"z\": 9}»\n",
      "Log «{\"a\": {\"x\": 1}, \"n\": foo›\nmore {prose} and ⟦{\"z\": 9}»",
      "```json\n⟦{two words: {\"x\": 1}}»\n```",
      "```json\n⟦{\"n\": 1,234}»\n```",
      // A string without its end hides the closing bracket, which is then a guess.
      #"A «{"a": {"x": 1}, "n": "b}› and ⟦{"z": 9}»"#,
      #"A «[{"id": 1, "a": "5" tall}, {"id": 2}]» and ⟦{"z": 9}»"#,
      // Nothing inside is lost, so it stays prose.
      "Either {\"a\": x or ⟦{\"c\":1}»",
      "Sets {a, b}, [x, y] and {see: it}, but ⟦{\"c\":1}»",
      "Words [hello, world], {two words: more} and {name: bob, age: 3}, but ⟦{\"c\":1}»",
      "As [hello, see ⟦{\"c\": 1}»] or [hello, see «{\"d\": 1}»",
      "{a = 1, b = 2} and [1, see ⟦{\"a\": 1}»] or {x: y, ⟦{\"c\": 1}».".replacing(
        "or {x: y, ⟦{\"c\": 1}»", with: "or {x: y, «{\"c\": 1}»"),
      "code { if (x) { return ⟦[1, 2]»; } }",
    ]
}
