package dev.sycamore;

/** A device, or its driver, failed. */
public class DeviceException extends SycamoreException {
  private static final long serialVersionUID = 1;

  /**
   * An exception with a message.
   *
   * @param message what failed; may be null
   */
  public DeviceException(String message) {
    super(message);
  }

  /**
   * An exception with a message and what caused it.
   *
   * @param message what failed; may be null
   * @param cause the failure that led to it; null if there is none
   */
  public DeviceException(String message, Throwable cause) {
    super(message, cause);
  }
}
