package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.access.PrivateMemory;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import java.util.Comparator;

/** The private arrays of a work-item have to fit into its memory. */
public final class PrivateMemoryRule implements ProgramRule {

  /**
   * 64 MiB, for which native-cpu can start threads: with 128 of them, as many as large machines
   * have, that is 8 GiB of stack.
   */
  static final long MOST_BYTES = 64L << 20;

  /**
   * 64 KiB. GPUs have up to 512 KiB (NVIDIA), 128 KiB (AMD) and 64 KiB (Intel, 32 work-items in 2
   * MiB) for a work-item, and OpenCL on processors puts all work-items of a group on one stack.
   */
  static final long USUAL_BYTES = 64L << 10;

  /** The larger arrays say enough. */
  private static final int MOST_NOTES = 5;

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    PrivateMemory memory = PrivateMemory.of(kernel.kernel().body(), kernel.calls());
    if (memory.bytes() <= USUAL_BYTES) {
      return true;
    }
    boolean fits = memory.bytes() <= MOST_BYTES;
    Diagnostic diagnostic =
        Diagnostic.of(
            fits ? DiagnosticId.LARGE_PRIVATE_ARRAYS : DiagnosticId.PRIVATE_ARRAY_SIZE,
            kernel.kernel().span(),
            kernel.chain().to(kernel.kernel().span()),
            memory.bytes(),
            fits ? USUAL_BYTES : MOST_BYTES);
    for (PrivateMemory.PrivateArray array :
        memory.arrays().stream()
            .sorted(Comparator.comparingLong(PrivateMemory.PrivateArray::bytes).reversed())
            .limit(MOST_NOTES)
            .toList()) {
      String note = "`" + array.name() + "` takes " + array.bytes() + " bytes";
      diagnostic = diagnostic.withNote(new Note(note, array.at()));
    }
    sink.report(diagnostic);
    return fits;
  }
}
