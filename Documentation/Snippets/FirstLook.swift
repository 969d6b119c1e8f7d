// The first look at the library: one small model, and what else a model can be.

import Foundation
import Maquette

@Mappable
struct User {
  var id: Int
  var name: String
  var email: String?
  var tags: [String] = []
  var joined: Date
}

let text = #"{"id": 7, "name": "Ada", "email": null, "joined": "2026-11-25T08:30:00Z"}"#
let user = try User(json: text)
print(user.name, user.tags)  // Ada []
print(try user.jsonString())
// {"id":7,"name":"Ada","tags":[],"joined":"2026-11-25T08:30:00Z"}

@Mappable
enum Shape: Equatable {
  case circle(radius: Double)
  case square(side: Double)
}

@Mappable
struct Page<Item> {
  var items: [Item]
  var next: URL?
}

@Mappable
final class Drawing {
  var title = ""
  var shapes: [Shape] = []
  var parts: [Drawing] = []
}

let page = try Page<Drawing>(
  json: #"{"items": [{"title": "A", "shapes": [{"circle": {"radius": 2}}], "parts": [{}]}]}"#)
print(page.items[0].shapes[0] == .circle(radius: 2), page.items[0].parts.count)  // true 1
