import MaquetteCore
import MaquetteXMLSyntax
import Testing

/// The rules of XML 1.0 (fifth edition) and of Namespaces in XML 1.0 (third edition).
@Suite struct WellFormednessTests {
  @Test(
    "Well-formed documents are parsed",
    arguments: [
      ("<a/>", "<a></>"),
      ("<a></a>", "<a></>"),
      ("<a ></a >", "<a></>"),
      ("<a><b/>x</a>", "<a><b></>x</>"),
      (" \n<a/>\r\n ", "<a></>"),
      ("<?xml version='1.0'?><a/>", "<a></>"),
      ("<?xml version=\"1.0\" encoding=\"utf-8\" standalone='yes' ?>\n<a/>", "<a></>"),
      ("<?xml version = '1.7'?><a/>", "<a></>"),
      ("\u{FEFF}<a/>", "<a></>"),
      ("\u{FEFF}<?xml version='1.0'?><a/>", "<a></>"),
      ("<?xml-stylesheet href='a'?><a/>", "<?xml-stylesheet href='a'><a></>"),
      ("<a><?p?><?p  x ? y ?></a>", "<a><?p ><?p x ? y ></>"),
      ("<!--a-b--><a><!----></a><!-- <x> & -->", "<!a-b><a><!></><! <x> & >"),
      ("<a><![CDATA[<b>&amp;]]]]><![CDATA[>]]></a>", "<a>[<b>&amp;]]][>]</>"),
      ("<a>&lt;&gt;&amp;&quot;&apos;</a>", "<a><>&\"'</>"),
      ("<a>&#65;&#x42;&#x0043;&#128512;&#x1F600;</a>", "<a>ABC😀😀</>"),
      ("<a>x\r\ny\rz\n&#13;</a>", "<a>x\ny\nz\n\r</>"),
      ("<a><![CDATA[\r\n&#13;]]></a>", "<a>[\n&#13;]</>"),
      ("<a><!--\r\n&x--><?p \r&y?></a>", "<a><!\n&x><?p &y></>"),
      ("<a>]] > ]&gt; ]]&gt;</a>", "<a>]] > ]> ]]></>"),
      ("<a b='1' c=\"2\"/>", "<a b=\"1\" c=\"2\"></>"),
      ("<a b = '\"' c=\"'\"/>", "<a b=\"\"\" c=\"'\"></>"),
      ("<a b='>'/>", "<a b=\">\"></>"),
      ("<a b=' \t\n\r\n\r '/>", "<a b=\"      \"></>"),
      ("<a b='&#9;&#10;&#13;&lt;&amp;lt;'/>", "<a b=\"\t\n\r<&lt;\"></>"),
      ("<é-1.·/>", "<é-1.·></>"),
      ("<_/>", "<_></>"),
      ("<日本 語='&#x8A9E;'/>", "<日本 語=\"語\"></>"),
      (
        "<a>\u{85}\u{2028}\u{FFFD}\u{10FFFF}\u{7F}</a>",
        "<a>\u{85}\u{2028}\u{FFFD}\u{10FFFF}\u{7F}</>"
      ),
      ("<!DOCTYPE a><a/>", "<!DOCTYPE a><a></>"),
      ("<!DOCTYPE a SYSTEM 'x'><a/>", "<!DOCTYPE a SYSTEM 'x'><a></>"),
      (
        "<!DOCTYPE a:b PUBLIC \"-//X//Y\" 'http://x/?[>' ><a/>",
        "<!DOCTYPE a:b PUBLIC \"-//X//Y\" 'http://x/?[>'><a></>"
      ),
      ("<!--c--><!DOCTYPE a\n><a/>", "<!c><!DOCTYPE a><a></>"),
    ])
  func wellFormed(document: String, trace: String) {
    #expect(Trace(document) == .tokens(trace))
  }

