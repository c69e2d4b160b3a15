package dev.sycamore.outliner.lowering.function;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Methods as functions, one for each combination of shapes. */
@Tag("module")
class FunctionCasesTest extends OutlinerCases {
  FunctionCasesTest() {
    super("functions");
  }
}
