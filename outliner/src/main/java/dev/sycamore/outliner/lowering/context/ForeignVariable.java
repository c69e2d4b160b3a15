package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.lowering.fault.CrossingFaults;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.Optional;

/** A captured variable of a kernel that cannot cross: reported at its first use, in lambdas too. */
public final class ForeignVariable {
  private final String name;
  private final JavaType type;
  private final SourceSpan declaration;
  private boolean reported;

  public ForeignVariable(String name, JavaType type, SourceSpan declaration) {
    this.name = name;
    this.type = type;
    this.declaration = declaration;
  }

  /** Reports it at its first use; the caller throws what this returns. */
  public Unlowerable refuse(FunctionContext lowering, Expression use) {
    if (reported) {
      return lowering.faults().silently();
    }
    reported = true;
    return CrossingFaults.refuse(
        lowering, use, "captured variable", name, type, Optional.of(declaration));
  }
}
