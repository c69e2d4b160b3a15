package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The jumps of one body out of statements that have barriers, as flags. */
final class BarrierJumps {

  private final FreshVariables fresh;
  private final Optional<DeviceType> returnType;
  private final Deque<JumpTarget> targets = new ArrayDeque<>();
  private Optional<Variable> ended = Optional.empty();
  private Optional<Variable> result = Optional.empty();
  private int exits;

  /**
   * @param returnType empty where nothing is returned
   */
  BarrierJumps(FreshVariables fresh, Optional<DeviceType> returnType) {
    this.fresh = fresh;
    this.returnType = returnType;
  }

  JumpTarget enter(JumpTarget.Kind kind, Optional<String> label) {
    JumpTarget target = new JumpTarget(kind, label);
    targets.push(target);
    return target;
  }

  void leave(JumpTarget target) {
    targets.remove(target);
  }

  static DeviceStatement declare(Variable flag, SourceSpan span) {
    return new DeclareLocal(flag, Optional.of(new Literal(ScalarType.BOOLEAN, false, span)), span);
  }

  /** What the whole body declares for its early ends. */
  List<DeviceStatement> declarations(SourceSpan span) {
    List<DeviceStatement> out = new ArrayList<>();
    ended.ifPresent(flag -> out.add(declare(flag, span)));
    result.ifPresent(
        value -> out.add(new DeclareLocal(value, new NodeFactory(span).zero(value.type()), span)));
    return out;
  }

  /** The one return at the end; empty where nothing is returned. */
  Optional<DeviceStatement> result(SourceSpan span) {
    return result.map(value -> new Return(Optional.of(new NodeFactory(span).read(value)), span));
  }

  DeviceStatement setResult(DeviceExpression value, SourceSpan span) {
    if (result.isEmpty()) {
      result = Optional.of(fresh.make("result", returnType.orElseThrow()));
    }
    return new NodeFactory(span).assign(result.get(), value);
  }

  /**
   * A statement without barriers whose jumps out of it set flags and lead to its end.
   *
   * @param raised gets these flags
   */
  List<DeviceStatement> leaving(DeviceStatement statement, Set<Variable> raised) {
    // No label of the source has a dot in it.
    Leaving leaving = new Leaving("exit." + exits, raised);
    List<DeviceStatement> statements = leaving.of(statement);
    if (!leaving.usesExit) {
      return statements;
    }
    exits++;
    SourceSpan span = statement.span();
    return List.of(new Labeled(leaving.exit, new Block(statements, span), span));
  }

  private JumpTarget target(Predicate<JumpTarget> takes, SourceSpan span) {
    return targets.stream()
        .filter(takes)
        .findFirst()
        .orElseThrow(() -> new CodegenException("a jump without its target", span));
  }

  private final class Leaving extends ModelRewriter {
    private final String exit;
    private final Set<Variable> raised;
    private final Set<String> labels = new HashSet<>();
    private int loops;
    private int breakable;
    private boolean nested;
    private boolean usesExit;

    Leaving(String exit, Set<Variable> raised) {
      this.exit = exit;
      this.raised = raised;
    }

    List<DeviceStatement> of(DeviceStatement statement) {
      nested =
          !(statement instanceof Break || statement instanceof Continue)
              && !(statement instanceof Return);
      return rewrite(statement);
    }

    private List<DeviceStatement> raise(Variable flag, List<DeviceStatement> first, SourceSpan at) {
      raised.add(flag);
      List<DeviceStatement> out = new ArrayList<>(first);
      Literal set = new Literal(ScalarType.BOOLEAN, true, at);
      out.add(new NodeFactory(at).assign(flag, set));
      if (nested) {
        usesExit = true;
        out.add(new Break(Optional.of(exit), at));
      }
      return out;
    }

    @Override
    public List<DeviceStatement> visitReturn(Return s) {
      if (ended.isEmpty()) {
        ended = Optional.of(fresh.make("ended", ScalarType.BOOLEAN));
      }
      return raise(
          ended.get(),
          s.value().map(v -> List.of(setResult(v, s.span()))).orElse(List.of()),
          s.span());
    }

    @Override
    public List<DeviceStatement> visitBreak(Break s) {
      boolean inside = s.label().map(labels::contains).orElse(breakable > 0);
      return inside
          ? List.of(s)
          : raise(target(t -> t.takesBreak(s.label()), s.span()).end(fresh), List.of(), s.span());
    }

    @Override
    public List<DeviceStatement> visitContinue(Continue s) {
      return loops > 0
          ? List.of(s)
          : raise(target(JumpTarget::takesContinue, s.span()).next(fresh), List.of(), s.span());
    }

    @Override
    public List<DeviceStatement> visitLabeled(Labeled s) {
      boolean added = labels.add(s.label());
      List<DeviceStatement> out = super.visitLabeled(s);
      if (added) {
        labels.remove(s.label());
      }
      return out;
    }

    @Override
    public List<DeviceStatement> visitWhile(While s) {
      loops++;
      breakable++;
      List<DeviceStatement> out = super.visitWhile(s);
      loops--;
      breakable--;
      return out;
    }

    @Override
    public List<DeviceStatement> visitDoWhile(DoWhile s) {
      loops++;
      breakable++;
      List<DeviceStatement> out = super.visitDoWhile(s);
      loops--;
      breakable--;
      return out;
    }

    @Override
    public List<DeviceStatement> visitSwitch(Switch s) {
      breakable++;
      List<DeviceStatement> out = super.visitSwitch(s);
      breakable--;
      return out;
    }
  }
}
