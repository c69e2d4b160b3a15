package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.SimpleStatementVisitor;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One body with barriers, in normal form, whose barriers only loops are around afterwards. */
final class FlatBody implements SimpleStatementVisitor<Void> {

  private final FlatCalls calls;
  private final FreshVariables fresh;
  private final BarrierJumps jumps;

  /** The statements of the innermost loop's body, or of the body, so far. */
  private List<DeviceStatement> out = new ArrayList<>();

  /** What is to run together, under {@link #guard}. */
  private List<DeviceStatement> segment = new ArrayList<>();

  private BranchGuard guard = BranchGuard.ALWAYS;

  /** Flags that may have been set since the innermost statement with barriers began. */
  private Set<Variable> raised = new LinkedHashSet<>();

  /**
   * @param returnType empty for a kernel
   */
  FlatBody(FlatCalls calls, FreshVariables fresh, Optional<DeviceType> returnType) {
    this.calls = calls;
    this.fresh = fresh;
    this.jumps = new BarrierJumps(fresh, returnType.filter(t -> t != VoidType.VOID));
  }

  /**
   * The whole body.
   *
   * @param entered when it runs
   */
  Block of(Block body, BranchGuard entered) {
    guard = entered;
    List<DeviceStatement> statements = body.statements();
    int last = statements.size() - 1;
    Optional<Return> end =
        last >= 0 && statements.get(last) instanceof Return s ? Optional.of(s) : Optional.empty();
    all(end.isPresent() ? statements.subList(0, last) : statements);
    if (guard.isAlways()) {
      end.ifPresent(this::add);
    } else {
      end.flatMap(s -> s.value().map(v -> jumps.setResult(v, s.span()))).ifPresent(this::add);
    }
    flush();
    out.addAll(0, jumps.declarations(body.span()));
    jumps.result(body.span()).ifPresent(out::add);
    return new Block(out, body.span());
  }

  private void all(List<DeviceStatement> statements) {
    for (DeviceStatement s : statements) {
      if (calls.barriers().areIn(s)) {
        flush();
        s.accept(this);
      } else {
        addPlain(s);
      }
    }
  }

  private void all(DeviceStatement statement) {
    all(statement instanceof Block block ? block.statements() : List.of(statement));
  }

  private void add(DeviceStatement statement) {
    segment.add(statement);
  }

  private void flush() {
    out.addAll(guard.around(segment));
    segment = new ArrayList<>();
  }

  private void raise(Set<Variable> flags) {
    if (!flags.isEmpty()) {
      flush();
      raised.addAll(flags);
      guard = guard.unless(flags);
    }
  }

  /** What has no barrier stays, up to jumps to somewhere in code that has one. */
  private void addPlain(DeviceStatement statement) {
    if (statement instanceof DeclareLocal s && !guard.isAlways()) {
      declareOutside(s);
    } else if (statement instanceof DeclarePrivateArray) {
      flush();
      out.add(statement);
    } else {
      Set<Variable> flags = new LinkedHashSet<>();
      segment.addAll(jumps.leaving(statement, flags));
      raise(flags);
    }
  }

  /**
   * A variable that code after a barrier may need is no part of what is before it. It starts with a
   * value, since it may be passed to a function, and C has no such arguments without one.
   */
  private void declareOutside(DeclareLocal s) {
    NodeFactory nodes = new NodeFactory(s.span());
    out.add(new DeclareLocal(s.variable(), nodes.zero(s.variable().type()), s.span()));
    s.initializer().ifPresent(value -> add(nodes.assign(s.variable(), value)));
  }

  /** A barrier, or a call of a function that has one. */
  @Override
  public Void defaultAction(DeviceStatement s) {
    out.addAll(calls.flat(s, guard, fresh));
    return null;
  }

  @Override
  public Void visitBlock(Block s) {
    all(s);
    return null;
  }

  @Override
  public Void visitIf(If s) {
    Variable taken = flag("taken", guard.and(s.condition()));
    Optional<Variable> otherwise =
        s.elseBranch()
            .map(
                e -> {
                  NodeFactory nodes = new NodeFactory(e.span());
                  DeviceExpression not = new Unary(UnaryOperator.NOT, nodes.read(taken), e.span());
                  return flag("otherwise", guard.and(not));
                });
    Set<Variable> flags = new LinkedHashSet<>(inside(s.thenBranch(), BranchGuard.entered(taken)));
    s.elseBranch().ifPresent(e -> flags.addAll(inside(e, BranchGuard.entered(otherwise.get()))));
    raise(flags);
    return null;
  }

  private Variable flag(String name, DeviceExpression value) {
    Variable flag = fresh.make(name, ScalarType.BOOLEAN);
    out.add(new DeclareLocal(flag, Optional.of(value), value.span()));
    return flag;
  }

