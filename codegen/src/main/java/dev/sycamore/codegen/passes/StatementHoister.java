package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.normal.Effects;
import dev.sycamore.codegen.normal.NormalStatementVisitor;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import java.util.ArrayList;
import java.util.List;

/** The statements' half of {@link HoistEffects}. */
final class StatementHoister {

  private final FreshVariables fresh;

  StatementHoister(FreshVariables fresh) {
    this.fresh = fresh;
  }

  Block block(DeviceStatement statement) {
    List<DeviceStatement> original =
        statement instanceof Block b ? b.statements() : List.of(statement);
    return new Block(all(original), statement.span());
  }

  private List<DeviceStatement> all(List<DeviceStatement> original) {
    List<DeviceStatement> result = new ArrayList<>();
    for (DeviceStatement statement : original) {
      hoist(statement, result);
    }
    return result;
  }

  /** Adds the statement, with what has to run before it, to {@code out}. */
  void hoist(DeviceStatement statement, List<DeviceStatement> out) {
    statement.accept(new Hoist(out));
  }

  /** A labeled loop stays the direct child of its label. */
  private DeviceStatement labeledBody(DeviceStatement body) {
    List<DeviceStatement> hoisted = all(List.of(body));
    return hoisted.size() == 1 ? hoisted.get(0) : new Block(hoisted, body.span());
  }

  private static DeviceExpression pure(DeviceExpression condition) {
    if (!Effects.isPure(condition)) {
      throw new CodegenException("a loop condition with effects was not lowered", condition.span());
    }
    return condition;
  }

  /** Adds one statement to a list. */
  private final class Hoist implements NormalStatementVisitor<Void> {
    private final List<DeviceStatement> out;
    private final ExpressionHoister expressions;

    Hoist(List<DeviceStatement> out) {
      this.out = out;
      this.expressions = new ExpressionHoister(StatementHoister.this, fresh, out);
    }

    @Override
    public Void visitBlock(Block s) {
      out.add(block(s));
      return null;
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      out.add(new DeclareLocal(s.variable(), s.initializer().map(expressions::root), s.span()));
      return null;
    }

    @Override
    public Void visitEvaluate(Evaluate s) {
      expressions.effect(s.expression());
      return null;
    }

    @Override
    public Void visitIf(If s) {
      DeviceExpression condition = expressions.value(s.condition());
      out.add(
          new If(
              condition,
              block(s.thenBranch()),
              s.elseBranch().map(StatementHoister.this::block),
              s.span()));
      return null;
    }

    @Override
    public Void visitWhile(While s) {
      out.add(new While(pure(s.condition()), block(s.body()), s.span()));
      return null;
    }

    @Override
    public Void visitDoWhile(DoWhile s) {
      out.add(new DoWhile(block(s.body()), pure(s.condition()), s.span()));
      return null;
    }

    @Override
    public Void visitLabeled(Labeled s) {
      out.add(new Labeled(s.label(), labeledBody(s.body()), s.span()));
      return null;
    }

    @Override
    public Void visitSwitch(Switch s) {
      DeviceExpression selector = expressions.value(s.selector());
      out.add(
          new Switch(
              selector,
              s.cases().stream()
                  .map(c -> new Switch.Case(c.labels(), c.isDefault(), all(c.statements())))
                  .toList(),
              s.span()));
      return null;
    }

    @Override
    public Void visitReturn(Return s) {
      out.add(new Return(s.value().map(expressions::value), s.span()));
      return null;
    }

    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      out.add(s);
      return null;
    }

    @Override
    public Void visitBreak(Break s) {
      out.add(s);
      return null;
    }

    @Override
    public Void visitContinue(Continue s) {
      out.add(s);
      return null;
    }
  }
}
