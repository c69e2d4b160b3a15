package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.ScalarType;
import java.util.Optional;

/** A statement with barriers that jumps lead out of, and the flags of these jumps. */
final class JumpTarget {

  private final Kind kind;
  private final Optional<String> label;
  private Optional<Variable> end = Optional.empty();
  private Optional<Variable> next = Optional.empty();

  /** What the statement is. */
  enum Kind {
    LABEL,
    LOOP,
    SWITCH
  }

  JumpTarget(Kind kind, Optional<String> label) {
    this.kind = kind;
    this.label = label;
  }

  boolean takesBreak(Optional<String> to) {
    return to.isPresent() ? label.equals(to) : kind != Kind.LABEL;
  }

  boolean takesContinue() {
    return kind == Kind.LOOP;
  }

  /** The flag of jumps to the end; empty if there are none. */
  Optional<Variable> end() {
    return end;
  }

  /** The flag of jumps to the next pass; empty if there are none. */
  Optional<Variable> next() {
    return next;
  }

  Variable end(FreshVariables fresh) {
    if (end.isEmpty()) {
      end = Optional.of(fresh.make("left", ScalarType.BOOLEAN));
    }
    return end.get();
  }

  Variable next(FreshVariables fresh) {
    if (next.isEmpty()) {
      next = Optional.of(fresh.make("next", ScalarType.BOOLEAN));
    }
    return next.get();
  }
}
