package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What the values of the old function are in the new one: the scalar of all lanes or of the first
 * lane, and the vector. Those of other blocks are in slots, which LLVM makes registers again: so no
 * path of masks needs phis of its own.
 */
final class LaneValues {

  private final LaneBuilder builder;
  private final LaneShapes shapes;
  private final LLVMBasicBlockRef entry;
  private final Map<Long, LLVMValueRef> scalars = new HashMap<>();
  private final Map<Long, LLVMValueRef> vectors = new HashMap<>();
  private final Map<Long, LLVMValueRef> parameters = new HashMap<>();
  private final Map<Long, LLVMValueRef> scalarSlots = new HashMap<>();
  private final Map<Long, LLVMValueRef> vectorSlots = new HashMap<>();

  /**
   * @param entry a block of the new function in which all slots are made
   */
  LaneValues(LaneBuilder builder, LaneShapes shapes, LLVMBasicBlockRef entry) {
    this.builder = builder;
    this.shapes = shapes;
    this.entry = entry;
  }

  LaneShape shape(LLVMValueRef value) {
    return shapes.of(value);
  }

  void setParameter(LLVMValueRef old, LLVMValueRef parameter) {
    parameters.put(old.address(), parameter);
  }

  /** Forgets what only holds in the block so far. */
  void enterBlock() {
    scalars.clear();
    vectors.clear();
  }

  /** The value of all lanes, or of the first lane if they differ by a stride. */
  LLVMValueRef scalar(LLVMValueRef old) {
    if (LLVMIsAInstruction(old) == null) {
      return parameters.getOrDefault(old.address(), old);
    }
    return scalars.computeIfAbsent(
        old.address(), a -> LLVMBuildLoad2(builder.ref(), LLVMTypeOf(old), scalarSlot(old), ""));
  }

  /** The values of all lanes. */
  LLVMValueRef vector(LLVMValueRef old) {
    LLVMValueRef known = vectors.get(old.address());
    if (known != null) {
      return known;
    }
    LLVMValueRef vector = newVector(old);
    vectors.put(old.address(), vector);
    return vector;
  }

  private LLVMValueRef newVector(LLVMValueRef old) {
    LaneShape shape = shape(old);
    if (shape.isUniform()) {
      return builder.splat(scalar(old));
    }
    if (LLVMIsAInstruction(old) == null) {
      return builder.strided(scalar(old), shape.stride());
    }
    LLVMTypeRef type = builder.vector(LLVMTypeOf(old));
    return LLVMBuildLoad2(builder.ref(), type, vectorSlot(old), "");
  }

  /** Sets the value of all lanes, or of the first lane. */
  void setScalar(LLVMValueRef old, LLVMValueRef value) {
    scalars.put(old.address(), value);
    if (isUsedElsewhere(old)) {
      LLVMBuildStore(builder.ref(), value, scalarSlot(old));
    }
  }

  /** Sets the values of lanes that differ. */
  void setVector(LLVMValueRef old, LLVMValueRef value) {
    vectors.put(old.address(), value);
    if (isUsedElsewhere(old)) {
      LLVMBuildStore(builder.ref(), value, vectorSlot(old));
    }
  }

  private static boolean isUsedElsewhere(LLVMValueRef old) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(old);
    for (var use = LLVMGetFirstUse(old); use != null; use = LLVMGetNextUse(use)) {
      if (!LLVMGetInstructionParent(LLVMGetUser(use)).equals(block)) {
        return true;
      }
    }
    return false;
  }

  LLVMValueRef scalarSlot(LLVMValueRef old) {
    return scalarSlots.computeIfAbsent(old.address(), a -> slot(LLVMTypeOf(old)));
  }

  LLVMValueRef vectorSlot(LLVMValueRef old) {
    return vectorSlots.computeIfAbsent(old.address(), a -> slot(builder.vector(LLVMTypeOf(old))));
  }

  /** A new slot, without a value. */
  LLVMValueRef slot(LLVMTypeRef type) {
    LLVMBuilderRef at = LLVMCreateBuilderInContext(builder.context());
    try {
      LLVMValueRef first = LLVMGetFirstInstruction(entry);
      if (first == null) {
        LLVMPositionBuilderAtEnd(at, entry);
      } else {
        LLVMPositionBuilderBefore(at, first);
      }
      return LLVMBuildAlloca(at, type, "");
    } finally {
      LLVMDisposeBuilder(at);
    }
  }
}
