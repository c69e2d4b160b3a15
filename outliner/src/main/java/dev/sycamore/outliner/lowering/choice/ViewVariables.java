package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.Optional;

/** Array variables that hold views, and expressions that choose between arrays of one kind. */
public final class ViewVariables {
  private final FunctionContext context;
  private final ArrayOrigins origins;
  private final ViewTypes types;

  public ViewVariables(FunctionContext context) {
    this.context = context;
    this.origins = new ArrayOrigins(context);
    this.types = new ViewTypes(context, origins);
  }

  /** The type of the views that a variable holds that is a choice; empty if it holds numbers. */
  public Optional<ViewType> typeOf(VariableDeclarator declarator) {
    Optional<ViewType> type = types.typeOf(declarator);
    type.ifPresent(t -> checkLifetimes(declarator));
    return type;
  }

  /** The type of the views that an expression is, if it is one whatever is chosen. */
  public Optional<ViewType> typeOf(Expression e) {
    return types.typeOf(e);
  }

  /** Whether a parameter is assigned and holds views, as it does from the start. */
  public boolean take(Parameter parameter) {
    Optional<Binding> passed = context.scope().find(parameter);
    if (origins.isAssigned(parameter)
        && passed.isPresent()
        && passed.get() instanceof Binding.Stored stored
        && types.typeOf(parameter).isPresent()) {
      checkLifetimes(parameter);
      context.scope().noteAssigned(stored.variable());
      return true;
    }
    return false;
  }

  private void checkLifetimes(Node declaration) {
    for (ArrayOrigin origin : origins.ofVariable(declaration)) {
      new OriginLifetime(context).check(origin.node(), declaration);
    }
  }

  /**
   * The statement that declares a variable that holds views.
   *
   * @param declarator if its initial value is a new array, that is bound to the initializer already
   */
  public DeclareLocal declare(VariableDeclarator declarator, ViewType type) {
    Optional<DeviceExpression> initial =
        declarator.getInitializer().map(e -> ArrayOrigins.isCreation(e) ? made(e) : value(e, type));
    return declare(declarator, type, initial);
  }

  /** The same, with an initial value that is known. */
  public DeclareLocal declare(
      VariableDeclarator declarator, ViewType type, Optional<DeviceExpression> initial) {
    Variable variable = context.scope().declare(declarator, declarator.getNameAsString(), type);
    if (origins.isAssigned(declarator)) {
      context.scope().noteAssigned(variable);
    }
    return new DeclareLocal(variable, initial, context.spanOf(declarator));
  }

  private DeviceExpression made(Expression creation) {
    Binding.Known array = (Binding.Known) context.scope().find(creation).orElseThrow();
    return ((Value.Plain) array.value()).expression();
  }

  /** What an expression of an array type is, for a variable that holds views of a type. */
  public DeviceExpression value(Expression e, ViewType type) {
    Value value = context.expressions().option(e);
    return ChosenValues.view(context, value, context.spanOf(e))
        .filter(view -> view.type().equals(type))
        .orElseThrow(
            () -> context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e)));
  }

  /** The variable that an expression names, if it holds views and is assigned. */
  public Optional<Variable> assigned(Expression e) {
    return origins
        .local(ArrayOrigins.unwrapped(e))
        .filter(origins::isAssigned)
        .flatMap(context.scope()::find)
        .filter(Binding.Stored.class::isInstance)
        .map(stored -> ((Binding.Stored) stored).variable());
  }
}
