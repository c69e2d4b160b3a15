package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.Expression;
import dev.sycamore.model.ScalarType;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.library.DeviceLibrary;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Methods of the JDK whose code for devices is in the device library, in Java. */
final class LibraryRule implements CallRule {
  private final Lowering lowering;
  private final FunctionRule functions;

  LibraryRule(Lowering lowering, FunctionRule functions) {
    this.lowering = lowering;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return replacement(invocation.method()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    MethodSymbol method = replacement(site.invocation().method()).orElseThrow();
    return functions.call(
        new CallSite(site.at(), invocationOf(method), Optional.empty(), site.arguments()));
  }

  /** {@code left % right} on floating point of one type (JLS 15.17.3). */
  Expression remainder(Node at, Expression left, Expression right) {
    String type = ((ScalarType) left.type()).name().toLowerCase(Locale.ROOT);
    MethodSymbol method =
        new DeviceLibrary(lowering.services().symbols())
            .remainder(type)
            .filter(m -> functions.knows(m))
            .orElseThrow(
                () ->
                    lowering
                        .faults()
                        .refuse(DiagnosticId.SYC1008, at, "%(" + type + ", " + type + ")"));
    Value result =
        functions.call(
            new CallSite(
                at,
                invocationOf(method),
                Optional.empty(),
                List.of(new Value.Plain(left), new Value.Plain(right))));
    return ((Value.Plain) result).expression();
  }

  private Optional<MethodSymbol> replacement(MethodSymbol method) {
    return new DeviceLibrary(lowering.services().symbols())
        .replacement(method)
        .filter(m -> functions.knows(m));
  }

  static Invocation invocationOf(MethodSymbol method) {
    return new Invocation(
        method,
        new JavaType.Declared(method.owner(), List.of()),
        method.parameters().stream().map(MethodSymbol.ParameterSymbol::type).toList(),
        method.returnType(),
        List.of(),
        false);
  }
}
