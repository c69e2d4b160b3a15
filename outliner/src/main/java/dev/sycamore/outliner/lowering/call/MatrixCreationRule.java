package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.MatrixType;

/**
 * Matrices that are made elsewhere than where a variable is declared: they are the memory of the
 * variable.
 */
final class MatrixCreationRule implements CallRule {
  private final FunctionReporting context;

  MatrixCreationRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return invocation.method().owner().canonicalName().equals("dev.sycamore.SubGroup")
        && MatrixType.madeBy(invocation.method().name()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    MatrixType type = MatrixType.madeBy(site.invocation().method().name()).orElseThrow();
    throw context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            site.at(),
            "declare a variable: `%s m = group.%s(%d, %d);`"
                .formatted(type.className(), type.factory(), type.tileRows(), type.tileColumns()),
            "a matrix that is not the initial value of a local variable");
  }
}
