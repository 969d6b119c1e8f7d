import Foundation
import Maquette
import Testing

/// A document within the depth limit never overflows a stack: on a small one it is `depthExceeded`.
///
/// A crash would end the whole test run. Without optimization each level of models needs some
/// kilobytes.
@Suite("Deep documents on small stacks")
struct StackTests {
  /// A recursive model, and the beginning and end of its document.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let levels: Int
    let tryAll: @Sendable (Kind) -> [MappingError.Code?]
    private let parts: [String]

    init<T: Mappable & SendableMetatype>(
      _ name: String, _ type: T.Type, _ open: String, _ end: String, _ close: String,
      depth: Int = 1
    ) {
      testDescription = name
      levels = 510 / depth
      parts = [open, end, close]
      tryAll = { $0.outcomes(T.self) }
    }

    var text: String {
      String(repeating: parts[0], count: levels) + parts[1]
        + String(repeating: parts[2], count: levels)
    }

    /// The results of all ways to decode and encode the document.
    private func outcomes<T: Mappable & SendableMetatype>(_ type: T.Type) -> [MappingError.Code?] {
      var codes: [MappingError.Code?] = []
      func attempt(_ body: () throws -> Void) {
        do {
          try body()
          codes.append(nil)
        } catch {
          codes.append((error as? MappingError)?.code ?? .custom)
        }
      }
      let text = text
      var model: T?
      attempt { model = try T(json: text) }
      let report = JSONMapper().decodeReporting(type, from: text)
      codes.append(report.issues.first { $0.severity == .error }?.error.code)
      attempt {
        let tree = try AnyValue(json: text)
        _ = (tree.description, tree.hashValue, tree == tree)
        _ = (try tree.jsonString(), try tree.jsonString(.pretty), try tree.jsonString(.canonical))
        _ = try ValueMapper().decode(type, from: tree)
        _ = try AnyValue(any: tree.any)
      }
      guard var model else { return codes }
      attempt { try JSONMapper().update(&model, from: text) }
      attempt { _ = try model.jsonString() }
      attempt { _ = try model.jsonString(.pretty) }
      attempt { _ = try ValueMapper().encode(model) }
      attempt { _ = try AnyValue(any: ValueMapper().encode(model).any) }
      return codes
    }
  }

  static let kinds = [
    Kind("struct", StackModels.Plain.self, #"{"next":["#, "{}", "]}", depth: 2),
    Kind("class", StackModels.Object.self, #"{"next":"#, "{}", "}"),
    Kind("subclass", StackModels.Derived.self, #"{"more":"#, "{}", "}"),
    Kind("single value", StackModels.Single.self, #"{"next":"#, "{}", "}", depth: 2),
    Kind(
      "generic", StackModels.Generic<StackModels.Plain>.self, #"{"next":["#, "{}", "]}", depth: 2),
    Kind("external tag", StackModels.External.self, #"{"next":"#, #""end""#, "}"),
    Kind(
      "internal tag", StackModels.Internal.self, #"{"type":"node","next":"#, #"{"type":"end"}"#, "}"
    ),
    Kind(
      "adjacent tag", StackModels.Adjacent.self, #"{"type":"node","next":"#, #"{"type":"end"}"#, "}"
    ),
    Kind("no tag", StackModels.Untagged.self, #"{"next":"#, "1", "}"),
    Kind("flattened", StackModels.Flattening.self, #"{"next":["#, "{}", "]}", depth: 2),
    Kind("extras", StackModels.Keeping.self, #"{"next":["#, "{}", "]}", depth: 2),
    Kind("extras alone", StackModels.Keeping.self, #"{"other":"#, "{}", "}"),
    Kind("path", StackModels.Deep.self, #"{"next":[["#, "{}", "]]}", depth: 3),
    Kind("hook on the tree", StackModels.Hooked.self, #"{"next":["#, "{}", "]}", depth: 2),
    Kind("hook on the object", StackModels.Called.self, #"{"next":"#, "{}", "}"),
    Kind("passed over", StackModels.Plain.self, #"{"other":["#, "1", "]}", depth: 2),
    Kind("tree", AnyValue.self, "[", "1", "]"),
  ]

  // Features: 244
  @Test("A deep document on a stack of so many KB", arguments: kinds, [128, 256, 512])
  func smallStack(_ kind: Kind, _ size: Int) {
    let codes = onStack(of: size << 10) { kind.tryAll(kind) }
    #expect(codes.allSatisfy { $0 == nil || $0 == .depthExceeded })
  }

  // Features: 244
  @Test("All levels up to the limit on a large stack", arguments: kinds)
  func largeStack(_ kind: Kind) {
    let codes = onStack(of: 32 << 20) { kind.tryAll(kind) }
    #expect(codes.count == 8)
    #expect(codes.allSatisfy { $0 == nil })
  }

  @Test func theErrorNamesTheStack() {
    let text = String(repeating: "[", count: 90_000)
    let options = JSONMapper.Options(limits: .init(depth: 100_000))
    let error = onStack(of: 512 << 10) {
      #expect(throws: MappingError.self) {
        try JSONMapper(options: options).decode(AnyValue.self, from: text)
      }
    }
    #expect(error?.code == .depthExceeded)
    #expect(error?.expected == "no more levels than fit on the thread's stack")
  }

  /// Runs a closure on a thread with a stack of a given size.
  private func onStack<T: Sendable>(of size: Int, _ body: @escaping @Sendable () -> T) -> T {
    let (done, result) = (DispatchSemaphore(value: 0), Result<T>())
    let thread = Thread {
      result.value = body()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return result.value!
  }

  private final class Result<T>: @unchecked Sendable {
    var value: T?
  }
}
