package dev.sycamore.outliner.report;

/**
 * Leaves a construct that has no meaning on a device. Whatever is to be said about it has been
 * reported, or is left to the host compiler.
 */
public final class Unlowerable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private Unlowerable() {
    super("construct without meaning on a device", null, false, false);
  }

  /** Without a report: the host compiler's fault to tell, or told before. */
  public static Unlowerable silently() {
    return new Unlowerable();
  }
}
