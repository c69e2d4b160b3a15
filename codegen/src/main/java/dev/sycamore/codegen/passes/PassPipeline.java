package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.normal.VerifyNormalForm;
import dev.sycamore.codegen.reports.Reporting;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import java.util.ArrayList;
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
    List<UnitPass> passes = new ArrayList<>();
    // First: the others take every variable for one of the function's own.
    passes.add(new PassStaticValues());
    // Before everything else: then nothing else knows of scratch memory.
    passes.add(new LowerGroupOperations());
    if (checks) {
      // Then each operation that is checked is a node of its own.
      passes.add(new ExpandCompoundAssignments(Reporting::mayFail));
    } else {
      passes.add(new MarkUnchecked());
    }
    // After what passes hidden values, which knows nothing of parameters made here.
    passes.add(new WriteReports(checks));
    return passes;
  }

  /**
   * The unit in normal form.
   *
   * @param contents of the unit
   * @param checks whether indices, divisors and assertions are checked; assertions are not even
   *     evaluated without it
   * @throws dev.sycamore.codegen.error.CodegenException if the unit breaks a rule of the device
   *     model
   */
  public static NormalizedUnit run(DeviceUnit unit, CodeContents contents, boolean checks) {
    DeviceUnit complete = run(completing(checks), unit, contents);
    // Reports are written with all kinds of code.
    boolean mayReport = checks || contents.hasPrints();
    CodeContents left = mayReport ? CodeContents.of(complete) : contents;
    NormalizedUnit normalized = NormalizedUnit.of(complete, u -> run(LOWERING, u, left));
    return left.isDeep() ? normalized : normalized.asShallow();
  }

  /**
   * A unit in normal form as OpenCL C has it: it asks nothing about its target, and its drivers
   * understand its barriers.
   */
  public static NormalizedUnit forOpenCl(NormalizedUnit unit) {
    // Loops are decided before barriers get conditions, and when it is known which loops there are.
    return unit.rewritten(
        u -> new FlattenBarriers().run(new DecideLoops().run(new OpenClTargetQueries().run(u))));
  }

  private static DeviceUnit run(List<UnitPass> passes, DeviceUnit unit, CodeContents contents) {
    DeviceUnit result = unit;
    for (UnitPass pass : passes) {
      if (pass.appliesTo(contents)) {
        result = pass.run(result);
      }
    }
    return result;
  }

  /** Writes out what kernels report. */
  private record WriteReports(boolean checks) implements UnitPass {
    @Override
    public boolean appliesTo(CodeContents contents) {
      return checks || contents.hasPrints();
    }

    @Override
    public DeviceUnit run(DeviceUnit unit) {
      return Reporting.apply(unit, checks);
    }
  }
}
