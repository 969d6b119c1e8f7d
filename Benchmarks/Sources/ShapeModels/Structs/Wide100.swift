import Maquette

/// A hundred properties.
@Mappable
public struct Wide100: Equatable, Sendable {
  public var count0: Int
  public var name1: String
  public var isOpen2: Bool
  public var ratio3: Double
  public var label4: String
  public var count5: Int
  public var name6: String
  public var isOpen7: Bool
  public var ratio8: Double
  public var label9: String
  public var count10: Int
  public var name11: String
  public var isOpen12: Bool
  public var ratio13: Double
  public var label14: String
  public var count15: Int
  public var name16: String
  public var isOpen17: Bool
  public var ratio18: Double
  public var label19: String
  public var count20: Int
  public var name21: String
  public var isOpen22: Bool
  public var ratio23: Double
  public var label24: String
  public var count25: Int
  public var name26: String
  public var isOpen27: Bool
  public var ratio28: Double
  public var label29: String
  public var count30: Int
  public var name31: String
  public var isOpen32: Bool
  public var ratio33: Double
  public var label34: String
  public var count35: Int
  public var name36: String
  public var isOpen37: Bool
  public var ratio38: Double
  public var label39: String
  public var count40: Int
  public var name41: String
  public var isOpen42: Bool
  public var ratio43: Double
  public var label44: String
  public var count45: Int
  public var name46: String
  public var isOpen47: Bool
  public var ratio48: Double
  public var label49: String
  public var count50: Int
  public var name51: String
  public var isOpen52: Bool
  public var ratio53: Double
  public var label54: String
  public var count55: Int
  public var name56: String
  public var isOpen57: Bool
  public var ratio58: Double
  public var label59: String
  public var count60: Int
  public var name61: String
  public var isOpen62: Bool
  public var ratio63: Double
  public var label64: String
  public var count65: Int
  public var name66: String
  public var isOpen67: Bool
  public var ratio68: Double
  public var label69: String
  public var count70: Int
  public var name71: String
  public var isOpen72: Bool
  public var ratio73: Double
  public var label74: String
  public var count75: Int
  public var name76: String
  public var isOpen77: Bool
  public var ratio78: Double
  public var label79: String
  public var count80: Int
  public var name81: String
  public var isOpen82: Bool
  public var ratio83: Double
  public var label84: String
  public var count85: Int
  public var name86: String
  public var isOpen87: Bool
  public var ratio88: Double
  public var label89: String
  public var count90: Int
  public var name91: String
  public var isOpen92: Bool
  public var ratio93: Double
  public var label94: String
  public var count95: Int
  public var name96: String
  public var isOpen97: Bool
  public var ratio98: Double
  public var label99: String

  init(_ sample: Sample) {
    count0 = sample.number * 31 + 0
    name1 = "name \(sample.number) of 1"
    isOpen2 = sample.isPublished
    ratio3 = sample.price + 3
    label4 = sample.author
    count5 = sample.number * 31 + 5
    name6 = "name \(sample.number) of 6"
    isOpen7 = sample.isPublished
    ratio8 = sample.price + 8
    label9 = sample.author
    count10 = sample.number * 31 + 10
    name11 = "name \(sample.number) of 11"
    isOpen12 = sample.isPublished
    ratio13 = sample.price + 13
    label14 = sample.author
    count15 = sample.number * 31 + 15
    name16 = "name \(sample.number) of 16"
    isOpen17 = sample.isPublished
    ratio18 = sample.price + 18
    label19 = sample.author
    count20 = sample.number * 31 + 20
    name21 = "name \(sample.number) of 21"
    isOpen22 = sample.isPublished
    ratio23 = sample.price + 23
    label24 = sample.author
    count25 = sample.number * 31 + 25
    name26 = "name \(sample.number) of 26"
    isOpen27 = sample.isPublished
    ratio28 = sample.price + 28
    label29 = sample.author
    count30 = sample.number * 31 + 30
    name31 = "name \(sample.number) of 31"
    isOpen32 = sample.isPublished
    ratio33 = sample.price + 33
    label34 = sample.author
    count35 = sample.number * 31 + 35
    name36 = "name \(sample.number) of 36"
    isOpen37 = sample.isPublished
    ratio38 = sample.price + 38
    label39 = sample.author
    count40 = sample.number * 31 + 40
    name41 = "name \(sample.number) of 41"
    isOpen42 = sample.isPublished
    ratio43 = sample.price + 43
    label44 = sample.author
    count45 = sample.number * 31 + 45
    name46 = "name \(sample.number) of 46"
    isOpen47 = sample.isPublished
    ratio48 = sample.price + 48
    label49 = sample.author
    count50 = sample.number * 31 + 50
    name51 = "name \(sample.number) of 51"
    isOpen52 = sample.isPublished
    ratio53 = sample.price + 53
    label54 = sample.author
    count55 = sample.number * 31 + 55
    name56 = "name \(sample.number) of 56"
    isOpen57 = sample.isPublished
    ratio58 = sample.price + 58
    label59 = sample.author
    count60 = sample.number * 31 + 60
    name61 = "name \(sample.number) of 61"
    isOpen62 = sample.isPublished
    ratio63 = sample.price + 63
    label64 = sample.author
    count65 = sample.number * 31 + 65
    name66 = "name \(sample.number) of 66"
    isOpen67 = sample.isPublished
    ratio68 = sample.price + 68
    label69 = sample.author
    count70 = sample.number * 31 + 70
    name71 = "name \(sample.number) of 71"
    isOpen72 = sample.isPublished
    ratio73 = sample.price + 73
    label74 = sample.author
    count75 = sample.number * 31 + 75
    name76 = "name \(sample.number) of 76"
    isOpen77 = sample.isPublished
    ratio78 = sample.price + 78
    label79 = sample.author
    count80 = sample.number * 31 + 80
    name81 = "name \(sample.number) of 81"
    isOpen82 = sample.isPublished
    ratio83 = sample.price + 83
    label84 = sample.author
    count85 = sample.number * 31 + 85
    name86 = "name \(sample.number) of 86"
    isOpen87 = sample.isPublished
    ratio88 = sample.price + 88
    label89 = sample.author
    count90 = sample.number * 31 + 90
    name91 = "name \(sample.number) of 91"
    isOpen92 = sample.isPublished
    ratio93 = sample.price + 93
    label94 = sample.author
    count95 = sample.number * 31 + 95
    name96 = "name \(sample.number) of 96"
    isOpen97 = sample.isPublished
    ratio98 = sample.price + 98
    label99 = sample.author
  }
}
