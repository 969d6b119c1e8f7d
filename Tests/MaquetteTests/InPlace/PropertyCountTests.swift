import Maquette
import Testing

/// Structs of every number of properties: sets of slots are made of two words, and end at the
/// second.
@Suite("Numbers of properties read in place")
struct PropertyCountTests {
  @Mappable struct Of1: Equatable {
    var p0: Int
  }

  @Mappable struct Of64: Equatable {
    var p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19,
      p20, p21, p22, p23, p24, p25, p26, p27, p28, p29, p30, p31, p32, p33, p34, p35, p36, p37,
      p38, p39, p40, p41, p42, p43, p44, p45, p46, p47, p48, p49, p50, p51, p52, p53, p54, p55,
      p56, p57, p58, p59, p60, p61, p62, p63: Int
  }

  @Mappable struct Of65: Equatable {
    var p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19,
      p20, p21, p22, p23, p24, p25, p26, p27, p28, p29, p30, p31, p32, p33, p34, p35, p36, p37,
      p38, p39, p40, p41, p42, p43, p44, p45, p46, p47, p48, p49, p50, p51, p52, p53, p54, p55,
      p56, p57, p58, p59, p60, p61, p62, p63, p64: Int
  }

  @Mappable struct Of128: Equatable {
    var p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19,
      p20, p21, p22, p23, p24, p25, p26, p27, p28, p29, p30, p31, p32, p33, p34, p35, p36, p37,
      p38, p39, p40, p41, p42, p43, p44, p45, p46, p47, p48, p49, p50, p51, p52, p53, p54, p55,
      p56, p57, p58, p59, p60, p61, p62, p63, p64, p65, p66, p67, p68, p69, p70, p71, p72, p73,
      p74, p75, p76, p77, p78, p79, p80, p81, p82, p83, p84, p85, p86, p87, p88, p89, p90, p91,
      p92, p93, p94, p95, p96, p97, p98, p99, p100, p101, p102, p103, p104, p105, p106, p107,
      p108, p109, p110, p111, p112, p113, p114, p115, p116, p117, p118, p119, p120, p121, p122,
      p123, p124, p125, p126, p127: Int
  }

  @Mappable struct Of129: Equatable {
    var p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19,
      p20, p21, p22, p23, p24, p25, p26, p27, p28, p29, p30, p31, p32, p33, p34, p35, p36, p37,
      p38, p39, p40, p41, p42, p43, p44, p45, p46, p47, p48, p49, p50, p51, p52, p53, p54, p55,
      p56, p57, p58, p59, p60, p61, p62, p63, p64, p65, p66, p67, p68, p69, p70, p71, p72, p73,
      p74, p75, p76, p77, p78, p79, p80, p81, p82, p83, p84, p85, p86, p87, p88, p89, p90, p91,
      p92, p93, p94, p95, p96, p97, p98, p99, p100, p101, p102, p103, p104, p105, p106, p107,
      p108, p109, p110, p111, p112, p113, p114, p115, p116, p117, p118, p119, p120, p121, p122,
      p123, p124, p125, p126, p127, p128: Int
  }

  @Test func everyCount() throws {
    try check(Of1.self, 1)
    try check(Of64.self, 64)
    try check(Of65.self, 65)
    try check(Of128.self, 128)
    try check(Of129.self, 129)
  }

  private func check<T: Mappable & Equatable>(_ type: T.Type, _ count: Int) throws {
    let members = (0..<count).map { (key: "p\($0)", json: "\($0 * 3)") }
    var all = Members([:])
    all.all = members
    let models = Ways<T>()
    let expected = "\(try T(json: all.json))"
    #expect(try T(json: all.json).jsonString() == all.json)
    #expect(!expected.hasPrefix("!"))
    for index in 0..<count { #expect(expected.contains("p\(index): \(index * 3)")) }
    #expect(models.read(all.withUnknown.json) == expected)
    all.all.reverse()
    #expect(models.read(all.json) == expected)
    for seed in 0..<3 {
      all.all = members
      #expect(models.read(all.shuffled(seed).json) == expected)
    }
    all.all = members
    for index in Set([0, 1, 62, 63, 64, 65, 126, 127, 128].filter { $0 < count }) {
      #expect(models.read(all.without("p\(index)").json) == "! missingKey p\(index)")
      #expect(models.read(all.with("p\(index)", "[]").json) == "! typeMismatch p\(index)")
      let twice = all.with("p\(index)", "-1").adding("p\(index)", "\(index * 3)")
      #expect(models.read(twice.json, repeatsKeys: true) == expected)
      let changed = try models.update({ try T(json: all.json) }, "{\"p\(index)\":-5}")
      #expect(changed.contains("p\(index): -5"))
    }
  }
}
