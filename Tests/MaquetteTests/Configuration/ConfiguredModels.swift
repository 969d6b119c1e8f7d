import Foundation
import Maquette

// Models that were declared for other data than the data below.

@Mappable
struct Point: Equatable {
  var latitude: Double
  var longitude: Double
}

@Mappable
struct Location: Equatable {
  var distance: Int
  var point: Point
}

@Mappable
struct Post: Equatable {
  let idStr: String
  var tweetText: String = ""
  var location: Location?
  var createdAt: Timestamp?
}

@Mappable
final class Owner {
  private(set) var screenName: String
  let posts: [Post]
  var best: Post?
  var homeURL: URL?

  init(screenName: String, posts: [Post]) {
    (self.screenName, self.posts) = (screenName, posts)
  }
}

@Mappable
class Animal {
  var name = ""
  init() {}
}

@Mappable
final class Dog: Animal {
  var barks = false
}

@Mappable
final class Kennel {
  var animals: [Animal] = []
  var first: Animal?
  init() {}
}
