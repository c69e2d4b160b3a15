package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Computes what phis have for an edge. */
final class PhiWidening {

  private final LaneBuilder builder;
  private final LaneValues values;

  PhiWidening(LaneBuilder builder, LaneValues values) {
    this.builder = builder;
    this.values = values;
  }

  /**
   * The moves to a phi's slots.
   *
   * @param incoming what it has for the edge
   * @param takenBy the lanes that take it
   */
  List<Move> moves(LLVMValueRef phi, LLVMValueRef incoming, TakenBy takenBy) {
    List<Move> moves = new ArrayList<>();
    LaneShape shape = values.shape(phi);
    if (!shape.isVarying()) {
      moves.add(new Move(values.scalar(incoming), values.scalarSlot(phi)));
    }
    if (shape.isUniform()) {
      return moves;
    }
    if (LaneForms.isElement(LLVMTypeOf(phi))) {
      LLVMValueRef slot = values.vectorSlot(phi);
      LLVMValueRef value = values.vector(incoming);
      moves.add(new Move(shape.isVarying() ? blend(takenBy, value, slot) : value, slot));
      return moves;
    }
    List<LLVMValueRef> lanes = values.lanes(incoming);
    List<LLVMValueRef> slots = values.laneSlots(phi);
    for (int i = 0; i < lanes.size(); i++) {
      TakenBy one =
          takenBy instanceof TakenBy.Some some
              ? new TakenBy.AllOrNone(builder.lane(some.mask(), i))
              : takenBy;
      moves.add(new Move(blend(one, lanes.get(i), slots.get(i)), slots.get(i)));
    }
    return moves;
  }

  private LLVMValueRef blend(TakenBy takenBy, LLVMValueRef value, LLVMValueRef slot) {
    if (takenBy instanceof TakenBy.All) {
      return value;
    }
    LLVMValueRef condition =
        takenBy instanceof TakenBy.Some some ? some.mask() : ((TakenBy.AllOrNone) takenBy).bit();
    LLVMValueRef old = LLVMBuildLoad2(builder.ref(), LLVMTypeOf(value), slot, "");
    return LLVMBuildSelect(builder.ref(), condition, value, old, "");
  }
}
