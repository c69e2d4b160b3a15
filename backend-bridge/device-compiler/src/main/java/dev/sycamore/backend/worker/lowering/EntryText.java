package dev.sycamore.backend.worker.lowering;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import java.util.StringJoiner;

/** The IR text of an entry point while it is written: its lines, and the call of the body. */
public class EntryText {

  private final KernelSignature kernel;
  private final StringBuilder text = new StringBuilder();
  private final WorkItemOperands operands = new WorkItemOperands();

  public EntryText(KernelSignature kernel) {
    this.kernel = kernel;
  }

  public KernelSignature kernel() {
    return kernel;
  }

  /** The operands for the body's hidden parameters at the end of the text. */
  public WorkItemOperands operands() {
    return operands;
  }

  /** Adds a line, as {@link IrTemplate} makes it. */
  public void line(String format, Object... arguments) {
    add(IrTemplate.fill(format, arguments));
    add("\n");
  }

  /** Adds text as it is. */
  public void add(String lines) {
    text.append(lines);
  }

  /** Declares the body; more parameters may follow those that every body has. */
  public void declareBody(String result, List<String> more) {
    declareBody(kernel.bodyName(), result, more);
  }

  /** Declares another function with the parameters of the body. */
  public void declareBody(String name, String result, List<String> more) {
    StringJoiner types = new StringJoiner(", ");
    kernel.parameters().forEach(type -> types.add(type.text()));
    types.add(WorkItemOperands.types());
    more.forEach(types::add);
    line("declare %s @%s(%s)", result, Llvm.quoted(name), types);
  }

  /** A call of the body for the parameters {@code %p0}, {@code %p1}, ... and the operands. */
  public String callBody(String result, List<String> more) {
    return callBody(kernel.bodyName(), result, more);
  }

  /** The same call of another function with the parameters of the body. */
  public String callBody(String name, String result, List<String> more) {
    StringJoiner arguments = new StringJoiner(", ");
    for (int i = 0; i < kernel.parameters().size(); i++) {
      arguments.add(kernel.parameters().get(i).text() + " %p" + i);
    }
    arguments.add(operands.text());
    more.forEach(arguments::add);
    return "call " + result + " @" + Llvm.quoted(name) + "(" + arguments + ")";
  }

  /**
   * Passes a 32-bit variable, which is not negative, to the body as a value.
   *
   * @param wide the name of the variable with 64 bits
   */
  public void pass(WorkItemValue value, int dimension, String variable, String wide) {
    line("  %%%s = zext nneg i32 %%%s to i64", wide, variable);
    operands.set(value, dimension, "%" + wide);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
