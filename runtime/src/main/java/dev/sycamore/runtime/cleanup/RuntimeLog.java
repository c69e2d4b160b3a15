package dev.sycamore.runtime.cleanup;

import java.lang.System.Logger.Level;

/**
 * What the runtime logs, as {@code dev.sycamore}. With the system property {@code
 * sycamore.debug=true} what was forgotten is logged, with the place where it was made; with {@code
 * sycamore.log=debug} how an image was chosen for each kernel.
 */
public final class RuntimeLog {
  /** The origin of what nobody is expected to close. */
  public static final Origin NOWHERE = new Origin(null, null);

  private static final String PROPERTY = "sycamore.debug";

  private static final String LOG = "sycamore.log";

  private RuntimeLog() {}

  /** Whether decisions are explained: the system property {@code sycamore.log=debug}. */
  public static boolean explains() {
    return "debug".equalsIgnoreCase(System.getProperty(LOG));
  }

  /**
   * Logs why something was decided. The user has asked for it: where the logger is set to show
   * nothing of the level DEBUG, as the JDK's own is, the level is INFO.
   */
  public static void explain(String text) {
    System.Logger logger = logger();
    logger.log(logger.isLoggable(Level.DEBUG) ? Level.DEBUG : Level.INFO, text);
  }

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

  /** Logs, in one line, what the runtime expected otherwise and does without. */
  public static void warn(String text) {
    logger().log(Level.WARNING, String.join(" ", text.lines().map(String::strip).toList()));
  }

  /** Logs a failure that nobody is there to be told of; null is none. */
  public static void report(Throwable failure) {
    if (failure != null) {
      logger().log(Level.ERROR, "a failure that no call has thrown", failure);
    }
  }
}
