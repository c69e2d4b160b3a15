package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.lowering.choice.ArrayVariables;
import dev.sycamore.outliner.lowering.choice.ChoiceOptions;
import dev.sycamore.outliner.lowering.context.ArraySlots;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Switches in every form over integers and enums (JLS 14.11, 15.28), lowered to the old form. */
final class SwitchLowering {

  /** Where the value of a switch expression goes, and what each of its results becomes. */
  private record Result(String label, Function<Expression, List<DeviceStatement>> value) {}

  private final FunctionContext context;
  private final SwitchLabels labels;
  private final ArrayVariables arrays;
  private final Deque<Result> results = new ArrayDeque<>();

  public SwitchLowering(FunctionContext context) {
    this.context = context;
    this.labels = new SwitchLabels(context);
    this.arrays = new ArrayVariables(context);
  }

  List<DeviceStatement> statement(SwitchStmt s) {
    return List.of(lower(s.getSelector(), s.getEntries(), context.spanOf(s), false));
  }

  /**
   * Lowers a switch expression.
   *
   * @param target what each result is converted to; empty for the type of the expression
   */
  public Value expression(SwitchExpr e, Optional<ScalarType> target) {
    JavaType type = context.typeOf(e);
    if (type instanceof JavaType.Array || FunctionalTypes.isFunction(type)) {
      return chosen(e);
    }
    DeviceType own =
        context
            .compilation()
            .types()
            .value(type)
            .orElseThrow(
                () ->
                    context
                        .faults()
                        .refuse(DiagnosticId.UNSUPPORTED_TYPE, e, DeviceTypes.display(type)));
    DeviceType value =
        own instanceof ScalarType scalar ? ScalarConversions.handedDown(scalar, target) : own;
    return new Value.Plain(
        expression(e, value, given -> context.expressions().converted(given, value)));
  }

  /**
   * One of several arrays or functions. For functions, and arrays without a name, the value of the
   * switch is the number, which code after the switch reads.
   */
  private Value chosen(SwitchExpr e) {
    Optional<ArraySlots> array =
        context.typeOf(e) instanceof JavaType.Array ? arrays.result(e) : Optional.empty();
    if (array.isPresent()) {
      return array(e, array.get());
    }
    ChoiceOptions options = new ChoiceOptions();
    DeviceExpression number =
        expression(
            e,
            ScalarType.INT,
            given -> {
              checkOutlives(given, e);
              return options.add(context.expressions().option(given), context.spanOf(given));
            });
    return options.chosen(number);
  }

  private Value array(SwitchExpr e, ArraySlots slots) {
    SourceSpan span = context.spanOf(e);
    boolean isView = slots.variables().size() == 1;
    List<DeviceStatement> statements = new ArrayList<>(isView ? slots.declare(span) : List.of());
    statements.add(
        labeled(
            e,
            given -> {
              if (arrays.isMadeIn(e, given)) {
                checkOutlives(given, e);
              }
              return arrays.give(slots, given);
            }));
    return slots.after(context, statements, span);
  }

  private void checkOutlives(Expression given, SwitchExpr e) {
    for (NameExpr name : given.findAll(NameExpr.class)) {
      boolean inside =
          context
              .source()
              .denotationOf(name)
              .filter(Denotation.Local.class::isInstance)
              .map(local -> ((Denotation.Local) local).declaration())
              .filter(declaration -> e.isAncestorOf(declaration))
              .filter(declaration -> !given.isAncestorOf(declaration))
              .isPresent();
      if (inside) {
        throw context
            .faults()
            .refuseWithHelp(
                DiagnosticId.ARRAY,
                name,
                "declare it before the `switch`, or assign the result to a variable first",
                "an array of a `switch` that depends on a variable in it");
      }
    }
  }

  /**
   * Lowers a switch expression.
   *
   * @param value what each of its results becomes, of type {@code type}
   */
  DeviceExpression expression(
      SwitchExpr e, DeviceType type, Function<Expression, DeviceExpression> value) {
    SourceSpan span = context.spanOf(e);
    Variable variable = context.scope().fresh("result", type);
    DeviceStatement labeled =
        labeled(
            e,
            given ->
                List.of(
                    new Evaluate(
                        new Assign(
                            new AssignmentTarget.Local(variable),
                            value.apply(given),
                            context.spanOf(given)),
                        context.spanOf(given))));
    return new StatementExpression(
        List.of(new DeclareLocal(variable, Optional.empty(), span), labeled), variable, span);
  }

