/// Which code decodes and encodes the models of a type: generated code, or the table-driven code of
/// the core.
///
/// A separate protocol for table-driven models would have to be among those that `@Mappable` may
/// declare, and then the compiler (6.3) fails for subclasses of models that do not declare it.
public protocol __MappingCode {}

/// Generated code decodes and encodes the models.
public enum __OwnCode: __MappingCode {}

/// The core decodes the models from their layout.
public protocol __ReadingByTable: __MappingCode {}

/// The core encodes the models from their list of properties.
public protocol __WritingByTable: __MappingCode {}

/// The core decodes and encodes the models.
public enum __TableCode: __ReadingByTable, __WritingByTable {}

/// The core decodes the models.
public enum __ReadingTableCode: __ReadingByTable {}

/// The core encodes the models.
public enum __WritingTableCode: __WritingByTable {}
