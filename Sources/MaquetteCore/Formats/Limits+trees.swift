extension DecodingOptions.Limits {
  /// How deep trees may be, regardless of the limit: to give back a deeper one takes more stack
  /// than some threads have.
  package var treeDepth: Int { min(depth, 1024) }
}
