package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FlowEdge;
import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Finds what keeps a function from running in lanes, so that its scalar form remains. */
final class LaneObstacles {

  private static final Set<Integer> ELEMENTS =
      Set.of(
          LLVMIntegerTypeKind,
          LLVMHalfTypeKind,
          LLVMFloatTypeKind,
          LLVMDoubleTypeKind,
          LLVMPointerTypeKind);

  private static final Set<Integer> TERMINATORS = Set.of(LLVMRet, LLVMBr);

  private static final Set<Integer> OTHERS =
      Set.of(LLVMPHI, LLVMGetElementPtr, LLVMICmp, LLVMFCmp, LLVMSelect, LLVMFNeg, LLVMFreeze);

  private final FunctionFlow flow;
  private final LaneShapes shapes;

  private LaneObstacles(FunctionFlow flow, LaneShapes shapes) {
    this.flow = flow;
    this.shapes = shapes;
  }

  /** Why a function cannot run in lanes; empty if it can. */
  static Optional<String> first(FunctionFlow flow, LaneShapes shapes) {
    return new LaneObstacles(flow, shapes).first();
  }

  private Optional<String> first() {
    if (!flow.loops().isReducible()) {
      return Optional.of("a loop with two entries");
    }
    for (NaturalLoop loop : flow.loops().loops()) {
      if (loop.latches().size() > 1) {
        return Optional.of("a loop with several jumps back");
      }
      for (FlowEdge exit : loop.exits()) {
        if (!flow.loops().of(exit.to()).equals(flow.loops().around(loop))) {
          return Optional.of("a jump out of several loops");
        }
      }
    }
    return flow.blocks().stream()
        .flatMap(block -> Llvm.instructions(block).stream())
        .flatMap(instruction -> of(instruction).stream())
        .findFirst();
  }

  private Optional<String> of(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    if (TERMINATORS.contains(opcode)) {
      return Optional.empty();
    }
    boolean supported =
        switch (opcode) {
          case LLVMLoad, LLVMStore ->
              LLVMGetVolatile(instruction) == 0
                  && LLVMGetOrdering(instruction) == LLVMAtomicOrderingNotAtomic;
          case LLVMCall ->
              LaneCalls.isElementwise(instruction) || LaneCalls.isWithoutEffect(instruction);
          default ->
              OTHERS.contains(opcode)
                  || LLVMIsABinaryOperator(instruction) != null
                  || LLVMIsACastInst(instruction) != null;
        };
    if (!supported) {
      return Optional.of("an instruction without a form in lanes: " + print(instruction));
    }
    return isElement(instruction)
        ? Optional.empty()
        : Optional.of("a value without a form in lanes: " + print(instruction));
  }

  private boolean isElement(LLVMValueRef instruction) {
    LLVMTypeRef type =
        LLVMTypeOf(
            LLVMGetInstructionOpcode(instruction) == LLVMStore
                ? LLVMGetOperand(instruction, 0)
                : instruction);
    int kind = LLVMGetTypeKind(type);
    return kind == LLVMVoidTypeKind
        || ELEMENTS.contains(kind)
        || (shapes.of(instruction).isUniform()
            && LLVMGetInstructionOpcode(instruction) != LLVMStore);
  }

  private static String print(LLVMValueRef instruction) {
    return Llvm.message(LLVMPrintValueToString(instruction)).strip();
  }
}
