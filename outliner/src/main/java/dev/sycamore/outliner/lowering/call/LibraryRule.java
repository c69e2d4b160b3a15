package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.library.DeviceLibrary;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Methods of the JDK whose code for devices is in the device library, in Java. */
public final class LibraryRule implements CallRule {
  private final SourceTypes context;
  private final FunctionRule functions;

  public LibraryRule(SourceTypes context, FunctionRule functions) {
    this.context = context;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return replacement(invocation.method()).isPresent();
  }

  @Override
  public boolean takesAnyValue() {
    return true;
  }

  @Override
  public Value call(CallSite site) {
    MethodSymbol method = replacement(site.invocation().method()).orElseThrow();
    return functions.call(
        new CallSite(site.at(), Invocation.of(method), Optional.empty(), site.arguments()));
  }

  /** {@code left % right} on floating point of one type (JLS 15.17.3). */
  public DeviceExpression remainder(Node at, DeviceExpression left, DeviceExpression right) {
    String type = ((ScalarType) left.type()).name().toLowerCase(Locale.ROOT);
    return call(
        at,
        "%(" + type + ", " + type + ")",
        new DeviceLibrary(context.compilation().symbols()).remainder(type),
        List.of(left, right));
  }

  /** A call of a method of the library itself, on scalars of the types that it takes. */
  public DeviceExpression call(Node at, String qualifiedName, List<DeviceExpression> arguments) {
    List<String> types =
        arguments.stream()
            .map(a -> ((ScalarType) a.type()).name().toLowerCase(Locale.ROOT))
            .toList();
    return call(
        at,
        qualifiedName,
        new DeviceLibrary(context.compilation().symbols()).find(qualifiedName, types),
        arguments);
  }

  private DeviceExpression call(
      Node at, String name, Optional<MethodSymbol> found, List<DeviceExpression> arguments) {
    MethodSymbol method =
        found
            .filter(functions::knows)
            .orElseThrow(
                () -> context.faults().refuse(DiagnosticId.METHOD_WITHOUT_SOURCE, at, name));
    Value result =
        functions.call(
            new CallSite(
                at,
                Invocation.of(method),
                Optional.empty(),
                arguments.stream().<Value>map(Value.Plain::new).toList()));
    return ((Value.Plain) result).expression();
  }

  private Optional<MethodSymbol> replacement(MethodSymbol method) {
    return new DeviceLibrary(context.compilation().symbols())
        .replacement(method)
        .filter(m -> functions.knows(m));
  }
}
