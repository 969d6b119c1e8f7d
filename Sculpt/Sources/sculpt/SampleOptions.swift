import ArgumentParser
import Foundation
import SculptCore

extension SampleFormat: ExpressibleByArgument {}

/// Where samples come from.
struct SampleOptions: ParsableArguments {
  @Argument(help: "Files and folders with documents of one type; '-' is the standard input.")
  var inputs: [String] = []

  @Option(help: "The format of all documents. By default the name or the content of each tells it.")
  var inputFormat: SampleFormat?

  init() {}

  /// Creates the options of samples that another option names.
  init(inputs: [String], inputFormat: SampleFormat?) {
    (self.inputs, self.inputFormat) = (inputs, inputFormat)
  }

  /// Reads all samples, and returns their types.
  ///
  /// - Parameters:
  ///   - options: The rules; a name that is not given is that of many samples where there are many.
  ///   - lock: The names of earlier runs.
  ///   - sources: The samples; nil for those that were named.
  /// - Returns: The types, and the rules that they were made by.
  /// - Throws: An exit code after its message has been written.
  func model(
    by options: RuleOptions, lock: NameLock = NameLock(), of sources: [SampleSource]? = nil
  ) throws -> (TypeModel, InferenceRules) {
    var rules = try options.rules(for: fileName)
    rules.lock = lock
    let shape = try shape(of: sources)
    rules.singularizesRoot = options.name == nil && shape.arrays != nil
    let model = Inference.model(of: shape, by: rules)
    for warning in model.warnings { Messages.write(warning) }
    try model.expectAllPaths()
    return (model, rules)
  }

  /// Reads all samples.
  ///
  /// - Throws: An exit code after its message has been written.
  private func shape(of known: [SampleSource]?) throws -> Shape {
    let sources = try known ?? self.sources()
    do throws(SampleError) {
      return try SampleReader.shape(of: sources, format: inputFormat)
    } catch {
      Messages.write(error.message)
      throw error.exitCode
    }
  }

  /// The sources in the order of the arguments; files of a folder in the order of their names.
  func sources() throws -> [SampleSource] {
    if inputs.isEmpty {
      guard isatty(STDIN_FILENO) == 0 else {
        throw ValidationError("No samples. Name files, or send them: curl -s URL | sculpt -n Event")
      }
      return [.standardInput]
    }
    return try inputs.flatMap { input -> [SampleSource] in
      guard input != "-" else { return [.standardInput] }
      var isFolder: ObjCBool = false
      let files = FileManager.default
      guard files.fileExists(atPath: input, isDirectory: &isFolder) else {
        Messages.write(SampleError.unreadable(name: input, reason: "there is no such file").message)
        throw SampleError.unreadable(name: input, reason: "").exitCode
      }
      guard isFolder.boolValue else { return [.file(URL(filePath: input))] }
      let names = try files.contentsOfDirectory(atPath: input).sorted()
      for name in names where !name.hasPrefix(".") {
        let path = URL(filePath: input).appending(path: name).relativePath
        guard files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
          continue
        }
        Messages.write("\(path): warning: a folder inside a folder is not read")
      }
      let known = names.filter { SampleFormat(fileName: $0) != nil }
      if known.isEmpty {
        let error = SampleError.noFiles(folder: input)
        Messages.write(error.message)
        throw error.exitCode
      }
      return known.map { .file(URL(filePath: input).appending(path: $0)) }
    }
  }

  /// The name of the first file without its ending.
  var fileName: String? {
    guard let first = inputs.first, first != "-" else { return nil }
    return URL(filePath: first).deletingPathExtension().lastPathComponent
  }
}

extension TypeModel {
  /// Refuses options whose path nothing is at.
  ///
  /// - Throws: `ValidationError`.
  func expectAllPaths() throws {
    guard let path = unmatched.first else { return }
    if decisions[path] != nil {
      throw ValidationError("The values at \(path) are not what the option is about.")
    }
    let near = paths(near: path).first.map { "; the nearest path is \($0)" } ?? ""
    throw ValidationError("Nothing is at \(path)\(near).")
  }
}

extension SampleError {
  /// The code of `sysexits.h` that a process ends with.
  var exitCode: ExitCode {
    switch self {
    case .unreadable: ExitCode(66)
    case .malformed, .json5, .empty, .noFiles: ExitCode(65)
    }
  }
}
