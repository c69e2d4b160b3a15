package dev.sycamore;

/** A device, or its driver, failed. */
public class DeviceException extends SycamoreException {
  private static final long serialVersionUID = 1;

  /** An exception with a message. */
  public DeviceException(String message) {
    super(message);
  }

  /** An exception with a message and what caused it. */
  public DeviceException(String message, Throwable cause) {
    super(message, cause);
  }
}
