package dev.sycamore.outliner.lowering.statement;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Statements as nodes of the device model, and those that have none. */
@Tag("module")
class StatementCasesTest extends OutlinerCases {
  StatementCasesTest() {
    super("assertions", "branches", "loops", "switches", "exceptions");
  }
}
