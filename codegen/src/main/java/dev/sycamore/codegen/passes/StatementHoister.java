package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Statement;
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

  Block block(Statement statement) {
    List<Statement> original = statement instanceof Block b ? b.statements() : List.of(statement);
    return new Block(all(original), statement.span());
  }

  private List<Statement> all(List<Statement> original) {
    List<Statement> result = new ArrayList<>();
    original.forEach(s -> hoist(s, result));
    return result;
  }

  /** Adds the statement, with what has to run before it, to {@code out}. */
  void hoist(Statement statement, List<Statement> out) {
    ExpressionHoister expressions = new ExpressionHoister(this, fresh, out);
    if (statement instanceof Block s) {
      out.add(block(s));
    } else if (statement instanceof DeclareLocal s) {
      out.add(new DeclareLocal(s.variable(), s.initializer().map(expressions::root), s.span()));
    } else if (statement instanceof Evaluate s) {
      expressions.effect(s.expression());
    } else if (statement instanceof If s) {
      Expression condition = expressions.value(s.condition());
      out.add(new If(condition, block(s.thenBranch()), s.elseBranch().map(this::block), s.span()));
    } else if (statement instanceof While s) {
      out.add(new While(pure(s.condition()), block(s.body()), s.span()));
    } else if (statement instanceof DoWhile s) {
      out.add(new DoWhile(block(s.body()), pure(s.condition()), s.span()));
    } else if (statement instanceof Labeled s) {
      out.add(new Labeled(s.label(), labeledBody(s.body()), s.span()));
    } else if (statement instanceof Switch s) {
      Expression selector = expressions.value(s.selector());
      out.add(
          new Switch(
              selector,
              s.cases().stream()
                  .map(c -> new Switch.Case(c.labels(), c.isDefault(), all(c.statements())))
                  .toList(),
              s.span()));
    } else if (statement instanceof Return s) {
      out.add(new Return(s.value().map(expressions::value), s.span()));
    } else if (statement instanceof For) {
      throw new CodegenException("a for loop was not lowered", statement.span());
    } else {
      // DeclarePrivateArray has lost its values; Break and Continue have nothing to hoist.
      out.add(statement);
    }
  }

  /** A labeled loop stays the direct child of its label. */
  private Statement labeledBody(Statement body) {
    List<Statement> hoisted = all(List.of(body));
    return hoisted.size() == 1 ? hoisted.get(0) : new Block(hoisted, body.span());
  }

  private static Expression pure(Expression condition) {
    if (!Effects.isPure(condition)) {
      throw new CodegenException("a loop condition with effects was not lowered", condition.span());
    }
    return condition;
  }
}
