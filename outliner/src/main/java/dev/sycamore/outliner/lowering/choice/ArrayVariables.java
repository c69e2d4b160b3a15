package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.ArraySlots;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;

/** Array variables that refer to one array and then another. */
public final class ArrayVariables {
  private final FunctionContext context;
  private final ArrayOrigins origins;
  private final ArrayShapes shapes;

  public ArrayVariables(FunctionContext context) {
    this.context = context;
    this.origins = new ArrayOrigins(context);
    this.shapes = new ArrayShapes(context);
  }

  /** Whether a variable is one; it is refused if what it refers to does not live long enough. */
  public boolean isAssigned(VariableDeclarator declarator) {
    if (origins.isChoice(declarator)) {
      checkLifetimes(declarator);
    }
    return origins.isAssigned(declarator);
  }

  private void checkLifetimes(Node declaration) {
    for (ArrayOrigin origin : origins.ofVariable(declaration)) {
      new OriginLifetime(context).check(origin.node(), declaration);
    }
  }

  /** The statements that declare such a variable. */
  public List<DeviceStatement> declare(
      VariableDeclarator declarator, JavaType type, Optional<Value> initial) {
    SourceSpan span = context.spanOf(declarator);
    ArraySlots slots =
        ArraySlots.of(
            shapes.of(origins.ofVariable(declarator), type),
            declarator.getNameAsString(),
            context.scope()::fresh);
    bind(declarator, slots);
    return initial.isPresent()
        ? slots.declare(context, taken(initial.get(), slots, declarator), span)
        : slots.declare(span);
  }

  /**
   * The statements that make a parameter such a variable; none if it is never assigned, or if what
   * is passed may itself be assigned.
   *
   * @param parameter bound to what is passed
   */
  public List<DeviceStatement> declare(Parameter parameter, JavaType type) {
    if (!origins.isAssigned(parameter)) {
      return List.of();
    }
    SourceSpan span = context.spanOf(parameter);
    checkLifetimes(parameter);
    List<Shape> all = shapes.of(origins.ofVariable(parameter), type);
    Value passed = shapes.bound(parameter).orElseThrow(() -> context.faults().silently());
    List<Variable> views =
        Shape.parts(passed).stream().map(part -> ((ReadLocal) part).variable()).toList();
    if (all.size() == 1) {
      bind(parameter, new ArraySlots(all, List.of(views), Optional.empty()));
      return List.of();
    }
    ArraySlots slots = ArraySlots.of(all, parameter.getNameAsString(), context.scope()::fresh);
    bind(parameter, slots);
    return slots.declare(context, taken(passed, slots, parameter), span);
  }

  private void bind(Node declaration, ArraySlots slots) {
    slots.variables().stream()
        .filter(v -> v.type() instanceof ViewType)
        .forEach(context.scope()::noteAssigned);
    context.scope().bind(declaration, new Binding.Array(slots));
  }

  /** The variables of such a variable, if an expression names one. */
  public Optional<ArraySlots> assigned(Expression e) {
    return origins
        .local(ArrayOrigins.unwrapped(e))
        .flatMap(context.scope()::find)
        .filter(Binding.Array.class::isInstance)
        .map(array -> ((Binding.Array) array).slots());
  }

  /** The assignment of another array, as an expression whose value nobody can want. */
  public DeviceExpression assign(ArraySlots slots, Expression e, SourceSpan span) {
    Value value = taken(context.expressions().option(e), slots, e);
    List<Variable> variables = slots.variables();
    return value instanceof Value.Plain view && variables.size() == 1
        ? new Assign(new AssignmentTarget.Local(variables.get(0)), view.expression(), span)
        : new StatementExpression(slots.assign(context, value, span), variables.get(0), span);
  }

  /** The variables for the result of a switch; empty if it may be something without a name. */
  public Optional<ArraySlots> result(SwitchExpr e) {
    return origins
        .named(e)
        .map(found -> shapes.of(found, context.typeOf(e)))
        .filter(all -> !all.isEmpty())
        .map(
            all ->
                ArraySlots.of(
                    all,
                    "result",
                    ArraySlots.isView(all) ? context.scope()::fresh : context.scope()::matched));
  }

  /** Whether a result may be memory that ends with the switch. */
  public boolean isMadeIn(SwitchExpr e, Expression result) {
    return origins.named(result).stream()
        .flatMap(List::stream)
        .map(ArrayOrigin::node)
        .anyMatch(node -> e.isAncestorOf(node) && !ArrayOrigins.isName(node));
  }

  /** The statements that assign a result. */
  public List<DeviceStatement> give(ArraySlots slots, Expression e) {
    Value value = taken(context.expressions().option(e), slots, e);
    return slots.assign(context, value, context.spanOf(e));
  }

  private Value taken(Value value, ArraySlots slots, Node at) {
    if (!slots.take(value)) {
      String what = at instanceof Expression e ? context.display(e) : at.toString();
      throw context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, at, what);
    }
    return ChosenValues.view(context, value, context.spanOf(at))
        .<Value>map(Value.Plain::new)
        .orElse(value);
  }
}
