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
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Writes out, in one body, what is reported: prints always, violations where checks are on. */
final class ReportRewriter extends ModelRewriter {

  private final boolean checks;
  private final boolean indicesOfCaller;
  private final ReportingBody body;
  private final Map<String, ReportingBody> functions;
  private final Set<String> synchronizing;
  private final CheckedOperands checked;
  private final IndexChecks indices;
  private final PartChecks parts;
  private final PrintRecords prints;

  /**
   * @param indicesOfCaller whether the body's indices are its caller's: it copies, loads or stores
   * @param functions the bodies of the functions that may be called
   * @param synchronizing those of them that have a barrier
   * @param accessors the variables of the body that hold accessors
   * @param assignedViews the variables of the body that hold one view and then another
   */
  ReportRewriter(
      boolean checks,
      boolean indicesOfCaller,
      ReportingBody body,
      Map<String, ReportingBody> functions,
      Set<String> synchronizing,
      Set<Variable> accessors,
      Set<Variable> assignedViews) {
    this.checks = checks;
    this.indicesOfCaller = indicesOfCaller;
    this.body = body;
    this.functions = functions;
    this.synchronizing = synchronizing;
    this.checked = new CheckedOperands(body, assignedViews, this::rewrite);
    this.indices = new IndexChecks(body, accessors, checked);
    this.parts = new PartChecks(body, accessors, checked);
    this.prints = new PrintRecords(body, this::rewrite);
  }

  /** The device library's own indices are right, unless they are its caller's. */
  private boolean checksIndices() {
    return checks && (indicesOfCaller || !body.isLibrary());
  }

  /**
   * Whether a work-item that has failed must not do what might then never end. The device library's
   * loops end, whatever values they are given.
   */
  private boolean hasToEnd() {
    return checks && body.continuesAfterFailure() && !body.isLibrary();
  }

  @Override
  public List<DeviceStatement> visitEvaluate(Evaluate s) {
    return s.expression().accept(new EvaluateRewriter(s));
  }

  @Override
  public List<DeviceStatement> visitDeclarePrivateArray(DeclarePrivateArray s) {
    checked.learn(s);
    return super.visitDeclarePrivateArray(s);
  }

  @Override
  public List<DeviceStatement> visitAssert(Assert s) {
    if (!checks) {
      return List.of();
    }
    DeviceExpression wrong = new Unary(UnaryOperator.NOT, rewrite(s.condition()), s.span());
    NodeFactory nodes = new NodeFactory(s.span());
    List<DeviceStatement> fail = new ArrayList<>();
    List<ScalarType> types = new ArrayList<>();
    List<DeviceExpression> words = new ArrayList<>();
    for (DeviceExpression operand : s.operands()) {
      types.add((ScalarType) operand.type());
      DeviceExpression value = checked.stable("value", rewrite(operand), fail);
      words.addAll(ReportWords.of(value, nodes));
    }
    fail.addAll(body.fail(s.kind(), s.message().orElse(""), types, words, s.span()));
    return List.of(nodes.when(wrong, fail));
  }

  @Override
  public List<DeviceStatement> visitWhile(While s) {
    return loop(
        s,
        () -> super.visitWhile(s),
        () -> super.visitWhile(new While(unlessFailed(s.condition()), s.body(), s.span())));
  }

  @Override
  public List<DeviceStatement> visitDoWhile(DoWhile s) {
    return loop(
        s,
        () -> super.visitDoWhile(s),
        () -> super.visitDoWhile(new DoWhile(s.body(), unlessFailed(s.condition()), s.span())));
  }

  @Override
  public List<DeviceStatement> visitFor(For s) {
    return loop(
        s,
        () -> super.visitFor(s),
        () -> {
          DeviceExpression condition =
              s.condition()
                  .map(this::unlessFailed)
                  .orElseGet(() -> body.hasFailed(false, s.span()));
          return super.visitFor(
              new For(s.initializers(), Optional.of(condition), s.updates(), s.body(), s.span()));
        });
  }

  /**
   * A loop; in code that goes on after a violation it has to end, whatever it reads then.
   *
   * @param plain makes the loop as it is
   * @param guarded makes it with a condition that ends it after a violation
   */
  private List<DeviceStatement> loop(
      DeviceStatement loop,
      Supplier<List<DeviceStatement>> plain,
      Supplier<List<DeviceStatement>> guarded) {
    if (!hasToEnd() || BarrierSearch.in(loop, synchronizing)) {
      return plain.get();
    }
    return OutwardJumps.in(loop) ? guarded.get() : List.of(body.leavable(plain, loop.span()));
  }

  private DeviceExpression unlessFailed(DeviceExpression condition) {
    return new Logical(true, body.hasFailed(false, condition.span()), condition, condition.span());
  }

  @Override
  public DeviceExpression visitPrint(Print e) {
    return body.withoutValue(prints.statements(e), e.span());
  }

  @Override
  public DeviceExpression visitCall(Call e) {
    return e.type() == VoidType.VOID ? body.withoutValue(voidCall(e), e.span()) : call(e);
  }

  @Override
  public DeviceExpression visitBinary(Binary e) {
    return checks && divides(e) ? divide(e) : super.visitBinary(e);
  }

  @Override
  public DeviceExpression visitReadElement(ReadElement e) {
    return checksIndices() && !isFlag(e.view()) ? indices.read(e) : super.visitReadElement(e);
  }

