package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
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
import java.util.ArrayList;
import java.util.List;

/**
 * Copies a tree, in source order. Override {@link #rewrite(Statement)} and {@link
 * #rewrite(Expression)} to change nodes; call {@code super} to get a node with its children
 * rewritten.
 */
abstract class ModelRewriter {

  /** What comes in the place of one statement: none, one, or several in the same scope. */
  protected List<Statement> rewrite(Statement statement) {
    return List.of(rewriteChildren(statement));
  }

  /** What comes in the place of an expression; of the same type. */
  protected Expression rewrite(Expression expression) {
    if (expression instanceof Logical e) {
      return new Logical(e.conjunction(), rewrite(e.left()), rewrite(e.right()), e.span());
    } else if (expression instanceof Conditional e) {
      return new Conditional(
          rewrite(e.condition()), rewrite(e.whenTrue()), rewrite(e.whenFalse()), e.span());
    } else if (expression instanceof Assign e) {
      return new Assign(rewrite(e.target()), rewrite(e.value()), e.span());
    } else if (expression instanceof CompoundAssign e) {
      return new CompoundAssign(
          rewrite(e.target()), e.operator(), e.operationType(), rewrite(e.value()), e.span());
    } else if (expression instanceof Increment e) {
      return new Increment(rewrite(e.target()), e.delta(), e.prefix(), e.span());
    } else if (expression instanceof Print e) {
      return new Print(e.format(), e.arguments().stream().map(this::rewrite).toList(), e.span());
    } else if (expression instanceof Collective e) {
      // A call stays a call until LowerGroupOperations, which takes the collective itself away.
      return new Collective(e.scope(), (Call) rewrite(e.operation()), e.span());
    } else if (expression instanceof StatementExpression e) {
      return new StatementExpression(rewriteAll(Statement.of(e)), e.result(), e.span());
    }
    return Operands.replace(expression, rewriteOperands(Operands.of(expression)));
  }

  protected AssignmentTarget rewrite(AssignmentTarget target) {
    if (target instanceof AssignmentTarget.Element e) {
      return new AssignmentTarget.Element(
          rewrite(e.view()), e.indices().stream().map(this::rewrite).toList());
    }
    return target;
  }

  // Loops and not streams: expressions may be thousands of operators deep.
  private List<Expression> rewriteOperands(List<Expression> operands) {
    List<Expression> result = new ArrayList<>(operands.size());
    for (Expression operand : operands) {
      result.add(rewrite(operand));
    }
    return result;
  }

  protected final List<Statement> rewriteAll(List<Statement> statements) {
    return statements.stream().flatMap(s -> rewrite(s).stream()).toList();
  }

  /** As a block, whatever the statement is. */
  protected final Block rewriteBody(Statement statement) {
    if (statement instanceof Block s) {
      return new Block(rewriteAll(s.statements()), s.span());
    }
    return new Block(rewrite(statement), statement.span());
  }

  private Statement rewriteChildren(Statement statement) {
    if (statement instanceof Block s) {
      return rewriteBody(s);
    } else if (statement instanceof DeclareLocal s) {
      return new DeclareLocal(s.variable(), s.initializer().map(this::rewrite), s.span());
    } else if (statement instanceof DeclarePrivateArray s) {
      return new DeclarePrivateArray(
          s.variable(),
          s.length(),
          s.initialValues().stream().map(this::rewrite).toList(),
          s.span());
    } else if (statement instanceof Evaluate s) {
      return new Evaluate(rewrite(s.expression()), s.span());
    } else if (statement instanceof If s) {
      return new If(
          rewrite(s.condition()),
          rewriteBody(s.thenBranch()),
          s.elseBranch().map(this::rewriteBody),
          s.span());
    } else if (statement instanceof While s) {
      return new While(rewrite(s.condition()), rewriteBody(s.body()), s.span());
    } else if (statement instanceof DoWhile s) {
      return new DoWhile(rewriteBody(s.body()), rewrite(s.condition()), s.span());
    } else if (statement instanceof For s) {
      return new For(
          rewriteAll(s.initializers()),
          s.condition().map(this::rewrite),
          s.updates().stream().map(this::rewrite).toList(),
          rewriteBody(s.body()),
          s.span());
    } else if (statement instanceof Labeled s) {
      List<Statement> body = rewrite(s.body());
      return new Labeled(
          s.label(), body.size() == 1 ? body.get(0) : new Block(body, s.span()), s.span());
    } else if (statement instanceof Switch s) {
      return new Switch(
          rewrite(s.selector()),
          s.cases().stream()
              .map(c -> new Switch.Case(c.labels(), c.isDefault(), rewriteAll(c.statements())))
              .toList(),
          s.span());
    } else if (statement instanceof Return s) {
      return new Return(s.value().map(this::rewrite), s.span());
    } else if (statement instanceof Assert s) {
      return new Assert(rewrite(s.condition()), s.message(), s.span());
    }
    // Break and Continue have no children.
    return statement;
  }
}
