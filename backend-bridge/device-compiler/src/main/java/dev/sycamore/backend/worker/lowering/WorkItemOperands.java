package dev.sycamore.backend.worker.lowering;

import java.util.StringJoiner;

/** The operands, as IR text, that an entry point passes for a body's hidden parameters. */
public final class WorkItemOperands {

  private final String[] operands = new String[WorkItemValue.COUNT];

  public WorkItemOperands() {
    for (WorkItemValue value : WorkItemValue.values()) {
      for (int d = 0; d < WorkItemValue.DIMENSIONS; d++) {
        set(value, d, Integer.toString(value.outside()));
      }
    }
  }

  public void set(WorkItemValue value, int dimension, String operand) {
    operands[value.position(dimension)] = operand;
  }

  /** All of them, with their types, in the order of the hidden parameters. */
  public String text() {
    StringJoiner text = new StringJoiner(", ");
    for (String operand : operands) {
      text.add("i64 " + operand);
    }
    return text.toString();
  }

  /** The types of the hidden parameters. */
  public static String types() {
    StringJoiner text = new StringJoiner(", ");
    for (int i = 0; i < WorkItemValue.COUNT; i++) {
      text.add("i64");
    }
    return text.toString();
  }
}
