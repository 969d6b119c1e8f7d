extension XML {
  /// An element.
  public struct Element: Sendable, Hashable {
    /// The name.
    public var name: Name

    /// The attributes in document order, including namespace declarations.
    public var attributes: [Attribute]

    /// The children in document order.
    public var children: [Node]

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - attributes: The attributes.
    ///   - children: The children.
    public init(_ name: Name, attributes: [Attribute] = [], children: [Node] = []) {
      self.name = name
      self.attributes = attributes
      self.children = children
    }

    /// Creates an element with text.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - attributes: The attributes.
    ///   - text: The text.
    public init(_ name: Name, attributes: [Attribute] = [], text: String) {
      self.init(name, attributes: attributes, children: text.isEmpty ? [] : [.text(text)])
    }

    /// The value of an attribute by its name with prefix; nil if there is none.
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

    /// The child elements in document order.
    public var elements: [Element] {
      children.compactMap { child in
        if case .element(let element) = child { return element }
        return nil
      }
    }

    /// The child elements with a name, in document order.
    ///
    /// - Parameter name: The name with its prefix.
    public func elements(_ name: String) -> [Element] {
      elements.filter { $0.name.qualified == name }
    }

    /// The text directly inside, including that of CDATA sections.
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

// Trees may be deeper than the call stack allows, so this code uses no recursion.

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

  /// Hashes the element without the contents of its child elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(attributes)
    hasher.combine(children.count)
    hasher.combine(text)
  }
}
