package dev.sycamore.outliner.lowering.closure;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Lambdas and method references as calls of functions. */
@Tag("module")
class ClosureCasesTest extends OutlinerCases {
  ClosureCasesTest() {
    super("chosen-functions", "lambdas", "references");
  }
}
