package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.annotations.FastMath;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.library.DeviceLibrary;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Optional;

/**
 * Functions of {@code DeviceMath} on {@code float} where {@code FastMath} allows less accurate
 * ones: those of {@code DeviceMath.Fast} with the same names.
 */
final class FastFunctionRule implements CallRule {
  private final FunctionContext context;
  private final LibraryRule library;

  FastFunctionRule(FunctionContext context, LibraryRule library) {
    this.context = context;
    this.library = library;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return invocation.method().owner().canonicalName().equals(ApiTypes.DEVICE_MATH)
        && context.fastMathAt(call).allows(FastMath.Option.FUNCTIONS)
        && fastForm(invocation.method()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    String name = ApiTypes.FAST_FUNCTIONS + "." + site.invocation().method().name();
    return new Value.Plain(library.call(site.at(), name, site.plainArguments()));
  }

  private Optional<MethodSymbol> fastForm(MethodSymbol method) {
    return method.parameters().stream().allMatch(p -> p.type().toString().equals("float"))
        ? new DeviceLibrary(context.compilation().symbols())
            .fastForm(method.name(), method.parameters().size())
        : Optional.empty();
  }
}
