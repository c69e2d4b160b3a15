package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.model.Kernel;
import java.util.List;

/** The runtime tells kernels of a file apart by their lines and signatures, or by their names. */
final class AmbiguousKernels {
  private final DiagnosticSink sink;

  AmbiguousKernels(DiagnosticSink sink) {
    this.sink = sink;
  }

  /** Reports the second of every two kernels that look the same to the runtime. */
  void check(List<LoweredKernel> kernels) {
    for (int i = 0; i < kernels.size(); i++) {
      for (int j = 0; j < i; j++) {
        LoweredKernel first = kernels.get(j);
        LoweredKernel second = kernels.get(i);
        if (first.unit() == second.unit()
            && !(first.named() && second.named())
            && lookAlike(first.kernel(), second.kernel())) {
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
