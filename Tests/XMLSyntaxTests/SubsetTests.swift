import MaquetteCore
import MaquetteXMLSyntax
import Testing

/// Internal subsets: section 4.4 of XML 1.0 (fifth edition) says where each reference is replaced.
@Suite("Internal subsets")
struct SubsetTests {
  @Test(
    "Entities and defaults of an internal subset apply",
    arguments: [
      ("<!DOCTYPE a []><a/>", "<!DOCTYPE a><a></>"),
      ("<!DOCTYPE a SYSTEM 'x' [ ] ><a/>", "<!DOCTYPE a SYSTEM 'x'><a></>"),
      ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>1&x;2</a>", "<!DOCTYPE a><a>1y2</>"),
      ("<!DOCTYPE a [<!ENTITY x '<b>y</b>z'>]><a>&x;</a>", "<!DOCTYPE a><a><b>y</>z</>"),
      (
        "<!DOCTYPE a [<!ENTITY x \"it's &quot;&#34;\">]><a b='&x;'>&x;</a>",
        "<!DOCTYPE a><a b=\"it's \"\"\">it's \"\"</>"
      ),
      // The first declaration counts, and entities may be declared after those that use them.
      (
        "<!DOCTYPE a [<!ENTITY x '&y;&y;'><!ENTITY y 'z'><!ENTITY y 'q'>]><a>&x;</a>",
        "<!DOCTYPE a><a>zz</>"
      ),
      // The examples of appendix D.
      (
        "<!DOCTYPE a [<!ENTITY e \"<p>An ampersand (&#38;#38;) may be escaped numerically (&#38;#38;#38;).</p>\">]><a>&e;</a>",
        "<!DOCTYPE a><a><p>An ampersand (&) may be escaped numerically (&#38;).</></>"
      ),
      // The five predefined entities may be declared, but stay what they are.
      (
        "<!DOCTYPE a [<!ENTITY lt '&#38;#60;'><!ENTITY amp '&#38;#38;'>]><a>&lt;&amp;</a>",
        "<!DOCTYPE a><a><&</>"
      ),
      // Not references.
      (
        "<!DOCTYPE a [<!ENTITY x 'y'>]><a><![CDATA[&x;]]><!--&x;--><?p &x;?></a>",
        "<!DOCTYPE a><a>[&x;]<!&x;><?p &x;></>"
      ),
      ("<!DOCTYPE a [<!ENTITY x '<![CDATA[&y;]]>'>]><a>&x;</a>", "<!DOCTYPE a><a>[&y;]</>"),
      // Line ends and white space.
      (
        "<!DOCTYPE a [<!ENTITY x 'y\r\nz&#13;'>]><a b='&x;'>&x;</a>",
        "<!DOCTYPE a><a b=\"y z \">y\nz\n</>"
      ),
      // Defaults.
      (
        "<!DOCTYPE a [<!ATTLIST a b CDATA 'c' d CDATA #FIXED \"e'\" f CDATA #IMPLIED g ID #REQUIRED>]><a/>",
        "<!DOCTYPE a><a b=\"c\" d=\"e'\"></>"
      ),
      (
        "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'><!ATTLIST a b CDATA 'd' e (x|y) 'x'>]><a b='1'><a/></a>",
        "<!DOCTYPE a><a b=\"1\" e=\"x\"><a b=\"c\" e=\"x\"></></>"
      ),
      (
        "<!DOCTYPE a [<!ENTITY x '\"z\"'><!ATTLIST a b CDATA '&x;&lt;'>]><a/>",
        "<!DOCTYPE a><a b=\"\"z\"<\"></>"
      ),
      (
        "<!DOCTYPE a [<!ATTLIST p:a xmlns:p CDATA 'u'>]><p:a/>",
        "<!DOCTYPE a><{u}a {http://www.w3.org/2000/xmlns/}p=\"u\"></>"
      ),
      (
        "<!DOCTYPE a [<!ATTLIST a b NMTOKENS #IMPLIED c CDATA #IMPLIED>]><a b=' x  y\n' c=' x '/>",
        "<!DOCTYPE a><a b=\"x y\" c=\" x \"></>"
      ),
      // What is skipped.
      (
        "<!DOCTYPE a [<!--c]--><?p ]?><!ELEMENT a (b|c)*><!NOTATION n SYSTEM '>'><!ENTITY % p ']>'>\n"
          + "<!ENTITY u SYSTEM 'u' NDATA n>]><a/>", "<!DOCTYPE a><a></>"
      ),
    ])
  func applies(document: String, tokens: String) {
    #expect(Trace(document) == .tokens(tokens))
  }

