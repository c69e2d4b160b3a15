package dev.sycamore.binding;

/** A {@link HiddenField} cannot be read: the class has no such field, or does not open it. */
public final class UnreadableFieldException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnreadableFieldException(String message, Throwable cause) {
    super(message, cause);
  }
}
