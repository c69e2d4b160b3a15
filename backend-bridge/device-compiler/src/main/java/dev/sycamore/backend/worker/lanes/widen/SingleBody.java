package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.llvm.FunctionCopy;
import java.util.LinkedHashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function of one work-item, and what is known of it for neighbours.
 *
 * @param function the function
 * @param parameters the shapes of the parameters that differ between lanes, by position
 * @param constants the values of parameters that are the same in each call, by position
 * @param slots for parameters that are arrays with one element for each work-item, by position, the
 *     shapes of the elements
 */
public record SingleBody(
    LLVMValueRef function,
    Map<Integer, LaneShape> parameters,
    Map<Integer, LLVMValueRef> constants,
    Map<Integer, LaneShape> slots) {

  /** A function of which no more is known than how its parameters differ. */
  public static SingleBody of(LLVMValueRef function, Map<Integer, LaneShape> parameters) {
    return new SingleBody(function, parameters, Map.of(), Map.of());
  }

  /** A copy of the function in which the parameters are constant that are the same in each call. */
  LLVMValueRef copy(String name) {
    return FunctionCopy.of(function, name, constants);
  }

  /** What is known of the values of a copy in canonical form. */
  Map<LLVMValueRef, LaneShape> known(LLVMValueRef copy) {
    Map<LLVMValueRef, LaneShape> known = new LinkedHashMap<>();
    parameters.forEach((position, shape) -> known.put(LLVMGetParam(copy, position), shape));
    slots.forEach((position, shape) -> addLoads(LLVMGetParam(copy, position), shape, known));
    return known;
  }

  private static void addLoads(
      LLVMValueRef address, LaneShape shape, Map<LLVMValueRef, LaneShape> known) {
    for (var use = LLVMGetFirstUse(address); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      if (LLVMGetInstructionOpcode(user) == LLVMGetElementPtr) {
        addLoads(user, shape, known);
      } else if (LLVMGetInstructionOpcode(user) == LLVMLoad) {
        known.put(user, shape);
      }
    }
  }
}
