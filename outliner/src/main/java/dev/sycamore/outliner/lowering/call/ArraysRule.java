package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.library.ArrayLibrary;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.Optional;

/** Methods of {@code java.util.Arrays} that make no array. */
final class ArraysRule implements CallRule {
  private final SourceTypes context;
  private final FunctionRule functions;

  ArraysRule(SourceTypes context, FunctionRule functions) {
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
        new CallSite(
            site.at(), LibraryRule.invocationOf(method), Optional.empty(), site.arguments()));
  }

  private Optional<MethodSymbol> replacement(MethodSymbol method) {
    return new ArrayLibrary(context.compilation().symbols())
        .replacement(method)
        .filter(functions::knows);
  }
}
