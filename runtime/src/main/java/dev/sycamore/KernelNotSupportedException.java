package dev.sycamore;

/** A kernel cannot run on the device that it was submitted to. */
public class KernelNotSupportedException extends SycamoreException {
  private static final long serialVersionUID = 1;

  /**
   * An exception with a message.
   *
   * @param message which requirement is not met; may be null
   */
  public KernelNotSupportedException(String message) {
    super(message);
  }

  /**
   * An exception with a message and what caused it.
   *
   * @param message which requirement is not met; may be null
   * @param cause the failure that led to it; null if there is none
   */
  public KernelNotSupportedException(String message, Throwable cause) {
    super(message, cause);
  }
}
