package dev.sycamore.backend.worker.stage;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.Failure;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** A module cannot be compiled; the message is for users. */
public final class CompileException extends Exception {

  private static final long serialVersionUID = 1L;

  private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cntrl}\uFFFD&&[^\n\t]]");
  private static final int LONGEST = 4000;

  private final BuildStage stage;
  private final transient String detail;
  private final boolean fromLlvm;

  public CompileException(BuildStage stage, String message) {
    this(stage, message, "");
  }

  CompileException(BuildStage stage, String message, String detail) {
    this(stage, message, detail, false);
  }

  private CompileException(BuildStage stage, String message, String detail, boolean fromLlvm) {
    super(message);
    this.stage = stage;
    this.detail = detail;
    this.fromLlvm = fromLlvm;
  }

  /** From LLVM's message, whose first line says what and whose other lines show where. */
  public static CompileException of(BuildStage stage, String prefix, String llvm) {
    String text = printable(llvm.strip());
    int end = text.indexOf('\n');
    String message = end < 0 ? text : text.substring(0, end);
    return new CompileException(
        stage, prefix + message, end < 0 ? "" : text.substring(end + 1), true);
  }

  /**
   * The same with another wording of the message, if that is LLVM's.
   *
   * @param readable puts the names of functions in place of their symbols
   */
  public CompileException withReadable(UnaryOperator<String> readable) {
    return fromLlvm
        ? new CompileException(stage, readable.apply(getMessage()), detail, true)
        : this;
  }

  /** LLVM quotes its input, which may be anything. */
  private static String printable(String text) {
    String clean = UNPRINTABLE.matcher(text).replaceAll("?");
    return clean.length() <= LONGEST ? clean : clean.substring(0, LONGEST) + "...";
  }

  /** What the job's result is. */
  public Failure failure() {
    return new Failure(stage, getMessage(), detail);
  }
}
