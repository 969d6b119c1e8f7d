extension Sample {
  /// The values that a change sets: three of the seven properties.
  var change: Members {
    ["title": "\(title), Second Edition", "price": price + 10, "tags": ["revised"]]
  }

  /// The sample after the change.
  var changed: Sample {
    Sample(
      number: number, id: id, title: "\(title), Second Edition", author: author,
      language: language, isPublished: isPublished, price: price + 10, tags: ["revised"])
  }
}

extension Shapes {
  /// Articles after a change, decoded only from the documents of the changes.
  public static let changed = Shape("change") {
    PlainArticle($0.changed)
  } from: {
    $0.change.json
  } writtenAs: {
    $0.changed.document
  }

  /// The same for an object.
  public static let changedObject = Shape("change-object") {
    ArticleObject($0.changed)
  } from: {
    $0.change.json
  } writtenAs: {
    $0.changed.document
  }

  /// The same for a partial model.
  public static let changedByPartial = Shape("change-partial") {
    ChangingArticle($0.changed)
  } from: {
    $0.change.json
  } writtenAs: {
    $0.changed.document
  }
}
