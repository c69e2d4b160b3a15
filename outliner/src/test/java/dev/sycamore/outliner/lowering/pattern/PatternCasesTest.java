package dev.sycamore.outliner.lowering.pattern;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Patterns as tests of tags, and variables. */
@Tag("module")
class PatternCasesTest extends OutlinerCases {
  PatternCasesTest() {
    super("patterns");
  }
}
