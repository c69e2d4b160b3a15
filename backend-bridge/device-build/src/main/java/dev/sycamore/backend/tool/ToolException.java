package dev.sycamore.backend.tool;

/** A tool is missing, could not be run, or refused its input. */
public class ToolException extends Exception {

  private static final long serialVersionUID = 1;

  private final String output;

  public ToolException(String message, String output) {
    super(message);
    this.output = output;
  }

  /** The same with a line more for users. */
  public ToolException withHelp(String help) {
    return new ToolException(getMessage(), output + "\n" + help);
  }

  /** What the tool printed; may be empty. */
  public String output() {
    return output;
  }
}
