package dev.sycamore.backend.worker.lanes.shape;

import static org.bytedeco.llvm.global.LLVM.LLVMCall;
import static org.bytedeco.llvm.global.LLVM.LLVMGetInstructionOpcode;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAInstruction;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What a work-item calls to learn about its sub-group, or to exchange values in it. Where lanes are
 * the work-items of a sub-group, these are operations over lanes.
 */
public enum SubGroupFunction {
  /** The number of work-items in a sub-group that is full: a constant. */
  WIDTH,
  /** The number of work-items in the sub-group. */
  SIZE,
  /** The index of the work-item in the sub-group. */
  LOCAL_ID,
  /** The index of the sub-group in the work-group. */
  GROUP_ID,
  /** Waits for the sub-group; orders memory in it. */
  BARRIER,
  /** The value of another work-item: a value, and the index of a work-item that there is. */
  SHUFFLE,
  /** The value of the first work-item, of a parameter that differs by a stride. */
  FIRST;

  private static final String PREFIX = "__sycamore_sub_group_";

  private static final Map<String, SubGroupFunction> BY_SYMBOL = new HashMap<>();

  static {
    for (SubGroupFunction function : values()) {
      BY_SYMBOL.put(function.symbol(), function);
    }
  }

  /** The name in LLVM IR. */
  public String symbol() {
    return PREFIX + name().toLowerCase(Locale.ROOT);
  }

  /** Whether a name is that of one of these functions. */
  public static boolean isSymbol(String name) {
    return BY_SYMBOL.containsKey(name);
  }

  /** The function that an instruction calls, if it is one of these. */
  public static Optional<SubGroupFunction> of(LLVMValueRef instruction) {
    if (LLVMIsAInstruction(instruction) == null
        || LLVMGetInstructionOpcode(instruction) != LLVMCall) {
      return Optional.empty();
    }
    LLVMValueRef callee = Llvm.callee(instruction);
    return callee == null
        ? Optional.empty()
        : Optional.ofNullable(BY_SYMBOL.get(Llvm.name(callee)));
  }

  /**
   * How the results differ between the lanes of a sub-group.
   *
   * @param operands the shapes of the call's operands
   */
  LaneShape shape(List<LaneShape> operands) {
    return switch (this) {
      case WIDTH, SIZE, GROUP_ID, BARRIER, FIRST -> LaneShape.UNIFORM;
      case LOCAL_ID -> LaneShape.strided(1);
      case SHUFFLE ->
          operands.get(0).isUniform() || operands.get(1).isUniform()
              ? LaneShape.UNIFORM
              : LaneShape.VARYING;
    };
  }
}