  @Test(
    "Names have the namespaces that are declared around them",
    arguments: [
      ("<a xmlns='u'><b/></a>", "<{u}a {http://www.w3.org/2000/xmlns/}xmlns=\"u\"><{u}b></></>"),
      ("<a xmlns:p='u'><p:b/></a>", "<a {http://www.w3.org/2000/xmlns/}p=\"u\"><{u}b></></>"),
      ("<a xmlns='u' b=''/>", "<{u}a {http://www.w3.org/2000/xmlns/}xmlns=\"u\" b=\"\"></>"),
      ("<p:a xmlns:p='u'/>", "<{u}a {http://www.w3.org/2000/xmlns/}p=\"u\"></>"),
      ("<a xml:lang='de'/>", "<a {http://www.w3.org/XML/1998/namespace}lang=\"de\"></>"),
    ])
  func namespaces(document: String, trace: String) {
    #expect(Trace(document) == .tokens(trace))
  }

  @Test("A declaration holds until its element ends, and hides the one around it")
  func scopes() {
    let trace = Trace(
      "<a xmlns='1' xmlns:p='2'><b xmlns='' xmlns:p='3'><c/><p:d/></b><e/><p:f/></a>")
    guard case .tokens(let tokens) = trace else {
      Issue.record("\(trace)")
      return
    }
    let names = tokens.split(separator: "<").map { $0.prefix { $0 != " " && $0 != ">" } }
    #expect(names.filter { $0 != "/" } == ["{1}a", "b", "c", "{3}d", "{1}e", "{2}f"])
  }

