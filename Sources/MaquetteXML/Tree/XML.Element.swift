extension XML {
  /// An element.
  public struct Element: Sendable, Hashable {
    /// The name.
    public var name: Name

    /// The attributes in their order, declarations of namespaces included.
    public var attributes: [Attribute]

    /// What the element contains, in its order.
    public var children: [Node]

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - attributes: The attributes.
    ///   - children: What the element contains.
    public init(_ name: Name, attributes: [Attribute] = [], children: [Node] = []) {
      self.name = name
      self.attributes = attributes
      self.children = children
    }

    /// Creates an element that contains text.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - attributes: The attributes.
    ///   - text: The text.
    public init(_ name: Name, attributes: [Attribute] = [], text: String) {
      self.init(name, attributes: attributes, children: text.isEmpty ? [] : [.text(text)])
    }

    /// The value of an attribute by its name with its prefix; nil if there is none.
    ///
    /// Setting nil removes the attribute.
    public subscript(attribute: String) -> String? {
      get { attributes.first { $0.name.qualified == attribute }?.value }
      set {
        let index = attributes.firstIndex { $0.name.qualified == attribute }
        switch (index, newValue) {
        case (let index?, let value?): attributes[index].value = value
        case (let index?, nil): attributes.remove(at: index)
        case (nil, let value?): attributes.append(Attribute(Name(attribute), value))
        case (nil, nil): break
        }
      }
    }

    /// The elements directly inside, in their order.
    public var elements: [Element] {
      children.compactMap { child in
        if case .element(let element) = child { return element }
        return nil
      }
    }

    /// The elements directly inside that have a name, in their order.
    ///
    /// - Parameter name: The name with its prefix.
    public func elements(_ name: String) -> [Element] {
      elements.filter { $0.name.qualified == name }
    }

    /// The text directly inside, that of CDATA sections included.
    public var text: String {
      var text = ""
      for child in children {
        switch child {
        case .text(let part), .cdata(let part): text += part
        case .element, .comment, .instruction: break
        }
      }
      return text
    }
  }
}

// Trees may be deeper than a stack has room for calls, so that nothing here calls itself.

extension XML.Element {
  /// Whether two elements have the same names, attributes and contents.
  public static func == (left: XML.Element, right: XML.Element) -> Bool {
    var waiting = [(left, right)]
    while let (left, right) = waiting.popLast() {
      guard left.name == right.name, left.attributes == right.attributes,
        left.children.count == right.children.count
      else { return false }
      for (left, right) in zip(left.children, right.children) {
        switch (left, right) {
        case (.element(let left), .element(let right)): waiting.append((left, right))
        case (.text(let left), .text(let right)), (.cdata(let left), .cdata(let right)),
          (.comment(let left), .comment(let right)):
          if left != right { return false }
        case (.instruction(let target, let text), .instruction(let other, let otherText)):
          if target != other || text != otherText { return false }
        default: return false
        }
      }
    }
    return true
  }

  /// Hashes the element without what its elements contain.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(attributes)
    hasher.combine(children.count)
    hasher.combine(text)
  }
}
