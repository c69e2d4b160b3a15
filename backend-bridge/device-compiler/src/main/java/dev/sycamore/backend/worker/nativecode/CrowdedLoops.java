package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import java.util.stream.IntStream;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops with very many accesses to memory. LLVM 20's analysis of the accesses of a loop, on which
 * its loop vectoriser depends, assumes of each index that it does not wrap, compares that with all
 * it has assumed before, and computes all indices anew: it takes the cube of their number, a minute
 * for 400. No such loop is worth vectors of LLVM's, so a call that the analysis does not take ends
 * it at once. The call touches no memory that a program sees, and is taken away in the end.
 */
final class CrowdedLoops {

  /** Analysed within some ten milliseconds. */
  private static final int MOST_ACCESSES = 96;

  private static final String MARKER = "sycamore.crowded";

  /** In LLVM's encoding: reads and writes memory that the code around it cannot see. */
  private static final long INACCESSIBLE = 12;

  private CrowdedLoops() {}

  /**
   * Keeps LLVM from analysing such loops of a module. A function without loops may come to be what
   * a loop over work-items has in it.
   */
  static void keepFromAnalysis(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function) && accesses(function) > MOST_ACCESSES) {
        keepFromAnalysis(module, FunctionFlow.of(function));
      }
    }
  }

  private static void keepFromAnalysis(DeviceModule module, FunctionFlow flow) {
    List<NaturalLoop> loops = flow.loops().loops();
    if (loops.isEmpty()) {
      mark(module, flow.blocks().get(0));
    }
    for (NaturalLoop loop : loops) {
      IntStream blocks = loop.blocks().stream();
      if (flow.loops().isInnermost(loop)
          && blocks.mapToLong(b -> accesses(flow.blocks().get(b))).sum() > MOST_ACCESSES) {
        mark(module, flow.blocks().get(loop.header()));
      }
    }
  }

  private static long accesses(LLVMValueRef function) {
    return Llvm.blocks(function).stream().mapToLong(CrowdedLoops::accesses).sum();
  }

  private static long accesses(LLVMBasicBlockRef block) {
    return Llvm.instructions(block).stream()
        .mapToInt(instruction -> LLVMGetInstructionOpcode(instruction))
        .filter(opcode -> opcode == LLVMLoad || opcode == LLVMStore)
        .count();
  }

  private static void mark(DeviceModule module, LLVMBasicBlockRef block) {
    LLVMTypeRef type = Llvm.functionType(LLVMVoidTypeInContext(module.context()), List.of());
    LLVMValueRef marker = LLVMGetNamedFunction(module.ref(), MARKER);
    if (marker == null) {
      marker = LLVMAddFunction(module.ref(), MARKER, type);
      Llvm.addAttribute(module.context(), marker, "nounwind");
      Llvm.addAttribute(module.context(), marker, "willreturn");
      Llvm.addAttribute(module.context(), marker, "memory", INACCESSIBLE);
    }
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(block));
    LLVMBuildCall2(builder, type, marker, new PointerPointer<LLVMValueRef>(1), 0, "");
    LLVMDisposeBuilder(builder);
  }

  /** Takes the marks away, after the optimiser. */
  static void clean(DeviceModule module) {
    LLVMValueRef marker = LLVMGetNamedFunction(module.ref(), MARKER);
    if (marker == null) {
      return;
    }
    for (LLVMUseRef use = LLVMGetFirstUse(marker); use != null; use = LLVMGetFirstUse(marker)) {
      LLVMInstructionEraseFromParent(LLVMGetUser(use));
    }
    LLVMDeleteFunction(marker);
  }
}
