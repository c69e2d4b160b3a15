package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.ReturnStmt;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which array variables hold views: those that only refer to memory of one element type in one
 * address space, and whose values only such variables take over. The others hold numbers.
 */
final class ViewTypes {
  private final FunctionContext context;
  private final ArrayOrigins origins;

  ViewTypes(FunctionContext context, ArrayOrigins origins) {
    this.context = context;
    this.origins = origins;
  }

  /** The type of the views that a variable holds; empty if it holds numbers. */
  Optional<ViewType> typeOf(Node declaration) {
    Optional<ViewType> own = view(declaration);
    return own.isPresent()
            && takers().filter(t -> takesOver(t, declaration)).allMatch(t -> view(t).isPresent())
            && !isReturnedByNumber(declaration)
        ? own
        : Optional.empty();
  }

  /** The type of the views that an expression of an array type may be, if it is one type. */
  Optional<ViewType> typeOf(Expression e) {
    return context
        .source()
        .typeOf(e)
        .filter(ViewTypes::isFlat)
        .flatMap(type -> one(origins.reached(e), type));
  }

  private Stream<Node> takers() {
    List<VariableDeclarator> variables = context.code().findAll(VariableDeclarator.class);
    List<Parameter> parameters = context.code().findAll(Parameter.class);
    return Stream.concat(
        variables.stream().filter(v -> type(v).isPresent() && origins.isChoice(v)),
        parameters.stream().filter(origins::isAssigned));
  }

  /** One whose origins are at fault counts: it is looked at again where it is declared. */
  private boolean takesOver(Node taker, Node declaration) {
    return origins.reached(taker).map(r -> r.variables().contains(declaration)).orElse(true);
  }

  private boolean isReturnedByNumber(Node declaration) {
    return context.code() instanceof MethodDeclaration method
        && method.getType().isArrayType()
        && method.findAll(ReturnStmt.class).stream()
            .flatMap(s -> s.getExpression().stream())
            .anyMatch(
                e -> origins.reached(e).map(r -> r.variables().contains(declaration)).orElse(true));
  }

  private Optional<ViewType> view(Node declaration) {
    return type(declaration)
        .filter(ViewTypes::isFlat)
        .flatMap(type -> one(origins.reached(declaration), type));
  }

  private Optional<ViewType> one(Optional<ArrayOrigins.Reached> reached, JavaType type) {
    return reached
        .map(r -> r.origins().stream().map(o -> memory(o.node(), type)).distinct().toList())
        .filter(all -> all.size() == 1)
        .flatMap(all -> all.get(0));
  }

  private static boolean isFlat(JavaType type) {
    return ArrayReferences.dimensions(type) == 1;
  }

  private Optional<JavaType> type(Node declaration) {
    if (declaration instanceof Parameter parameter) {
      return array(context.source().typeOf(parameter.getType()));
    }
    VariableDeclarator variable = (VariableDeclarator) declaration;
    Optional<JavaType> written = context.source().typeOf(variable.getType());
    return array(
        written.isPresent()
            ? written
            : variable.getInitializer().flatMap(context.source()::typeOf));
  }

  private static Optional<JavaType> array(Optional<JavaType> type) {
    return type.filter(JavaType.Array.class::isInstance);
  }

  /** The type of what an array, or a row of it, is in memory. */
  private Optional<ViewType> memory(Node origin, JavaType type) {
    Optional<Binding> known = context.scope().find(origin);
    Optional<Binding> binding =
        known.isPresent() ? known : origin.getParentNode().flatMap(this::parameter);
    if (binding.isEmpty()) {
      return isMade(origin) ? made(type) : field(origin);
    } else if (binding.get() instanceof Binding.Stored stored) {
      return stored.variable().type() instanceof ViewType view ? row(view) : Optional.empty();
    }
    return binding.get() instanceof Binding.Known value ? typeOf(value.value()) : Optional.empty();
  }

  /** A parameter that is assigned is known by its name. */
  private Optional<Binding> parameter(Node declaration) {
    return declaration instanceof Parameter ? context.scope().find(declaration) : Optional.empty();
  }

  private static boolean isMade(Node origin) {
    return ArrayOrigins.isCreation(origin)
        || (origin instanceof VariableDeclarator variable
            && variable.getInitializer().filter(ArrayOrigins::isCreation).isPresent());
  }

  private Optional<ViewType> made(JavaType type) {
    JavaType element = ((JavaType.Array) type).component();
    return context
        .compilation()
        .types()
        .value(element)
        .map(e -> new ViewType(e, 1, AddressSpace.PRIVATE));
  }

  private Optional<ViewType> field(Node origin) {
    return ArrayOrigins.isName(origin)
        ? typeOf(context.expressions().value((Expression) origin))
        : Optional.empty();
  }

  /** The type of a value, or of its rows, if it is one whatever is chosen. */
  static Optional<ViewType> typeOf(Value value) {
    if (value instanceof Value.Plain plain) {
      return plain.expression().type() instanceof ViewType view ? row(view) : Optional.empty();
    } else if (value instanceof Value.Grid grid) {
      return row((ViewType) grid.view().type());
    } else if (value instanceof Value.Jagged jagged) {
      return typeOf(jagged.elements());
    } else if (value instanceof Value.Row row) {
      return typeOf(row.block());
    }
    return ChosenValues.options(value)
        .flatMap(
            options -> {
              List<Optional<ViewType>> all =
                  options.stream().map(ViewTypes::typeOf).distinct().toList();
              return all.size() == 1 ? all.get(0) : Optional.empty();
            });
  }

  private static Optional<ViewType> row(ViewType view) {
    return view.dimensions() == 1 ? Optional.of(view) : Optional.empty();
  }
}
