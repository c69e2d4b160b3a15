package dev.sycamore.outliner.lowering.context;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Operands that are evaluated once, in order. */
@Tag("module")
class ContextCasesTest extends OutlinerCases {
  ContextCasesTest() {
    super("evaluation");
  }
}
