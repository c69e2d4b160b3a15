package dev.sycamore.backend.worker.lanes.cost;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An innermost loop in lanes that waits for its own results: each pass adds to what the one before
 * has computed, so that it takes as long as that chain of operations, while most of the processor
 * has nothing to do. With several registers for each value there are several chains, which do not
 * wait for each other (unroll and jam). Times are in cycles, roughly, of processors of the last ten
 * years.
 */
final class LoopWaits {

  private static final double FLOATING_LATENCY = 4;
  private static final double DIVISION_LATENCY = 13;
  private static final double OTHER_LATENCY = 1;

  /** Of an operation on one register: two units do floating point, and loads; more do the rest. */
  private static final double BUSY = 0.5;

  private static final double OTHER_BUSY = 0.35;
  private static final double DIVISION_BUSY = 5;

  /** Of an instruction that is the same for all lanes. */
  private static final double SCALAR_BUSY = 0.25;

  /** Of the masks of a block that not all lanes run. */
  private static final double MASK_BUSY = 1;

  /** Of what a loop does once in a pass. */
  private static final double LOOP_BUSY = 1;

  /** So many instructions a processor looks ahead. */
  private static final long WINDOW = 256;

  private static final int REGISTERS = 16;
  private static final int MANY_REGISTERS = 32;

  /** Those of values that last for a part of a pass only. */
  private static final int TEMPORARIES = 2;

  private final FunctionFlow flow;
  private final LaneShapes shapes;
  private final LLVMTargetDataRef layout;
  private final VectorUnit unit;
  private final Predicate<LLVMValueRef> widened;

  LoopWaits(
      FunctionFlow flow,
      LaneShapes shapes,
      LLVMTargetDataRef layout,
      VectorUnit unit,
      Predicate<LLVMValueRef> widened) {
    this.flow = flow;
    this.shapes = shapes;
    this.layout = layout;
    this.unit = unit;
    this.widened = widened;
  }

  /**
   * How many times as fast the innermost loops are with more lanes: that one of them that gains
   * most, or 0 if there is a loop that has no room or no form for so many.
   */
  double gain(int fewer, int more) {
    double gain = 1;
    CheckedCopies copies = CheckedCopies.of(flow);
    for (NaturalLoop loop : flow.loops().loops()) {
      if (flow.loops().isInnermost(loop) && !copies.has(loop.header())) {
        List<LLVMValueRef> all = instructions(loop);
        if (!isWidened(all) || registers(loop, all, more) > registers()) {
          return 0;
        }
        double chain = chain(loop);
        if (chain > busy(loop, all, fewer) && !isShort(loop, all)) {
          double after = Math.max(chain, busy(loop, all, more));
          gain = Math.max(gain, chain / after * more / fewer);
        }
      }
    }
    return gain;
  }

