package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes out, in one body, what is reported: prints always, violations where checks are on. */
final class ReportRewriter extends ModelRewriter {

  private final boolean checks;
  private final ReportingBody body;
  private final Map<String, ReportingBody> functions;
  private final Set<String> synchronizing;
  private final IndexChecks indices;
  private final PrintRecords prints;

  /**
   * @param functions the bodies of the functions that may be called
   * @param synchronizing those of them that have a barrier
   * @param accessors the variables of the body that hold accessors
   */
  ReportRewriter(
      boolean checks,
      ReportingBody body,
      Map<String, ReportingBody> functions,
      Set<String> synchronizing,
      Set<Variable> accessors) {
    this.checks = checks;
    this.body = body;
    this.functions = functions;
    this.synchronizing = synchronizing;
    this.indices = new IndexChecks(body, accessors, this::rewrite);
    this.prints = new PrintRecords(body, this::rewrite);
  }

  /** The device library's own indices are right. */
  private boolean checksIndices() {
    return checks && !body.isLibrary();
  }

  /**
   * Whether a work-item that has failed must not do what might then never end. The device library's
   * loops end, whatever values they are given.
   */
  private boolean hasToEnd() {
    return checks && body.goesOn() && !body.isLibrary();
  }

  @Override
  protected List<Statement> rewrite(Statement statement) {
    if (statement instanceof Assert s) {
      return assertion(s);
    } else if (statement instanceof Evaluate s && s.expression() instanceof Print e) {
      return prints.statements(e);
    } else if (statement instanceof Evaluate s
        && s.expression() instanceof Call e
        && e.type() == VoidType.VOID) {
      return voidCall(e);
    } else if (checksIndices()
        && statement instanceof Evaluate s
        && s.expression() instanceof Assign e
        && e.target() instanceof AssignmentTarget.Element target) {
      List<Statement> out = new ArrayList<>();
      indices.assign(target, e.value(), e.span(), out);
      return out;
    } else if (hasToEnd() && !BarrierSearch.in(statement, synchronizing)) {
      return loop(statement);
    } else if (statement instanceof DeclarePrivateArray s) {
      indices.learn(s);
    }
    return super.rewrite(statement);
  }

  private List<Statement> assertion(Assert s) {
    if (!checks) {
      return List.of();
    }
    Expression wrong = new Unary(UnaryOperator.NOT, rewrite(s.condition()), s.span());
    List<Statement> fail =
        body.fail(ReportKind.ASSERTION, s.message().orElse(""), List.of(), s.span());
    return List.of(new NodeFactory(s.span()).when(wrong, fail));
  }

  /** A loop in code that goes on after a violation: it has to end, whatever it reads then. */
  private List<Statement> loop(Statement statement) {
    boolean isLoop =
        statement instanceof While || statement instanceof DoWhile || statement instanceof For;
    if (isLoop && !OutwardJumps.in(statement)) {
      return List.of(body.leavable(() -> super.rewrite(statement), statement.span()));
    } else if (statement instanceof While s) {
      return super.rewrite(new While(unlessFailed(s.condition()), s.body(), s.span()));
    } else if (statement instanceof DoWhile s) {
      return super.rewrite(new DoWhile(s.body(), unlessFailed(s.condition()), s.span()));
    } else if (statement instanceof For s) {
      Expression condition =
          s.condition().map(this::unlessFailed).orElseGet(() -> body.hasFailed(false, s.span()));
      return super.rewrite(
          new For(s.initializers(), Optional.of(condition), s.updates(), s.body(), s.span()));
    } else if (statement instanceof DeclarePrivateArray s) {
      indices.learn(s);
    }
    return super.rewrite(statement);
  }

  private Expression unlessFailed(Expression condition) {
    return new Logical(true, body.hasFailed(false, condition.span()), condition, condition.span());
  }

  @Override
  protected Expression rewrite(Expression expression) {
    if (expression instanceof Print e) {
      return body.withoutValue(prints.statements(e), e.span());
    } else if (expression instanceof Call e) {
      return e.type() == VoidType.VOID ? body.withoutValue(voidCall(e), e.span()) : call(e);
    } else if (checks && expression instanceof Binary e && divides(e)) {
      return divide(e);
    } else if (!checksIndices() || isOfReports(expression)) {
      return super.rewrite(expression);
    } else if (expression instanceof ReadElement e) {
      return indices.read(e);
    } else if (expression instanceof AtomicOperation e) {
      return indices.atomic(e);
    } else if (expression instanceof SubView e) {
      return indices.row(e);
    } else if (expression instanceof Assign e
        && e.target() instanceof AssignmentTarget.Element target) {
      List<Statement> out = new ArrayList<>();
      Variable value = indices.assign(target, e.value(), e.span(), out);
      return new StatementExpression(out, value, e.span());
    }
    return super.rewrite(expression);
  }

