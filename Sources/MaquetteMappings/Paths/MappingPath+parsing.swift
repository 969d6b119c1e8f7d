public import MaquetteCore

extension MappingPath {
  /// Creates a path from text like `statuses[3].user.name`.
  ///
  /// Dots separate the keys of objects. Positions in arrays are in brackets and count from 0. A key
  /// that contains a dot or a bracket is in brackets and quotes, as in descriptions of paths:
  /// `["a.b"].c`. The root is `$`, or nothing; a path may begin with it: `$.a[0]`.
  ///
  /// ```swift
  /// let path = try MappingPath(parsing: text)
  /// let tweet = try mapper.decode(Tweet.self, from: data, at: path)
  /// ```
  ///
  /// - Parameter text: The text.
  /// - Throws: `invalidValue` for text that is not a path; the hint says why.
  public init(parsing text: String) throws(MappingError) {
    do throws(PathText.Mistake) {
      self.init(try Self.steps(PathText.steps(of: text)))
    } catch {
      throw MappingError(
        .invalidValue, expected: "a path such as a.b[0]", found: JSONText.quoted(text),
        hint: "it " + error.reason)
    }
  }

  private static func steps(_ steps: [PathText.Step]) throws(PathText.Mistake) -> [Step] {
    var result: [Step] = []
    result.reserveCapacity(steps.count)
    for step in steps {
      switch step {
      case .key(let key): result.append(.key(key))
      case .index(let index): result.append(.index(index))
      case .each: throw PathText.Mistake(reason: "leads to many values with '[*]'")
      }
    }
    return result
  }
}

extension MappingPath: ExpressibleByStringLiteral {
  /// Creates a path from a literal, as ``init(parsing:)`` parses it.
  ///
  /// - Precondition: The literal is a path. Use ``init(parsing:)`` for text that is known only at
  ///   run time.
  public init(stringLiteral text: String) {
    do throws(MappingError) {
      try self.init(parsing: text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
