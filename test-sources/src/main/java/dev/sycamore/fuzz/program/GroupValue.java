package dev.sycamore.fuzz.program;

import java.util.List;

/**
 * The result of an operation of a work-group or a sub-group, which belongs in control flow that is
 * uniform in the work-group.
 *
 * @param operation what it is called on, and its name, such as {@code it.group().reduce}
 * @param more further arguments, each with a comma before it
 */
public record GroupValue(Prim type, String operation, Expr value, String more) implements Expr {
  @Override
  public int precedence() {
    return Precedence.PRIMARY;
  }

  @Override
  public List<Node> children() {
    return List.of(value);
  }

  @Override
  public Expr with(List<Node> children) {
    return new GroupValue(type, operation, (Expr) children.get(0), more);
  }

  @Override
  public String text() {
    return operation + "(" + value.text() + more + ")";
  }
}
