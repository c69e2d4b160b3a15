package dev.sycamore.outliner.captures;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** What a lambda captures, by its number. */
@Tag("module")
class CaptureCasesTest extends OutlinerCases {
  CaptureCasesTest() {
    super("captures");
  }
}
