package dev.sycamore.backend.tool;

/** A tool is required, and it is not on this machine. */
public final class MissingToolException extends ToolException {

  private static final long serialVersionUID = 1;

  /**
   * @param message where it was looked for, and what to install
   */
  public MissingToolException(String message) {
    super(message, "");
  }
}
