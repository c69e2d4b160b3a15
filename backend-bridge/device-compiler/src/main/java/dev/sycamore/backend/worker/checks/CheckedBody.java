package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The body of a native kernel with checks. Here a violation ends more than its work-item, since
 * nothing is promised of the results: all that the call of its entry point does. So no code after a
 * check has to know that it may have failed.
 */
public final class CheckedBody {

  private static final String CLEAN = "sroa,early-cse,simplifycfg";

  private static final String LOOPS =
      "sroa,early-cse,simplifycfg,loop-simplify,lcssa,loop(loop-rotate),loop-simplify,lcssa";

  /** Both forms of a loop get entries of their own. */
  private static final String ENTRIES = "loop-simplify,lcssa";

  /** What is the same in all passes is computed before a loop: the more is known there. */
  private static final String INVARIANTS = ",loop-mssa(licm)";

  private CheckedBody() {}

  /** Makes checks of all that ends with the report of a violation, if there is any. */
  public static void prepare(DeviceModule module, LLVMValueRef body, TargetMachine machine)
      throws CompileException {
    prepare(module, body, machine, false, Optional.empty());
  }

  private static void prepare(
      DeviceModule module,
      LLVMValueRef body,
      TargetMachine machine,
      boolean batches,
      Optional<CommonDecision> common)
      throws CompileException {
    boolean any = false;
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (CheckCalls.isCallOfViolation(instruction)) {
        any = true;
        endAfter(module, instruction);
      }
    }
    if (!any) {
      return;
    }
    module.runOn(body, CLEAN, machine);
    CheckBranches.replace(body, module.context());
    module.runOn(body, LOOPS, machine);
    UncheckedLoops.free(body, module.context(), common);
    if (batches) {
      batch(module, body, machine, false);
    }
    module.runOn(body, CLEAN, machine);
  }

  /**
   * Makes checks of several passes together.
   *
   * @param bounded whether LLVM learns that counters do not wrap. It makes pointers of them then,
   *     two for each row of a sparse matrix, which takes longer on NVIDIA's GPUs.
   */
  private static void batch(
      DeviceModule module, LLVMValueRef function, TargetMachine machine, boolean bounded)
      throws CompileException {
    module.runOn(function, ENTRIES, machine);
    BatchedChecks.write(function, module.context(), bounded);
  }

  /**
   * Whether a work-item may leave a body at a violation: nobody needs it there after that.
   *
   * @param atBarriers whether others do not wait for it at barriers
   */
  public static boolean mayLeave(LLVMValueRef body, boolean atBarriers) {
    return Llvm.instructions(body).stream()
        .filter(Llvm::isConvergentCall)
        .allMatch(
            call ->
                CheckCalls.isCallOfViolation(call)
                    || (atBarriers && CalledFunctions.isBarrier(call)));
  }

  /**
   * Frees loops of checks in a body that one work-item runs, and which it leaves at a violation:
   * others do not wait for it.
   *
   * @param common how work-items decide on loops with barriers; empty if they stay as they are
   */
  public static void leaveLoopsUnchecked(
      DeviceModule module,
      LLVMValueRef body,
      TargetMachine machine,
      Optional<CommonDecision> common)
      throws CompileException {
    prepare(module, body, machine, true, common);
    CheckExpansion.run(body, module.context());
  }

  /** Nothing follows on the report: LLVM leaves it out. */
  private static void endAfter(DeviceModule module, LLVMValueRef call) {
    int kind = LLVMGetEnumAttributeKindForName("noreturn", "noreturn".length());
    LLVMAddCallSiteAttribute(
        call, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(module.context(), kind, 0));
  }

  /**
   * Makes branches of the checks in an entry point, into which all is inlined. Its loops over
   * work-items lose those that hold in all of their passes.
   *
   * @param batches whether several passes make their checks together
   * @return the places of those that work-items make all the same
   */
  public static Set<Long> finish(
      DeviceModule module, LLVMValueRef entry, TargetMachine machine, boolean batches)
      throws CompileException {
    if (CheckCalls.isIn(entry)) {
      RestChecks.keep(entry);
      module.runOn(entry, LOOPS + INVARIANTS, machine);
      UncheckedLoops.free(entry, module.context());
      if (batches) {
        batch(module, entry, machine, true);
      }
    }
    Set<Long> made = MadeChecks.sites(entry);
    CheckExpansion.run(entry, module.context());
    return made;
  }

  /** Whether any code of a module has reported violations or does. */
  public static boolean isIn(DeviceModule module) {
    return Llvm.functions(module.ref()).stream().anyMatch(CheckCalls::isViolation);
  }

  /** Once there are no more checks: removes what stood for them. Reports are calls. */
  public static void clean(DeviceModule module) {
    clean(module, "cold");
  }

  /** The same where a call would cost registers, even if it is never made: reports are inlined. */
  public static void cleanAndInline(DeviceModule module) {
    clean(module, "alwaysinline");
  }

  private static void clean(DeviceModule module, String report) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (CheckCalls.isViolation(function)) {
        if (report.equals("alwaysinline")) {
          Llvm.removeAttribute(function, "noinline");
        }
        Llvm.addAttribute(module.context(), function, report);
      } else if (Llvm.isDeclaration(function)
          && CheckCalls.isOwn(function)
          && LLVMGetFirstUse(function) == null) {
        LLVMDeleteFunction(function);
      }
    }
  }
}
