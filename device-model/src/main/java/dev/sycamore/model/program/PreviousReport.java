package dev.sycamore.model.program;

/**
 * The report of the launch that a launch comes after, where the lowest bit of the address of its
 * own report is set.
 *
 * <p>Source: {@code docs/FORMATS.md}, section "The report buffer".
 */
public final class PreviousReport {

  /** Where its first word is, in words from the launch's own report. */
  public static final int DISTANCE = 64;

  /** What the first word of the own report is if the launch did nothing, as that one failed. */
  public static final int STOPPED = -1;

  private PreviousReport() {}
}