  /**
   * A switch expression as a statement that is left with each result.
   *
   * @param value what is done with a result
   */
  private DeviceStatement labeled(SwitchExpr e, Function<Expression, List<DeviceStatement>> value) {
    SourceSpan span = context.spanOf(e);
    String label = context.scope().freshLabel("yield");
    results.push(new Result(label, value));
    try {
      return new Labeled(label, lower(e.getSelector(), e.getEntries(), span, true), span);
    } finally {
      results.pop();
    }
  }

  List<DeviceStatement> yielded(YieldStmt s) {
    return give(s.getExpression());
  }

  private List<DeviceStatement> give(Expression e) {
    if (results.isEmpty()) {
      throw context.faults().silently();
    }
    Result result = results.peek();
    SourceSpan span = context.spanOf(e);
    List<DeviceStatement> statements = new ArrayList<>(result.value().apply(e));
    statements.add(new Break(Optional.of(result.label()), span));
    return statements;
  }

  private Switch lower(
      Expression selector, List<SwitchEntry> entries, SourceSpan span, boolean isExpression) {
    if (PatternSwitch.isOne(entries)) {
      PatternSwitch patterns = new PatternSwitch(context, selector);
      List<Switch.Case> cases = cases(entries, patterns::add, isExpression, true);
      return new Switch(patterns.selected(entries, span), cases, span);
    }
    Attempts attempts = new Attempts();
    JavaType type = context.typeOf(selector);
    Optional<DeviceExpression> value = attempts.of(() -> labels.selector(selector, type));
    if (value.isEmpty()) {
      throw context.faults().silently();
    }
    return new Switch(
        value.get(),
        cases(entries, entry -> labels.values(entry, type), isExpression, isExpression),
        span);
  }

  /**
   * The cases.
   *
   * @param valuesOf the values that enter an entry
   * @param exhaustive whether some entry is entered whatever the selector is
   */
  private List<Switch.Case> cases(
      List<SwitchEntry> entries,
      Function<SwitchEntry, List<Integer>> valuesOf,
      boolean isExpression,
      boolean exhaustive) {
    Attempts attempts = new Attempts();
    List<Switch.Case> cases = new ArrayList<>();
    boolean hasDefault = false;
    for (SwitchEntry entry : entries) {
      Optional<List<Integer>> values = attempts.of(() -> valuesOf.apply(entry));
      boolean isDefault = SwitchLabels.isDefault(entry);
      hasDefault |= isDefault;
      Optional<List<DeviceStatement>> body = attempts.of(() -> body(entry, isExpression));
      if (values.isPresent() && body.isPresent()) {
        cases.add(new Switch.Case(values.get(), isDefault, body.get()));
      }
    }
    attempts.check();
    if (exhaustive && !hasDefault && !cases.isEmpty()) {
      // All constants or classes have a case: the last one may as well take what is left.
      Switch.Case last = cases.remove(cases.size() - 1);
      cases.add(new Switch.Case(last.labels(), true, last.statements()));
    }
    return cases;
  }

  private List<DeviceStatement> body(SwitchEntry entry, boolean isExpression) {
    if (entry.getType() == SwitchEntry.Type.STATEMENT_GROUP) {
      return context.statements().all(entry.getStatements());
    }
    List<Statement> statements = entry.getStatements();
    if (isExpression
        && entry.getType() == SwitchEntry.Type.EXPRESSION
        && statements.get(0) instanceof ExpressionStmt given) {
      return give(given.getExpression());
    }
    List<DeviceStatement> body = new ArrayList<>(context.statements().all(statements));
    if (!isExpression && !endsInJump(body)) {
      body.add(new Break(Optional.empty(), context.spanOf(entry)));
    }
    return body;
  }

  private static boolean endsInJump(List<DeviceStatement> body) {
    return !body.isEmpty() && body.get(body.size() - 1).isJump();
  }
}
