package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.library.MatrixLibrary;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.MatrixType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Methods of matrices that sub-groups hold: calls of the device library. A matrix is a composite of
 * what the work-item holds of it, the number of rows and that of columns.
 */
final class MatrixRule implements CallRule {
  private static final Set<String> NAMES =
      Set.of("rows", "columns", "fill", "map", "load", "store", "multiplyAdd");

  /** Memory, offset and stride. */
  private static final int WITHOUT_LAYOUT = 3;

  private final SourceTypes context;
  private final FunctionRule functions;
  private final MatrixLibrary library;

  MatrixRule(SourceTypes context, FunctionRule functions) {
    this.context = context;
    this.functions = functions;
    this.library = new MatrixLibrary(context.compilation().symbols());
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return NAMES.contains(invocation.method().name())
        && context.source().substitution().apply(invocation.receiver())
            instanceof JavaType.Declared receiver
        && MatrixType.of(receiver.symbol()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    Value.Composite matrix = matrix(site.receiver());
    return switch (site.invocation().method().name()) {
      case "rows" -> matrix.components().get(1);
      case "columns" -> matrix.components().get(2);
      case "load" -> move(site, matrix, typeOf(matrix).load());
      case "store" -> move(site, matrix, "storeAccumulator");
      case "multiplyAdd" -> multiplyAdd(site, matrix);
      default -> {
        List<Value> arguments = new ArrayList<>(matrix.components());
        arguments.addAll(site.arguments());
        yield collective(site, library.products(site.invocation().method().name()), arguments);
      }
    };
  }

  private Value.Composite matrix(Optional<Value> value) {
    return value
        .filter(Value.Composite.class::isInstance)
        .map(Value.Composite.class::cast)
        .orElseThrow(() -> context.faults().silently());
  }

  private static MatrixType typeOf(Value.Composite matrix) {
    return MatrixType.of(matrix.type().symbol()).orElseThrow();
  }

  /** Between a matrix and memory. */
  private Value move(CallSite site, Value.Composite matrix, String method) {
    List<Value> arguments = new ArrayList<>(List.of(group()));
    arguments.addAll(matrix.components());
    checkMemory(site, site.plain(0));
    arguments.addAll(site.arguments());
    if (site.arguments().size() == WITHOUT_LAYOUT) {
      // The first constant, ROW_MAJOR.
      arguments.add(new Value.Plain(ScalarConversions.intLiteral(0, context.spanOf(site.at()))));
    }
    return collective(site, library.memory(method), arguments);
  }

  /** What the work-items do not share has no elements for all of them. */
  private void checkMemory(CallSite site, DeviceExpression memory) {
    if (((ViewType) memory.type()).space() == AddressSpace.PRIVATE) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              site.at(),
              "use memory that the work-items of the sub-group share: local memory, an accessor or"
                  + " a captured array",
              "a matrix in a private array");
    }
  }

  private Value multiplyAdd(CallSite site, Value.Composite sum) {
    Value.Composite left = matrix(Optional.of(site.arguments().get(0)));
    Value.Composite right = matrix(Optional.of(site.arguments().get(1)));
    checkSizes(site, sum, left, right);
    List<Value> arguments = new ArrayList<>(List.of(group()));
    arguments.addAll(sum.components());
    arguments.add(left.components().get(0));
    arguments.add(right.components().get(0));
    arguments.add(left.components().get(2));
    return collective(
        site,
        library.products(typeOf(left) == MatrixType.HALF_A ? "multiplyAddHalf" : "multiplyAddTf32"),
        arguments);
  }

  /** As far as they are known here: in functions that get matrices they are not. */
  private void checkSizes(
      CallSite site, Value.Composite sum, Value.Composite left, Value.Composite right) {
    if (differ(left, 1, sum, 1) || differ(right, 2, sum, 2) || differ(left, 2, right, 1)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              site.at(),
              "make the matrices of m x k and k x n elements for a sum of m x n",
              "a product of matrices of "
                  + size(left)
                  + " and "
                  + size(right)
                  + " elements that is added to one of "
                  + size(sum));
    }
  }

  private static boolean differ(Value.Composite a, int i, Value.Composite b, int j) {
    Optional<Integer> first = constant(a, i);
    Optional<Integer> second = constant(b, j);
    return first.isPresent() && second.isPresent() && !first.equals(second);
  }

  private static Optional<Integer> constant(Value.Composite matrix, int component) {
    return ((Value.Plain) matrix.components().get(component)).expression() instanceof Literal size
        ? Optional.of((Integer) size.value())
        : Optional.empty();
  }

  private static String size(Value.Composite matrix) {
    return constant(matrix, 1).map(Object::toString).orElse("?")
        + " x "
        + constant(matrix, 2).map(Object::toString).orElse("?");
  }

  /** Nothing at run time; the dimensions do not matter. */
  private static Value.WorkItem group() {
    return new Value.WorkItem(Value.WorkItem.Kind.SUB_GROUP, 1);
  }

  private Value collective(CallSite site, Optional<MethodSymbol> found, List<Value> arguments) {
    MethodSymbol method =
        found.filter(functions::knows).orElseThrow(() -> context.faults().silently());
    Value result =
        functions.call(new CallSite(site.at(), Invocation.of(method), Optional.empty(), arguments));
    return new Value.Plain(
        new Collective(
            Collective.Scope.SUB_GROUP,
            (Call) ((Value.Plain) result).expression(),
            context.spanOf(site.at())));
  }
}
