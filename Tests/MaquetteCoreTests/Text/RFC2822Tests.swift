import MaquetteCore
import Testing

@Suite("RFC 2822")
struct RFC2822Tests {
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
    ("Sun, 6 Nov 1994 08:49:37 +0000", "1994-11-06T08:49:37Z"),
    ("6 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
    ("06 Nov 1994 08:49 -0500", "1994-11-06T13:49:00Z"),
    ("Fri, 21 Nov 1997 09:55:06 -0600", "1997-11-21T15:55:06Z"),
    ("Fri, 21 Nov 97 09:55:06 GMT", "1997-11-21T09:55:06Z"),
    ("21 Nov 49 09:55:06 GMT", "2049-11-21T09:55:06Z"),
    ("21 Nov 50 09:55:06 GMT", "1950-11-21T09:55:06Z"),
    ("21 Nov 101 09:55:06 GMT", "2001-11-21T09:55:06Z"),
    ("Fri,  21  Nov  1997  09:55:06  PST", "1997-11-21T17:55:06Z"),
    ("Fri, 21 Nov 1997 09:55:06 EDT", "1997-11-21T13:55:06Z"),
    ("Fri, 21 Nov 1997 09:55:06 UT", "1997-11-21T09:55:06Z"),
    ("Fri, 21 Nov 1997 09:55:06 -0000", "1997-11-21T09:55:06Z"),
    ("Fri, 21 Nov 1997 09:55:06 -0800 (PST)", "1997-11-21T17:55:06Z"),
    ("Sat, 31 Dec 2016 23:59:60 +0000", "2017-01-01T00:00:00Z"),
  ])
  func reads(text: String, iso8601: String) {
    #expect(RFC2822.timestamp(text) == ISO8601.timestamp(iso8601))
  }

  @Test(arguments: [
    "", "Sun", "Mon, 06 Nov 1994 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 8:49:37 GMT",
    "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 CEST", "Sun, 06 Nov 1994 08:49:37 GMT x",
    "Sun, 06 Nov 1994 08:49:37 GMT (", "Sunday, 06-Nov-94 08:49:37 GMT",
    "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 19945 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMTX",
  ])
  func refuses(text: String) {
    #expect(RFC2822.timestamp(text) == nil)
  }

  @Test func writes() {
    let moment = Timestamp(secondsSince1970: 784_111_777.5)
    #expect(RFC2822.text(of: moment) == "Sun, 06 Nov 1994 08:49:37 +0000")
    #expect(
      RFC2822.text(of: moment, offset: UTCOffset(hours: -8)) == "Sun, 06 Nov 1994 00:49:37 -0800")
    #expect(RFC2822.text(of: Timestamp(secondsSince2001: .nan)) == nil)
  }
}
