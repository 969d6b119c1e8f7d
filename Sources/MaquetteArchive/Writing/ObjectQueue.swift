import MaquetteCore

/// The objects met on writing, and which of them are archived, in which order.
struct ObjectQueue {
  typealias Model = any MappingEncodable & AnyObject

  /// Every object that anything referred to, held so that its identity stays its own.
  private var met: [Model] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The places of objects in the archive by their numbers; nil if they are not archived.
  private var places: [Int?] = []

  /// The numbers of the archived objects, in their order.
  private(set) var archived: [Int] = []

  /// The number of an object.
  mutating func number(of object: Model) -> Int {
    let key = ObjectIdentifier(object)
    if let number = numbers[key] { return number }
    let number = met.count
    met.append(object)
    places.append(nil)
    numbers[key] = number
    return number
  }

  /// The object of a number.
  subscript(number: Int) -> Model { met[number] }

  /// The place of an object in the archive, which it gets now if it has none.
  mutating func archive(_ number: Int) -> Int {
    if let place = places[number] { return place }
    let place = archived.count
    archived.append(number)
    places[number] = place
    return place
  }

  /// The place of an object in the archive; nil if it is not archived.
  func place(of number: Int) -> Int? { places[number] }
}
