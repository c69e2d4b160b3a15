package dev.sycamore.backend.worker.x86;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemOperands;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.Locale;
import java.util.StringJoiner;

/** The IR text of an entry point while it is written: its lines, its loops, what it calls. */
final class EntryText {

  private final KernelSignature kernel;
  private final StringBuilder text = new StringBuilder();
  private final LoopText loops = new LoopText(text);
  private final WorkItemOperands operands = new WorkItemOperands();

  EntryText(KernelSignature kernel) {
    this.kernel = kernel;
  }

  KernelSignature kernel() {
    return kernel;
  }

  LoopText loops() {
    return loops;
  }

  /** The operands for the body's hidden parameters, where the text has come to. */
  WorkItemOperands operands() {
    return operands;
  }

  /** Adds a line, as {@link String#format} makes it. */
  void line(String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  /** Declares the body; more parameters may follow those that every body has. */
  void declareBody(String result, String... more) {
    StringJoiner types = new StringJoiner(", ");
    kernel.parameters().forEach(type -> types.add(type.text()));
    types.add(WorkItemOperands.types());
    for (String type : more) {
      types.add(type);
    }
    line("declare %s @%s(%s)", result, Llvm.quoted(kernel.bodyName()), types);
  }

  /** A call of the body for the parameters {@code %p0}, {@code %p1}, ... and the operands. */
  String callBody(String result, String... more) {
    StringJoiner arguments = new StringJoiner(", ");
    for (int i = 0; i < kernel.parameters().size(); i++) {
      arguments.add(kernel.parameters().get(i).text() + " %p" + i);
    }
    arguments.add(operands.text());
    for (String argument : more) {
      arguments.add(argument);
    }
    return "call " + result + " @" + Llvm.quoted(kernel.bodyName()) + "(" + arguments + ")";
  }

  /** Gives the body, for a value, a 32-bit variable that is not negative. */
  void pass(WorkItemValue value, int dimension, String variable) {
    String wide = variable + "." + value.name().toLowerCase(Locale.ROOT);
    line("  %%%s = zext nneg i32 %%%s to i64", wide, variable);
    operands.set(value, dimension, "%" + wide);
  }

  /**
   * Opens a loop over the work-items of a group in one dimension, and passes their place on; the
   * group's first global index is {@code %base.d}.
   */
  void openLocalLoop(String variable, int dimension) {
    loops.open(variable, "0", "%local_size." + dimension + ".i32");
    pass(WorkItemValue.LOCAL_ID, dimension, variable);
    line("  %%%s.i = add nuw nsw i32 %%base.%d, %%%s", variable, dimension, variable);
    pass(WorkItemValue.GLOBAL_ID, dimension, variable + ".i");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
