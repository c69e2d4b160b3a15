package dev.sycamore.analysis.uniformity;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Loop;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.StatementVisitor;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
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
    private Divergence left = Divergence.NONE;
    private Divergence continued = Divergence.NONE;

    Target(Optional<String> label, boolean loop) {
      this.label = label;
      this.loop = loop;
    }
  }

  private final VaryingVariables variables;
  private final VaryingValues values;
  private final Divergence atStart;

  /** Why loops diverge, as it was found first. */
  private final IdentityHashMap<Loop, Divergence> loops = new IdentityHashMap<>();

  private final Deque<Target> targets = new ArrayDeque<>();
  private Optional<String> nextLabel = Optional.empty();
  private Divergence returned = Divergence.NONE;
  private boolean resultVaries;

  UniformityScan(Uniformity program, Set<Variable> varying, Divergence atStart) {
    this.variables = new VaryingVariables(program.scope(), varying);
    this.values = new VaryingValues(program, variables, this);
    this.atStart = atStart;
  }

  boolean isVarying(Variable variable) {
    return variables.contains(variable);
  }

  boolean resultVaries() {
    return resultVaries;
  }

  /** Finds everything that varies: goes through the code until nothing new is found. */
  void settle(DeviceStatement body) {
    variables.look(body);
    int before;
    do {
      before = variables.count();
      start(body);
    } while (variables.count() > before);
  }

  /** Goes through the code once more and reports barriers. */
  void report(DeviceStatement body, SourceCallChain chain) {
    values.reportTo(chain);
    start(body);
  }

  private void start(DeviceStatement body) {
    returned = Divergence.NONE;
    targets.clear();
    visit(body, atStart);
  }

  /** Statements in order: a jump in one makes the next ones divergent. */
  void visitAll(List<DeviceStatement> statements, Divergence divergence) {
    for (DeviceStatement statement : statements) {
      visit(statement, divergence.or(jumped()));
    }
  }

  /** Whether some work-items may be on their way to the end of something around. */
  Divergence jumped() {
    Divergence jumped = returned;
    for (Target target : targets) {
      jumped = jumped.or(target.left).or(target.continued);
    }
    return jumped;
  }

  private void visit(DeviceStatement statement, Divergence divergence) {
    Optional<String> label = nextLabel;
    nextLabel = Optional.empty();
    statement.accept(new Visit(label, divergence));
  }

  /**
   * The condition, body and updates of a loop, once; returns the divergence that the condition
   * makes.
   */
  private interface Round {
    Divergence visit(Target loop, Divergence divergence);
  }

  /** One statement. */
  private final class Visit implements StatementVisitor<Void> {
    /** The label of a loop. */
    private final Optional<String> label;

    private final Divergence divergence;

    Visit(Optional<String> label, Divergence divergence) {
      this.label = label;
      this.divergence = divergence;
    }

    @Override
    public Void visitBlock(Block s) {
      visitAll(s.statements(), divergence);
      return null;
    }

    @Override
    public Void visitEvaluate(Evaluate s) {
      values.varies(s.expression(), divergence);
      return null;
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      boolean varies =
          s.initializer()
              .map(v -> variables.isTakenOver(s.variable(), v, values.varies(v, divergence)))
              .orElse(false);
      // Control alone does not make a variable vary that is declared there: all who see it were
      // there.
      variables.assign(s.variable(), varies);
      return null;
    }

    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      boolean varies = divergence.exists();
      for (DeviceExpression value : s.initialValues()) {
        varies |= values.varies(value, divergence);
      }
      variables.assign(s.variable(), varies);
      return null;
    }

    @Override
    public Void visitIf(If s) {
      boolean varies = values.varies(s.condition(), divergence);
      Divergence inside = divergence.under(s.condition(), varies);
      visit(s.thenBranch(), inside);
      s.elseBranch().ifPresent(e -> visit(e, inside));
      return null;
    }

    @Override
    public Void visitLabeled(Labeled s) {
      if (s.body() instanceof Loop) {
        nextLabel = Optional.of(s.label());
        visit(s.body(), divergence);
      } else {
        targets.push(new Target(Optional.of(s.label()), false));
        visit(s.body(), divergence);
        targets.pop();
      }
      return null;
    }

    @Override
    public Void visitSwitch(Switch s) {
      boolean varies = values.varies(s.selector(), divergence);
      Divergence inside = divergence.under(s.selector(), varies);
      targets.push(new Target(Optional.empty(), false));
      for (Switch.Case c : s.cases()) {
        visitAll(c.statements(), inside);
      }
      targets.pop();
      return null;
    }

    @Override
    public Void visitReturn(Return s) {
      resultVaries |= variables.taints(divergence.exists());
      s.value().ifPresent(v -> resultVaries |= values.varies(v, divergence));
      returned = returned.or(divergence);
      return null;
    }

    @Override
    public Void visitBreak(Break s) {
      leave(s.label(), divergence);
      return null;
    }

    @Override
    public Void visitContinue(Continue s) {
      again(s.label(), divergence);
      return null;
    }

    /** Builds with checks evaluate it, and the operands where the condition does not hold. */
    @Override
    public Void visitAssert(Assert s) {
      boolean varies = values.varies(s.condition(), divergence);
      values.anyVaries(s.operands(), divergence.under(s.condition(), varies));
      return null;
    }

    @Override
    public Void visitWhile(While s) {
      return loop(
          s,
          (target, inside) -> {
            boolean varies = values.varies(s.condition(), inside);
            Divergence condition = deciding(s, s.condition(), varies);
            visit(s.body(), condition.or(inside));
            return condition;
          });
    }

    @Override
    public Void visitDoWhile(DoWhile s) {
      return loop(
          s,
          (target, inside) -> {
            visit(s.body(), inside);
            target.continued = Divergence.NONE;
            boolean varies = values.varies(s.condition(), inside.or(target.left));
            return deciding(s, s.condition(), varies);
          });
    }

    @Override
    public Void visitFor(For s) {
      visitAll(s.initializers(), divergence);
      return loop(
          s,
          (target, inside) -> {
            Divergence condition =
                s.condition()
                    .map(c -> deciding(s, c, values.varies(c, inside)))
                    .orElse(Divergence.NONE);
            Divergence body = condition.or(inside);
            visit(s.body(), body);
            target.continued = Divergence.NONE;
            Divergence updating = body.or(target.left);
            s.updates().forEach(u -> values.varies(u, updating));
            return condition;
          });
    }

    /** A loop that some work-items leave before others is divergent as a whole. */
    private Void loop(Loop s, Round round) {
      Divergence leaving = leaving(round, divergence);
      if (leaving.exists()) {
        loops.putIfAbsent(s, leaving);
        if (!divergence.exists()) {
          leaving(round, leaving);
        }
      }
      return null;
    }

    /** What a condition of a loop decides: it may vary only since the loop is left in its body. */
    private Divergence deciding(Loop s, DeviceExpression condition, boolean varies) {
      Divergence own = Divergence.NONE.under(condition, varies);
      return varies ? loops.getOrDefault(s, own) : own;
    }

    /** Whether some work-items may leave the loop before others. */
    private Divergence leaving(Round round, Divergence inside) {
      Target target = new Target(label, true);
      targets.push(target);
      Divergence condition = round.visit(target, inside);
      targets.pop();
      return condition.or(target.left).or(returned);
    }
  }

  private void leave(Optional<String> label, Divergence divergence) {
    find(label).ifPresent(target -> target.left = target.left.or(divergence));
  }

  private void again(Optional<String> label, Divergence divergence) {
    for (Target target : targets) {
      if (target.loop && (label.isEmpty() || target.label.equals(label))) {
        target.continued = target.continued.or(divergence);
        return;
      }
      if (target.loop) {
        // A round of an outer loop begins: this one is left.
        target.left = target.left.or(divergence);
      }
    }
  }

  private Optional<Target> find(Optional<String> label) {
    return targets.stream()
        .filter(t -> label.isEmpty() ? t.loop || t.label.isEmpty() : t.label.equals(label))
        .findFirst();
  }
}
