package dev.sycamore.outliner.kernels;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** The ways to write a kernel, and what is no kernel. */
@Tag("module")
class KernelSourceCasesTest extends OutlinerCases {
  KernelSourceCasesTest() {
    super("kernel-forms", "not-kernels", "variants");
  }
}
