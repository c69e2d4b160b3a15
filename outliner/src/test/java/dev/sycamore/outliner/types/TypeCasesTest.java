package dev.sycamore.outliner.types;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Java types on a device. */
@Tag("module")
class TypeCasesTest extends OutlinerCases {
  TypeCasesTest() {
    super("types");
  }
}
