package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Arrays of constant size in private memory (JLS 10.6, 15.10). */
public final class PrivateArrayLowering {

  /** More elements than this do not fit a work-item's memory on any device. */
  private static final long MOST_ELEMENTS = 1 << 20;

  /** A declaration, and the size of each dimension of the Java array. */
  public record Made(DeclarePrivateArray declaration, List<Integer> sizes) {}

  private final FunctionContext context;

  public PrivateArrayLowering(FunctionContext context) {
    this.context = context;
  }

  /** {@code new int[3]}, {@code new int[] {1, 2}}. */
  public Made create(String name, ArrayCreationExpr e) {
    JavaType type = context.typeOf(e);
    if (e.getInitializer().isPresent()) {
      return initialize(name, type, e.getInitializer().get(), e);
    }
    List<Integer> sizes = Attempts.each(e.getLevels(), level -> size(e, level));
    return make(name, elementOf(type, e), sizes, List.of(), e);
  }

  /** {@code {1, 2}} as the initial value of a variable of type {@code type}. */
  public Made initialize(String name, JavaType type, ArrayInitializerExpr values, Node at) {
    DeviceType element = elementOf(type, at);
    List<Integer> sizes = sizesOf(values, type);
    List<Expression> leaves = new ArrayList<>();
    collect(values, 0, sizes, leaves);
    List<DeviceExpression> initial =
        Attempts.each(leaves, leaf -> context.expressions().converted(leaf, element));
    return make(name, element, sizes, initial, at);
  }

  private Made make(
      String name,
      DeviceType element,
      List<Integer> sizes,
      List<DeviceExpression> initial,
      Node at) {
    long length = sizes.stream().mapToLong(Integer::longValue).reduce(1, (a, b) -> a * b);
    if (length > MOST_ELEMENTS) {
      throw context
          .faults()
          .refuse(DiagnosticId.ARRAY, at, "a private array of " + length + " elements");
    }
    Variable variable = context.scope().fresh(name, new ViewType(element, 1, AddressSpace.PRIVATE));
    if (sizes.size() == 1) {
      context.scope().noteLength(variable, (int) length);
    }
    return new Made(
        new DeclarePrivateArray(variable, (int) length, initial, context.spanOf(at)), sizes);
  }

  private DeviceType elementOf(JavaType type, Node at) {
    JavaType innermost = JavaTypes.elementOf(type);
    if (innermost == JavaType.Special.ERRONEOUS) {
      throw context.faults().silently();
    }
    return context
        .compilation()
        .types()
        .value(innermost)
        .orElseThrow(
            () ->
                context
                    .faults()
                    .refuse(
                        StringType.isString(innermost) ? DiagnosticId.TEXT : DiagnosticId.ARRAY,
                        at,
                        "an array of `" + DeviceTypes.display(innermost) + "`"));
  }

  private int size(ArrayCreationExpr e, ArrayCreationLevel level) {
    if (level.getDimension().isEmpty()) {
      throw context.faults().refuse(DiagnosticId.ARRAY, e, "an array whose rows have no size");
    }
    Expression written = level.getDimension().get();
    DeviceExpression size = context.expressions().scalar(written, ScalarType.INT);
    if (!(size instanceof Literal literal)) {
      throw context
          .faults()
          .refuse(DiagnosticId.ARRAY, written, "an array whose size is not constant");
    }
    int value = (Integer) literal.value();
    if (value < 0) {
      throw context.faults().refuse(DiagnosticId.ARRAY, written, "an array of size " + value);
    }
    return value;
  }

  private static List<Integer> sizesOf(ArrayInitializerExpr values, JavaType type) {
    List<Integer> sizes = new ArrayList<>();
    Optional<ArrayInitializerExpr> level = Optional.of(values);
    JavaType rest = type;
    while (rest instanceof JavaType.Array array) {
      sizes.add(level.map(l -> l.getValues().size()).orElse(0));
      level =
          level
              .flatMap(l -> l.getValues().getFirst())
              .filter(ArrayInitializerExpr.class::isInstance)
              .map(ArrayInitializerExpr.class::cast);
      rest = array.component();
    }
    return sizes;
  }

  private void collect(
      ArrayInitializerExpr values, int depth, List<Integer> sizes, List<Expression> leaves) {
    if (depth >= sizes.size() || values.getValues().size() != sizes.get(depth)) {
      throw context
          .faults()
          .refuse(DiagnosticId.ARRAY, values, "an array whose rows differ in length");
    }
    boolean innermost = depth == sizes.size() - 1;
    for (Expression value : values.getValues()) {
      if (innermost) {
        leaves.add(value);
      } else if (value instanceof ArrayInitializerExpr row) {
        collect(row, depth + 1, sizes, leaves);
      } else {
        throw context.faults().refuse(DiagnosticId.ARRAY, value, "an array in an array");
      }
    }
  }
}
