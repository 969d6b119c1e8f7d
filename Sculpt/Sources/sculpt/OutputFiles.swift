import ArgumentParser
import Foundation

/// Files that are written only if they change.
struct OutputFiles {
  /// The files with their texts.
  let files: [(path: String, text: String)]

  /// Files of earlier runs that are not written any more.
  let stale: [String]

  /// One file.
  init(_ path: String, text: String) { (files, stale) = ([(path, text)], []) }

  /// The files of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, which need not exist.
  ///   - files: The names and texts. Files in the folder that begin with the same two lines are those of an earlier run.
  init(in folder: String, _ files: [(name: String, text: String)]) {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    self.files = files.map { (folder.appending(path: $0.name).relativePath, $0.text) }
    let head = files.first.map { Self.head(of: $0.text) }
    let names = Set(files.map(\.name))
    let known = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    stale = known.sorted().filter { $0.hasSuffix(".swift") && !names.contains($0) }
      .map { folder.appending(path: $0).relativePath }
      .filter { Self.text(of: $0).map(Self.head) == head }
  }

  /// Whether a path means a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return path.hasSuffix("/") || exists && isFolder.boolValue
  }

  /// The difference to what is there; empty if nothing would change.
  var differences: [String] {
    let changed = files.compactMap { path, text -> String? in
      let old = Self.text(of: path)
      return old == text ? nil : LineDifference(old ?? "", text).text(named: path)
    }
    return changed + stale.map { LineDifference(Self.text(of: $0) ?? "", "").text(named: $0) }
  }

  /// Writes the files that change, each as a whole, and removes those of earlier runs.
  ///
  /// - Throws: An exit code after its message has been written.
  func write() throws {
    for (path, text) in files where Self.text(of: path) != text {
      do {
        if files.count > 1 {
          let folder = URL(filePath: path).deletingLastPathComponent()
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        Messages.write("\(path): error: cannot be written: \(error.localizedDescription)")
        throw ExitCode(73)
      }
    }
    for path in stale { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func text(of path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private static func head(of text: String) -> [Substring] {
    Array(text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).prefix(2))
  }
}
