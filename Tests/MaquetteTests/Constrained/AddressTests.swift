import AgreementSupport
import Maquette
import MaquetteConstraints
import Testing

@Suite("Addresses and host names")
struct AddressTests {
  @Mappable struct Contact: Equatable {
    var mail: EmailAddress?
    var host: HostName?
    var v4: IPv4Address?
    var v6: IPv6Address?
  }

  static let label = String(repeating: "a", count: 63)

  // Features: 163
  @Test(
    "A text of the shape is kept",
    arguments: [
      // HTML, 4.10.5.1.5: no quotes, but everything else that is allowed before the at sign.
      ("mail", "ada@example.com"), ("mail", "a@b"), ("mail", "a.b..c.@example.org"),
      ("mail", "!#$%&'*+/=?^_`{|}~-@x-y.z"), ("mail", "1@2.3"), ("mail", "A@\(label).com"),
      // RFC 1123, 2.1.
      ("host", "localhost"), ("host", "Example.COM"), ("host", "3com.example"),
      ("host", "xn--bcher-kva.example"), ("host", "1.2.3.a4"), ("host", "\(label).\(label)"),
      ("v4", "0.0.0.0"), ("v4", "255.255.255.255"), ("v4", "192.0.2.1"),
      ("v6", "::"), ("v6", "::1"), ("v6", "2001:db8::1"), ("v6", "1:2:3:4:5:6:7:8"),
    ])
  func good(_ key: String, _ text: String) throws {
    let json = try AnyValue.object([key: .string(text)]).jsonString()
    #expect(try write(read(Contact.self, json)) == json)
  }

  // Features: 163
  @Test(
    "A text of another shape is an error",
    arguments: [
      "", "ada", "@example.com", "ada@", "a b@c.d", "a@b@c", "a@-b.c", "a@b-.c", "a@b..c", "a@.b",
      "a@b.", "a@b_c.d", "ä@b.c", "a@bücher.de", "\"a b\"@c.d", "a@[1.2.3.4]", "a@b.c\n",
      "a@\(label)a.com",
    ])
  func noMail(_ text: String) throws { try expectRefused("mail", text, "an e-mail address") }

  // Features: 163
  @Test(
    "A text that is no host name is an error",
    arguments: [
      "", ".", "a.", ".a", "a..b", "-a", "a-", "a_b", "a b", "bücher.de", "1.2.3.4", "a.1", "42",
      "\(label)a", "a/b", "a:80", String(repeating: "a.", count: 126) + "ab",
    ])
  func noHost(_ text: String) throws { try expectRefused("host", text, "a host name") }

  // Features: 163
  @Test(
    "A text that is no IPv4 address is an error",
    arguments: [
      "", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "1.2.3.00", "1.2.3.", ".1.2.3", "1..2.3",
      "1.2.3.4 ", "1.2.3.-4", "0x1.2.3.4", "1.2.3.4a", "١.2.3.4", "::1", "999999999999.1.1.1",
    ])
  func noIPv4(_ text: String) throws { try expectRefused("v4", text, "an IPv4 address") }

  // Features: 163
  @Test(
    "A text that is no IPv6 address is an error",
    arguments: [
      "", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "1:2:3:4:5:6:7:8::",
      "::1:2:3:4:5:6:7:8", ":1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8:", "12345::", "g::", "1.2.3.4",
      "1.2.3.4::", "::1.2.3", "::1.2.3.4:5", "::01.2.3.4", "1:2:3:4:5:6:7:1.2.3.4", "fe80::1%eth0",
      "[::1]", " ::1", "::1/64", String(repeating: "0", count: 100) + "::",
    ])
  func noIPv6(_ text: String) throws { try expectRefused("v6", text, "an IPv6 address") }

