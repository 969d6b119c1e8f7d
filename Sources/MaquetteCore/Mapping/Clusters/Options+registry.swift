extension JSONMapper.Options {
  /// Types that other modules add to clusters, for reading and for writing.
  public var registry: TypeRegistry {
    get { reading.registry }
    set { (reading.registry, writing.registry) = (newValue, newValue) }
  }
}

extension ValueMapper.Options {
  /// Types that other modules add to clusters, for reading and for writing.
  public var registry: TypeRegistry {
    get { reading.registry }
    set { (reading.registry, writing.registry) = (newValue, newValue) }
  }
}
