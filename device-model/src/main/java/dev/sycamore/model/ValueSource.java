package dev.sycamore.model;

/** Where the host finds the value of an argument at launch. */
public sealed interface ValueSource {

  /**
   * A captured value of the lambda, by its place in the lambda's captures as the host compiler
   * orders them.
   */
  record Captured(int index) implements ValueSource {}

  /**
   * A field of an object that is itself found somewhere: {@code this.field}.
   *
   * @param owner the canonical name of the class to cast {@code object} to
   */
  record Field(ValueSource object, String owner, String field) implements ValueSource {}

  /**
   * A component of a record: {@code value.component()}.
   *
   * @param owner the canonical name of the record to cast {@code value} to
   */
  record Component(ValueSource value, String owner, String component) implements ValueSource {}

  /** The host has no value: the runtime knows it from the launch. */
  record OfLaunch() implements ValueSource {}

  /** The ordinal of an enum constant. */
  record Ordinal(ValueSource value) implements ValueSource {}
}
