package dev.sycamore.processor.cache;

/** The bytes of a file that is not written yet. */
@FunctionalInterface
public interface Content {

  /**
   * All of them, not to be changed. Each call may read them anew.
   *
   * @throws java.io.UncheckedIOException if they cannot be read
   */
  byte[] bytes();
}
