package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.fences.OptimizerFences;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.KernelBody;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The body of a kernel with barriers, as a function that runs one work-item from one barrier to the
 * next. It takes the body's parameters, the state to go on from (0: the start; k: after barrier k),
 * the work-item's number in its group, and for each value that outlives a barrier an array with one
 * element for each work-item. It returns the state that the work-item stopped in; {@link #states}
 * is the end.
 *
 * <p>Called with a constant state in a loop over the work-items and inlined, it leaves just the
 * code between two barriers: loops and conditions around barriers become jumps between states.
 */
final class BarrierSteppedBody {

  private final DeviceModule module;
  private final LLVMBuilderRef builder;
  private final LLVMTargetDataRef layout;
  private final LLVMValueRef body;
  private final List<Long> slotSizes = new ArrayList<>();
  private final List<LaneShape> slotShapes = new ArrayList<>();
  private final List<LLVMTypeRef> shared = new ArrayList<>();
  private Optional<SlotShapes> shapes = Optional.empty();
  private Optional<SlotShapes> inGroup = Optional.empty();
  private LLVMValueRef function;
  private int states;
  private boolean mayFail;

  private BarrierSteppedBody(DeviceModule module, LLVMBuilderRef builder, LLVMValueRef body) {
    this.module = module;
    this.builder = builder;
    this.layout = LLVMGetModuleDataLayout(module.ref());
    this.body = body;
  }

  /** Whether a function calls the barrier. */
  static boolean isNeeded(LLVMValueRef function) {
    return Llvm.instructions(function).stream().anyMatch(CalledFunctions::isBarrier);
  }

  /**
   * Turns a body into a stepped one, under the same name; the old function is gone.
   *
   * @param lanes knows which parameters differ between work-items, if it may run in lanes
   */
  static BarrierSteppedBody of(
      DeviceModule module,
      KernelSignature kernel,
      KernelBody body,
      Optional<LaneBodies> lanes,
      TargetMachine machine)
      throws CompileException {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      BarrierSteppedBody stepped = new BarrierSteppedBody(module, builder, body.function());
      stepped.build(kernel, lanes, machine);
      return stepped;
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  LLVMValueRef function() {
    return function;
  }

  /** The number of states: one more than barriers. */
  int states() {
    return states;
  }

  /** Whether a check of a work-item may fail, so that the loops around it are left. */
  boolean mayFail() {
    return mayFail;
  }

  /** For each value that outlives a barrier, the bytes of one work-item's. */
  List<Long> slotSizes() {
    return slotSizes;
  }

  /** For each value that outlives a barrier, how it differs between neighbours. */
  List<LaneShape> slotShapes() {
    return slotShapes;
  }

  /** The types of the values that outlive a barrier and are the same in all work-items. */
  List<LLVMTypeRef> shared() {
    return shared;
  }

  /** The position of the parameter that is the state. */
  int stateParameter() {
    return LLVMCountParams(function) - 2 - slotSizes.size() - 2 * shared.size();
  }

  private boolean isShared(LLVMValueRef slot) {
    int kind = LLVMGetTypeKind(LLVMGetAllocatedType(slot));
    boolean number =
        kind == LLVMIntegerTypeKind || kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind;
    return number
        && SlotLiveness.isPlain(slot)
        && inGroup.map(found -> found.of(slot).isUniform()).orElse(false);
  }

  private LaneShape shape(LLVMValueRef slot) {
    return shapes.map(found -> found.of(slot)).orElse(LaneShape.VARYING);
  }

  private void build(KernelSignature kernel, Optional<LaneBodies> lanes, TargetMachine machine)
      throws CompileException {
    mayFail = CheckCalls.isIn(body);
    OptimizerFences.compareBits(body);
    // Few values should live in memory: what can be a register is one before it becomes a slot.
    module.runOn(body, "sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>,adce", machine);
    eraseLifetimes();
    new Rematerialization(builder, body).run();
    module.runOn(body, "adce", machine);
    if (lanes.isPresent()) {
      shapes = Optional.of(SlotShapes.of(module, body, lanes.get().neighbours(), machine));
      Set<Integer> differing = lanes.get().differing();
      if (!differing.isEmpty()) {
        inGroup = Optional.of(SlotShapes.inGroup(module, body, differing, machine));
      }
    }
    module.runOn(body, "reg2mem", machine);
    BarrierBlocks blocks = new BarrierBlocks(module, builder, body);
    blocks.split();
    module.runOn(body, "reg2mem", machine);
    List<LLVMBasicBlockRef> ending = blocks.ending();
    List<LLVMBasicBlockRef> starts = new ArrayList<>();
    starts.add(LLVMGetEntryBasicBlock(body));
    for (LLVMBasicBlockRef block : ending) {
      starts.add(LLVMGetSuccessor(LLVMGetBasicBlockTerminator(block), 0));
    }
    states = starts.size();
    List<LLVMValueRef> slots = slots(kernel);
    List<LLVMValueRef> needed =
        new SlotLiveness(body, slots).needed(starts.subList(1, starts.size()));
    List<LLVMValueRef> kept = needed.stream().filter(slot -> !isShared(slot)).toList();
    List<LLVMValueRef> same = needed.stream().filter(this::isShared).toList();
    for (int i = 0; i < ending.size(); i++) {
      stopAtBarrier(ending.get(i), i + 1);
    }
    stopAtReturns();
    move(kernel, slots, kept, same, starts);
  }

  /** They would say of a slot that it is dead in a state that keeps it. */
  private void eraseLifetimes() {
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (Llvm.isCall(instruction)
          && Llvm.name(Llvm.callee(instruction)).startsWith("llvm.lifetime.")) {
        LLVMInstructionEraseFromParent(instruction);
      }
    }
  }

  private List<LLVMValueRef> slots(KernelSignature kernel) throws CompileException {
    List<LLVMValueRef> slots = new ArrayList<>();
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (LLVMGetInstructionOpcode(instruction) == LLVMAlloca) {
        LLVMValueRef count = LLVMIsAConstantInt(LLVMGetOperand(instruction, 0));
        if (count == null || LLVMConstIntGetZExtValue(count) != 1) {
          throw kernel.refused("an array on the stack has a size that is not part of its type");
        }
        slots.add(instruction);
      }
    }
    return slots;
  }

  private void stopAtBarrier(LLVMBasicBlockRef block, int state) {
    LLVMValueRef jump = LLVMGetBasicBlockTerminator(block);
    LLVMInstructionEraseFromParent(LLVMGetPreviousInstruction(jump));
    replaceByReturn(jump, state);
  }

  private void stopAtReturns() {
    for (LLVMBasicBlockRef block : Llvm.blocks(body)) {
      LLVMValueRef last = LLVMGetBasicBlockTerminator(block);
      if (LLVMGetInstructionOpcode(last) == LLVMRet && LLVMGetNumOperands(last) == 0) {
        replaceByReturn(last, states);
      }
    }
  }

  private void replaceByReturn(LLVMValueRef terminator, int state) {
    LLVMPositionBuilderBefore(builder, terminator);
    LLVMBuildRet(builder, state(state));
    LLVMInstructionEraseFromParent(terminator);
  }

  private LLVMValueRef state(int number) {
    return LLVMConstInt(LLVMInt32TypeInContext(module.context()), number, 0);
  }

  private void move(
      KernelSignature kernel,
      List<LLVMValueRef> slots,
      List<LLVMValueRef> kept,
      List<LLVMValueRef> same,
      List<LLVMBasicBlockRef> starts) {
    LLVMContextRef context = module.context();
    List<LLVMValueRef> parameters = Llvm.parameters(body);
    List<LLVMTypeRef> types = new ArrayList<>();
    parameters.forEach(parameter -> types.add(LLVMTypeOf(parameter)));
    int first = types.size();
    types.add(LLVMInt32TypeInContext(context));
    types.add(LLVMInt64TypeInContext(context));
    kept.forEach(slot -> types.add(LLVMPointerTypeInContext(context, 0)));
    int firstShared = types.size();
    for (LLVMValueRef slot : same) {
      shared.add(LLVMGetAllocatedType(slot));
      types.add(LLVMPointerTypeInContext(context, 0));
      types.add(LLVMGetAllocatedType(slot));
    }
    LLVMTypeRef type = Llvm.functionType(LLVMInt32TypeInContext(context), types);
    function = LLVMAddFunction(module.ref(), "", type);
    LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(context, function, "entry");
    for (int i = 0; i < parameters.size(); i++) {
      LLVMReplaceAllUsesWith(parameters.get(i), LLVMGetParam(function, i));
    }
    for (LLVMBasicBlockRef block : Llvm.blocks(body)) {
      LLVMRemoveBasicBlockFromParent(block);
      LLVMAppendExistingBasicBlock(function, block);
    }
    LLVMPositionBuilderAtEnd(builder, entry);
    Set<Integer> hidden = KeptAddresses.among(kept);
    placeSlots(slots, kept, first + 2);
    passShared(same, firstShared);
    dispatch(LLVMGetParam(function, first), starts);
    LLVMDeleteFunction(body);
    LLVMSetValueName2(function, kernel.bodyName(), kernel.bodyName().length());
    Llvm.addAttribute(context, function, "alwaysinline");
    Llvm.addAttribute(context, function, "nounwind");
    for (int i = 0; i < kept.size(); i++) {
      // Each array is the entry point's own; the vectoriser has to know.
      if (!hidden.contains(i)) {
        Llvm.addParameterAttribute(context, function, first + 2 + i, "noalias");
      }
    }
    for (int i = 0; i < same.size(); i++) {
      Llvm.addParameterAttribute(context, function, firstShared + 2 * i, "noalias");
    }
  }

  /** What outlives a barrier becomes the work-item's element of an array; the rest stays a slot. */
  private void placeSlots(List<LLVMValueRef> slots, List<LLVMValueRef> kept, int firstArray) {
    LLVMValueRef item = LLVMGetParam(function, firstArray - 1);
    Set<Long> keptAddresses = new HashSet<>();
    for (int i = 0; i < kept.size(); i++) {
      LLVMValueRef slot = kept.get(i);
      keptAddresses.add(slot.address());
      long stride = stride(slot);
      slotSizes.add(stride);
      slotShapes.add(shape(slot));
      LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
      LLVMValueRef at = LLVMBuildNUWMul(builder, item, LLVMConstInt(i64, stride, 0), "");
      LLVMValueRef element =
          LLVMBuildInBoundsGEP2(
              builder,
              LLVMInt8TypeInContext(module.context()),
              LLVMGetParam(function, firstArray + i),
              new PointerPointer<>(new LLVMValueRef[] {at}),
              1,
              "");
      LLVMReplaceAllUsesWith(slot, element);
      LLVMInstructionEraseFromParent(slot);
    }
    for (LLVMValueRef slot : slots) {
      if (!keptAddresses.contains(slot.address())) {
        LLVMInstructionRemoveFromParent(slot);
        LLVMInsertIntoBuilder(builder, slot);
      }
    }
  }

  /**
   * What is the same in all work-items is passed to each as it was before any of them went on, and
   * each leaves it as it is where it stops.
   */
  private void passShared(List<LLVMValueRef> same, int first) {
    for (int i = 0; i < same.size(); i++) {
      LLVMBuildStore(builder, LLVMGetParam(function, first + 2 * i + 1), same.get(i));
    }
    LLVMBuilderRef ends = LLVMCreateBuilderInContext(module.context());
    for (LLVMBasicBlockRef block : Llvm.blocks(function)) {
      LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
      if (end != null && LLVMGetInstructionOpcode(end) == LLVMRet) {
        LLVMPositionBuilderBefore(ends, end);
        for (int i = 0; i < same.size(); i++) {
          LLVMValueRef value = LLVMBuildLoad2(ends, shared.get(i), same.get(i), "");
          LLVMBuildStore(ends, value, LLVMGetParam(function, first + 2 * i));
        }
      }
    }
    LLVMDisposeBuilder(ends);
  }

  /**
   * The bytes from one work-item's element to the next: what the slot's alignment leaves intact.
   */
  private long stride(LLVMValueRef slot) {
    long size = LLVMABISizeOfType(layout, LLVMGetAllocatedType(slot));
    long alignment = LLVMGetAlignment(slot);
    return (size + alignment - 1) / alignment * alignment;
  }

  private void dispatch(LLVMValueRef state, List<LLVMBasicBlockRef> starts) {
    LLVMBasicBlockRef none = LLVMAppendBasicBlockInContext(module.context(), function, "no.state");
    LLVMValueRef dispatch = LLVMBuildSwitch(builder, state, none, starts.size());
    for (int i = 0; i < starts.size(); i++) {
      LLVMAddCase(dispatch, state(i), starts.get(i));
    }
    LLVMPositionBuilderAtEnd(builder, none);
    LLVMBuildUnreachable(builder);
  }
}
