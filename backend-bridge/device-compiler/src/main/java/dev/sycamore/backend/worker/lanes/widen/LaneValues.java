package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
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

  /** Of addresses and of conditions of checks the parts are used where the whole is. */
  private static final Set<Integer> LOOKED_INTO =
      Set.of(LLVMGetElementPtr, LLVMSExt, LLVMZExt, LLVMICmp, LLVMAnd);

  private final LaneBuilder builder;
  private final LaneShapes shapes;
  private final LLVMBasicBlockRef entry;
  private final Map<Long, LLVMValueRef> scalars = new HashMap<>();
  private final Map<Long, LLVMValueRef> vectors = new HashMap<>();
  private final Map<Long, LLVMValueRef> parameters = new HashMap<>();
  private final Map<Long, LLVMValueRef> scalarSlots = new HashMap<>();
  private final Map<Long, LLVMValueRef> vectorSlots = new HashMap<>();
  private final Map<Long, List<LLVMValueRef>> apart = new HashMap<>();
  private final Map<Long, List<LLVMValueRef>> apartSlots = new HashMap<>();

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
    apart.clear();
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

  /** Each lane's value; what is no value, as a function that is called, is itself. */
  List<LLVMValueRef> lanes(LLVMValueRef old) {
    if (isConstant(old) || shape(old).isUniform()) {
      return Collections.nCopies(builder.width(), scalar(old));
    }
    List<LLVMValueRef> known = apart.get(old.address());
    if (known != null) {
      return known;
    }
    List<LLVMValueRef> lanes = newLanes(old);
    apart.put(old.address(), lanes);
    return lanes;
  }

  private List<LLVMValueRef> newLanes(LLVMValueRef old) {
    LLVMTypeRef type = LLVMTypeOf(old);
    if (LaneForms.isElement(type)) {
      LLVMValueRef vector = vector(old);
      return lanes(lane -> builder.lane(vector, lane));
    }
    return laneSlots(old).stream()
        .map(slot -> LLVMBuildLoad2(builder.ref(), type, slot, ""))
        .toList();
  }

  private List<LLVMValueRef> lanes(IntFunction<LLVMValueRef> lane) {
    return IntStream.range(0, builder.width()).mapToObj(lane).toList();
  }

  private boolean isConstant(LLVMValueRef old) {
    return LLVMIsAInstruction(old) == null && !parameters.containsKey(old.address());
  }

  /** Sets each lane's value, of any type. */
  void setLanes(LLVMValueRef old, List<LLVMValueRef> lanes) {
    if (LaneForms.isElement(LLVMTypeOf(old))) {
      setVector(old, builder.gathered(lanes));
      return;
    }
    apart.put(old.address(), lanes);
    if (isUsedElsewhere(old)) {
      for (int i = 0; i < lanes.size(); i++) {
        LLVMBuildStore(builder.ref(), lanes.get(i), laneSlots(old).get(i));
      }
    }
  }

  /** Where the values of a type that is no element of vectors are. */
  List<LLVMValueRef> laneSlots(LLVMValueRef old) {
    return apartSlots.computeIfAbsent(old.address(), a -> lanes(lane -> slot(LLVMTypeOf(old))));
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

  /**
   * Whether a value is used after its block, by what uses it or by who looks into that; a phi uses
   * it at the end of the block before.
   */
  private static boolean isUsedElsewhere(LLVMValueRef old) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(old);
    for (var use = LLVMGetFirstUse(old); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      int opcode = LLVMGetInstructionOpcode(user);
      if (opcode == LLVMPHI
          || !LLVMGetInstructionParent(user).equals(block)
          || (LOOKED_INTO.contains(opcode) && isUsedElsewhere(user))) {
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