  /** Adds statements under a guard of their own; returns the flags that they may set. */
  private Set<Variable> inside(DeviceStatement s, BranchGuard own) {
    BranchGuard before = guard;
    Set<Variable> raisedBefore = raised;
    guard = own;
    raised = new LinkedHashSet<>();
    all(s);
    flush();
    Set<Variable> flags = raised;
    guard = before;
    raised = raisedBefore;
    return flags;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    int start = out.size();
    JumpTarget target = jumps.enter(JumpTarget.Kind.LABEL, Optional.of(s.label()));
    Set<Variable> flags = inside(s.body(), guard);
    leave(target, start, flags, s.span());
    return null;
  }

  /** Ends what jumps lead out of, and begins what they skip nothing of. */
  private void leave(JumpTarget target, int start, Set<Variable> flags, SourceSpan span) {
    jumps.leave(target);
    target
        .end()
        .ifPresent(
            flag -> {
              out.add(start, BarrierJumps.declare(flag, span));
              flags.remove(flag);
            });
    raise(flags);
  }

  @Override
  public Void visitWhile(While s) {
    return loop(
        s,
        s.body(),
        (body, flags, start) ->
            addLoop(new While(guard.unless(flags).and(s.condition()), body, s.span()), start));
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    return loop(
        s,
        s.body(),
        (body, flags, start) -> {
          DeviceExpression again = BranchGuard.ALWAYS.unless(flags).and(s.condition());
          if (guard.isAlways()) {
            out.add(new DoWhile(body, again, s.span()));
            return;
          }
          Variable runs = flag("again", guard.holds(s.span()));
          NodeFactory nodes = new NodeFactory(s.span());
          List<DeviceStatement> statements = new ArrayList<>(body.statements());
          statements.add(nodes.assign(runs, again));
          Block pass = new Block(statements, body.span());
          addLoop(new While(nodes.read(runs), pass, s.span()), start);
        });
  }

  /** Adds a loop of its body, the flags that end it, and the place where it begins. */
  private interface LoopWriter {
    void write(Block body, Set<Variable> flags, int start);
  }

  private Void loop(DeviceStatement loop, DeviceStatement body, LoopWriter writer) {
    int start = out.size();
    JumpTarget target = jumps.enter(JumpTarget.Kind.LOOP, Optional.empty());
    Set<Variable> flags = new LinkedHashSet<>();
    Block pass = pass(body, target, flags);
    writer.write(pass, flags, start);
    leave(target, start, flags, loop.span());
    return null;
  }

  /**
   * A loop that may have no pass is a branch with barriers again, once the driver has rotated it:
   * one that ends what is before it and begins what is after it.
   *
   * @param start where it begins
   */
  private void addLoop(While loop, int start) {
    if (!guard.isAlways()) {
      out.add(start, barrier(loop.span()));
      out.add(loop);
      out.add(barrier(loop.span()));
    } else {
      out.add(loop);
    }
  }

  private static DeviceStatement barrier(SourceSpan span) {
    return new Evaluate(new Barrier(span), span);
  }

  /**
   * The body of a loop, which runs only where the loop does.
   *
   * @param flags gets the flags that end the loop
   */
  private Block pass(DeviceStatement body, JumpTarget target, Set<Variable> flags) {
    List<DeviceStatement> outside = out;
    out = new ArrayList<>();
    flags.addAll(inside(body, BranchGuard.ALWAYS));
    List<DeviceStatement> statements = out;
    out = outside;
    target
        .next()
        .ifPresent(
            next -> {
              statements.add(0, BarrierJumps.declare(next, body.span()));
              flags.remove(next);
            });
    return new Block(statements, body.span());
  }

  @Override
  public Void visitSwitch(Switch s) {
    int start = out.size();
    JumpTarget target = jumps.enter(JumpTarget.Kind.SWITCH, Optional.empty());
    SwitchEntries entries = new SwitchEntries(s, select(s));
    Set<Variable> flags = new LinkedHashSet<>();
    Optional<Variable> before = Optional.empty();
    for (Switch.Case entry : s.cases()) {
      DeviceExpression here = guard.and(entries.isAt(entry));
      BranchGuard runsOn = new BranchGuard(before, flags);
      DeviceExpression enters =
          before.isPresent() ? new Logical(false, here, runsOn.holds(s.span()), s.span()) : here;
      Variable entered = flag("entered", enters);
      List<DeviceStatement> statements = SwitchEntries.withoutEnd(entry);
      flags.addAll(inside(new Block(statements, s.span()), BranchGuard.entered(entered)));
      boolean ends = statements.size() < entry.statements().size();
      before = ends ? Optional.empty() : Optional.of(entered);
    }
    leave(target, start, flags, s.span());
    return null;
  }

  /** The value that chooses the case, which is there only where the switch is reached. */
  private Variable select(Switch s) {
    NodeFactory nodes = new NodeFactory(s.span());
    Variable selected = fresh.make("selected", ScalarType.INT);
    out.add(new DeclareLocal(selected, Optional.of(nodes.integer(0)), s.span()));
    out.addAll(guard.around(List.of(nodes.assign(selected, s.selector()))));
    return selected;
  }
}
