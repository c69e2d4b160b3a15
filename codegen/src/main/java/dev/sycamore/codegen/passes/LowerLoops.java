package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.normal.Effects;
import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes {@code while} loops of {@code for} loops, and endless loops with a conditional break of
 * loops whose condition has side effects. A {@code continue} that would then miss the update or the
 * condition, or that names an outer loop, becomes a break out of a labeled body.
 */
final class LowerLoops extends BodyPass {

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Lowering().rewriteBody(body);
  }

  /** A loop around the statement that is being rewritten. */
  private static final class Loop {
    final Set<String> labels;

    /** Whether a plain {@code continue} does the right thing in the loop as it will be. */
    final boolean plain;

    final String bodyLabel;
    boolean bodyLabelUsed;

    Loop(Set<String> labels, boolean plain, String bodyLabel) {
      this.labels = labels;
      this.plain = plain;
      this.bodyLabel = bodyLabel;
    }
  }

  private static final class Lowering extends ModelRewriter {

    private final Deque<Loop> loops = new ArrayDeque<>();
    private Set<String> pendingLabels = Set.of();

    /** Of the statement that is being rewritten, until its children are. */
    private Set<String> labels = Set.of();

    private int loopCount;

    @Override
    protected List<DeviceStatement> rewrite(DeviceStatement statement) {
      labels = pendingLabels;
      pendingLabels = Set.of();
      return super.rewrite(statement);
    }

    @Override
    public List<DeviceStatement> visitLabeled(Labeled s) {
      pendingLabels = new TreeSet<>(labels);
      pendingLabels.add(s.label());
      return super.visitLabeled(s);
    }

    @Override
    public List<DeviceStatement> visitWhile(While s) {
      return List.of(lowerWhile(s, labels));
    }

    @Override
    public List<DeviceStatement> visitDoWhile(DoWhile s) {
      return List.of(lowerDoWhile(s, labels));
    }

    @Override
    public List<DeviceStatement> visitFor(For s) {
      return List.of(lowerFor(s, labels));
    }

    @Override
    public List<DeviceStatement> visitContinue(Continue s) {
      return List.of(lowerContinue(s));
    }

    private DeviceStatement lowerWhile(While loop, Set<String> labels) {
      List<DeviceStatement> body = loopBody(loop.body(), labels, true);
      return whileLoop(rewrite(loop.condition()), body, loop);
    }

    private DeviceStatement lowerDoWhile(DoWhile loop, Set<String> labels) {
      DeviceExpression condition = rewrite(loop.condition());
      boolean pure = Effects.isPure(condition);
      List<DeviceStatement> body = loopBody(loop.body(), labels, pure);
      if (pure) {
        return new DoWhile(new Block(body, loop.body().span()), condition, loop.span());
      }
      body.add(leaveUnless(condition));
      return endless(body, loop);
    }

    private DeviceStatement lowerFor(For loop, Set<String> labels) {
      List<DeviceStatement> result = new ArrayList<>(rewriteAll(loop.initializers()));
      DeviceExpression condition =
          loop.condition().map(this::rewrite).orElseGet(() -> literalTrue(loop));
      List<DeviceStatement> body = loopBody(loop.body(), labels, loop.updates().isEmpty());
      for (DeviceExpression update : loop.updates()) {
        body.add(new Evaluate(rewrite(update), update.span()));
      }
      result.add(whileLoop(condition, body, loop));
      return new Block(result, loop.span());
    }

    private static DeviceStatement whileLoop(
        DeviceExpression condition, List<DeviceStatement> body, DeviceStatement origin) {
      if (Effects.isPure(condition)) {
        return new While(condition, new Block(body, origin.span()), origin.span());
      }
      List<DeviceStatement> checked = new ArrayList<>();
      checked.add(leaveUnless(condition));
      checked.addAll(body);
      return endless(checked, origin);
    }

    private static DeviceStatement endless(List<DeviceStatement> body, DeviceStatement origin) {
      return new While(literalTrue(origin), new Block(body, origin.span()), origin.span());
    }

    private static Literal literalTrue(DeviceStatement origin) {
      return new Literal(ScalarType.BOOLEAN, true, origin.span());
    }

    private static DeviceStatement leaveUnless(DeviceExpression condition) {
      DeviceStatement leave = new Break(Optional.empty(), condition.span());
      return new If(
          new Unary(UnaryOperator.NOT, condition, condition.span()),
          new Block(List.of(leave), condition.span()),
          Optional.empty(),
          condition.span());
    }

    private List<DeviceStatement> loopBody(
        DeviceStatement body, Set<String> labels, boolean plain) {
      // No label of the source has a dot in it.
      Loop loop = new Loop(labels, plain, "continue." + loopCount++);
      loops.push(loop);
      Block block = rewriteBody(body);
      loops.pop();
      List<DeviceStatement> statements = new ArrayList<>();
      if (loop.bodyLabelUsed) {
        statements.add(new Labeled(loop.bodyLabel, block, body.span()));
      } else {
        // Ids keep what the body declares apart from what follows it.
        statements.addAll(block.statements());
      }
      return statements;
    }

    private DeviceStatement lowerContinue(Continue statement) {
      Loop target = target(statement);
      if (target.plain && target == loops.peek()) {
        return new Continue(Optional.empty(), statement.span());
      }
      target.bodyLabelUsed = true;
      return new Break(Optional.of(target.bodyLabel), statement.span());
    }

    private Loop target(Continue statement) {
      return loops.stream()
          .filter(l -> statement.label().map(l.labels::contains).orElse(true))
          .findFirst()
          .orElseThrow(() -> new CodegenException("continue without its loop", statement.span()));
    }
  }
}
