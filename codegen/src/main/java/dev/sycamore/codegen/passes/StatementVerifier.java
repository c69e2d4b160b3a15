package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The statements' half of {@link VerifyNormalForm}, for one body. */
final class StatementVerifier {

  private final DeviceType returnType;
  private final ExpressionVerifier expressions;
  private final Deque<Set<Variable>> scopes = new ArrayDeque<>();
  private final Set<String> labels = new HashSet<>();
  private int loops;
  private int breakable;

  StatementVerifier(
      Map<String, List<DeviceType>> functions, DeviceType returnType, List<Variable> parameters) {
    this.returnType = returnType;
    this.expressions = new ExpressionVerifier(functions, this::isDeclared);
    scopes.push(new HashSet<>(parameters));
  }

  void verify(Block body) {
    scopes.push(new HashSet<>());
    body.statements().forEach(this::statement);
    scopes.pop();
  }

  private boolean isDeclared(Variable variable) {
    return scopes.stream().anyMatch(s -> s.contains(variable));
  }

  private void statement(Statement statement) {
    if (statement instanceof Block s) {
      verify(s);
    } else if (statement instanceof DeclareLocal s) {
      declareLocal(s);
    } else if (statement instanceof DeclarePrivateArray s) {
      require(s.initialValues().isEmpty(), "initial values were not expanded", s);
      require(s.length() >= 0, "negative length", s);
      require(scopes.element().add(s.variable()), "declared twice", s);
    } else if (statement instanceof Evaluate s) {
      evaluate(s);
    } else if (statement instanceof If s) {
      expressions.verifyPure(s.condition(), ScalarType.BOOLEAN);
      nested(s.thenBranch());
      s.elseBranch().ifPresent(this::nested);
    } else if (statement instanceof While s) {
      expressions.verifyPure(s.condition(), ScalarType.BOOLEAN);
      loop(s.body());
    } else if (statement instanceof DoWhile s) {
      loop(s.body());
      expressions.verifyPure(s.condition(), ScalarType.BOOLEAN);
    } else if (statement instanceof Labeled s) {
      require(labels.add(s.label()), "label " + s.label() + " inside itself", s);
      statement(s.body());
      labels.remove(s.label());
    } else if (statement instanceof Switch s) {
      expressions.verifyPure(s.selector(), ScalarType.INT);
      breakable++;
      s.cases().forEach(c -> verify(new Block(c.statements(), s.span())));
      breakable--;
    } else if (statement instanceof Break s) {
      require(s.label().map(labels::contains).orElse(breakable > 0), "break without its target", s);
    } else if (statement instanceof Continue s) {
      require(s.label().isEmpty(), "continue with a label", s);
      require(loops > 0, "continue without its loop", s);
    } else if (statement instanceof Return s) {
      require(s.value().isPresent() == (returnType != VoidType.VOID), "value of return", s);
      s.value().ifPresent(v -> expressions.verifyPure(v, returnType));
    } else {
      require(false, "not in normal form: " + statement.getClass().getSimpleName(), statement);
    }
  }

  private void declareLocal(DeclareLocal s) {
    Variable variable = s.variable();
    require(variable.type() != VoidType.VOID, "a void variable", s);
    require(
        s.initializer().isPresent() || !(variable.type() instanceof ViewType),
        "a view without an initial value",
        s);
    s.initializer().ifPresent(v -> expressions.verifyRoot(v, variable.type()));
    require(scopes.element().add(variable), variable.name() + " is declared twice", s);
  }

  private void evaluate(Evaluate s) {
    Expression e = s.expression();
    if (e instanceof Assign assign) {
      if (assign.target() instanceof AssignmentTarget.Local target) {
        require(isDeclared(target.variable()), "assignment before declaration", s);
        require(!(target.type() instanceof ViewType), "assignment to a view", s);
        expressions.verifyRoot(assign.value(), target.type());
      } else if (assign.target() instanceof AssignmentTarget.Element target) {
        expressions.verifyElement(target.view(), target.indices(), e.span());
        expressions.verifyPure(assign.value(), target.type());
      }
    } else if (e instanceof Call
        || e instanceof AtomicOperation
        || e instanceof SubGroupOperation) {
      expressions.verifyRoot(e, e.type());
    } else {
      require(e instanceof Barrier, "evaluated for nothing: " + e.getClass().getSimpleName(), s);
    }
  }

  private void nested(Statement body) {
    require(body instanceof Block, "a body that is no block", body);
    statement(body);
  }

  private void loop(Statement body) {
    loops++;
    breakable++;
    nested(body);
    breakable--;
    loops--;
  }

  private static void require(boolean condition, String message, Statement statement) {
    if (!condition) {
      throw new CodegenException(message, statement.span());
    }
  }
}
