package dev.sycamore.codegen.llvm;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.statement.Break;
import java.util.ArrayDeque;
import java.util.Deque;

/** Where break and continue go, innermost first. */
final class JumpTargets {

  /**
   * @param label that a break must name, or null if a plain break goes here
   * @param breakBlock where a break goes
   * @param continueBlock where a continue goes; null if this is no loop
   */
  record Target(String label, String breakBlock, String continueBlock) {}

  private final Deque<Target> targets = new ArrayDeque<>();

  static Target labeled(String label, String end) {
    return new Target(label, end, null);
  }

  static Target loop(String end, String next) {
    return new Target(null, end, next);
  }

  static Target breakable(String end) {
    return new Target(null, end, null);
  }

  void push(Target target) {
    targets.push(target);
  }

  void pop() {
    targets.pop();
  }

  String breakOf(Break statement) {
    String label = statement.label().orElse(null);
    for (Target target : targets) {
      if (label == null ? target.label() == null : label.equals(target.label())) {
        return target.breakBlock();
      }
    }
    throw new CodegenException("break without its target", statement.span());
  }

  String continuation() {
    return targets.stream()
        .filter(t -> t.continueBlock() != null)
        .findFirst()
        .orElseThrow()
        .continueBlock();
  }
}
