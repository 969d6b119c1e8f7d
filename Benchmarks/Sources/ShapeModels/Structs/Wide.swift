extension Sample {
  /// Many members of five kinds in rotation.
  func wide(_ count: Int) -> String {
    let members = (0..<count).map { position -> String in
      switch position % 5 {
      case 0: "\"count\(position)\":\((number * 31 + position).json)"
      case 1: "\"name\(position)\":\("name \(number) of \(position)".json)"
      case 2: "\"isOpen\(position)\":\(isPublished.json)"
      case 3: "\"ratio\(position)\":\((price + Double(position)).json)"
      default: "\"label\(position)\":\(author.json)"
      }
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension Shapes {
  public static let wide20 = Shape("struct-of-20", Wide20.init(_:)) { $0.wide(20) }
  public static let wide100 = Shape("struct-of-100", Wide100.init(_:)) { $0.wide(100) }
}
