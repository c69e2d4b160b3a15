package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.codegen.UnitPassCases;
import dev.sycamore.codegen.reports.Reporting;
import java.util.Map;

/** The passes of the pipeline, and all of them together. */
class PassCasesTest extends UnitPassCases {
  PassCasesTest() {
    super(
        Map.ofEntries(
            Map.entry("PassStaticValues", new PassStaticValues()),
            Map.entry("LowerGroupOperations", new LowerGroupOperations()),
            Map.entry("RemoveAssertions", new RemoveAssertions()),
            Map.entry("MarkUnchecked", new MarkUnchecked()),
            Map.entry("FoldConstants", new FoldConstants()),
            Map.entry("ExpandArrayInitializers", new ExpandArrayInitializers()),
            Map.entry("SplitDeepExpressions", new SplitDeepExpressions()),
            Map.entry("LowerLoops", new LowerLoops()),
            Map.entry("ExpandCompoundAssignments", new ExpandCompoundAssignments()),
            Map.entry(
                "ExpandCheckedAssignments", new ExpandCompoundAssignments(Reporting::mayFail)),
            Map.entry("HoistEffects", new HoistEffects()),
            Map.entry("LiftCaseDeclarations", new LiftCaseDeclarations()),
            Map.entry("FlattenBarriers", new FlattenBarriers()),
            Map.entry("DecideLoops", new DecideLoops()),
            Map.entry("OpenClTargetQueries", new OpenClTargetQueries()),
            Map.entry("Pipeline", unit -> UnitNormalizer.normalize(unit, false).unit())));
  }
}