  @Test(
    "Malformed documents are rejected at the error",
    arguments: [
      // One element, with only comments, instructions and white space around it.
      ("", .unexpectedEnd, "1:1@0"), ("  \n", .unexpectedEnd, "2:1@3"),
      ("x", .unexpectedCharacter, "1:1@0"), ("<a/>x", .trailingContent, "1:5@4"),
      ("<a/><b/>", .trailingContent, "1:5@4"), ("<a/>&amp;", .trailingContent, "1:5@4"),
      ("<![CDATA[x]]><a/>", .unexpectedCharacter, "1:1@0"),
      ("<a/><![CDATA[]]>", .trailingContent, "1:5@4"), ("</a>", .unexpectedCharacter, "1:1@0"),
      // Tags.
      ("<a>", .unexpectedEnd, "1:4@3"), ("<a", .unexpectedEnd, "1:3@2"),
      ("<", .unexpectedEnd, "1:2@1"), ("<a/", .unexpectedEnd, "1:4@3"),
      ("<a></b>", .unexpectedCharacter, "1:4@3"), ("<a></ab>", .unexpectedCharacter, "1:4@3"),
      ("<ab></a>", .unexpectedCharacter, "1:5@4"), ("<a></ a>", .unexpectedCharacter, "1:6@5"),
      ("<a></a", .unexpectedEnd, "1:7@6"), ("<a></", .unexpectedEnd, "1:6@5"),
      ("<a></a b='1'>", .unexpectedCharacter, "1:8@7"), ("< a/>", .unexpectedCharacter, "1:2@1"),
      ("<a / >", .unexpectedCharacter, "1:5@4"), ("<1/>", .unexpectedCharacter, "1:2@1"),
      ("<-a/>", .unexpectedCharacter, "1:2@1"), ("<·a/>", .unexpectedCharacter, "1:2@1"),
      ("<a\u{D7}/>", .unexpectedCharacter, "1:3@2"), ("<a$/>", .unexpectedCharacter, "1:3@2"),
      ("<a>\n  <b>\n</a>", .unexpectedCharacter, "3:1@10"),
      // Attributes.
      ("<a b/>", .unexpectedCharacter, "1:5@4"), ("<a b=/>", .unexpectedCharacter, "1:6@5"),
      ("<a b=1/>", .unexpectedCharacter, "1:6@5"), ("<a b='1/>", .unexpectedEnd, "1:10@9"),
      ("<a b='<'/>", .unexpectedCharacter, "1:7@6"),
      ("<a b=''c=''/>", .unexpectedCharacter, "1:8@7"),
      ("<a b='1' b='2'/>", .duplicateKey, "1:10@9"), ("<a 1='b'/>", .unexpectedCharacter, "1:4@3"),
      (
        "<a 1='1' b='' c='' d='' e='' f='' g='' h='' i='' j='' b=''/>", .unexpectedCharacter,
        "1:4@3"
      ),
      ("<a q='' b='' c='' d='' e='' f='' g='' h='' i='' j='' b=''/>", .duplicateKey, "1:54@53"),
      ("<a b='&'/>", .invalidEscape, "1:7@6"), ("<a b='&x;'/>", .invalidEscape, "1:7@6"),
      // References.
      ("<a>&</a>", .invalidEscape, "1:4@3"), ("<a>& x</a>", .invalidEscape, "1:4@3"),
      ("<a>&nbsp;</a>", .invalidEscape, "1:4@3"), ("<a>&lt</a>", .invalidEscape, "1:4@3"),
      ("<a>&lt", .unexpectedEnd, "1:7@6"), ("<a>&#65</a>", .invalidEscape, "1:4@3"),
      ("<a>&#;</a>", .invalidEscape, "1:4@3"), ("<a>&#x;</a>", .invalidEscape, "1:4@3"),
      ("<a>&#X41;</a>", .invalidEscape, "1:4@3"), ("<a>&#0;</a>", .invalidEscape, "1:4@3"),
      ("<a>&#1;</a>", .invalidEscape, "1:4@3"), ("<a>&#xD800;</a>", .invalidEscape, "1:4@3"),
      ("<a>&#xFFFE;</a>", .invalidEscape, "1:4@3"), ("<a>&#x110000;</a>", .invalidEscape, "1:4@3"),
      ("<a>&#99999999999999999999999999;</a>", .invalidEscape, "1:4@3"),
      ("<a>&#x41", .unexpectedEnd, "1:9@8"), ("<a>&#é;</a>", .invalidEscape, "1:4@3"),
      // Characters.
      ("<a>\u{0}</a>", .controlCharacter, "1:4@3"), ("<a>\u{1}</a>", .controlCharacter, "1:4@3"),
      ("<a>é\u{FFFE}</a>", .controlCharacter, "1:5@5"),
      ("<a b='\u{FFFF}'/>", .controlCharacter, "1:7@6"),
      ("<a>]]></a>", .unexpectedCharacter, "1:4@3"),
      ("<!--\u{8}--><a/>", .controlCharacter, "1:5@4"),
      ("<a><![CDATA[\u{B}]]></a>", .controlCharacter, "1:13@12"),
      ("<?p \u{C}?><a/>", .controlCharacter, "1:5@4"),
      // Comments, sections and instructions.
      ("<!--a--b--><a/>", .unexpectedCharacter, "1:6@5"),
      ("<!--a--->", .unexpectedCharacter, "1:6@5"),
      ("<!--a", .unexpectedEnd, "1:6@5"), ("<!--a--", .unexpectedEnd, "1:8@7"),
      ("<!-", .unexpectedEnd, "1:4@3"), ("<!x>", .unexpectedCharacter, "1:1@0"),
      ("<a><![CDATA[x</a>", .unexpectedEnd, "1:18@17"),
      ("<a><![cdata[]]></a>", .unexpectedCharacter, "1:4@3"),
      ("<?p", .unexpectedEnd, "1:4@3"), ("<?p x", .unexpectedEnd, "1:6@5"),
      ("<? p?><a/>", .unexpectedCharacter, "1:3@2"), ("<?p!?><a/>", .unexpectedCharacter, "1:4@3"),
      ("<a/><?xml version='1.0'?>", .unexpectedCharacter, "1:5@4"),
      (" <?xml version='1.0'?><a/>", .unexpectedCharacter, "1:2@1"),
      ("<?XML version='1.0'?><a/>", .unexpectedCharacter, "1:1@0"),
      // The declarations.
      ("<?xml?><a/>", .unexpectedCharacter, "1:6@5"),
      ("<?xml ?><a/>", .unexpectedCharacter, "1:7@6"),
      ("<?xml encoding='utf-8'?><a/>", .unexpectedCharacter, "1:7@6"),
      ("<?xml version='2.0'?><a/>", .unexpectedCharacter, "1:16@15"),
      ("<?xml version='1.0' encoding='8859'?><a/>", .unexpectedCharacter, "1:31@30"),
      ("<?xml version='1.0' encoding='Shift_JIS'?><a/>", .unexpectedCharacter, "1:31@30"),
      ("<?xml version='1.0' encoding='UTF-16'?><a/>", .unexpectedCharacter, "1:31@30"),
      ("<?xml version='1.0' standalone='maybe'?><a/>", .unexpectedCharacter, "1:33@32"),
      (
        "<?xml version='1.0' standalone='no' encoding='utf-8'?><a/>", .unexpectedCharacter,
        "1:37@36"
      ),
      ("<?xml version='1.0'encoding='utf-8'?><a/>", .unexpectedCharacter, "1:20@19"),
      ("<?xml version='1.0'>", .unexpectedCharacter, "1:20@19"),
      ("<?xml version='1", .unexpectedEnd, "1:17@16"),
      ("<!DOCTYPE a><!DOCTYPE a><a/>", .unexpectedCharacter, "1:13@12"),
      ("<a/><!DOCTYPE a>", .unexpectedCharacter, "1:5@4"),
      ("<!DOCTYPE>", .unexpectedCharacter, "1:10@9"),
      ("<!DOCTYPE a SYSTEM><a/>", .unexpectedCharacter, "1:19@18"),
      ("<!DOCTYPE a PUBLIC 'x'><a/>", .unexpectedCharacter, "1:23@22"),
      ("<!DOCTYPE a PUBLIC '{' ''><a/>", .unexpectedCharacter, "1:21@20"),
      ("<!DOCTYPE a SYSTEM 'x", .unexpectedEnd, "1:22@21"),
      ("<!DOCTYPE a", .unexpectedEnd, "1:12@11"),
      // Namespaces.
      ("<p:a/>", .unexpectedCharacter, "1:2@1"), ("<a p:b=''/>", .unexpectedCharacter, "1:4@3"),
      ("<a><b xmlns:p='u'/><p:c/></a>", .unexpectedCharacter, "1:21@20"),
      ("<:a/>", .unexpectedCharacter, "1:2@1"), ("<a:/>", .unexpectedCharacter, "1:4@3"),
      ("<a:b:c/>", .unexpectedCharacter, "1:5@4"), ("<a :b=''/>", .unexpectedCharacter, "1:4@3"),
      ("<a:1 xmlns:a='u'/>", .unexpectedCharacter, "1:4@3"),
      ("<a xmlns:p=''/>", .unexpectedCharacter, "1:4@3"),
      ("<a xmlns:xmlns='u'/>", .unexpectedCharacter, "1:4@3"),
      ("<a xmlns:xml='u'/>", .unexpectedCharacter, "1:4@3"),
      ("<a xmlns='http://www.w3.org/2000/xmlns/'/>", .unexpectedCharacter, "1:4@3"),
      ("<a xmlns:p='http://www.w3.org/XML/1998/namespace'/>", .unexpectedCharacter, "1:4@3"),
      ("<xmlns:a/>", .unexpectedCharacter, "1:2@1"), ("<?a:b?><a/>", .unexpectedCharacter, "1:4@3"),
      ("<a xmlns:p='u' xmlns:q='u' p:b='' q:b=''/>", .duplicateKey, "1:35@34"),
    ] as [(String, MappingError.Code, String)])
  func notWellFormed(document: String, code: MappingError.Code, place: String) {
    #expect(Trace(document) == .failure(code, place))
  }

