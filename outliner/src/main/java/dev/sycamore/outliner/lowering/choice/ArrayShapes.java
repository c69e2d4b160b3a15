package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.ArraySlots;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The shapes of arrays, known before the code is lowered that makes or chooses them. */
public final class ArrayShapes {
  private final FunctionContext context;

  ArrayShapes(FunctionContext context) {
    this.context = context;
  }

  /** How many dimensions the arrays of a type have. */
  public static int dimensions(JavaType type) {
    return type instanceof JavaType.Array array ? 1 + dimensions(array.component()) : 0;
  }

  /** The shapes of some arrays, or of their rows, that have a type; each once. */
  List<Shape> of(List<ArrayOrigin> origins, JavaType type) {
    int dimensions = dimensions(type);
    return origins.stream()
        .flatMap(origin -> of(origin.node(), type).stream())
        .flatMap(shape -> rows(shape, dimensions).stream())
        .distinct()
        .toList();
  }

  /** The shapes of the rows with so many dimensions of an array; itself if it has as many. */
  public static List<Shape> rows(Shape array, int dimensions) {
    if (array instanceof Shape.Chosen chosen) {
      return chosen.options().stream().flatMap(o -> rows(o, dimensions).stream()).toList();
    } else if (array instanceof Shape.Grid grid && dimensions < grid.sizes().size()) {
      int whole = grid.sizes().size();
      return List.of(
          dimensions == 1
              ? new Shape.Plain(grid.view())
              : new Shape.Grid(grid.view(), grid.sizes().subList(whole - dimensions, whole)));
    } else if (array instanceof Shape.Jagged jagged && dimensions < jagged.dimensions()) {
      return List.of(
          dimensions == 1 ? jagged.elements() : new Shape.Jagged(jagged.elements(), dimensions));
    }
    return List.of(array);
  }

  private List<Shape> of(Node origin, JavaType type) {
    Optional<Value> bound = bound(origin);
    if (bound.isPresent()) {
      return ArraySlots.shapesOf(bound.get());
    } else if (ArrayOrigins.isName(origin)) {
      return ArraySlots.shapesOf(context.expressions().value((Expression) origin));
    }
    return made(origin, type).stream().toList();
  }

  /** What a declaration is; a parameter that is assigned is known by its name, too. */
  Optional<Value> bound(Node origin) {
    Optional<Binding> own = context.scope().find(origin);
    Optional<Binding> binding =
        own.isPresent()
            ? own
            : origin
                .getParentNode()
                .filter(Parameter.class::isInstance)
                .flatMap(context.scope()::find);
    return binding.flatMap(
        b -> {
          if (b instanceof Binding.Array array) {
            return Optional.of(array.slots().value(context.spanOf(origin)));
          } else if (b instanceof Binding.Known known) {
            return Optional.of(known.value());
          }
          return b instanceof Binding.Stored stored
              ? Optional.of(
                  new Value.Plain(new ReadLocal(stored.variable(), context.spanOf(origin))))
              : Optional.empty();
        });
  }

  /** A private array that is declared later, maybe in the next round of a loop. */
  private Optional<Shape> made(Node origin, JavaType user) {
    Optional<Expression> creation =
        origin instanceof VariableDeclarator declarator
            ? declarator.getInitializer()
            : Optional.of(origin).filter(Expression.class::isInstance).map(Expression.class::cast);
    JavaType type =
        origin instanceof VariableDeclarator declarator
            ? context.source().typeOf(declarator.getType()).orElse(user)
            : creation.flatMap(context.source()::typeOf).orElse(user);
    JavaType element = type;
    while (element instanceof JavaType.Array array) {
      element = array.component();
    }
    int dimensions = dimensions(type);
    return context
        .compilation()
        .types()
        .value(element)
        .map(e -> new ViewType(e, 1, AddressSpace.PRIVATE))
        .map(
            view ->
                dimensions == 1
                    ? new Shape.Plain(view)
                    : new Shape.Grid(view, creation.map(c -> sizes(c, dimensions)).orElseThrow()));
  }

  private List<Integer> sizes(Expression creation, int dimensions) {
    if (creation instanceof ArrayCreationExpr made && made.getInitializer().isEmpty()) {
      return made.getLevels().stream().map(level -> size(level.getDimension())).toList();
    }
    List<Integer> sizes = new ArrayList<>();
    Optional<ArrayInitializerExpr> level =
        creation instanceof ArrayCreationExpr made
            ? made.getInitializer()
            : Optional.of((ArrayInitializerExpr) creation);
    while (sizes.size() < dimensions) {
      sizes.add(level.map(l -> l.getValues().size()).orElse(0));
      level =
          level
              .flatMap(l -> l.getValues().stream().findFirst())
              .flatMap(first -> first.toArrayInitializerExpr());
    }
    return sizes;
  }

  /** What is not constant is refused where the array is made. */
  private int size(Optional<Expression> written) {
    return written
        .flatMap(context.source()::constantOf)
        .map(size -> size instanceof Character c ? (int) c : ((Number) size).intValue())
        .orElse(0);
  }
}
