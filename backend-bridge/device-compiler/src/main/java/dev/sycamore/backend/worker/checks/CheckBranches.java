package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Turns the branches to blocks that report a violation into checks, so that they are no control
 * flow: what all lanes run, they still run together, and loops have only the exits of the source.
 */
final class CheckBranches {

  /** They may run before the branch that guards them, and cost nothing to speak of. */
  private static final Set<Integer> HARMLESS =
      Set.of(
          LLVMAdd,
          LLVMSub,
          LLVMMul,
          LLVMAnd,
          LLVMOr,
          LLVMXor,
          LLVMShl,
          LLVMLShr,
          LLVMBitCast,
          LLVMTrunc,
          LLVMSExt,
          LLVMZExt,
          LLVMICmp,
          LLVMSelect,
          LLVMExtractValue,
          LLVMPHI);

  private final LLVMValueRef function;
  private final LLVMBuilderRef builder;
  private final Set<Long> endless;

  private CheckBranches(LLVMValueRef function, LLVMBuilderRef builder) {
    this.function = function;
    this.builder = builder;
    this.endless = endless(FunctionFlow.of(function));
  }

  /** The blocks of loops that only a violation ends: as a branch it is their exit. */
  private static Set<Long> endless(FunctionFlow flow) {
    Set<Long> endless = new HashSet<>();
    for (NaturalLoop loop : flow.loops().loops()) {
      if (loop.exitBlocks().stream().allMatch(b -> violation(flow.blocks().get(b)).isPresent())) {
        loop.blocks().stream().forEach(b -> endless.add(flow.blocks().get(b).address()));
      }
    }
    return endless;
  }

  /** A branch of a block to one that reports. */
  private record Jump(LLVMBasicBlockRef from, LLVMValueRef branch, boolean whenTrue) {}

  /**
   * Replaces all branches that can be, in a function in which nothing follows on a violation. Where
   * one cannot, its block has a check that always fails.
   */
  static void replace(LLVMValueRef function, LLVMContextRef context) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      new CheckBranches(function, builder).run();
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void run() {
    for (LLVMBasicBlockRef block : Llvm.blocks(function)) {
      violation(block).ifPresent(call -> replace(block, call));
    }
  }

  /** The call by which a block reports a violation; there is nothing after it. */
  private static Optional<LLVMValueRef> violation(LLVMBasicBlockRef block) {
    return Llvm.instructions(block).stream().filter(CheckCalls::isCallOfViolation).findFirst();
  }

  private void replace(LLVMBasicBlockRef block, LLVMValueRef call) {
    List<LLVMValueRef> before = new ArrayList<>(Llvm.instructions(block));
    before = before.subList(0, before.indexOf(call));
    boolean harmless =
        before.stream().allMatch(i -> HARMLESS.contains(LLVMGetInstructionOpcode(i)));
    List<Jump> jumps = harmless ? jumps(block).orElse(List.of()) : List.of();
    for (Jump jump : jumps) {
      replace(jump, before, call);
    }
    // In a block that cannot be reached any more, this goes with it.
    LLVMPositionBuilderBefore(builder, call);
    LLVMTypeRef bit = LLVMInt1TypeInContext(LLVMGetTypeContext(LLVMTypeOf(call)));
    CheckCalls.build(builder, LLVMConstAllOnes(bit), Llvm.callee(call), arguments(call, Map.of()));
    LLVMInstructionEraseFromParent(call);
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    LLVMPositionBuilderBefore(builder, end);
    LLVMBuildRetVoid(builder);
    LLVMInstructionEraseFromParent(end);
  }

  /** The branches to a block; empty if it is reached in another way. */
  private Optional<List<Jump>> jumps(LLVMBasicBlockRef to) {
    List<Jump> jumps = new ArrayList<>();
    for (LLVMBasicBlockRef block : Llvm.blocks(function)) {
      LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
      int edges = 0;
      for (int i = 0; i < LLVMGetNumSuccessors(end); i++) {
        edges += LLVMGetSuccessor(end, i).equals(to) ? 1 : 0;
      }
      if (edges == 0) {
        continue;
      }
      if (edges > 1
          || endless.contains(block.address())
          || LLVMGetInstructionOpcode(end) != LLVMBr
          || LLVMIsConditional(end) == 0) {
        return Optional.empty();
      }
      jumps.add(new Jump(block, end, LLVMGetSuccessor(end, 0).equals(to)));
    }
    return jumps.isEmpty() ? Optional.empty() : Optional.of(jumps);
  }

