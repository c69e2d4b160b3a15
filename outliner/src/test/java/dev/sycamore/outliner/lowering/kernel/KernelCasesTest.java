package dev.sycamore.outliner.lowering.kernel;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** What kernels capture as arguments, and their indices. */
@Tag("module")
class KernelCasesTest extends OutlinerCases {
  KernelCasesTest() {
    super("captured-values", "launches", "rows", "specialization-constants");
  }
}
