package dev.sycamore;

/** A kernel cannot run on the device that it was submitted to. */
public class KernelNotSupportedException extends SycamoreException {
  private static final long serialVersionUID = 1;

  /** An exception with a message. */
  public KernelNotSupportedException(String message) {
    super(message);
  }

  /** An exception with a message and what caused it. */
  public KernelNotSupportedException(String message, Throwable cause) {
    super(message, cause);
  }
}
