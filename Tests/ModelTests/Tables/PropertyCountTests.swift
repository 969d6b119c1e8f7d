import Maquette
import Testing

/// Structs with every number of properties: slot sets have two words, and end in the second.
@Suite("Numbers of properties in decoding in place")
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

  @Mappable struct Of300: Equatable {
    var p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18,
      p19, p20, p21, p22, p23, p24, p25, p26, p27, p28, p29, p30, p31, p32, p33, p34, p35,
      p36, p37, p38, p39, p40, p41, p42, p43, p44, p45, p46, p47, p48, p49, p50, p51, p52,
      p53, p54, p55, p56, p57, p58, p59, p60, p61, p62, p63, p64, p65, p66, p67, p68, p69,
      p70, p71, p72, p73, p74, p75, p76, p77, p78, p79, p80, p81, p82, p83, p84, p85, p86,
      p87, p88, p89, p90, p91, p92, p93, p94, p95, p96, p97, p98, p99, p100, p101, p102, p103,
      p104, p105, p106, p107, p108, p109, p110, p111, p112, p113, p114, p115, p116, p117,
      p118, p119, p120, p121, p122, p123, p124, p125, p126, p127, p128, p129, p130, p131,
      p132, p133, p134, p135, p136, p137, p138, p139, p140, p141, p142, p143, p144, p145,
      p146, p147, p148, p149, p150, p151, p152, p153, p154, p155, p156, p157, p158, p159,
      p160, p161, p162, p163, p164, p165, p166, p167, p168, p169, p170, p171, p172, p173,
      p174, p175, p176, p177, p178, p179, p180, p181, p182, p183, p184, p185, p186, p187,
      p188, p189, p190, p191, p192, p193, p194, p195, p196, p197, p198, p199, p200, p201,
      p202, p203, p204, p205, p206, p207, p208, p209, p210, p211, p212, p213, p214, p215,
      p216, p217, p218, p219, p220, p221, p222, p223, p224, p225, p226, p227, p228, p229,
      p230, p231, p232, p233, p234, p235, p236, p237, p238, p239, p240, p241, p242, p243,
      p244, p245, p246, p247, p248, p249, p250, p251, p252, p253, p254, p255, p256, p257,
      p258, p259, p260, p261, p262, p263, p264, p265, p266, p267, p268, p269, p270, p271,
      p272, p273, p274, p275, p276, p277, p278, p279, p280, p281, p282, p283, p284, p285,
      p286, p287, p288, p289, p290, p291, p292, p293, p294, p295, p296, p297, p298, p299: Int
  }

  @Mappable final class WideObject {
    @CodingKey(path: "first.a") @DecodableAlias("a") var a: Int = 0
    var q0 = 0, q1 = 1, q2 = 2, q3 = 3, q4 = 4, q5 = 5, q6 = 6, q7 = 7, q8 = 8, q9 = 9, q10 = 10,
      q11 = 11, q12 = 12, q13 = 13, q14 = 14, q15 = 15, q16 = 16, q17 = 17, q18 = 18,
      q19 = 19, q20 = 20, q21 = 21, q22 = 22, q23 = 23, q24 = 24, q25 = 25, q26 = 26,
      q27 =
        27, q28 = 28, q29 = 29, q30 = 30, q31 = 31, q32 = 32, q33 = 33, q34 = 34, q35 = 35,
      q36 = 36, q37 = 37, q38 = 38, q39 = 39, q40 = 40, q41 = 41, q42 = 42, q43 = 43,
      q44 =
        44, q45 = 45, q46 = 46, q47 = 47, q48 = 48, q49 = 49, q50 = 50, q51 = 51, q52 = 52,
      q53 = 53, q54 = 54, q55 = 55, q56 = 56, q57 = 57, q58 = 58, q59 = 59, q60 = 60,
      q61 =
        61, q62 = 62, q63 = 63, q64 = 64, q65 = 65, q66 = 66, q67 = 67, q68 = 68, q69 = 69,
      q70 = 70, q71 = 71, q72 = 72, q73 = 73, q74 = 74, q75 = 75, q76 = 76, q77 = 77,
      q78 =
        78, q79 = 79, q80 = 80, q81 = 81, q82 = 82, q83 = 83, q84 = 84, q85 = 85, q86 = 86,
      q87 = 87, q88 = 88, q89 = 89, q90 = 90, q91 = 91, q92 = 92, q93 = 93, q94 = 94,
      q95 =
        95, q96 = 96, q97 = 97, q98 = 98, q99 = 99, q100 = 100, q101 = 101, q102 = 102,
      q103 =
        103, q104 = 104, q105 = 105, q106 = 106, q107 = 107, q108 = 108, q109 = 109,
      q110 =
        110, q111 = 111, q112 = 112, q113 = 113, q114 = 114, q115 = 115, q116 = 116,
      q117 =
        117, q118 = 118, q119 = 119, q120 = 120, q121 = 121, q122 = 122, q123 = 123,
      q124 =
        124, q125 = 125, q126 = 126, q127 = 127, q128 = 128, q129 = 129
    @CodingKey(path: "first.b") var b: Int = 0
    @CodableExtras var rest: [String: Int] = [:]
  }

  @Mappable struct Pair {
    var p: Int?
    var q: Int?
  }

  @Mappable final class DividedObject {
    var v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18,
      v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35,
      v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51, v52,
      v53, v54, v55, v56, v57, v58, v59, v60, v61, v62, v63, v64, v65, v66, v67, v68, v69,
      v70, v71, v72, v73, v74, v75, v76, v77, v78, v79, v80, v81, v82, v83, v84, v85, v86,
      v87, v88, v89, v90, v91, v92, v93, v94, v95, v96, v97, v98, v99, v100, v101, v102,
      v103, v104, v105, v106, v107, v108, v109, v110, v111, v112, v113, v114, v115, v116,
      v117, v118, v119, v120, v121, v122, v123, v124, v125, v126, v127, v128, v129: Int?
    @CodableFlattened(prefix: "f_") var pair: Pair?
    var last = 1
    @CodingKey(path: "in.a") var inner = 2
    @CodableFlattened(prefix: "g_") var other: Pair?
    @CodingKey(path: "in.b") var end = 3
    var next = 4
  }

  @Test("The keys of a model that is split into parts are written in the order of declaration")
  func order() throws {
    let json = #"{"v0":5,"f_p":1,"last":1,"in":{"a":2,"b":3},"g_q":6,"next":4}"#
    for object in [
      try DividedObject(json: json),
      try ValueMapper().decode(DividedObject.self, from: AnyValue(json: json)),
    ] {
      #expect(try object.jsonString() == json)
      #expect(try ValueMapper().encode(object).jsonString() == json)
    }
    var object = try DividedObject(json: json)
    try JSONMapper().update(&object, from: #"{"next":7,"f_q":8,"v129":9}"#)
    #expect(object.next == 7 && object.pair?.q == 8 && object.pair?.p == 1 && object.v129 == 9)
  }

  @Test(
    "A model with too many keys for a table is split into parts, which share nested objects")
  func parts() throws {
    let json = #"{"q129":-1,"first":{"a":1,"b":2},"more":5,"q0":-2,"q64":-3}"#
    for object in [
      try WideObject(json: json),
      try ValueMapper().decode(WideObject.self, from: AnyValue(json: json)),
    ] {
      #expect(object.a == 1 && object.b == 2 && object.rest == ["more": 5])
      #expect(object.q0 == -2 && object.q64 == -3 && object.q129 == -1 && object.q128 == 128)
      let again = try WideObject(json: object.jsonString())
      #expect(try again.jsonString() == object.jsonString())
      #expect(try AnyValue(json: object.jsonString())["first"] == ["a": 1, "b": 2])
    }
    var object = try WideObject(json: json)
    try JSONMapper().update(&object, from: #"{"q128":7,"a":9}"#)
    #expect(object.q128 == 7 && object.a == 9 && object.b == 2 && object.q129 == -1)
    let report = JSONMapper().decodeReporting(WideObject.self, from: #"{"q3":"x","q127":[]}"#)
    #expect(report.issues.map(\.path.description) == ["q3", "q127"])
  }

  @Test func everyCount() throws {
    try check(Of1.self, 1)
    try check(Of64.self, 64)
    try check(Of65.self, 65)
    try check(Of128.self, 128)
    try check(Of129.self, 129)
    try check(Of300.self, 300)
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
    for index in Set([0, 1, 62, 63, 64, 65, 126, 127, 128, 200, 299].filter { $0 < count }) {
      #expect(models.read(all.without("p\(index)").json) == "! missingKey p\(index)")
      #expect(models.read(all.with("p\(index)", "[]").json) == "! typeMismatch p\(index)")
      let twice = all.with("p\(index)", "-1").adding("p\(index)", "\(index * 3)")
      #expect(models.read(twice.json, repeatsKeys: true) == expected)
      let changed = try models.update({ try T(json: all.json) }, "{\"p\(index)\":-5}")
      #expect(changed.contains("p\(index): -5"))
    }
  }
}
