package dev.sycamore.backend.cuda;

/** The assembler could not be run, or refused its input. */
public final class PtxasException extends Exception {

  private static final long serialVersionUID = 1;

  private final String output;

  PtxasException(String message, String output) {
    super(message);
    this.output = output;
  }

  /** What the assembler printed; may be empty. */
  public String output() {
    return output;
  }
}
