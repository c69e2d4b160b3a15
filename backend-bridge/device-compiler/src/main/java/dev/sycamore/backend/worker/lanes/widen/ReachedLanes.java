package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The slots with the lanes that are on their way to a node, or to the next pass of a loop. */
final class ReachedLanes {

  private final RegionForms forms;
  private final LaneBuilder builder;
  private final LaneValues values;
  private final Map<Integer, LLVMValueRef> masks = new HashMap<>();
  private final Map<Integer, LLVMValueRef> bits = new HashMap<>();
  private final Map<Integer, LLVMValueRef> lives = new HashMap<>();

  ReachedLanes(RegionForms forms, LaneBuilder builder, LaneValues values) {
    this.forms = forms;
    this.builder = builder;
    this.values = values;
  }

  /** No lane is on its way to a node of a region. */
  void clear(Optional<NaturalLoop> region, int node) {
    if (forms.arrivesTogether(region, node)) {
      LLVMBuildStore(builder.ref(), LLVMConstNull(bit()), bitSlot(node));
    } else {
      LLVMBuildStore(builder.ref(), builder.noLane(), maskSlot(node));
    }
  }

  /** Whether lanes are on their way to a node that all get to together. */
  LLVMValueRef isReached(int node) {
    return LLVMBuildLoad2(builder.ref(), bit(), bitSlot(node), "");
  }

  /** The lanes that are on their way to a node. */
  LLVMValueRef mask(int node) {
    return LLVMBuildLoad2(builder.ref(), builder.maskType(), maskSlot(node), "");
  }

  /** More are on their way to a node that all get to together, if a bit says so. */
  Move more(int node, LLVMValueRef bit) {
    return new Move(LLVMBuildOr(builder.ref(), isReached(node), bit, ""), bitSlot(node));
  }

  /** More lanes are on their way to a node. */
  Move moreLanes(int node, LLVMValueRef lanes) {
    return new Move(LLVMBuildOr(builder.ref(), mask(node), lanes, ""), maskSlot(node));
  }

  /** No lane begins the next pass of a loop. */
  void clearLive(NaturalLoop loop) {
    LLVMBuildStore(builder.ref(), builder.noLane(), liveSlot(loop));
  }

  /** The lanes that begin the next pass of a loop. */
  LLVMValueRef live(NaturalLoop loop) {
    return LLVMBuildLoad2(builder.ref(), builder.maskType(), liveSlot(loop), "");
  }

  /** These lanes begin the next pass of a loop. */
  Move goOn(NaturalLoop loop, LLVMValueRef lanes) {
    return new Move(lanes, liveSlot(loop));
  }

  private LLVMValueRef maskSlot(int node) {
    return masks.computeIfAbsent(node, n -> values.slot(builder.maskType()));
  }

  private LLVMValueRef bitSlot(int node) {
    return bits.computeIfAbsent(node, n -> values.slot(bit()));
  }

  private LLVMValueRef liveSlot(NaturalLoop loop) {
    return lives.computeIfAbsent(loop.header(), h -> values.slot(builder.maskType()));
  }

  private LLVMTypeRef bit() {
    return LLVMInt1TypeInContext(builder.context());
  }
}
