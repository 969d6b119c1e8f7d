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
    for (path, text) in files {
      let path = Self.target(of: path)
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
        Messages.write("\(path): error: cannot be written: it is not a regular file")
        throw ExitCode(73)
      }
      if Self.text(of: path) == text { continue }
      do {
        if files.count > 1 {
          let folder = URL(filePath: path).deletingLastPathComponent()
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        // A file that is written as a whole is a new one, which has the mode of the old one.
        if let mode = attributes?[.posixPermissions] {
          try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
      } catch {
        Messages.write("\(path): error: cannot be written: \(error.localizedDescription)")
        throw ExitCode(73)
      }
    }
    for path in stale { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The text of a file; nil if it cannot be read, or is something that could be read without end.
  static func text(of path: String) -> String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target(of: path))
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// What symbolic links at a path lead to, whether it is there or not; the path itself if they lead nowhere.
  private static func target(of path: String) -> String {
    var target = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return target
      }
      let folder = URL(filePath: target).deletingLastPathComponent()
      target = next.hasPrefix("/") ? next : folder.appending(path: next).path
    }
    return path
  }

  private static func head(of text: String) -> [Substring] {
    Array(text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).prefix(2))
  }
}
