package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Numbered;
import dev.sycamore.outliner.lowering.context.RowPlace;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Variables that hold the number of an array, and the numbers of what is assigned to them. */
public final class ArrayChoices {
  private final FunctionContext context;
  private final ArrayOrigins origins;
  private final ArrayReferences references;

  public ArrayChoices(FunctionContext context) {
    this.context = context;
    this.origins = new ArrayOrigins(context);
    this.references = new ArrayReferences(context, origins, this);
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
  public List<DeviceStatement> declare(VariableDeclarator declarator, JavaType type) {
    Binding.Choice choice =
        bind(declarator, declarator.getNameAsString(), ArrayReferences.dimensions(type));
    Optional<DeviceExpression> number =
        declarator
            .getInitializer()
            .map(
                e ->
                    ArrayOrigins.isCreation(e)
                        ? literal(indexOf(e, choice.origins()), e)
                        : number(e, choice));
    return declare(choice, number, declarator);
  }

  /**
   * The statements that make a parameter such a variable; none if it is never assigned.
   *
   * @param parameter bound to what is passed
   */
  public List<DeviceStatement> declare(Parameter parameter) {
    if (!origins.isAssigned(parameter)) {
      return List.of();
    }
    Binding passed = context.scope().find(parameter).orElseThrow();
    context.scope().bind(parameter.getName(), passed);
    JavaType type = context.source().typeOf(parameter.getType()).orElseThrow();
    Binding.Choice choice =
        bind(parameter, parameter.getNameAsString(), ArrayReferences.dimensions(type));
    Literal number = literal(indexOf(parameter.getName(), choice.origins()), parameter);
    return declare(choice, Optional.of(number), parameter);
  }

  /**
   * Makes the variable of an enhanced {@code for} over an array of arrays such a variable.
   *
   * @param statements those that evaluate the array are added to them
   */
  public LoopedRows looped(
      VariableDeclarator declarator,
      com.github.javaparser.ast.expr.Expression array,
      List<DeviceStatement> statements) {
    int dimensions = ArrayReferences.dimensions(context.typeOf(array)) - 1;
    Binding.Choice choice = bind(declarator, declarator.getNameAsString(), dimensions);
    return new LoopedRows(
        context, choice, references.reference(array, choice.origins(), statements));
  }

  private List<DeviceStatement> declare(
      Binding.Choice choice, Optional<DeviceExpression> number, Node at) {
    SourceSpan span = context.spanOf(at);
    List<DeviceStatement> statements = new ArrayList<>();
    choice
        .place()
        .ifPresent(
            place ->
                statements.add(new DeclareLocal(place, Optional.of(RowPlace.none(span)), span)));
    statements.add(new DeclareLocal(choice.number(), number, span));
    return statements;
  }

  private Binding.Choice bind(Node declaration, String name, int dimensions) {
    List<ArrayOrigin> all = origins.ofVariable(declaration);
    for (ArrayOrigin origin : all) {
      Node node = origin.node();
      new OriginLifetime(context).check(node, declaration);
      if (node instanceof NameExpr || node instanceof FieldAccessExpr) {
        com.github.javaparser.ast.expr.Expression field =
            (com.github.javaparser.ast.expr.Expression) node;
        context.scope().bind(node, new Binding.Known(context.expressions().value(field)));
      }
    }
    Optional<Variable> place =
        all.stream().anyMatch(ArrayOrigin::ofRows)
            ? Optional.of(context.scope().fresh(name + "_place", ScalarType.LONG))
            : Optional.empty();
    Variable number = context.scope().fresh(name, ScalarType.INT);
    Binding.Choice choice =
        new Binding.Choice(number, place, all.stream().map(ArrayOrigin::node).toList(), dimensions);
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
    return references
        .array(
            choice.origins(),
            IntStream.range(0, choice.origins().size()).boxed().toList(),
            new ReadLocal(choice.number(), span),
            choice.place(),
            choice.dimensions(),
            span)
        .orElseThrow(() -> context.faults().silently());
  }

  /** The number of the parameter that a method returns, counted from 0. */
  public DeviceExpression returned(
      com.github.javaparser.ast.expr.Expression e, MethodDeclaration method) {
    List<Node> parameters = new ArrayList<>();
    for (Parameter parameter : method.getParameters()) {
      parameters.add(origins.isAssigned(parameter) ? parameter.getName() : parameter);
    }
    return number(e, parameters, Optional.empty());
  }

  /** The number of what an expression refers to, for a variable; assigns the place of a row. */
  public DeviceExpression number(
      com.github.javaparser.ast.expr.Expression e, Binding.Choice variable) {
    return number(e, variable.origins(), variable.place());
  }

  /**
   * The number of what an expression refers to: the position of its origin among {@code all}.
   *
   * @param place assigned if it is a row; empty where none may be meant
   */
  DeviceExpression number(
      com.github.javaparser.ast.expr.Expression written, List<Node> all, Optional<Variable> place) {
    com.github.javaparser.ast.expr.Expression e = ArrayOrigins.unwrapped(written);
    if (e instanceof ConditionalExpr conditional) {
      return conditional(conditional, all, place);
    }
    if (e instanceof SwitchExpr choice) {
      return context
          .statements()
          .switchExpression(choice, ScalarType.INT, result -> number(result, all, place));
    }
    Optional<Binding.Choice> choice = choice(e);
    if (choice.isPresent()) {
      return translated(choice.get(), all, place, e);
    }
    if (e instanceof MethodCallExpr call && !origins.returnable(call).isEmpty()) {
      return ofResult(call, all, place);
    }
    if (e instanceof ArrayAccessExpr access) {
      return references.row(access, all, place.orElseThrow(() -> notReturned(e)));
    }
    // What is wrong with it is reported there.
    Value value = context.expressions().value(e);
    if (!value.fits(context.typeOf(e))) {
      throw context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e));
    }
    Node origin = origins.single(e).orElseThrow(() -> context.faults().silently());
    return literal(indexOf(origin, all, e), e);
  }

  private DeviceExpression conditional(
      ConditionalExpr e, List<Node> all, Optional<Variable> place) {
    DeviceExpression condition = context.expressions().scalar(e.getCondition(), ScalarType.BOOLEAN);
    if (condition instanceof Literal constant) {
      return number(constant.value().equals(true) ? e.getThenExpr() : e.getElseExpr(), all, place);
    }
    return new Conditional(
        condition,
        number(e.getThenExpr(), all, place),
        number(e.getElseExpr(), all, place),
        context.spanOf(e));
  }

  private DeviceExpression translated(
      Binding.Choice choice, List<Node> all, Optional<Variable> place, Node at) {
    SourceSpan span = context.spanOf(at);
    List<Numbered> numbers = new ArrayList<>();
    for (int i = 0; i < choice.origins().size(); i++) {
      int position = indexOf(choice.origins().get(i), all, at);
      numbers.add(new Numbered(i, literal(position, at)));
    }
    DeviceExpression number = Numbered.select(new ReadLocal(choice.number(), span), numbers, span);
    if (choice.place().isEmpty()) {
      return number;
    }
    AssignmentTarget target = new AssignmentTarget.Local(place.orElseThrow(() -> notReturned(at)));
    DeviceExpression row = new ReadLocal(choice.place().get(), span);
    Variable which = context.scope().fresh("which", ScalarType.INT);
    return new StatementExpression(
        List.of(
            new Evaluate(new Assign(target, row, span), span),
            new DeclareLocal(which, Optional.of(number), span)),
        which,
        span);
  }

  private DeviceExpression ofResult(MethodCallExpr call, List<Node> all, Optional<Variable> place) {
    ChosenValue result = (ChosenValue) context.expressions().value(call);
    SourceSpan span = context.spanOf(call);
    return new SingleEvaluation(context, "returned", result.number(), span)
        .in(
            number ->
                Numbered.select(
                    number,
                    result.options().stream()
                        .map(o -> new Numbered(o.number(), argument(call, o.number(), all, place)))
                        .toList(),
                    span));
  }

  private DeviceExpression argument(
      MethodCallExpr call, int position, List<Node> all, Optional<Variable> place) {
    return number(call.getArgument(position), all, place);
  }

  private int indexOf(Node origin, List<Node> all, Node at) {
    int index = indexOf(origin, all);
    if (index < 0) {
      throw notReturned(at);
    }
    return index;
  }

  private Unlowerable notReturned(Node at) {
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.ARRAY,
            at,
            "return one of the parameters, or fill an array that is passed",
            "a method that returns an array other than one of its parameters");
  }

  /** Nodes are equal if they are written alike. */
  @SuppressWarnings("ReferenceEquality")
  static int indexOf(Node origin, List<Node> all) {
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
