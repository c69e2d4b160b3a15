package dev.sycamore;

/** The root of what Sycamore throws. */
public class SycamoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * An exception with a message.
   *
   * @param message what failed; may be null
   */
  public SycamoreException(String message) {
    super(message);
  }

  /**
   * An exception with a message and what caused it.
   *
   * @param message what failed; may be null
   * @param cause the failure that led to it; null if there is none
   */
  public SycamoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
