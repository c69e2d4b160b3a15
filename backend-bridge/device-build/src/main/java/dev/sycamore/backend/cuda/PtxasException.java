package dev.sycamore.backend.cuda;

/** The assembler could not be run, or refused its input. */
public class PtxasException extends Exception {

  private static final long serialVersionUID = 1;

  private final String output;

  PtxasException(String message, String output) {
    super(message);
    this.output = output;
  }

  /** Whether it is of another time than the processor that it was asked for. */
  public boolean isUnknownArchitecture() {
    return output.contains("is not defined for option 'gpu-name'");
  }

  /** The same with a line more for users. */
  public PtxasException withHelp(String help) {
    return new PtxasException(getMessage(), output + "\n" + help);
  }

  /** What the assembler printed; may be empty. */
  public String output() {
    return output;
  }
}