  private void replace(Jump jump, List<LLVMValueRef> before, LLVMValueRef call) {
    LLVMPositionBuilderBefore(builder, jump.branch());
    LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(call));
    Map<Long, LLVMValueRef> copies = new HashMap<>();
    for (LLVMValueRef instruction : before) {
      copies.put(instruction.address(), copy(instruction, jump.from(), copies));
    }
    List<LLVMValueRef> arguments = arguments(call, copies);
    LLVMValueRef condition = LLVMGetCondition(jump.branch());
    if (jump.whenTrue()) {
      check(condition, Llvm.callee(call), arguments);
    } else {
      LLVMValueRef bad = LLVMBuildNot(builder, condition, "");
      CheckCalls.build(builder, bad, Llvm.callee(call), arguments);
    }
    LLVMBuildBr(builder, LLVMGetSuccessor(jump.branch(), jump.whenTrue() ? 1 : 0));
    LLVMInstructionEraseFromParent(jump.branch());
  }

  /** A check of each of the conditions of which one has to hold. */
  private void check(LLVMValueRef bad, LLVMValueRef violation, List<LLVMValueRef> arguments) {
    if (LLVMIsASelectInst(bad) != null
        && LLVMGetOperand(bad, 1).equals(LLVMConstAllOnes(LLVMTypeOf(bad)))) {
      check(LLVMGetOperand(bad, 0), violation, arguments);
      check(LLVMGetOperand(bad, 2), violation, arguments);
    } else {
      CheckCalls.build(builder, bound(bad), violation, arguments);
    }
  }

  private LLVMValueRef copy(
      LLVMValueRef instruction, LLVMBasicBlockRef from, Map<Long, LLVMValueRef> copies) {
    if (LLVMGetInstructionOpcode(instruction) == LLVMPHI) {
      return Llvm.incoming(instruction, from);
    }
    LLVMValueRef copy = LLVMInstructionClone(instruction);
    for (int i = 0; i < LLVMGetNumOperands(copy); i++) {
      LLVMValueRef operand = LLVMGetOperand(copy, i);
      LLVMSetOperand(copy, i, copies.getOrDefault(operand.address(), operand));
    }
    LLVMInsertIntoBuilder(builder, copy);
    return copy;
  }

  private static List<LLVMValueRef> arguments(LLVMValueRef call, Map<Long, LLVMValueRef> copies) {
    List<LLVMValueRef> arguments = new ArrayList<>();
    for (int i = 0; i < LLVMGetNumArgOperands(call); i++) {
      LLVMValueRef argument = LLVMGetOperand(call, i);
      arguments.add(copies.getOrDefault(argument.address(), argument));
    }
    return arguments;
  }

  /**
   * The condition of a check; where it compares an index as the generator writes it, with the sign
   * bits of both sides turned, it becomes an unsigned comparison.
   */
  private LLVMValueRef bound(LLVMValueRef condition) {
    if (LLVMIsAICmpInst(condition) == null || LLVMGetICmpPredicate(condition) != LLVMIntSGE) {
      return condition;
    }
    Optional<LLVMValueRef> index = withoutSign(LLVMGetOperand(condition, 0));
    Optional<LLVMValueRef> length = withoutSign(LLVMGetOperand(condition, 1));
    return index.isPresent() && length.isPresent()
        ? LLVMBuildICmp(builder, LLVMIntUGE, index.get(), length.get(), "")
        : condition;
  }

  private static Optional<LLVMValueRef> withoutSign(LLVMValueRef turned) {
    LLVMTypeRef type = LLVMTypeOf(turned);
    LLVMValueRef sign = LLVMConstInt(type, 1L << (LLVMGetIntTypeWidth(type) - 1), 0);
    if (LLVMIsAConstantInt(turned) != null) {
      return Optional.of(LLVMConstXor(turned, sign));
    }
    boolean isTurned =
        LLVMIsABinaryOperator(turned) != null
            && LLVMGetInstructionOpcode(turned) == LLVMXor
            && LLVMGetOperand(turned, 1).equals(sign);
    return isTurned ? Optional.of(LLVMGetOperand(turned, 0)) : Optional.empty();
  }
}
