package dev.sycamore.outliner.program.uniformity;

import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Goes through the code of one function. Control is divergent where not all work-items of a group
 * may be: under a condition that varies, and after a jump under one, up to where the jump leads.
 */
final class UniformityScan {

  /** A statement that jumps lead out of, or to the next round of. */
  private static final class Target {
    private final Optional<String> label;
    private final boolean loop;
    private boolean left;
    private boolean continued;

    Target(Optional<String> label, boolean loop) {
      this.label = label;
      this.loop = loop;
    }
  }

  private final VaryingValues values;
  private final boolean divergentAtStart;
  private final Deque<Target> targets = new ArrayDeque<>();
  private Optional<String> nextLabel = Optional.empty();
  private boolean returned;
  private boolean resultVaries;

  UniformityScan(Uniformity program, Set<Variable> varying, boolean divergent) {
    this.values = new VaryingValues(program, new HashSet<>(varying), this);
    this.divergentAtStart = divergent;
  }

  boolean isVarying(Variable variable) {
    return values.isVarying(variable);
  }

  boolean resultVaries() {
    return resultVaries;
  }

  /** Finds everything that varies: goes through the code until nothing new is found. */
  void settle(Statement body) {
    int before;
    do {
      before = values.count();
      start(body);
    } while (values.count() > before);
  }

  /** Goes through the code once more and reports barriers. */
  void report(Statement body, SourceCallChain chain) {
    values.reportTo(chain);
    start(body);
  }

  private void start(Statement body) {
    returned = false;
    targets.clear();
    visit(body, divergentAtStart);
  }

  /** Statements in order: a jump in one makes the next ones divergent. */
  void visitAll(List<Statement> statements, boolean divergent) {
    for (Statement statement : statements) {
      visit(statement, divergent || hasJumped());
    }
  }

  /** Whether some work-items may be on their way to the end of something around. */
  private boolean hasJumped() {
    return returned || targets.stream().anyMatch(t -> t.left || t.continued);
  }

  private void visit(Statement statement, boolean divergent) {
    Optional<String> label = nextLabel;
    nextLabel = Optional.empty();
    if (statement instanceof Block s) {
      visitAll(s.statements(), divergent);
    } else if (statement instanceof Evaluate s) {
      values.varies(s.expression(), divergent);
    } else if (statement instanceof DeclareLocal s) {
      declare(s, divergent);
    } else if (statement instanceof DeclarePrivateArray s) {
      boolean varies = divergent;
      for (Expression value : s.initialValues()) {
        varies |= values.varies(value, divergent);
      }
      values.assign(s.variable(), varies);
    } else if (statement instanceof If s) {
      boolean inside = values.varies(s.condition(), divergent) || divergent;
      visit(s.thenBranch(), inside);
      s.elseBranch().ifPresent(e -> visit(e, inside));
    } else if (statement instanceof Labeled s) {
      labeled(s, divergent);
    } else if (statement instanceof Switch s) {
      choose(s, divergent);
    } else if (statement instanceof Return s) {
      resultVaries |= values.taints(divergent);
      s.value().ifPresent(v -> resultVaries |= values.varies(v, divergent));
      returned |= divergent;
    } else if (statement instanceof Break s) {
      leave(s.label(), divergent);
    } else if (statement instanceof Continue s) {
      again(s.label(), divergent);
    } else {
      loop(statement, label, divergent);
    }
  }

  private void declare(DeclareLocal s, boolean divergent) {
    boolean varies = s.initializer().map(value -> values.varies(value, divergent)).orElse(false);
    if (s.variable().type() instanceof ViewType && s.initializer().isPresent()) {
      values.alias(s.variable(), s.initializer().get());
    }
    // Control alone does not make a variable vary that is declared there: all who see it were
    // there.
    values.assign(s.variable(), varies);
  }

  private void labeled(Labeled s, boolean divergent) {
    boolean loop =
        s.body() instanceof While || s.body() instanceof DoWhile || s.body() instanceof For;
    if (loop) {
      nextLabel = Optional.of(s.label());
      visit(s.body(), divergent);
    } else {
      targets.push(new Target(Optional.of(s.label()), false));
      visit(s.body(), divergent);
      targets.pop();
    }
  }

  private void choose(Switch s, boolean divergent) {
    boolean inside = values.varies(s.selector(), divergent) || divergent;
    targets.push(new Target(Optional.empty(), false));
    for (Switch.Case c : s.cases()) {
      visitAll(c.statements(), inside);
    }
    targets.pop();
  }

  /** A loop that some work-items leave before others is divergent as a whole. */
  private void loop(Statement s, Optional<String> label, boolean divergent) {
    if (s instanceof For f) {
      visitAll(f.initializers(), divergent);
    }
    boolean inside = round(s, label, divergent);
    if (inside && !divergent) {
      round(s, label, true);
    }
  }

  private boolean round(Statement s, Optional<String> label, boolean divergent) {
    Target target = new Target(label, true);
    targets.push(target);
    boolean varies = false;
    if (s instanceof While w) {
      varies = values.varies(w.condition(), divergent);
      visit(w.body(), divergent || varies);
    } else if (s instanceof DoWhile d) {
      visit(d.body(), divergent);
      varies = values.varies(d.condition(), divergent);
    } else if (s instanceof For f) {
      varies = f.condition().map(c -> values.varies(c, divergent)).orElse(false);
      visit(f.body(), divergent || varies);
      target.continued = false;
      boolean inside = divergent || varies || target.left;
      f.updates().forEach(u -> values.varies(u, inside));
    }
    targets.pop();
    return varies || target.left || returned;
  }

  private void leave(Optional<String> label, boolean divergent) {
    if (divergent) {
      find(label, false).ifPresent(target -> target.left = true);
    }
  }

  private void again(Optional<String> label, boolean divergent) {
    if (!divergent) {
      return;
    }
    for (Target target : targets) {
      if (target.loop && (label.isEmpty() || target.label.equals(label))) {
        target.continued = true;
        return;
      }
      if (target.loop) {
        // A round of an outer loop begins: this one is left.
        target.left = true;
      }
    }
  }

  private Optional<Target> find(Optional<String> label, boolean loopsOnly) {
    return targets.stream()
        .filter(t -> !loopsOnly || t.loop)
        .filter(t -> label.isEmpty() ? t.loop || t.label.isEmpty() : t.label.equals(label))
        .findFirst();
  }
}
