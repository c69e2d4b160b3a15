package dev.sycamore.outliner.waits;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** What is reported of methods that use arrays of their launches, and what is not. */
@Tag("module")
class WaitCasesTest extends OutlinerCases {
  WaitCasesTest() {
    super("early-uses");
  }
}
