package dev.sycamore.outliner.program.uniformity;

import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Assert;
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
import dev.sycamore.model.statement.Loop;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.statement.StatementVisitor;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.ArrayDeque;
import java.util.Deque;
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

  private final VaryingVariables variables;
  private final VaryingValues values;
  private final boolean divergentAtStart;
  private final Deque<Target> targets = new ArrayDeque<>();
  private Optional<String> nextLabel = Optional.empty();
  private boolean returned;
  private boolean resultVaries;

  UniformityScan(Uniformity program, Set<Variable> varying, boolean divergent) {
    this.variables = new VaryingVariables(program.scope(), varying);
    this.values = new VaryingValues(program, variables, this);
    this.divergentAtStart = divergent;
  }

  boolean isVarying(Variable variable) {
    return variables.contains(variable);
  }

  boolean resultVaries() {
    return resultVaries;
  }

  /** Finds everything that varies: goes through the code until nothing new is found. */
  void settle(Statement body) {
    int before;
    do {
      before = variables.count();
      start(body);
    } while (variables.count() > before);
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
    statement.accept(new Visit(label, divergent));
  }

  /** The condition, body and updates of a loop, once; returns whether the condition varies. */
  private interface Round {
    boolean visit(Target loop, boolean divergent);
  }

  /** One statement. */
  private final class Visit implements StatementVisitor<Void> {
    /** The label of a loop. */
    private final Optional<String> label;

    private final boolean divergent;

    Visit(Optional<String> label, boolean divergent) {
      this.label = label;
      this.divergent = divergent;
    }

    @Override
    public Void visitBlock(Block s) {
      visitAll(s.statements(), divergent);
      return null;
    }

    @Override
    public Void visitEvaluate(Evaluate s) {
      values.varies(s.expression(), divergent);
      return null;
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      boolean varies = s.initializer().map(value -> values.varies(value, divergent)).orElse(false);
      if (s.variable().type() instanceof ViewType && s.initializer().isPresent()) {
        variables.alias(s.variable(), s.initializer().get());
      }
      // Control alone does not make a variable vary that is declared there: all who see it were
      // there.
      variables.assign(s.variable(), varies);
      return null;
    }

    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      boolean varies = divergent;
      for (Expression value : s.initialValues()) {
        varies |= values.varies(value, divergent);
      }
      variables.assign(s.variable(), varies);
      return null;
    }

    @Override
    public Void visitIf(If s) {
      boolean inside = values.varies(s.condition(), divergent) || divergent;
      visit(s.thenBranch(), inside);
      s.elseBranch().ifPresent(e -> visit(e, inside));
      return null;
    }

    @Override
    public Void visitLabeled(Labeled s) {
      if (s.body() instanceof Loop) {
        nextLabel = Optional.of(s.label());
        visit(s.body(), divergent);
      } else {
        targets.push(new Target(Optional.of(s.label()), false));
        visit(s.body(), divergent);
        targets.pop();
      }
      return null;
    }

    @Override
    public Void visitSwitch(Switch s) {
      boolean inside = values.varies(s.selector(), divergent) || divergent;
      targets.push(new Target(Optional.empty(), false));
      for (Switch.Case c : s.cases()) {
        visitAll(c.statements(), inside);
      }
      targets.pop();
      return null;
    }

    @Override
    public Void visitReturn(Return s) {
      resultVaries |= variables.taints(divergent);
      s.value().ifPresent(v -> resultVaries |= values.varies(v, divergent));
      returned |= divergent;
      return null;
    }

    @Override
    public Void visitBreak(Break s) {
      leave(s.label(), divergent);
      return null;
    }

    @Override
    public Void visitContinue(Continue s) {
      again(s.label(), divergent);
      return null;
    }

    /** Builds with checks evaluate it. */
    @Override
    public Void visitAssert(Assert s) {
      values.varies(s.condition(), divergent);
      return null;
    }

    @Override
    public Void visitWhile(While s) {
      return loop(
          (target, inside) -> {
            boolean varies = values.varies(s.condition(), inside);
            visit(s.body(), inside || varies);
            return varies;
          });
    }

    @Override
    public Void visitDoWhile(DoWhile s) {
      return loop(
          (target, inside) -> {
            visit(s.body(), inside);
            return values.varies(s.condition(), inside);
          });
    }

    @Override
    public Void visitFor(For s) {
      visitAll(s.initializers(), divergent);
      return loop(
          (target, inside) -> {
            boolean varies = s.condition().map(c -> values.varies(c, inside)).orElse(false);
            visit(s.body(), inside || varies);
            target.continued = false;
            boolean updating = inside || varies || target.left;
            s.updates().forEach(u -> values.varies(u, updating));
            return varies;
          });
    }

    /** A loop that some work-items leave before others is divergent as a whole. */
    private Void loop(Round round) {
      if (leaves(round, divergent) && !divergent) {
        leaves(round, true);
      }
      return null;
    }

    /** Whether some work-items may leave the loop before others. */
    private boolean leaves(Round round, boolean inside) {
      Target target = new Target(label, true);
      targets.push(target);
      boolean varies = round.visit(target, inside);
      targets.pop();
      return varies || target.left || returned;
    }
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
