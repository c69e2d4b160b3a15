package dev.sycamore.outliner.lowering.expression;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Expressions as nodes of the device model, and those that have none. */
@Tag("module")
class ExpressionCasesTest extends OutlinerCases {
  ExpressionCasesTest() {
    super(
        "arrays",
        "compound-assignments",
        "conditionals",
        "conversions",
        "halves",
        "operators",
        "static-values");
  }
}
