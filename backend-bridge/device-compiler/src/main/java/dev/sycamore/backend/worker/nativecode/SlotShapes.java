package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionCopy;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * How the values of a kernel with barriers differ between neighbours, found before they become
 * slots. LLVM names a slot by its value: that is how the shape of a slot is found again.
 */
final class SlotShapes {

  private static final String PREFIX = "value_";

  private final Map<String, LaneShape> shapes = new HashMap<>();

  private SlotShapes() {}

  /**
   * Finds the shapes, and names the body's values.
   *
   * @param parameters the shapes of the parameters that differ, by position
   */
  static SlotShapes of(
      DeviceModule module,
      LLVMValueRef body,
      Map<Integer, LaneShape> parameters,
      TargetMachine machine)
      throws CompileException {
    return of(module, body, parameters, instruction -> false, machine);
  }

  /**
   * Finds what is the same in all work-items of a group: not what is read from memory, which may
   * have changed before another work-item reads it, nor what a function returns.
   *
   * @param parameters the parameters that differ between the work-items of a group, by position
   */
  static SlotShapes inGroup(
      DeviceModule module, LLVMValueRef body, Set<Integer> parameters, TargetMachine machine)
      throws CompileException {
    Map<Integer, LaneShape> varying = new LinkedHashMap<>();
    parameters.forEach(position -> varying.put(position, LaneShape.VARYING));
    return of(module, body, varying, SlotShapes::mayDiffer, machine);
  }

  private static boolean mayDiffer(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad, LLVMAtomicRMW, LLVMAtomicCmpXchg -> true;
      case LLVMCall ->
          Llvm.callee(instruction) == null
              || !Llvm.name(Llvm.callee(instruction)).startsWith("llvm.");
      default -> false;
    };
  }

  private static SlotShapes of(
      DeviceModule module,
      LLVMValueRef body,
      Map<Integer, LaneShape> parameters,
      Predicate<LLVMValueRef> mayDiffer,
      TargetMachine machine)
      throws CompileException {
    int number = 0;
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (LLVMGetTypeKind(LLVMTypeOf(instruction)) != LLVMVoidTypeKind) {
        String name = PREFIX + number++;
        LLVMSetValueName2(instruction, name, name.length());
      }
    }
    SlotShapes found = new SlotShapes();
    LLVMValueRef copy = FunctionCopy.of(body, Llvm.name(body) + ".shapes");
    try {
      module.runOn(copy, "loop-simplify,lcssa", machine);
      found.find(copy, LLVMGetModuleDataLayout(module.ref()), parameters, mayDiffer);
    } finally {
      LLVMDeleteFunction(copy);
    }
    return found;
  }

  private void find(
      LLVMValueRef copy,
      LLVMTargetDataRef layout,
      Map<Integer, LaneShape> parameters,
      Predicate<LLVMValueRef> mayDiffer) {
    FunctionFlow flow = FunctionFlow.of(copy);
    if (!flow.loops().isReducible()) {
      return;
    }
    Map<LLVMValueRef, LaneShape> known = new LinkedHashMap<>();
    parameters.forEach((position, shape) -> known.put(LLVMGetParam(copy, position), shape));
    for (LLVMValueRef instruction : Llvm.instructions(copy)) {
      if (LLVMGetInstructionOpcode(instruction) == LLVMAlloca || mayDiffer.test(instruction)) {
        known.put(instruction, LaneShape.VARYING);
      }
    }
    LaneShapes all = LaneShapes.of(flow, layout, known);
    for (LLVMValueRef instruction : Llvm.instructions(copy)) {
      String name = Llvm.name(instruction);
      // Nothing is known of a slot without a name, least of all what holds for a store or a return.
      if (name.startsWith(PREFIX) && !isLeftApart(flow, all, instruction)) {
        shapes.put(name, all.of(instruction));
      }
    }
  }

  /** Whether a value is read after a loop from which each lane has it of another pass. */
  private static boolean isLeftApart(FunctionFlow flow, LaneShapes shapes, LLVMValueRef value) {
    int block = flow.number(LLVMGetInstructionParent(value));
    for (NaturalLoop loop : flow.loops().loops()) {
      if (loop.contains(block) && shapes.isDivergent(loop) && isUsedOutside(flow, loop, value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUsedOutside(FunctionFlow flow, NaturalLoop loop, LLVMValueRef value) {
    for (var use = LLVMGetFirstUse(value); use != null; use = LLVMGetNextUse(use)) {
      if (!loop.contains(flow.number(LLVMGetInstructionParent(LLVMGetUser(use))))) {
        return true;
      }
    }
    return false;
  }

  /** The shape of a value or of the slot that has become of it. */
  LaneShape of(LLVMValueRef slot) {
    String name = Llvm.name(slot);
    int end = name.indexOf('.');
    return end < 0
        ? LaneShape.VARYING
        : shapes.getOrDefault(name.substring(0, end), LaneShape.VARYING);
  }
}
