package dev.sycamore.outliner.lowering.object;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Records and fields of objects as values, methods as functions of them. */
@Tag("module")
class ObjectCasesTest extends OutlinerCases {
  ObjectCasesTest() {
    super("fields", "records", "sealed-types");
  }
}
