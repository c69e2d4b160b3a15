package dev.sycamore.processor.units;

/**
 * Whether a file can hold a kernel, from its text alone: parsing every file of a large compilation
 * would cost far more than compiling its kernels.
 */
public final class ApiMention {

  private static final String API = "dev.sycamore";

  private ApiMention() {}

  /** Whether {@code text} names a package of the API. */
  public static boolean in(String text) {
    return text.contains(API);
  }
}