  /** Whether the processor is at the next vectors of work-items before a chain has ended. */
  private boolean isShort(NaturalLoop loop, List<LLVMValueRef> all) {
    for (LLVMValueRef phi : phis(loop)) {
      for (LLVMValueRef instruction : all) {
        if (LLVMGetInstructionOpcode(instruction) == LLVMICmp && isOf(instruction, phi)) {
          LLVMValueRef end = LLVMIsAConstantInt(LLVMGetOperand(instruction, 1));
          if (end != null && LLVMConstIntGetZExtValue(end) * all.size() <= WINDOW) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a comparison is one of a counter, or of what it is in the next pass. */
  private static boolean isOf(LLVMValueRef comparison, LLVMValueRef phi) {
    LLVMValueRef value = LLVMGetOperand(comparison, 0);
    return value.equals(phi)
        || (LLVMIsABinaryOperator(value) != null && LLVMGetOperand(value, 0).equals(phi));
  }

  private int registers() {
    return unit.masks() ? MANY_REGISTERS : REGISTERS;
  }

  /** Those of a loop without its checks: most of them are made once, before all of its passes. */
  private List<LLVMValueRef> instructions(NaturalLoop loop) {
    List<LLVMValueRef> all = new ArrayList<>();
    loop.blocks().stream().forEach(b -> all.addAll(Llvm.instructions(flow.blocks().get(b))));
    all.removeIf(CheckCalls::isCheck);
    return all;
  }

  /** Whether one instruction on vectors does what each does, without a look at single lanes. */
  private boolean isWidened(List<LLVMValueRef> all) {
    for (LLVMValueRef instruction : all) {
      int opcode = LLVMGetInstructionOpcode(instruction);
      if (opcode == LLVMLoad || opcode == LLVMStore) {
        if (!isBySide(instruction, opcode)) {
          return false;
        }
      } else if (LLVMIsATerminatorInst(instruction) == null
          && opcode != LLVMPHI
          && !shapes.of(instruction).isUniform()
          && !widened.test(instruction)) {
        return false;
      } else if (EachLane.hasEffect(instruction)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an access is one of elements beside each other, or of one. */
  private boolean isBySide(LLVMValueRef access, int opcode) {
    LLVMValueRef pointer = LLVMGetOperand(access, opcode == LLVMLoad ? 0 : 1);
    LLVMTypeRef type = LLVMTypeOf(opcode == LLVMLoad ? access : LLVMGetOperand(access, 0));
    return widened.test(access)
        && !shapes.of(pointer).isVarying()
        && (shapes.of(pointer).isUniform() || shapes.of(pointer).stride() * 8 == bits(type));
  }

  /** The longest chain of floating-point operations from one pass to the next. */
  private double chain(NaturalLoop loop) {
    double longest = 0;
    for (LLVMValueRef phi : phis(loop)) {
      if (isFloating(LLVMTypeOf(phi)) && !shapes.of(phi).isUniform()) {
        for (int latch : loop.latches()) {
          LLVMValueRef next = Llvm.incoming(phi, flow.blocks().get(latch));
          longest = Math.max(longest, latency(next, loop, new HashMap<>()));
        }
      }
    }
    return longest;
  }

  private List<LLVMValueRef> phis(NaturalLoop loop) {
    return Llvm.instructions(flow.blocks().get(loop.header())).stream()
        .filter(instruction -> LLVMIsAPHINode(instruction) != null)
        .toList();
  }

  /** From the loop's own values to one of its results; below 0 if that does not depend on them. */
  private double latency(LLVMValueRef value, NaturalLoop loop, Map<LLVMValueRef, Double> known) {
    if (LLVMIsAInstruction(value) == null || !isIn(loop, value)) {
      return Double.NEGATIVE_INFINITY;
    }
    if (LLVMIsAPHINode(value) != null
        && flow.number(LLVMGetInstructionParent(value)) == loop.header()) {
      return 0;
    }
    Double before = known.get(value);
    if (before != null) {
      return before;
    }
    double longest = Double.NEGATIVE_INFINITY;
    for (LLVMValueRef operand : operands(value)) {
      longest = Math.max(longest, latency(operand, loop, known));
    }
    longest += latency(value);
    known.put(value, longest);
    return longest;
  }

  private boolean isIn(NaturalLoop loop, LLVMValueRef instruction) {
    return loop.contains(flow.number(LLVMGetInstructionParent(instruction)));
  }

  private static List<LLVMValueRef> operands(LLVMValueRef instruction) {
    List<LLVMValueRef> operands = new ArrayList<>();
    for (int k = 0; k < LLVMGetNumOperands(instruction); k++) {
      LLVMValueRef operand = LLVMGetOperand(instruction, k);
      if (LLVMValueIsBasicBlock(operand) == 0) {
        operands.add(operand);
      }
    }
    return operands;
  }

  private static double latency(LLVMValueRef instruction) {
    return switch (OperationKind.of(instruction)) {
      case FLOATING_DIVISION -> DIVISION_LATENCY;
      case FLOATING, CALL -> FLOATING_LATENCY;
      default -> OTHER_LATENCY;
    };
  }

  /** How long the units are busy with a pass. */
  private double busy(NaturalLoop loop, List<LLVMValueRef> all, int width) {
    double busy = LOOP_BUSY;
    for (LLVMValueRef instruction : all) {
      busy += busy(instruction, width);
    }
    if (shapes.isDivergent(loop)) {
      busy += MASK_BUSY * loop.blocks().cardinality() * unit.registers(Integer.SIZE, width);
    }
    return busy;
  }

  private double busy(LLVMValueRef instruction, int width) {
    boolean store = LLVMGetInstructionOpcode(instruction) == LLVMStore;
    LLVMValueRef value = store ? LLVMGetOperand(instruction, 0) : instruction;
    if (!store && !shapes.of(instruction).isVarying()) {
      return SCALAR_BUSY;
    }
    int registers = unit.registers(Math.max(Integer.SIZE, bits(LLVMTypeOf(value))), width);
    return registers
        * switch (OperationKind.of(instruction)) {
          case PHI, JUMP, ADDRESS -> 0;
          case FLOATING_DIVISION -> DIVISION_BUSY;
          case FLOATING, LOAD, CALL -> BUSY;
          case STORE -> 2 * BUSY;
          default -> OTHER_BUSY;
        };
  }

  /** The registers of what a loop keeps or uses in each pass. */
  private int registers(NaturalLoop loop, List<LLVMValueRef> all, int width) {
    Set<LLVMValueRef> values = new HashSet<>(phis(loop));
    for (LLVMValueRef instruction : all) {
      for (LLVMValueRef operand : operands(instruction)) {
        boolean outside =
            LLVMIsAArgument(operand) != null
                || (LLVMIsAInstruction(operand) != null && !isIn(loop, operand));
        if (outside) {
          values.add(operand);
        }
      }
    }
    int registers = TEMPORARIES * unit.registers(Integer.SIZE, width);
    for (LLVMValueRef value : values) {
      LLVMTypeRef type = LLVMTypeOf(value);
      // Of strided ones the first lane's is mostly all.
      if (shapes.of(value).isVarying() && LLVMGetTypeKind(type) != LLVMPointerTypeKind) {
        registers += unit.registers(Math.max(Integer.SIZE, bits(type)), width);
      }
    }
    return registers + (shapes.isDivergent(loop) ? unit.registers(Integer.SIZE, width) : 0);
  }

  private static boolean isFloating(LLVMTypeRef type) {
    int kind = LLVMGetTypeKind(type);
    return kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind;
  }

  private long bits(LLVMTypeRef type) {
    return LLVMTypeIsSized(type) == 0 ? 0 : LLVMSizeOfTypeInBits(layout, type);
  }
}
