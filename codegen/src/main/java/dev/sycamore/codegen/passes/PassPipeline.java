package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.normal.VerifyNormalForm;
import dev.sycamore.codegen.reports.Reporting;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import java.util.List;

/** Brings a unit to normal form: the passes, in their order. */
public final class PassPipeline {

  private static final List<UnitPass> LOWERING =
      List.of(
          // There is no device code for checks yet to be asked for.
          new RemoveAssertions(),
          // Before loops are lowered, so that `for (;;)` and `while (true)` look the same after it.
          new FoldConstants(),
          new ExpandArrayInitializers(),
          // Before LowerLoops, for which a condition that is split is one with effects.
          new SplitDeepExpressions(),
          // Makes statements of loop conditions and updates; needs all loops as in the source.
          new LowerLoops(),
          // After LowerLoops: an update `i++` is a statement then, and needs no old value.
          new ExpandCompoundAssignments(),
          // After every pass that makes StatementExpressions.
          new HoistEffects(),
          // After HoistEffects, which declares temporaries in cases.
          new LiftCaseDeclarations(),
          new VerifyNormalForm());

  private PassPipeline() {}

  /** After these, kernels and functions have all their parameters. */
  private static List<UnitPass> completing(boolean checks) {
    return List.of(
        // First: the others take every variable for one of the function's own.
        new PassSpecializationConstants(),
        // Before everything else: then nothing else knows of scratch memory.
        new LowerGroupOperations(),
        // Then each operation that is checked is a node of its own.
        new ExpandCompoundAssignments(
            (target, operator) -> checks && Reporting.mayFail(target, operator)),
        // After what passes hidden values, which knows nothing of parameters made here.
        unit -> Reporting.apply(unit, checks));
  }

  /**
   * The unit in normal form.
   *
   * @param checks whether indices, divisors and assertions are checked; assertions are not even
   *     evaluated without it
   * @throws dev.sycamore.codegen.error.CodegenException if the unit breaks a rule of the device
   *     model
   */
  public static NormalizedUnit run(DeviceUnit unit, boolean checks) {
    return NormalizedUnit.of(run(completing(checks), unit), complete -> run(LOWERING, complete));
  }

  /** A unit in normal form as OpenCL C has it: it asks nothing about its target. */
  public static NormalizedUnit forOpenCl(NormalizedUnit unit) {
    return unit.rewritten(new OpenClTargetQueries()::run);
  }

  private static DeviceUnit run(List<UnitPass> passes, DeviceUnit unit) {
    DeviceUnit result = unit;
    for (UnitPass pass : passes) {
      result = pass.run(result);
    }
    return result;
  }
}
