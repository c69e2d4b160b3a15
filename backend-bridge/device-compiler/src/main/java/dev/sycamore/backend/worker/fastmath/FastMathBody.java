package dev.sycamore.backend.worker.fastmath;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Applies what the flags of a function's floating-point operations allow. */
public final class FastMathBody {

  /** SSA form; what else LLVM has would hide the strides of accesses. */
  private static final String SIMPLIFICATION = "sroa,early-cse,simplifycfg";

  private static final int PLACES_SHOWN = 4;

  private FastMathBody() {}

  /**
   * Fuses products and sums. What else is allowed is left to LLVM's passes, which read the flags.
   * Code without flags stays as it is.
   *
   * @param function with everything inlined, or a device function
   * @param nativeFunctions how many calls of the target's own functions were in it
   * @return what is changed, in words for users; empty if nothing is
   */
  public static Optional<String> apply(
      DeviceModule module,
      LLVMValueRef function,
      FusedForm form,
      int nativeFunctions,
      TargetMachine machine)
      throws CompileException {
    List<String> changes = new ArrayList<>();
    if (Llvm.instructions(function).stream()
        .anyMatch(instruction -> FloatFlags.of(instruction) != LLVMFastMathNone)) {
      module.runOn(function, SIMPLIFICATION, machine);
      applyFlags(module, function, form, changes);
    }
    add(changes, nativeFunctions, "native function", "");
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of("fast math: " + String.join(", ", changes));
  }

  private static void applyFlags(
      DeviceModule module, LLVMValueRef function, FusedForm form, List<String> changes) {
    List<LLVMValueRef> instructions = Llvm.instructions(function);
    List<LLVMValueRef> reordered =
        instructions.stream()
            .filter(i -> FloatFlags.has(i, LLVMFastMathAllowReassoc))
            .filter(FastMathBody::isReordered)
            .toList();
    List<LLVMValueRef> divisions =
        instructions.stream()
            .filter(i -> LLVMGetInstructionOpcode(i) == LLVMFDiv)
            .filter(i -> FloatFlags.has(i, LLVMFastMathAllowReciprocal))
            .toList();
    String orders = places(reordered);
    if (form != FusedForm.NONE) {
      List<LLVMValueRef> fused = FusedSums.replace(module, function, form);
      add(changes, fused.size(), "fused multiply-add", places(fused));
    }
    add(changes, reordered.size(), "operation that may be reordered", orders);
    add(changes, divisions.size(), "division that may use a reciprocal", places(divisions));
  }

  private static boolean isReordered(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMFAdd, LLVMFSub, LLVMFMul -> true;
      default -> false;
    };
  }

  private static void add(List<String> changes, int count, String what, String places) {
    if (count > 0) {
      String many = count == 1 ? what : plural(what);
      changes.add(count + " " + many + places);
    }
  }

  /** The first word that is a noun gets an s: the only one, or the one before "that". */
  private static String plural(String what) {
    int that = what.indexOf(" that ");
    return that < 0 ? what + "s" : what.substring(0, that) + "s" + what.substring(that);
  }

  /** Where operations are in the source, if the module says so. */
  private static String places(List<LLVMValueRef> operations) {
    List<String> places =
        operations.stream()
            .flatMap(operation -> DebugLocation.of(operation).stream())
            .map(DebugLocation::toString)
            .distinct()
            .toList();
    if (places.isEmpty()) {
      return "";
    }
    String more = places.size() > PLACES_SHOWN ? ", ..." : "";
    return places.stream().limit(PLACES_SHOWN).collect(Collectors.joining(", ", " (", more + ")"));
  }
}
