package dev.sycamore.outliner.report;

import dev.sycamore.outliner.OutlinerCases;
import org.junit.jupiter.api.Tag;

/** Faults, one report for each place, and warnings that the source suppresses. */
@Tag("module")
class ReportCasesTest extends OutlinerCases {
  ReportCasesTest() {
    super("reports");
  }
}
