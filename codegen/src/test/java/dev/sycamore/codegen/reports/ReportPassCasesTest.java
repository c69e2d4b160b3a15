package dev.sycamore.codegen.reports;

import dev.sycamore.codegen.UnitPassCases;
import java.util.Map;

/** What kernels report to the host: checks and prints. */
class ReportPassCasesTest extends UnitPassCases {
  ReportPassCasesTest() {
    super(
        Map.of(
            "WriteChecks",
            unit -> Reporting.apply(unit, true),
            "WritePrints",
            unit -> Reporting.apply(unit, false)));
  }
}
