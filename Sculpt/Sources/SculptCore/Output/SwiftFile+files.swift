extension SwiftFile {
  /// One file for each type, with the name of the type, and one for helper types if they are needed.
  ///
  /// A type inside another one is in an extension of that: `Order+Item.swift`. The options have to say that types are split.
  public var files: [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var all = rootType
    for index in model.declarations.indices {
      var code = CodeWriter(indentation: options.indentation)
      code.line()
      if let owner = model.declarations[index].owner {
        code.block("extension \(qualifiedName(of: owner))") { write(index, to: &$0) }
      } else {
        write(index, to: &code)
      }
      all += code.text
      files.append((fileName(of: index), file(with: code.text)))
    }
    for alias in aliases {
      var code = CodeWriter(indentation: options.indentation)
      code.line()
      write(alias, to: &code)
      files.append((alias.name, file(with: code.text)))
    }
    var support = CodeWriter(indentation: options.indentation)
    writeSupport(to: &support, for: all)
    if !support.text.isEmpty {
      files.append((supportOwner.map { "\($0)+Support" } ?? "Support", file(with: support.text)))
    }
    // Some file systems do not tell small letters from capitals.
    var taken: Set<String> = []
    return files.map { name, text in
      var unique = name
      var number = 2
      while !taken.insert(unique.lowercased()).inserted {
        unique = "\(name)\(number)"
        number += 1
      }
      return (unique + ".swift", text)
    }
  }

  /// The name of the file of a type: it has those of the types around it, unless it would be too long for a name.
  private func fileName(of index: Int) -> String {
    let name = qualifiedName(of: index).replacing(".", with: "+")
    guard name.utf8.count > 120 else { return name }
    // Two names of half the length, and a number where they are the same for several types.
    let ends = [name.prefix { $0 != "+" }.prefix(60), model.declarations[index].name.prefix(60)]
    return ends.map { part in
      String(decoding: part.utf8.prefix(100), as: UTF8.self).replacing("\u{FFFD}", with: "")
    }.joined(separator: "+")
  }

  /// The name of a type with those of the types around it.
  func qualifiedName(of index: Int) -> String {
    var names = [model.declarations[index].name]
    var place = model.declarations[index].owner
    while let owner = place {
      names.append(model.declarations[owner].name)
      place = model.declarations[owner].owner
    }
    return names.reversed().joined(separator: ".")
  }

  /// The first type at the top, which helper types are inside of; nil if only names of other types are there.
  var supportOwner: String? { owned[nil]?.first.map { model.declarations[$0].name } }

  /// The name of a helper type where it is used: types beside the one that it is inside of do not see it.
  func support(_ name: String) -> String {
    let isSeen = !options.splits && owned[nil, default: []].count == 1 && model.roots.count == 1
    return isSeen ? name : supportOwner.map { "\($0).\(name)" } ?? name
  }
}
