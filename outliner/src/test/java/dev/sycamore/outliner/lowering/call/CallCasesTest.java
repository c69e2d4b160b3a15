package dev.sycamore.outliner.lowering.call;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Methods of the API and the JDK as operations of devices. */
@Tag("module")
class CallCasesTest extends OutlinerCases {
  CallCasesTest() {
    super(
        "accessors",
        "atomics",
        "copies",
        "groups",
        "images",
        "math",
        "matrices",
        "printf",
        "strings",
        "sub-groups",
        "targets");
  }
}
