package dev.sycamore.outliner.program;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Units: what a kernel reaches, and what is assembled of it. */
@Tag("module")
class ProgramCasesTest extends OutlinerCases {
  ProgramCasesTest() {
    super("units");
  }
}
