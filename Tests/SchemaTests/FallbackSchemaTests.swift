import Maquette
import MaquetteSchema
import Testing

@Mappable(tagged: .internal("k"), caseMatching: .insensitive) private enum Inside {
  case foo(a: Int8), barBaz
  @CodableFallback case other(AnyValue)
}
@Mappable(tagged: .adjacent("k", content: "c"), caseMatching: .insensitive)
private enum Beside {
  case foo(a: Int8), barBaz
  @CodableFallback case other(String)
}
@Mappable(caseMatching: .insensitive) private enum Outside {
  case foo(a: Int8), barBaz
  @CodableFallback case other(AnyValue)
}
@Mappable(tagged: .internal("k"), caseMatching: .insensitive) private enum Unkept {
  @CodingKey("a.b") case special(a: Int8)
  case kilo(a: Int8)
  @CodableFallback case other
}
@Mappable(tagged: .internal("k"), caseMatching: .insensitive) private enum Foreign {
  @CodingKey("größe") case size(a: Int8)
  @CodableFallback case other(String)
}
@Mappable(tagged: .internal("k")) private enum Numbered {
  @CodableCase(1, 2.5) case one(a: Int8)
  @CodableCase(10...19, encode: 10) case teens(a: Int8)
  @CodableCase(true) case yes(a: Int8)
  @CodableCase("7") case seven(a: Int8)
  @CodableFallback case other(AnyValue)
}
@Mappable(tagged: .internal("k")) private enum Counted {
  @CodableCase(10...19, encode: 10) case teens(a: Int8)
  @CodableCase("7") case seven(a: Int8)
  @CodableFallback case other(Int)
}
@Mappable(tagged: .internal("k")) private enum Plain {
  case foo(a: Int8)
  @CodableFallback case other(String)
}

@Suite("Schemas of fallbacks")
struct FallbackSchemaTests {
  @Test func `A fallback excludes the names of cases in upper and lower case`() throws {
    try expectDecoded(
      Inside.self,
      valid: [
        #"{"k": "foo", "a": 1}"#, #"{"k": "barBaz"}"#, #"{"k": "fo"}"#, #"{"k": "foo2"}"#,
        #"{"k": "bar_baz"}"#,
      ],
      invalid: [#"{"k": "FOO"}"#, #"{"k": "Foo", "a": 1}"#, #"{"k": "BARBAZ"}"#, #"{"k": "foo"}"#])
    try expectDecoded(
      Beside.self, valid: [#"{"k": "foo", "c": {"a": 1}}"#, #"{"k": "food"}"#],
      invalid: [#"{"k": "FOO"}"#, #"{"k": "fOO", "c": {}}"#])
    try expectDecoded(
      Outside.self, valid: [#"{"foo": {"a": 1}}"#, #""barBaz""#, #""food""#],
      invalid: [#""FOO""#, #""foo""#])
    #expect(JSONSchema.of(Inside.self).problems.isEmpty)
  }

  @Test func `Characters of expressions and the sign for Kelvin are excluded as they are matched`()
    throws
  {
    try expectDecoded(
      Unkept.self,
      valid: [#"{"k": "a.b", "a": 1}"#, #"{"k": "axb"}"#, #"{"k": "kilogram"}"#],
      invalid: [#"{"k": "A.B"}"#, #"{"k": "KILO"}"#, "{\"k\": \"\u{212A}ilo\"}"])
  }

  @Test func `A name with other letters than those of ASCII is listed`() {
    #expect(
      JSONSchema.of(Foreign.self).problems.map(\.text) == [
        "names that differ from größe in case are that case"
      ])
  }

  @Test func `A fallback excludes ranges, and what is converted to the tag of a case`() throws {
    try expectDecoded(
      Numbered.self,
      valid: [
        #"{"k": 1, "a": 1}"#, #"{"k": "x1"}"#, #"{"k": "yes"}"#,
      ],
      invalid: [
        #"{"k": 1}"#, #"{"k": "1"}"#, #"{"k": "2.50"}"#, #"{"k": 12}"#, #"{"k": "12"}"#,
        #"{"k": true}"#, #"{"k": "true"}"#, #"{"k": "7"}"#, #"{"k": 7}"#,
      ])
    try expectDecoded(
      Counted.self, valid: [#"{"k": 2}"#, #"{"k": 20}"#, #"{"k": 12, "a": 1}"#],
      invalid: [#"{"k": 12}"#, #"{"k": 7}"#, #"{"k": 10}"#])
  }

  @Test func `Without tolerance a fallback has a list of other tags`() throws {
    let tag = JSONSchema.of(Plain.self).value["anyOf"][1]["properties"]["k"]
    #expect(tag == ["type": "string", "not": ["enum": ["foo"]]])
    try expectDecoded(Plain.self, valid: [#"{"k": "FOO"}"#], invalid: [#"{"k": "foo"}"#])
  }
}
