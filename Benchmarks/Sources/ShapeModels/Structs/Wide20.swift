import Maquette

/// Twenty properties.
@Mappable
public struct Wide20: Equatable, Sendable {
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
  }
}
