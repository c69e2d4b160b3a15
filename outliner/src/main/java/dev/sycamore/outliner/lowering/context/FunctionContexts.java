package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.lowering.PartLowerers;
import dev.sycamore.outliner.types.Substitution;

/** Makes the contexts of the functions and kernels of one file. */
public record FunctionContexts(CompilationContext compilation, PartLowerers lowerers) {

  /**
   * The context of a function or kernel.
   *
   * @param chain the calls from a kernel to it
   * @param substitution what the type variables in it are
   * @param code all of it
   */
  public FunctionContext of(
      ParsedUnit unit,
      SourceCallChain chain,
      Substitution substitution,
      DeviceType returnType,
      Node code) {
    return of(unit, chain, substitution, returnType, FastMathOptions.EXACT, code);
  }

  /**
   * The context of a function whose calls allow its operations something.
   *
   * @param fastMath what operations are allowed about which the source says nothing
   */
  public FunctionContext of(
      ParsedUnit unit,
      SourceCallChain chain,
      Substitution substitution,
      DeviceType returnType,
      FastMathOptions fastMath,
      Node code) {
    return new FunctionContext(
        compilation, lowerers, unit, chain, substitution, returnType, fastMath, code);
  }
}
