package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function's private arrays for all lanes: element by element where all accesses are of one type,
 * each element with those of all lanes side by side, so that one index in all lanes is a vector in
 * memory; otherwise one array after the other.
 */
final class PrivateLayout {

  private final LLVMTargetDataRef layout;

  /** The elements that lie side by side, by allocation. */
  private final Map<Long, LLVMTypeRef> elements = new HashMap<>();

  private final Map<LLVMValueRef, LaneShape> shapes = new LinkedHashMap<>();

  private PrivateLayout(LLVMTargetDataRef layout) {
    this.layout = layout;
  }

  /** The private arrays of a function. */
  static PrivateLayout of(LLVMValueRef function, LLVMTargetDataRef layout) {
    PrivateLayout memory = new PrivateLayout(layout);
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      if (LLVMGetInstructionOpcode(instruction) == LLVMAlloca) {
        memory.add(instruction);
      }
    }
    return memory;
  }

  private void add(LLVMValueRef array) {
    Optional<LLVMTypeRef> element = element(array);
    long stride = LLVMABISizeOfType(layout, element.orElseGet(() -> LLVMGetAllocatedType(array)));
    shapes.put(array, LaneShape.strided(stride));
    element.ifPresent(type -> elements.put(array.address(), type));
  }

  /**
   * Changes the addresses in the arrays so that they have room for the elements of all lanes.
   *
   * @param width the number of lanes
   */
  void spread(int width) {
    for (LLVMValueRef array : shapes.keySet()) {
      LLVMTypeRef element = elements.get(array.address());
      if (element != null) {
        spread(array, element, width);
      }
    }
  }

  /** The type of all accesses, if there is one. */
  private Optional<LLVMTypeRef> element(LLVMValueRef array) {
    LLVMTypeRef type = LLVMGetAllocatedType(array);
    while (LLVMGetTypeKind(type) == LLVMArrayTypeKind) {
      type = LLVMGetElementType(type);
    }
    return LaneForms.isElement(type)
            && LLVMGetAllocatedType(array).address() != type.address()
            && LLVMSizeOfTypeInBits(layout, type) == 8 * LLVMABISizeOfType(layout, type)
            && isOfOneType(array, array, type, new HashSet<>())
        ? Optional.of(type)
        : Optional.empty();
  }

  private boolean isOfOneType(
      LLVMValueRef array, LLVMValueRef address, LLVMTypeRef element, Set<Long> seen) {
    for (var use = LLVMGetFirstUse(address); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      boolean same =
          switch (LLVMGetInstructionOpcode(user)) {
            case LLVMLoad -> LLVMTypeOf(user).address() == element.address();
            case LLVMStore ->
                LLVMGetOperand(user, 1).address() == address.address()
                    && LLVMTypeOf(LLVMGetOperand(user, 0)).address() == element.address();
            case LLVMGetElementPtr ->
                LLVMGetOperand(user, 0).address() == address.address()
                    && leaf(LLVMGetGEPSourceElementType(user)).address() == element.address()
                    && (!seen.add(user.address()) || isOfOneType(array, user, element, seen));
            case LLVMCall ->
                EachLane.isLeftOut(user)
                    || (address.address() == array.address() && zeroedBytes(user) > 0);
            default -> false;
          };
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private static LLVMTypeRef leaf(LLVMTypeRef type) {
    LLVMTypeRef leaf = type;
    while (LLVMGetTypeKind(leaf) == LLVMArrayTypeKind) {
      leaf = LLVMGetElementType(leaf);
    }
    return leaf;
  }

  /** Steps from element to element become steps from one vector of elements to the next. */
  private void spread(LLVMValueRef address, LLVMTypeRef element, int width) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(address)));
    try {
      spread(builder, address, LLVMArrayType2(element, width));
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void spread(LLVMBuilderRef builder, LLVMValueRef address, LLVMTypeRef elements) {
    Set<LLVMValueRef> steps = new LinkedHashSet<>();
    for (var use = LLVMGetFirstUse(address); use != null; use = LLVMGetNextUse(use)) {
      if (LLVMGetInstructionOpcode(LLVMGetUser(use)) == LLVMGetElementPtr) {
        steps.add(LLVMGetUser(use));
      }
    }
    for (LLVMValueRef step : steps) {
      LLVMValueRef wide = wideStep(builder, step, address, elements);
      LLVMReplaceAllUsesWith(step, wide);
      LLVMInstructionEraseFromParent(step);
      spread(builder, wide, elements);
    }
  }

  private LLVMValueRef wideStep(
      LLVMBuilderRef builder, LLVMValueRef step, LLVMValueRef address, LLVMTypeRef elements) {
    LLVMValueRef[] indices = new LLVMValueRef[LLVMGetNumOperands(step) - 1];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = LLVMGetOperand(step, i + 1);
    }
    LLVMPositionBuilderBefore(builder, step);
    return LLVMBuildGEP2(
        builder,
        wide(LLVMGetGEPSourceElementType(step), elements),
        address,
        new PointerPointer<>(indices),
        indices.length,
        Llvm.name(step));
  }

  /** A type with the elements of all lanes in the place of each one. */
  private static LLVMTypeRef wide(LLVMTypeRef type, LLVMTypeRef elements) {
    return LLVMGetTypeKind(type) == LLVMArrayTypeKind
        ? LLVMArrayType2(wide(LLVMGetElementType(type), elements), LLVMGetArrayLength2(type))
        : elements;
  }

  /** The size of one lane's arrays. */
  long bytes() {
    return shapes.keySet().stream()
        .mapToLong(array -> LLVMABISizeOfType(layout, LLVMGetAllocatedType(array)))
        .sum();
  }

  /** How the addresses of the arrays differ between lanes. */
  Map<LLVMValueRef, LaneShape> shapes() {
    return shapes;
  }

  /** The type of the elements that lie side by side, if an array is such a one. */
  Optional<LLVMTypeRef> sideBySide(LLVMValueRef array) {
    return Optional.ofNullable(elements.get(array.address()));
  }

  /** The bytes of an array that a call sets to zero; 0 if it is no such call. */
  long zeroedBytes(LLVMValueRef call) {
    if (!LaneCalls.intrinsic(call).equals("llvm.memset")) {
      return 0;
    }
    LLVMValueRef value = LLVMIsAConstantInt(LLVMGetOperand(call, 1));
    boolean zero = value != null && LLVMConstIntGetZExtValue(value) == 0;
    return zero ? bytes(LLVMGetOperand(call, 2)) : 0;
  }

  /** A constant size, as a number or as the address of what follows an array at 0; or else 0. */
  private long bytes(LLVMValueRef size) {
    if (LLVMIsAConstantInt(size) != null) {
      return LLVMConstIntGetZExtValue(size);
    }
    if (LLVMIsAConstantExpr(size) == null || LLVMGetConstOpcode(size) != LLVMPtrToInt) {
      return 0;
    }
    LLVMValueRef end = LLVMGetOperand(size, 0);
    boolean counted =
        LLVMIsAConstantExpr(end) != null
            && LLVMGetConstOpcode(end) == LLVMGetElementPtr
            && LLVMIsNull(LLVMGetOperand(end, 0)) != 0
            && LLVMGetNumOperands(end) == 2;
    LLVMValueRef count = counted ? LLVMIsAConstantInt(LLVMGetOperand(end, 1)) : null;
    return count == null
        ? 0
        : LLVMConstIntGetZExtValue(count)
            * LLVMABISizeOfType(layout, LLVMGetGEPSourceElementType(end));
  }
}
