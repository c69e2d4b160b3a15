package dev.sycamore.outliner.lowering.enums;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Constants of enums as numbers, their fields as tables, their methods as functions. */
@Tag("module")
class EnumCasesTest extends OutlinerCases {
  EnumCasesTest() {
    super("enums");
  }
}
