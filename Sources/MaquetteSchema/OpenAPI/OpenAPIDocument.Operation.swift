extension OpenAPIDocument {
  /// What requests of one method to one path do.
  public struct Operation: Sendable {
    /// What it does, in a few words.
    public var summary: String

    /// The parameters of the path, the query and the headers.
    ///
    /// Those of the path that are not among them are text.
    public var parameters: [Parameter]

    /// The body of the request; nil for none.
    public var body: Content?

    /// The responses, apart from problems.
    public var answers: [Answer]

    /// The statuses of the responses that are problems (RFC 9457).
    ///
    /// With a body, these are also 400, 413, 415 and 422.
    public var problems: [Int]

    /// Describes an operation.
    ///
    /// - Parameters:
    ///   - summary: What it does, in a few words.
    ///   - parameters: The parameters of the path, the query and the headers.
    ///   - body: The body of the request; nil for none.
    ///   - answers: The responses, apart from problems.
    ///   - problems: The statuses of the responses that are problems.
    public init(
      _ summary: String, parameters: [Parameter] = [], body: Content? = nil, _ answers: Answer...,
      problems: [Int] = []
    ) {
      self.summary = summary
      self.parameters = parameters
      self.body = body
      self.answers = answers
      self.problems = problems
    }
  }

  /// A value in the path, the query or the headers of a request.
  public struct Parameter: Sendable {
    let name: String
    let place: String
    let type: any Any.Type
    let isRequired: Bool

    /// Describes a parameter of the path.
    ///
    /// - Parameters:
    ///   - name: Its name in the path.
    ///   - type: The type of its values.
    public static func path(_ name: String, _ type: any Any.Type) -> Parameter {
      Parameter(name: name, place: "path", type: type, isRequired: true)
    }

    /// Describes a parameter of the query.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - type: The type of its values.
    ///   - isRequired: Whether it has to be there.
    public static func query(
      _ name: String, _ type: any Any.Type, isRequired: Bool = false
    ) -> Parameter {
      Parameter(name: name, place: "query", type: type, isRequired: isRequired)
    }

    /// Describes a header of the request.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - type: The type of its values.
    ///   - isRequired: Whether it has to be there.
    public static func header(
      _ name: String, _ type: any Any.Type, isRequired: Bool = false
    ) -> Parameter {
      Parameter(name: name, place: "header", type: type, isRequired: isRequired)
    }
  }

  /// The values of a body, and how they are written.
  public struct Content: Sendable {
    let type: any Any.Type
    let mediaType: String

    /// A value as JSON.
    ///
    /// - Parameter type: The type of the value.
    public static func json(_ type: any Any.Type) -> Content {
      Content(type: type, mediaType: "application/json")
    }

    /// Values as lines of JSON: the schema is that of one line.
    ///
    /// - Parameter type: The type of the values.
    public static func lines(of type: any Any.Type) -> Content {
      Content(type: type, mediaType: "application/x-ndjson")
    }

    /// A value in another format.
    ///
    /// - Parameters:
    ///   - mediaType: The format.
    ///   - type: The type of the value.
    public static func media(_ mediaType: String, _ type: any Any.Type) -> Content {
      Content(type: type, mediaType: mediaType)
    }
  }

  /// A response that is no problem.
  public struct Answer: Sendable {
    let status: Int
    let content: Content?
    let headers: [String]
    let text: String

    /// Describes a response.
    ///
    /// - Parameters:
    ///   - status: Its status.
    ///   - content: Its body; nil for none.
    ///   - headers: The names of the headers that it has.
    ///   - text: What it says, in a few words.
    public init(
      _ status: Int, _ content: Content? = nil, headers: [String] = [], text: String = "Success"
    ) {
      self.status = status
      self.content = content
      self.headers = headers
      self.text = text
    }

    /// A model as JSON, with 200.
    ///
    /// - Parameter type: The type of the model.
    public static func ok(_ type: any Any.Type) -> Answer { Answer(200, .json(type)) }

    /// A model as JSON, with 201 and the place of what was created.
    ///
    /// - Parameter type: The type of the model.
    public static func created(_ type: any Any.Type) -> Answer {
      Answer(201, .json(type), headers: ["Location"], text: "Created")
    }
  }
}
