package dev.sycamore.model.program;

import java.util.Optional;

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

  /**
   * A field that generated code of the package cannot name: a private one, or one of a private or
   * local class.
   *
   * @param holder the binary name of the class that declares it; of a local or anonymous class the
   *     simple name, which is empty for the latter
   */
  record Hidden(ValueSource object, String holder, String field) implements ValueSource {}

  /**
   * The object around an object of an inner class.
   *
   * @param holder the inner class, as in {@link Hidden}
   */
  record Enclosing(ValueSource object, String holder) implements ValueSource {}

  /**
   * A static field: a specialization constant.
   *
   * @param owner the binary name of the class that declares it
   * @param visible the canonical name of that class if generated code of the package may name the
   *     field, else empty
   */
  record Static(String owner, String field, Optional<String> visible) implements ValueSource {}

  /** The ordinal of an enum constant. */
  record Ordinal(ValueSource value) implements ValueSource {}
}
