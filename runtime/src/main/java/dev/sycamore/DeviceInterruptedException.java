package dev.sycamore;

/**
 * The thread was interrupted while it waited for a device. Its interrupt status is set again. The
 * work goes on, and can be waited for again.
 */
public class DeviceInterruptedException extends SycamoreException {
  private static final long serialVersionUID = 1;

  /**
   * An exception with a message and what caused it.
   *
   * @param message what was waited for; may be null
   * @param cause usually an {@link InterruptedException}; may be null
   */
  public DeviceInterruptedException(String message, Throwable cause) {
    super(message, cause);
  }
}