  @Test("Two prefixes of different namespaces, and none, make different names of one")
  func differentNames() {
    let trace = Trace("<a xmlns:p='1' xmlns:q='2' b='' p:b='' q:b=''/>")
    guard case .tokens = trace else {
      Issue.record("\(trace)")
      return
    }
  }

  @Test("A limit bounds how deep elements are nested")
  func depth() {
    #expect(Trace("<a><b><c/></b></a>", depth: 3) == .tokens("<a><b><c></></></>"))
    #expect(Trace("<a>\n<b><c/></b></a>", depth: 2) == .failure(.depthExceeded, "2:4@7"))
  }

  @Test("Attributes and the bytes of a name are limited")
  func limits() {
    func element(_ count: Int) -> String {
      "<a " + (0..<count).map { "b\($0)=''" }.joined(separator: " ") + "/>"
    }
    #expect(Trace(element(XMLScanner.attributeLimit)) != .failure(.tooManyElements, "1:4@3"))
    guard case .failure(.tooManyElements, _) = Trace(element(XMLScanner.attributeLimit + 1)) else {
      Issue.record("one attribute too many is read")
      return
    }
    let name = String(repeating: "n", count: XMLScanner.nameLengthLimit)
    #expect(Trace("<\(name)/>") == .tokens("<\(name)></>"))
    #expect(Trace("<\(name)n/>") == .failure(.stringTooLong, "1:2@1"))
  }
}
