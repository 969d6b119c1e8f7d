import MaquetteCore
import Testing

@Suite("Timestamps")
struct TimestampTests {
  @Test(
    "Seconds and nanoseconds are kept",
    arguments: [
      (0, 0), (1_704_067_199, 999_999_999), (-1, 1), (.min, 999_999_999), (.max, 999_999_999),
    ] as [(Int64, Int)])
  func keepsSecondsAndNanoseconds(seconds: Int64, nanoseconds: Int) {
    let moment = Timestamp(secondsSince1970: seconds, nanoseconds: nanoseconds)
    #expect(moment.seconds == seconds)
    #expect(moment.nanoseconds == nanoseconds)
  }

  @Test("Every double since 2001 is itself again")
  func doublesAreThemselvesAgain() {
    var generator = SplitMix(state: 9)
    var doubles: [Double] = [
      0, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0x1p63, -0x1p63,
      0x1p63 - 978_307_200, -63_114_076_800, 1e18, 252_423_993_600,
      Double(252_423_993_600).nextDown,
    ]
    for _ in 0..<20_000 {
      doubles.append(Double(bitPattern: .random(in: 0...UInt64.max, using: &generator)))
      doubles.append(.random(in: -2e7...2e7, using: &generator))
      doubles.append(.random(in: -1e9...1e9, using: &generator))
      doubles.append(.random(in: -1e11...3e11, using: &generator))
    }
    for double in doubles where !double.isNaN {
      let moment = Timestamp(secondsSince2001: double)
      #expect(moment.secondsSince2001 == double)
      #expect(0..<1_000_000_000 ~= moment.nanoseconds)
    }
    #expect(Timestamp(secondsSince2001: .nan).secondsSince2001.isNaN)
    #expect(Timestamp(secondsSince2001: .nan).seconds == 0)
    #expect(Timestamp(secondsSince2001: -.infinity).seconds == .min)
  }

  @Test("The double is the nearest one to the seconds and nanoseconds")
  func theDoubleIsTheNearest() {
    var generator = SplitMix(state: 10)
    for _ in 0..<20_000 {
      let seconds = Int64.random(in: 0...3_000_000_000, using: &generator)
      let nanoseconds = Int.random(in: 0..<1_000_000_000, using: &generator)
      let moment = Timestamp(secondsSince1970: seconds, nanoseconds: nanoseconds)
      let digits = String(String(1_000_000_000 + nanoseconds).dropFirst())
      #expect(moment.secondsSince1970 == Double("\(seconds).\(digits)"))
      if seconds >= 978_307_200 {
        #expect(moment.secondsSince2001 == Double("\(seconds - 978_307_200).\(digits)"))
      }
    }
  }

  @Test(
    "Seconds since 1970 count to the nearest nanosecond",
    arguments: [
      (0.5, 0, 500_000_000), (-0.25, -1, 750_000_000), (1e-10, 0, 0), (-1e-10, 0, 0),
      (1e-9, 0, 1), (1_700_000_000.5, 1_700_000_000, 500_000_000),
      (1e18, 1_000_000_000_000_000_000, 0),
    ] as [(Double, Int64, Int)])
  func secondsSince1970(double: Double, seconds: Int64, nanoseconds: Int) {
    #expect(
      Timestamp(secondsSince1970: double)
        == Timestamp(secondsSince1970: seconds, nanoseconds: nanoseconds))
  }

  @Test("Timestamps are ordered by time, whatever they hold")
  func ordered() {
    let ascending: [Timestamp] = [
      Timestamp(secondsSince2001: -.infinity), Timestamp(secondsSince2001: -1e300),
      Timestamp(secondsSince1970: .min, nanoseconds: 0),
      Timestamp(secondsSince1970: -1, nanoseconds: 999_999_999),
      Timestamp(secondsSince1970: 0, nanoseconds: 0),
      Timestamp(secondsSince1970: 0, nanoseconds: 1),
      Timestamp(secondsSince2001: -1e-10), Timestamp(secondsSince2001: 0),
      Timestamp(secondsSince2001: 1e-10), Timestamp(secondsSince1970: 978_307_200, nanoseconds: 1),
      Timestamp(secondsSince1970: 1_704_067_199, nanoseconds: 999_999_998),
      Timestamp(secondsSince1970: 1_704_067_199, nanoseconds: 999_999_999),
      Timestamp(secondsSince1970: .max, nanoseconds: 0), Timestamp(secondsSince2001: 1e300),
      Timestamp(secondsSince2001: .infinity),
    ]
    for (index, left) in ascending.enumerated() {
      for (other, right) in ascending.enumerated() {
        #expect((left < right) == (index < other), "\(left) \(right)")
        #expect((left == right) == (index == other))
      }
    }
  }

  @Test(
    "Digits after the ninth are cut, never rounded to another second",
    arguments: [
      ("2023-12-31T23:59:59.9999999999Z", "2023-12-31T23:59:59.999999999Z"),
      ("2023-12-31T23:59:59.123456789123456789123456789Z", "2023-12-31T23:59:59.123456789Z"),
      ("1969-12-31T23:59:59.9999999999Z", "1969-12-31T23:59:59.999999999Z"),
      ("0001-01-01T00:00:00.0000000009Z", "0001-01-01T00:00:00Z"),
      ("9999-12-31T23:59:59.9999999999Z", "9999-12-31T23:59:59.999999999Z"),
    ])
  func cutsDigits(text: String, written: String) {
    #expect(ISO8601.timestamp(text).flatMap { ISO8601.text(of: $0) } == written)
  }
}
