import Foundation
import Maquette
// error: the strategy reads an element of this collection, not the collection; use '.elements(of: ...)'
// error: the strategy writes an element of this collection, not the collection; use '.elements(of: ...)'
// error: the strategy reads a value of this dictionary, not the dictionary; use '.values(of: ...)'
// error: the strategy reads values of another type than this property has; use one for its type, or convert
// at: \Trip.days

@Mappable struct Trip {
  @CodableBy(.iso8601) var days: [Date]
  @CodableBy(.iso8601) var stops: [String: Date]
  @CodableBy(.iso8601) var name: String
}
