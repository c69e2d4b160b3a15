package dev.sycamore.codegen.passes;

import dev.sycamore.model.program.DeviceUnit;
import java.util.List;

/** Brings a unit to the normal form of this package: the passes, in their order. */
public final class Normalizer {

  private static final List<UnitPass> PASSES =
      List.of(
          // First: the others take every variable for one of the function's own.
          new PassSpecializationConstants(),
          // Before everything: then nothing else knows of scratch memory.
          new LowerGroupOperations(),
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

  private Normalizer() {}

  /**
   * The unit in normal form. Entry parameters follow from the unit as it was, not from the result.
   *
   * @throws dev.sycamore.codegen.error.CodegenException if the unit breaks a rule of the device
   *     model
   */
  public static DeviceUnit normalize(DeviceUnit unit) {
    DeviceUnit result = unit;
    for (UnitPass pass : PASSES) {
      result = pass.run(result);
    }
    return result;
  }
}
