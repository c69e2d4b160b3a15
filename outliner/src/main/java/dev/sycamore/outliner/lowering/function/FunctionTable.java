package dev.sycamore.outliner.lowering.function;

import com.github.javaparser.ast.body.MethodDeclaration;
import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.tree.CodePlace;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.kernels.AspectAnnotations;
import dev.sycamore.outliner.kernels.LaunchAnnotations;
import dev.sycamore.outliner.types.Identifiers;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * The device functions of a file, one for each method and specialisation. What was asked for is
 * lowered later, nearest to the kernel first, so that the first way to a fault is a shortest.
 */
public final class FunctionTable {

  /**
   * What functions are known by. It keeps no tree: a file may be forgotten and read once more.
   *
   * @param inputs what each shape is known by
   */
  private record Key(
      CodePlace place, Substitution substitution, List<Object> inputs, FastMathOptions fastMath) {}

  private record Pending(FunctionHandle handle, FunctionSource source) {}

  private final Map<Key, FunctionHandle> known = new HashMap<>();
  private final Map<String, FunctionHandle> imported = new HashMap<>();
  private final Deque<Pending> pending = new ArrayDeque<>();
  private final Identifiers symbols = new Identifiers();
  private final DiagnosticSink sink;

  public FunctionTable(DiagnosticSink sink) {
    this.sink = sink;
  }

  /**
   * The function of a source, which is lowered later if it was not asked for before.
   *
   * @param symbol what its symbol should be
   * @param chain the way to it, itself at the end
   */
  public FunctionHandle request(
      FunctionSource source, String symbol, DeviceType returnType, SourceCallChain chain) {
    CodePlace place = source.unit().placeOf(source.node());
    Key key =
        new Key(place, source.substitution(), ShapeKeys.of(source.shapes()), source.fastMath());
    return known.computeIfAbsent(
        key,
        k -> {
          FunctionHandle handle =
              new FunctionHandle(
                  place,
                  symbols.unique(symbol),
                  returnType,
                  chain,
                  source.unit().spanOf(source.node()),
                  source.origin(),
                  source.node() instanceof MethodDeclaration method
                      ? LaunchAnnotations.of(source.unit(), method, sink)
                      : List.of(),
                  AspectAnnotations.of(source.unit(), source.node()));
          pending.add(new Pending(handle, source));
          return handle;
        });
  }

  /** The function of another module. */
  public FunctionHandle importing(
      ImportedFunction function, DeviceType returnType, SourceCallChain chain) {
    return imported.computeIfAbsent(
        function.symbol(), symbol -> FunctionHandle.of(function, returnType, chain));
  }

  /** Lowers everything that was asked for, and what that asks for. */
  public void drain(BiConsumer<FunctionHandle, FunctionSource> lower) {
    while (!pending.isEmpty()) {
      Pending next = pending.remove();
      lower.accept(next.handle(), next.source());
    }
  }
}