  @Test(
    "Malformed subsets and entities are rejected at the error",
    arguments: [
      ("<!DOCTYPE a [", .unexpectedEnd, "1:14@13"),
      ("<!DOCTYPE a [x]><a/>", .unexpectedCharacter, "1:14@13"),
      ("<!DOCTYPE a [<!ENTITY x>]><a/>", .unexpectedCharacter, "1:24@23"),
      ("<!DOCTYPE a [<!ENTITY x 'y>]><a/>", .unexpectedEnd, "1:34@33"),
      ("<!DOCTYPE a [<!ENTITY x '%y;'>]><a/>", .unexpectedCharacter, "1:26@25"),
      ("<!DOCTYPE a [<!ENTITY x '&#0;'>]><a/>", .invalidEscape, "1:26@25"),
      ("<!DOCTYPE a [<!ENTITY x 'a & b'>]><a/>", .invalidEscape, "1:28@27"),
      ("<!DOCTYPE a [<!ENTITY x '&y'>]><a/>", .invalidEscape, "1:26@25"),
      ("<!DOCTYPE a [<!ENTITY x 'y' z>]><a/>", .unexpectedCharacter, "1:29@28"),
      ("<!DOCTYPE a [<!ENTITY x 'y' 'z'>]><a/>", .unexpectedCharacter, "1:29@28"),
      ("<!DOCTYPE a [<!ATTLIST a b>]><a/>", .unexpectedCharacter, "1:27@26"),
      ("<!DOCTYPE a [<!ATTLIST a b CDATA>]><a/>", .unexpectedCharacter, "1:33@32"),
      ("<!DOCTYPE a [<!ATTLIST a b TEXT 'c'>]><a/>", .unexpectedCharacter, "1:28@27"),
      ("<!DOCTYPE a [<!ELEMENT a <]><a/>", .unexpectedCharacter, "1:26@25"),
      // Tags and references must be complete inside an entity.
      (
        "<!DOCTYPE a [<!ENTITY x '<b>'><!ENTITY y '</b>'>]><a>&x;&y;</a>",
        .unexpectedCharacter, "1:25@24"
      ),
      ("<!DOCTYPE a [<!ENTITY x '&#38;'>]><a>&x;lt;</a>", .unexpectedCharacter, "1:25@24"),
      ("<!DOCTYPE a [<!ENTITY x '&#60;'>]><a>&x;b/></a>", .unexpectedCharacter, "1:25@24"),
      ("<!DOCTYPE a [<!ENTITY x '<b/>'>]><a b='&x;'/>", .unexpectedCharacter, "1:25@24"),
      ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&z;</a>", .invalidEscape, "1:34@33"),
      // Places after an entity are those of the source.
      ("<!DOCTYPE a [\n<!ENTITY x 'yyyyyyyy'>\n]>\n<a>&x;<b></a>", .unexpectedCharacter, "4:10@49"),
      ("<!DOCTYPE a [<!ENTITY x 'y'>]>\n<a>&x;&x;&q;</a>", .invalidEscape, "2:10@40"),
    ] as [(String, MappingError.Code, String)])
  func malformed(document: String, code: MappingError.Code, place: String) {
    #expect(Trace(document) == .failure(code, place))
  }

  @Test("A subset applies in UTF-16, too, and places count the bytes of the source")
  func otherEncodings() {
    let document = "<!DOCTYPE a [<!ENTITY x 'é😀'>]><a>&x;&q;</a>"
    #expect(
      Trace(EncodingTests.utf16(document, highFirst: true)) == .failure(.invalidEscape, "1:38@76"))
    let valid = document.replacing("&q;", with: "")
    #expect(
      Trace(EncodingTests.utf16(valid, highFirst: false)) == .tokens("<!DOCTYPE a><a>é😀</>"))
  }
}
