import MaquetteCore

/// The objects found during encoding, and the order of those that are archived.
struct ObjectQueue {
  typealias Model = any MappingEncodable & AnyObject

  /// Every referenced object, retained so that its identity stays unique.
  private var met: [Model] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The index of each object in the archive; nil if it is not archived.
  private var places: [Int?] = []

  /// The numbers of the archived objects, in order.
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

  /// The object with a number.
  subscript(number: Int) -> Model { met[number] }

  /// The index of an object in the archive; adds the object if necessary.
  mutating func archive(_ number: Int) -> Int {
    if let place = places[number] { return place }
    let place = archived.count
    archived.append(number)
    places[number] = place
    return place
  }

  /// The index of an object in the archive; nil if it is not archived.
  func place(of number: Int) -> Int? { places[number] }
}
