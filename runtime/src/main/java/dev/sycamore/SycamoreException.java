package dev.sycamore;

/** The root of what Sycamore throws. */
public class SycamoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** An exception with a message. */
  public SycamoreException(String message) {
    super(message);
  }

  /** An exception with a message and what caused it. */
  public SycamoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
