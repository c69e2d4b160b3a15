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
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.lowering.choice.ChoiceOptions;
import dev.sycamore.outliner.lowering.choice.ViewVariables;
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
  private record Result(
      Variable variable, String label, Function<Expression, DeviceExpression> value) {}

  private final FunctionContext context;
  private final SwitchLabels labels;
  private final ViewVariables views;
  private final Deque<Result> results = new ArrayDeque<>();

  public SwitchLowering(FunctionContext context) {
    this.context = context;
    this.labels = new SwitchLabels(context);
    this.views = new ViewVariables(context);
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
   * One of several arrays or functions: the view, where arrays are of one type and address space.
   * For others the switch gives the number of the result, which is read after the switch.
   */
  private Value chosen(SwitchExpr e) {
    Optional<ViewType> view = views.typeOf(e);
    if (view.isPresent()) {
      return new Value.Plain(
          expression(
              e,
              view.get(),
              given -> {
                checkOutlives(given, e);
                return views.value(given, view.get());
              }));
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
    String label = context.scope().freshLabel("yield");
    results.push(new Result(variable, label, value));
    Switch body;
    try {
      body = lower(e.getSelector(), e.getEntries(), span, true);
    } finally {
      results.pop();
    }
    return new StatementExpression(
        List.of(new DeclareLocal(variable, Optional.empty(), span), new Labeled(label, body, span)),
        variable,
        span);
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
    DeviceExpression value = result.value().apply(e);
    return List.of(
        new Evaluate(new Assign(new AssignmentTarget.Local(result.variable()), value, span), span),
        new Break(Optional.of(result.label()), span));
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
