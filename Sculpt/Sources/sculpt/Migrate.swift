import ArgumentParser
import Foundation
import SculptMigration

struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Turns Codable types into @Mappable ones, where the meaning stays.",
    discussion: """
      sculpt migrate Order.swift
      sculpt migrate Sources/ --in-place

      Writes the new source to the standard output, and says of what is left as it is, why. Exits with 1 if a type \
      is left.
      """)

  @Argument(help: "Files of Swift, and folders with them; types and extensions may be in several.")
  var inputs: [String]

  @Flag(help: "Write the files, if they change.")
  var inPlace = false

  @Flag(help: "Types refuse what JSONDecoder refuses, such as \"1\" for 1.")
  var strict = false

  @Flag(
    help: "Add extensions that keep the types usable by coders and by types that are left.")
  var bridge = false

  func run() throws {
    let files = try inputs.flatMap(Self.files).map { ($0, try Self.text(of: $0)) }
    if !inPlace, files.count > 1 {
      throw ValidationError("Several files are written with --in-place.")
    }
    var options = Migration.Options()
    options.isStrict = strict
    options.addsBridges = bridge
    let migration = Migration(files, options: options)
    for finding in migration.findings { Messages.write(finding.message) }
    if migration.findings.contains(where: { $0.severity == .error }) { throw ExitCode(65) }
    for file in migration.files {
      if inPlace {
        if file.isChanged { try OutputFiles(file.name, text: file.text).write() }
      } else {
        try Messages.output(file.text)
      }
    }
    if migration.findings.contains(where: { $0.severity == .warning }) { throw ExitCode(1) }
  }

  /// The file of an argument, or the files of Swift in a folder, in the order of their names.
  private static func files(of input: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
      Messages.write("\(input): error: there is no such file")
      throw ExitCode(66)
    }
    guard isFolder.boolValue else { return [input] }
    let paths = FileManager.default.enumerator(atPath: input)?.compactMap { $0 as? String } ?? []
    let sources = paths.filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return sources.sorted().map { URL(filePath: input).appending(path: $0).relativePath }
  }

  private static func text(of file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      Messages.write("\(file): error: cannot be read")
      throw ExitCode(66)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      Messages.write("\(file):1:1: error: this is no UTF-8")
      throw ExitCode(65)
    }
    return text
  }
}