  private func expectRefused(_ key: String, _ text: String, _ expected: String) throws {
    let json = try AnyValue.object([key: .string(text)]).jsonString()
    let error = try readError(Contact.self, json)
    #expect(error.code == .invalidValue && error.expected == expected)
    #expect(
      error.description.hasPrefix("expected \(expected) at '\(key)' in Contact, found string "))
  }

  // Features: 163
  @Test(
    "Other kinds of values are errors",
    arguments: [
      (#"{"mail":7}"#, "expected an e-mail address at 'mail' in Contact, found number 7"),
      (#"{"host":-1}"#, "expected a host name at 'host' in Contact, found number -1"),
      (#"{"host":{}}"#, "expected String at 'host' in Contact, found an object"),
      (#"{"v4":1}"#, "expected an IPv4 address at 'v4' in Contact, found number 1"),
      (#"{"v6":[1]}"#, "expected an IPv6 address at 'v6' in Contact, found an array"),
    ])
  func kinds(_ json: String, _ message: String) throws {
    #expect(try readError(Contact.self, json).description.hasPrefix(message + " (line 1"))
  }

  // Features: 163
  @Test(
    "Every form of an IPv6 address is read, and one is written",
    arguments: [
      // RFC 4291, 2.2.
      ("ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", "abcd:ef01:2345:6789:abcd:ef01:2345:6789"),
      ("2001:DB8:0:0:8:800:200C:417A", "2001:db8::8:800:200c:417a"),
      ("FF01:0:0:0:0:0:0:101", "ff01::101"), ("0:0:0:0:0:0:0:1", "::1"),
      ("0:0:0:0:0:0:0:0", "::"), ("0:0:0:0:0:FFFF:129.144.52.38", "::ffff:129.144.52.38"),
      ("::13.1.68.3", "::d01:4403"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
      ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"), ("1::", "1::"),
      // RFC 5952, 4.
      ("2001:0db8::0001", "2001:db8::1"), ("2001:db8:0:0:0:0:2:1", "2001:db8::2:1"),
      ("2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
      ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"), ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
      ("::ffff:c000:0201", "::ffff:192.0.2.1"), ("0:0:1::", "0:0:1::"),
    ])
  func canonical(_ text: String, _ canonical: String) throws {
    let address = try #require(IPv6Address(text))
    #expect(address.description == canonical && IPv6Address(canonical) == address)
    #expect(try read(Contact.self, #"{"v6":"\#(text)"}"#).v6 == address)
  }

  // Features: 163
  @Test("Every IPv6 address comes back from its text") func anyIPv6() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      // Groups of zeros are as frequent as other groups.
      let groups = (0..<8).map { _ in
        Bool.random(using: &generator) ? 0 : UInt64.random(in: 0...0xffff)
      }
      let address = IPv6Address(
        high: groups[..<4].reduce(0) { $0 << 16 | $1 },
        low: groups[4...].reduce(0) { $0 << 16 | $1 })
      #expect(IPv6Address(address.description) == address)
      #expect(address.groups.map(UInt64.init) == groups)
    }
  }

  // Features: 163
  @Test("Addresses are numbers, and keys") func numbers() throws {
    let address = try #require(IPv4Address("1.2.3.4"))
    #expect(address.bits == 0x0102_0304 && address.parts == [1, 2, 3, 4])
    #expect(try #require(IPv4Address("2.0.0.0")) > address)
    #expect(try #require(IPv6Address("1::")) > #require(IPv6Address("::2")))
    try expectRoundTrip([address: 1], #"{"1.2.3.4":1}"#)
    try expectRoundTrip([IPv6Address(high: 0, low: 1): 1], #"{"::1":1}"#)
    #expect(throws: MappingError.self) { try [IPv4Address: Int](json: #"{"1.2.3":1}"#) }
    #expect(throws: MappingError.self) { try [EmailAddress: Int](json: #"{"a":1}"#) }
  }

  // Features: 163
  @Test("Long and strange texts are refused quickly") func hostile() throws {
    for text in ["a", "a.", ":", "1.", "@", "\u{0}"] {
      let long = String(repeating: text, count: 200_000)
      #expect(EmailAddress(long) == nil && HostName(long) == nil)
      #expect(IPv4Address(long) == nil && IPv6Address(long) == nil)
    }
  }
}
