package dev.sycamore.binding.touched;

/** A word of the code for an index: operands come before their operator. */
public sealed interface IndexToken permits IndexToken.Constant, IndexToken.OfLaunch, IndexOperator {

  /** The word; without spaces, and never a single point. */
  String text();

  /** A number. */
  record Constant(long value) implements IndexToken {
    @Override
    public String text() {
      return Long.toString(value);
    }
  }

  /**
   * What is known when a kernel is launched.
   *
   * @param number of the dimension, 0 the slowest, or of the kernel's argument
   */
  record OfLaunch(LaunchQuantity quantity, int number) implements IndexToken {
    @Override
    public String text() {
      return quantity.letter() + Integer.toString(number);
    }
  }
}
