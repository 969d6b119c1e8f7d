/// All kinds of models; each file adds its own.
public enum Shapes {}
