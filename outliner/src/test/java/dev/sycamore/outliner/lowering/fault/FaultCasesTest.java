package dev.sycamore.outliner.lowering.fault;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Types of the host that have no place on a device. */
@Tag("module")
class FaultCasesTest extends OutlinerCases {
  FaultCasesTest() {
    super("host-types");
  }
}
