package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Numbered;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Variables that hold the number of an array, and the numbers of what is assigned to them. */
public final class ArrayChoices {
  private final FunctionContext context;
  private final ArrayOrigins origins;

  public ArrayChoices(FunctionContext context) {
    this.context = context;
    this.origins = new ArrayOrigins(context);
  }

  /** Whether the variable of an array type holds the number of an array. */
  public boolean isChoice(VariableDeclarator declarator) {
    return origins.isChoice(declarator);
  }

  /**
   * The statements that declare such a variable.
   *
   * @param declarator if its initial value is a new array, that is bound to the initializer already
   */
  public List<Statement> declare(VariableDeclarator declarator) {
    Binding.Choice choice = bind(declarator, declarator.getNameAsString());
    Optional<Expression> number =
        declarator
            .getInitializer()
            .map(
                e ->
                    ArrayOrigins.isCreation(e)
                        ? literal(indexOf(e, choice.origins()), e)
                        : number(e, choice.origins()));
    return List.of(new DeclareLocal(choice.number(), number, context.spanOf(declarator)));
  }

  /**
   * The statements that make a parameter such a variable; none if it is never assigned.
   *
   * @param parameter bound to what is passed
   */
  public List<Statement> declare(Parameter parameter) {
    if (!origins.isAssigned(parameter)) {
      return List.of();
    }
    Binding passed = context.scope().find(parameter).orElseThrow();
    context.scope().bind(parameter.getName(), passed);
    Binding.Choice choice = bind(parameter, parameter.getNameAsString());
    Literal number = literal(indexOf(parameter.getName(), choice.origins()), parameter);
    return List.of(
        new DeclareLocal(choice.number(), Optional.of(number), context.spanOf(parameter)));
  }

  private Binding.Choice bind(Node declaration, String name) {
    List<Node> all = origins.ofVariable(declaration);
    for (Node origin : all) {
      new OriginLifetime(context).check(origin, declaration);
      if (origin instanceof NameExpr || origin instanceof FieldAccessExpr) {
        com.github.javaparser.ast.expr.Expression field =
            (com.github.javaparser.ast.expr.Expression) origin;
        context.scope().bind(origin, new Binding.Known(context.expressions().value(field)));
      }
    }
    Variable number = context.scope().fresh(name, ScalarType.INT);
    Binding.Choice choice = new Binding.Choice(number, all);
    context.scope().bind(declaration, choice);
    return choice;
  }

  /** The binding of the variable that an expression names, if it holds the number of an array. */
  public Optional<Binding.Choice> choice(com.github.javaparser.ast.expr.Expression e) {
    return origins
        .local(ArrayOrigins.unwrapped(e))
        .flatMap(context.scope()::find)
        .filter(Binding.Choice.class::isInstance)
        .map(Binding.Choice.class::cast);
  }

  /** The array of a variable. Those that are declared later cannot be meant yet. */
  public Value value(Binding.Choice choice, SourceSpan span) {
    List<Value.Chosen.Option> options = new ArrayList<>();
    for (int i = 0; i < choice.origins().size(); i++) {
      int number = i;
      array(choice.origins().get(i), span)
          .ifPresent(array -> options.add(new Value.Chosen.Option(number, array)));
    }
    if (options.isEmpty()) {
      throw context.faults().silently();
    }
    return new Value.Chosen(new ReadLocal(choice.number(), span), options);
  }

  private Optional<Value> array(Node origin, SourceSpan span) {
    Optional<Binding> binding = context.scope().find(origin);
    if (binding.isPresent() && binding.get() instanceof Binding.Stored stored) {
      return Optional.of(new Value.Plain(new ReadLocal(stored.variable(), span)));
    }
    return binding
        .filter(Binding.Known.class::isInstance)
        .map(known -> ((Binding.Known) known).value().at(span));
  }

  /** The number of the parameter that a method returns, counted from 0. */
  public Expression returned(
      com.github.javaparser.ast.expr.Expression e, MethodDeclaration method) {
    List<Node> parameters = new ArrayList<>();
    for (Parameter parameter : method.getParameters()) {
      parameters.add(origins.isAssigned(parameter) ? parameter.getName() : parameter);
    }
    return number(e, parameters);
  }

  /** The number of what an expression refers to: the position of its origin among {@code all}. */
  public Expression number(com.github.javaparser.ast.expr.Expression written, List<Node> all) {
    com.github.javaparser.ast.expr.Expression e = ArrayOrigins.unwrapped(written);
    if (e instanceof ConditionalExpr conditional) {
      return conditional(conditional, all);
    }
    if (e instanceof SwitchExpr choice) {
      return context
          .statements()
          .switchExpression(choice, ScalarType.INT, result -> number(result, all));
    }
    Optional<Binding.Choice> choice = choice(e);
    if (choice.isPresent()) {
      return translated(choice.get(), all, e);
    }
    if (e instanceof MethodCallExpr call && !origins.returnable(call).isEmpty()) {
      return ofResult(call, all);
    }
    // What is wrong with it is reported there.
    Value value = context.expressions().value(e);
    if (!value.fits(context.typeOf(e))) {
      throw context.faults().refuse(DiagnosticId.SYC1011, e, context.display(e));
    }
    Node origin = origins.single(e).orElseThrow(() -> context.faults().silently());
    return literal(indexOf(origin, all, e), e);
  }

  private Expression conditional(ConditionalExpr e, List<Node> all) {
    Expression condition = context.expressions().scalar(e.getCondition(), ScalarType.BOOLEAN);
    if (condition instanceof Literal constant) {
      return number(constant.value().equals(true) ? e.getThenExpr() : e.getElseExpr(), all);
    }
    return new Conditional(
        condition, number(e.getThenExpr(), all), number(e.getElseExpr(), all), context.spanOf(e));
  }

  private Expression translated(Binding.Choice choice, List<Node> all, Node at) {
    SourceSpan span = context.spanOf(at);
    List<Numbered> numbers = new ArrayList<>();
    for (int i = 0; i < choice.origins().size(); i++) {
      int position = indexOf(choice.origins().get(i), all, at);
      numbers.add(new Numbered(i, literal(position, at)));
    }
    return Numbered.select(new ReadLocal(choice.number(), span), numbers, span);
  }

  private Expression ofResult(MethodCallExpr call, List<Node> all) {
    Value.Chosen result = (Value.Chosen) context.expressions().value(call);
    SourceSpan span = context.spanOf(call);
    return new SingleEvaluation(context, "returned", result.number(), span)
        .in(
            number ->
                Numbered.select(
                    number,
                    result.options().stream()
                        .map(o -> new Numbered(o.number(), argument(call, o.number(), all)))
                        .toList(),
                    span));
  }

  private Expression argument(MethodCallExpr call, int position, List<Node> all) {
    return number(call.getArgument(position), all);
  }

  private int indexOf(Node origin, List<Node> all, Node at) {
    int index = indexOf(origin, all);
    if (index < 0) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.SYC1027,
              at,
              "return one of the parameters, or fill an array that is passed",
              "a method that returns an array other than one of its parameters");
    }
    return index;
  }

  /** Nodes are equal if they are written alike. */
  @SuppressWarnings("ReferenceEquality")
  private static int indexOf(Node origin, List<Node> all) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) == origin) {
        return i;
      }
    }
    return -1;
  }

  private Literal literal(int number, Node at) {
    return ScalarConversions.intLiteral(number, context.spanOf(at));
  }
}
