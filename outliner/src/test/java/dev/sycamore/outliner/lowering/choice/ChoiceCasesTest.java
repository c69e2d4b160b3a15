package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Variables over arrays. */
@Tag("module")
class ChoiceCasesTest extends OutlinerCases {
  ChoiceCasesTest() {
    super("array-choices", "array-results", "row-choices");
  }
}
