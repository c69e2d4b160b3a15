package dev.sycamore.devicelib.groups;

/**
 * What targets do with sub-groups that cannot be written in Java. The compiler knows these methods;
 * they have no meaning on the JVM.
 */
@SuppressWarnings("DoNotCallSuggester") // Device code does call them.
public final class Lanes {
  /**
   * How many values are combined side by side. Part of the order in which values are combined, so
   * it is the same on every device: as many as a warp has lanes.
   */
  public static final int ROW = 32;

  private static final String DEVICE_ONLY = "known to the compiler only";

  private Lanes() {}

  /** The number of work-items in a sub-group that is full, a constant of the target. */
  public static int width() {
    throw new UnsupportedOperationException(DEVICE_ONLY);
  }

  /**
   * The value of another work-item of the sub-group.
   *
   * @param localId of a work-item that the sub-group has
   */
  public static int shuffle(int value, int localId) {
    throw new UnsupportedOperationException(DEVICE_ONLY);
  }
}
