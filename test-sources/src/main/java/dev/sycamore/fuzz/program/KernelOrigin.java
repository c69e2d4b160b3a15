package dev.sycamore.fuzz.program;

/** Where the kernel is that a launch is given. */
public enum KernelOrigin {
  /** A lambda in the launch. */
  LAMBDA,
  /** An object of an anonymous class in the launch. */
  ANONYMOUS_CLASS,
  /** A variable with a lambda. */
  VARIABLE,
  /** A variable that one of two branches assigns. */
  ASSIGNED_LATER,
  /** A list of one lambda, which an enhanced {@code for} goes through. */
  LIST,
  /** An element of an array. */
  ARRAY,
  /** The value of a map. */
  MAP,
  /** A field of another object. */
  FIELD,
  /** What a method returns. */
  RETURNED,
  /** A parameter that is declared {@code @Kernel}. */
  PARAMETER,
  /** An object of a local class, which captures variables. */
  LOCAL_CLASS,
  /** An object of a class with a name; what it uses are its fields. */
  NAMED_CLASS,
  /** The same, of a record. */
  NAMED_RECORD,
  /** The same, of a class that inherits {@code run}. */
  INHERITED,
  /** A reference to a method of a record. */
  BOUND_REFERENCE,
  /** A {@code @Kernel} method, which a generated class launches. */
  METHOD
}
