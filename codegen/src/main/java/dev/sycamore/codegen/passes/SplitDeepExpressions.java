package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.normal.Operands;
import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Keeps the middle of very deep expressions in temporaries: C compilers refuse more than 256 nested
 * parentheses, and what prints expressions recurses.
 */
final class SplitDeepExpressions extends BodyPass {

  /** An operator prints at most four parentheses around an operand. */
  private static final int MAX_DEPTH = 24;

  @Override
  public boolean appliesTo(CodeContents contents) {
    return contents.expressionDepth() > MAX_DEPTH;
  }

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Splitter(fresh).rewriteBody(body);
  }

  private static final class Splitter extends ModelRewriter {

    private final FreshVariables fresh;

    private final PrintedOperands printed = new PrintedOperands();

    /** Of the expressions that have been rewritten; those not in it are leaves. */
    private final IdentityHashMap<DeviceExpression, Integer> depths = new IdentityHashMap<>();

    Splitter(FreshVariables fresh) {
      this.fresh = fresh;
    }

    @Override
    protected DeviceExpression rewrite(DeviceExpression expression) {
      DeviceExpression copy = super.rewrite(expression);
      int depth = depth(copy);
      if (depth < MAX_DEPTH || copy.type() instanceof ViewType || copy.type() == VoidType.VOID) {
        depths.put(copy, depth);
        return copy;
      }
      Variable part = fresh.make("part", copy.type());
      DeclareLocal declaration = new DeclareLocal(part, Optional.of(copy), copy.span());
      return new StatementExpression(List.of(declaration), part, copy.span());
    }

    private int depth(DeviceExpression e) {
      int depth = 0;
      for (DeviceExpression operand : e.accept(printed)) {
        depth = Math.max(depth, depths.getOrDefault(operand, 0) + 1);
      }
      return depth;
    }
  }

  /** The operands that print inside an expression. */
  private static final class PrintedOperands
      implements SimpleExpressionVisitor<List<DeviceExpression>> {
    @Override
    public List<DeviceExpression> defaultAction(DeviceExpression e) {
      return Operands.of(e);
    }

    @Override
    public List<DeviceExpression> visitLogical(Logical e) {
      return List.of(e.left(), e.right());
    }

    @Override
    public List<DeviceExpression> visitConditional(Conditional e) {
      return List.of(e.condition(), e.whenTrue(), e.whenFalse());
    }

    @Override
    public List<DeviceExpression> visitAssign(Assign e) {
      return List.of(e.value());
    }

    @Override
    public List<DeviceExpression> visitCompoundAssign(CompoundAssign e) {
      return List.of(e.value());
    }

    @Override
    public List<DeviceExpression> visitIncrement(Increment e) {
      return List.of();
    }

    @Override
    public List<DeviceExpression> visitStatementExpression(StatementExpression e) {
      return List.of();
    }
  }
}
