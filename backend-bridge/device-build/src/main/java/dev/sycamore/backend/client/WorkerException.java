package dev.sycamore.backend.client;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.Failure;

/** The device compiler's process cannot be started, or has ended. The message is for users. */
final class WorkerException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient String detail;

  WorkerException(String message) {
    this(message, "");
  }

  /**
   * @param detail more lines, such as what the process wrote before it ended; may be empty
   */
  WorkerException(String message, String detail) {
    super(message);
    this.detail = detail;
  }

  /** The failure of a job that had come to a stage. */
  Failure at(BuildStage stage) {
    return new Failure(stage, getMessage(), detail);
  }
}
