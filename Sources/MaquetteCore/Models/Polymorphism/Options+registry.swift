extension JSONMapper.Options {
  /// Types that other modules add to clusters, for decoding and for encoding.
  public var registry: TypeRegistry {
    get { decoding.registry }
    set { (decoding.registry, encoding.registry) = (newValue, newValue) }
  }
}

extension ValueMapper.Options {
  /// Types that other modules add to clusters, for decoding and for encoding.
  public var registry: TypeRegistry {
    get { decoding.registry }
    set { (decoding.registry, encoding.registry) = (newValue, newValue) }
  }
}
