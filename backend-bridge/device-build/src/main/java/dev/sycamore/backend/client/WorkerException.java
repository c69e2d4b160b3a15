package dev.sycamore.backend.client;

/** The device compiler's process cannot be started, or has ended. The message is for users. */
final class WorkerException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient String detail;

  WorkerException(String message) {
    this(message, "");
  }

  WorkerException(String message, String detail) {
    super(message);
    this.detail = detail;
  }

  /** More lines, such as what the process wrote before it ended; may be empty. */
  String detail() {
    return detail;
  }
}