  /** The flag itself: loops read it before their conditions are rewritten. */
  private boolean isOfReports(Expression expression) {
    return expression instanceof ReadElement e
        && e.view() instanceof ReadLocal view
        && view.variable().equals(body.failed());
  }

  private static boolean divides(Binary e) {
    return (e.operator() == BinaryOperator.DIVIDE || e.operator() == BinaryOperator.REMAINDER)
        && !((ScalarType) e.type()).isFloating()
        && !(e.right() instanceof Literal divisor && ((Number) divisor.value()).longValue() != 0);
  }

  /** Where the body goes on, the operator itself gives 0 for a division by zero. */
  private Expression divide(Binary e) {
    List<Statement> statements = new ArrayList<>();
    Expression left = rewrite(e.left());
    Variable divisor = body.declare("divisor", rewrite(e.right()), statements);
    NodeFactory nodes = new NodeFactory(e.span());
    Expression zero = nodes.zero(divisor.type());
    statements.add(
        nodes.when(
            nodes.binary(BinaryOperator.EQUAL, nodes.read(divisor), zero),
            body.fail(ReportKind.DIVISION, "", List.of(), e.span())));
    Expression right = new StatementExpression(statements, divisor, e.right().span());
    return new Binary(e.operator(), left, right, e.span());
  }

  private Call withReports(Call e, List<Expression> arguments) {
    List<Expression> all = new ArrayList<>(arguments);
    ReportingBody callee = functions.get(e.function());
    if (callee != null) {
      all.addAll(body.arguments(callee, e.span()));
    }
    return new Call(e.function(), all, e.type(), e.span());
  }

  private boolean fails(Call e) {
    return functions.containsKey(e.function()) && functions.get(e.function()).fails();
  }

  private boolean isSkipped(Call e) {
    return hasToEnd() && !synchronizing.contains(e.function());
  }

  private List<Statement> voidCall(Call e) {
    List<Statement> statements = new ArrayList<>();
    List<Expression> arguments = arguments(e, statements);
    Call call = withReports(e, arguments);
    Evaluate evaluate = new Evaluate(call, e.span());
    if (isSkipped(e)) {
      statements.add(
          new NodeFactory(e.span()).when(body.hasFailed(false, e.span()), List.of(evaluate)));
    } else {
      statements.add(evaluate);
      leaveIfFailed(e, statements);
    }
    return statements;
  }

  private Expression call(Call e) {
    List<Statement> statements = new ArrayList<>();
    List<Expression> arguments = arguments(e, statements);
    Call call = withReports(e, arguments);
    if (!fails(e) && !isSkipped(e)) {
      return call;
    }
    SourceSpan span = e.span();
    NodeFactory nodes = new NodeFactory(span);
    boolean hasZero = e.type() instanceof ScalarType || e.type() instanceof RecordType;
    if (!isSkipped(e)) {
      Variable result = body.declare("result", call, statements);
      leaveIfFailed(e, statements);
      return new StatementExpression(statements, result, span);
    }
    Variable result = body.fresh("result", e.type());
    statements.add(
        new DeclareLocal(
            result, hasZero ? Optional.of(nodes.zero(e.type())) : Optional.empty(), span));
    statements.add(nodes.when(body.hasFailed(false, span), List.of(nodes.assign(result, call))));
    return new StatementExpression(statements, result, span);
  }

  /** The arguments, evaluated before the flag is read: one of them may fail. */
  private List<Expression> arguments(Call e, List<Statement> statements) {
    List<Expression> arguments = new ArrayList<>();
    for (Expression argument : e.arguments()) {
      Expression rewritten = rewrite(argument);
      arguments.add(
          isSkipped(e)
              ? new ReadLocal(body.declare("argument", rewritten, statements), argument.span())
              : rewritten);
    }
    return arguments;
  }

  private void leaveIfFailed(Call e, List<Statement> statements) {
    if (fails(e) && !body.goesOn()) {
      statements.add(
          new NodeFactory(e.span()).when(body.hasFailed(true, e.span()), body.leave(e.span())));
    }
  }
}
