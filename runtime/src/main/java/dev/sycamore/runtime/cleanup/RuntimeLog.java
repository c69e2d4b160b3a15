package dev.sycamore.runtime.cleanup;

import java.lang.System.Logger.Level;

/**
 * What the runtime logs, as {@code dev.sycamore}. With the system property {@code
 * sycamore.debug=true} what was forgotten is logged, with the place where it was made.
 */
public final class RuntimeLog {
  /** The origin of what nobody is expected to close. */
  public static final Origin NOWHERE = new Origin(null, null);

  private static final String PROPERTY = "sycamore.debug";

  private RuntimeLog() {}

  private static System.Logger logger() {
    return System.getLogger("dev.sycamore");
  }

  /**
   * Where something was made that has to be closed.
   *
   * @param what names it
   * @param place the stack, or null without debugging
   */
  public record Origin(String what, Throwable place) {
    /** Logs something about it, with debugging only. */
    public void warn(String text) {
      if (place != null) {
        logger().log(Level.WARNING, what + " " + text + "; it was made here:", place);
      }
    }
  }

  /** This place, as the origin of something. */
  public static Origin origin(String what) {
    return Boolean.getBoolean(PROPERTY) ? new Origin(what, new Throwable(what)) : NOWHERE;
  }

  /** Logs a failure that nobody is there to be told of; null is none. */
  public static void report(Throwable failure) {
    if (failure != null) {
      logger().log(Level.ERROR, "a failure that no call has thrown", failure);
    }
  }
}
