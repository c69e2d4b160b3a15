package dev.sycamore.outliner.kernels;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** The ways to write a kernel, and launches whose kernel is unknown. */
@Tag("module")
class KernelSourceCasesTest extends OutlinerCases {
  KernelSourceCasesTest() {
    super("kernel-forms", "unknown-kernels", "variants");
  }
}
