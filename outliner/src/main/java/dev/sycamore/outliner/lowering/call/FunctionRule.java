package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import javax.lang.model.element.Modifier;

/** Static methods whose source is at hand: device functions. */
final class FunctionRule implements CallRule {

  private final SourceTypes context;
  private final FunctionCalls functions;

  FunctionRule(SourceTypes context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return knows(invocation.method());
  }

  /** Whether a method can be called as a function. */
  boolean knows(MethodSymbol method) {
    return method.modifiers().contains(Modifier.STATIC)
        && !method.modifiers().contains(Modifier.NATIVE)
        && context
            .compilation()
            .units()
            .sourceOf(method)
            .filter(source -> source.declaration() instanceof MethodDeclaration)
            .isPresent();
  }

  @Override
  public boolean takesAnyValue() {
    return true;
  }

  @Override
  public Value call(CallSite site) {
    MethodSource source =
        context
            .compilation()
            .units()
            .sourceOf(site.invocation().method())
            .orElseThrow(() -> context.faults().silently());
    return functions.call(
        site.at(),
        site.invocation(),
        source.unit(),
        (MethodDeclaration) source.declaration(),
        ThisObject.Transfer.NOTHING,
        functions.substitution(site.invocation()),
        site.arguments());
  }
}