  /** The flag itself: loops read it before their conditions are rewritten. */
  private boolean isFlag(DeviceExpression view) {
    return view instanceof ReadLocal read && read.variable().equals(body.failed());
  }

  @Override
  public DeviceExpression visitTargetQuery(TargetQuery e) {
    return checks && e.property() == TargetQuery.Property.COPIES_ASYNCHRONOUSLY
        ? new Literal(ScalarType.BOOLEAN, false, e.span())
        : super.visitTargetQuery(e);
  }

  @Override
  public DeviceExpression visitAtomicOperation(AtomicOperation e) {
    return checksIndices() ? indices.atomic(e) : super.visitAtomicOperation(e);
  }

  @Override
  public DeviceExpression visitSubView(SubView e) {
    return checksIndices() ? parts.part(e) : super.visitSubView(e);
  }

  @Override
  public DeviceExpression visitAssign(Assign e) {
    return e.target()
        .match(
            local -> super.visitAssign(e),
            element -> checksIndices() ? assign(e, element) : super.visitAssign(e));
  }

  private DeviceExpression assign(Assign e, AssignmentTarget.Element target) {
    List<DeviceStatement> out = new ArrayList<>();
    Variable value = indices.assign(target, e.value(), e.span(), out);
    return new StatementExpression(out, value, e.span());
  }

  private static boolean divides(Binary e) {
    return (e.operator() == BinaryOperator.DIVIDE || e.operator() == BinaryOperator.REMAINDER)
        && !((ScalarType) e.type()).isFloating()
        && !(e.right() instanceof Literal divisor && ((Number) divisor.value()).longValue() != 0);
  }

  /** Where the body goes on, the operator itself gives 0 for a division by zero. */
  private DeviceExpression divide(Binary e) {
    List<DeviceStatement> statements = new ArrayList<>();
    DeviceExpression left = rewrite(e.left());
    Variable divisor = body.declare("divisor", rewrite(e.right()), statements);
    NodeFactory nodes = new NodeFactory(e.span());
    DeviceExpression zero = nodes.zero(divisor.type()).orElseThrow();
    statements.add(
        nodes.when(
            nodes.binary(BinaryOperator.EQUAL, nodes.read(divisor), zero),
            body.fail(ReportKind.DIVISION, "", List.of(), e.span())));
    DeviceExpression right = new StatementExpression(statements, divisor, e.right().span());
    return new Binary(e.operator(), left, right, e.fastMath(), e.span());
  }

  private Call withReports(Call e, List<DeviceExpression> arguments) {
    List<DeviceExpression> all = new ArrayList<>(arguments);
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

  private List<DeviceStatement> voidCall(Call e) {
    List<DeviceStatement> statements = new ArrayList<>();
    List<DeviceExpression> arguments = arguments(e, statements);
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

  private DeviceExpression call(Call e) {
    List<DeviceStatement> statements = new ArrayList<>();
    List<DeviceExpression> arguments = arguments(e, statements);
    Call call = withReports(e, arguments);
    if (!fails(e) && !isSkipped(e)) {
      return call;
    }
    SourceSpan span = e.span();
    NodeFactory nodes = new NodeFactory(span);
    if (!isSkipped(e)) {
      Variable result = body.declare("result", call, statements);
      leaveIfFailed(e, statements);
      return new StatementExpression(statements, result, span);
    }
    Variable result = body.fresh("result", e.type());
    statements.add(new DeclareLocal(result, nodes.zero(e.type()), span));
    statements.add(nodes.when(body.hasFailed(false, span), List.of(nodes.assign(result, call))));
    return new StatementExpression(statements, result, span);
  }

  /** The arguments, evaluated before the flag is read: one of them may fail. */
  private List<DeviceExpression> arguments(Call e, List<DeviceStatement> statements) {
    List<DeviceExpression> arguments = new ArrayList<>();
    for (DeviceExpression argument : e.arguments()) {
      DeviceExpression rewritten = rewrite(argument);
      arguments.add(
          isSkipped(e)
              ? new ReadLocal(body.declare("argument", rewritten, statements), argument.span())
              : rewritten);
    }
    return arguments;
  }

  private void leaveIfFailed(Call e, List<DeviceStatement> statements) {
    if (fails(e) && !body.continuesAfterFailure()) {
      statements.add(
          new NodeFactory(e.span()).when(body.hasFailed(true, e.span()), body.leave(e.span())));
    }
  }

  /** Expressions whose values nobody wants become statements. */
  private final class EvaluateRewriter implements SimpleExpressionVisitor<List<DeviceStatement>> {
    private final Evaluate statement;

    EvaluateRewriter(Evaluate statement) {
      this.statement = statement;
    }

    @Override
    public List<DeviceStatement> defaultAction(DeviceExpression e) {
      return ReportRewriter.super.visitEvaluate(statement);
    }

    @Override
    public List<DeviceStatement> visitPrint(Print e) {
      return prints.statements(e);
    }

    @Override
    public List<DeviceStatement> visitCall(Call e) {
      return e.type() == VoidType.VOID ? voidCall(e) : defaultAction(e);
    }

    @Override
    public List<DeviceStatement> visitAssign(Assign e) {
      return e.target()
          .match(
              local -> defaultAction(e),
              element -> {
                if (!checksIndices()) {
                  return defaultAction(e);
                }
                List<DeviceStatement> out = new ArrayList<>();
                indices.assign(element, e.value(), e.span(), out);
                return out;
              });
    }
  }
}
