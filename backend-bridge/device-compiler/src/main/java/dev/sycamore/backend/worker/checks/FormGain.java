package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Whether a nest of loops gains enough by a form without some of its checks. Each form is code of
 * its own to optimise and to emit: for one comparison beside a hundred instructions that is too
 * much.
 */
final class FormGain {

  /** How many passes a loop is taken to have if that is not known. */
  private static final int PASSES = 8;

  /** Instructions that a check takes at least. */
  private static final int CHECK = 3;

  /** The same of the question whether a loop inside may run without checks. */
  private static final int QUESTION = 16;

  /** Other instructions that a processor runs while it divides integers. */
  private static final int DIVISION = 32;

  /** One of so many instructions has to go. */
  private static final int SHARE = 24;

  private final FunctionFlow flow;
  private final NaturalLoop nest;
  private final SavedWork saved;
  private final BitSet rest;
  private final Map<Integer, Integer> passes = new HashMap<>();

  FormGain(FunctionFlow flow, NaturalLoop nest, SavedWork saved) {
    this.flow = flow;
    this.nest = nest;
    this.saved = saved;
    this.rest = RestChecks.blocks(flow);
  }

  /**
   * Whether it is enough.
   *
   * @param instructions all of the nest
   * @param free the checks that go
   */
  boolean isEnough(List<LLVMValueRef> instructions, List<LLVMValueRef> free) {
    return frees(instructions, free) || gain(free) * SHARE >= size(instructions);
  }

  /**
   * A loop inside that loses its last check has one exit: LLVM puts it into vectors, unless it is
   * in vectors already.
   */
  private boolean frees(List<LLVMValueRef> instructions, List<LLVMValueRef> free) {
    if (instructions.stream().anyMatch(LaneVectors::isVector)) {
      return false;
    }
    List<Optional<NaturalLoop>> kept =
        instructions.stream()
            .filter(i -> CheckCalls.isCheck(i) && !free.contains(i))
            .map(this::loop)
            .toList();
    return free.stream()
        .filter(CheckCalls::isCheck)
        .map(this::loop)
        .anyMatch(
            loop ->
                !loop.equals(Optional.of(nest))
                    && loop.filter(flow.loops()::isInnermost).isPresent()
                    && !kept.contains(loop));
  }

  private double gain(List<LLVMValueRef> free) {
    return free.stream()
        .filter(this::isRun)
        .mapToDouble(check -> passes(check) * Math.max(saved.of(check), least(check)))
        .sum();
  }

  private static int least(LLVMValueRef check) {
    return CheckCalls.isAll(check) ? QUESTION : CHECK;
  }

  /** Of all that the form without the checks runs. */
  private double size(List<LLVMValueRef> instructions) {
    return instructions.stream().filter(this::isRun).mapToDouble(i -> passes(i) * size(i)).sum();
  }

  /** Not in the form with checks of a loop inside, nor by the few work-items left of vectors. */
  private boolean isRun(LLVMValueRef instruction) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(instruction);
    return !saved.isLeft(block) && !rest.get(flow.number(block));
  }

  private static int size(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMSDiv, LLVMUDiv, LLVMSRem, LLVMURem -> {
        boolean isConstant = LaneVectors.constant(LLVMGetOperand(instruction, 1)).isPresent();
        int lanes =
            LaneVectors.isVector(instruction) ? LLVMGetVectorSize(LLVMTypeOf(instruction)) : 1;
        yield isConstant ? 1 : DIVISION * lanes;
      }
      default -> SavedWork.registers(instruction);
    };
  }

  /** How often an instruction runs in a pass of the nest. */
  private double passes(LLVMValueRef instruction) {
    double all = 1;
    Optional<NaturalLoop> loop = loop(instruction);
    while (loop.isPresent() && !loop.get().equals(nest)) {
      all *= passes(loop.get());
      loop = flow.loops().around(loop.get());
    }
    return all;
  }

  private int passes(NaturalLoop loop) {
    return passes.computeIfAbsent(
        loop.header(),
        unused -> CountedLoop.of(flow, loop).flatMap(CountedLoop::passes).orElse(PASSES));
  }

  private Optional<NaturalLoop> loop(LLVMValueRef instruction) {
    return flow.loops().of(flow.number(LLVMGetInstructionParent(instruction)));
  }
}
