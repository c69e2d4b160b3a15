package dev.sycamore.outliner.program;

import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.model.Kernel;
import dev.sycamore.outliner.source.ParsedUnit;
import java.util.List;

/**
 * The runtime tells the lambdas of a file apart by their names, by their lines and signatures, or
 * by their order in the class file.
 */
public final class AmbiguousKernels {

  /** Says whether the class file has lambdas in the order of the source. */
  public interface Order {
    /**
     * Whether two lambdas with one descriptor are in order, and none like them that is no kernel is
     * on their lines.
     */
    boolean isKnown(ParsedUnit unit, LambdaExpr a, LambdaExpr b, List<LambdaExpr> kernels);
  }

  private final Order order;
  private final DiagnosticSink sink;

  AmbiguousKernels(Order order, DiagnosticSink sink) {
    this.order = order;
    this.sink = sink;
  }

  /** Reports the second of every two kernels that look the same to the runtime. */
  void check(List<LoweredKernel> kernels) {
    List<LambdaExpr> lambdas =
        kernels.stream()
            .map(LoweredKernel::code)
            .filter(LambdaExpr.class::isInstance)
            .map(LambdaExpr.class::cast)
            .toList();
    for (int i = 0; i < kernels.size(); i++) {
      for (int j = 0; j < i; j++) {
        LoweredKernel first = kernels.get(j);
        LoweredKernel second = kernels.get(i);
        if (first.unit() == second.unit()
            && !(first.named() && second.named())
            && lookAlike(first.kernel(), second.kernel())
            && first.code() instanceof LambdaExpr one
            && second.code() instanceof LambdaExpr other
            && !order.isKnown(first.unit(), one, other, lambdas)) {
          sink.report(
              Diagnostic.of(DiagnosticId.SYC1015, second.kernel().span(), List.of())
                  .withNote(new Note("the other one", first.kernel().span())));
        }
      }
    }
  }

  private static boolean lookAlike(Kernel a, Kernel b) {
    return a.span().line() <= b.span().endLine()
        && b.span().line() <= a.span().endLine()
        && a.implementationSignature().equals(b.implementationSignature());
  }
}
