/// How a class writes the tag of its cluster, with each of the writers.
///
/// Subclasses inherit it with the output of their superclass.
@usableFromInline
package struct TagWriting: Sendable {
  let json: @Sendable (inout JSONWriter, any Any.Type) throws(WriteFailure) -> Void
  let tree: @Sendable (inout ValueWriter, any Any.Type) throws(WriteFailure) -> Void

  /// The types of the cluster.
  package let table: ClusterTable

  package init<Base>(_ cluster: PolymorphicTypes<Base>) {
    table = cluster.table
    json = { (writer: inout JSONWriter, type) throws(WriteFailure) in
      try writer.writeTag(of: type, in: cluster)
    }
    tree = { (writer: inout ValueWriter, type) throws(WriteFailure) in
      try writer.writeTag(of: type, in: cluster)
    }
  }
}

extension JSONWriter {
  /// Writes the tag of a class into the open object, if the class is one of a cluster.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - output: The output of the class.
  /// - Throws: `unencodable` for a class that the cluster does not know.
  public mutating func writeTag(
    of type: any Any.Type, in output: __StructEncodingTable
  ) throws(WriteFailure) { try output.tag?.json(&self, type) }
}

extension ValueWriter {
  /// Writes the tag of a class into the open object, if the class is one of a cluster.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - output: The output of the class.
  /// - Throws: `unencodable` for a class that the cluster does not know.
  public mutating func writeTag(
    of type: any Any.Type, in output: __StructEncodingTable
  ) throws(WriteFailure) { try output.tag?.tree(&self, type) }
}
