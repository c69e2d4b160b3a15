package dev.sycamore.backend.postlink;

import dev.sycamore.binding.properties.Dialect;

/** What kernels and exported functions have to share to be in one image. */
public enum SplitMode {
  /** The module that they came from. */
  SOURCE,
  /** Nothing: each has an image of its own. */
  KERNEL,
  /** All may be in one image. */
  NONE;

  /**
   * The mode of a word of the command line.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static SplitMode parse(String word) {
    return switch (word) {
      case "auto", "source", "per_source" -> SOURCE;
      case "kernel", "per_kernel" -> KERNEL;
      case "none", "off" -> NONE;
      default ->
          throw new IllegalArgumentException(
              "unknown mode '"
                  + word
                  + "'; the modes are auto, source, per_source, kernel, per_kernel, none and off");
    };
  }

  /** The mode where none is asked for. */
  public static SplitMode standard(Dialect dialect) {
    return dialect == Dialect.DPCPP ? NONE : SOURCE;
  }
}
