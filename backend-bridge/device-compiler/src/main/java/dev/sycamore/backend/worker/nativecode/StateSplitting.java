package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionCopy;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * States in which only some work-items of a group do anything, by a condition on their place, such
 * as {@code localId == 0} or {@code localId < stride}: the loop over the work-items runs these
 * only, and without the condition. Since all work-items of a group reach the same barrier, any of
 * them finds the next state; where none does anything, one that has skipped the condition does.
 *
 * <p>A state that begins with a condition which is the same in all work-items, as that of a loop
 * around a barrier, is divided at it if that helps: each way has a place condition of its own.
 */
final class StateSplitting {

  private static final String SIMPLIFICATION = "sroa,early-cse,simplifycfg,adce";
  private static final String GUARD_TRUE = "sycamore.guard.true";
  private static final String GUARD_FALSE = "sycamore.guard.false";

  private final DeviceModule module;
  private final KernelSignature kernel;
  private final BarrierSteppedBody stepped;
  private final TargetMachine machine;
  private final List<StepState> steps = new ArrayList<>();

  private StateSplitting(
      DeviceModule module,
      KernelSignature kernel,
      BarrierSteppedBody stepped,
      TargetMachine machine) {
    this.module = module;
    this.kernel = kernel;
    this.stepped = stepped;
    this.machine = machine;
  }

  /** The states of a body as they are. */
  static List<StepState> none(
      DeviceModule module, KernelSignature kernel, BarrierSteppedBody stepped) {
    return new StateSplitting(module, kernel, stepped, null).whole();
  }

  /** The states of a body, for the work-items that do anything in them. */
  static List<StepState> of(
      DeviceModule module,
      KernelSignature kernel,
      BarrierSteppedBody stepped,
      TargetMachine machine)
      throws CompileException {
    StateSplitting splitting = new StateSplitting(module, kernel, stepped, machine);
    splitting.whole();
    for (int state = 0; state < stepped.states(); state++) {
      splitting.split(state);
    }
    return splitting.steps;
  }

  private List<StepState> whole() {
    for (int state = 0; state < stepped.states(); state++) {
      LLVMValueRef number = LLVMConstInt(LLVMInt32TypeInContext(module.context()), state, 0);
      steps.add(
          new StepState.Items(
              state,
              stepped.function(),
              kernel.bodyName(),
              Map.of(stepped.stateParameter(), number),
              Optional.empty()));
    }
    return steps;
  }

  private void split(int state) throws CompileException {
    StepState.Items whole = (StepState.Items) steps.get(state);
    String name = kernel.bodyName() + ".acting." + state;
    LLVMValueRef acting = FunctionCopy.of(whole.function(), name, whole.constants());
    module.runOn(acting, SIMPLIFICATION, machine);
    Optional<ActiveItems> active = activate(acting, name);
    if (active.isPresent()) {
      steps.set(state, new StepState.Items(state, acting, name, Map.of(), active));
      return;
    }
    if (!divide(state, acting, name)) {
      LLVMDeleteFunction(acting);
    }
  }

  /** Divides a state at the condition that it begins with, if that is the same in a group. */
  private boolean divide(int state, LLVMValueRef whole, String name) throws CompileException {
    LLVMValueRef jump = LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(whole));
    if (LLVMGetInstructionOpcode(jump) != LLVMBr
        || LLVMIsConditional(jump) == 0
        || !LimitCopy.isPossible(kernel, whole, LLVMGetCondition(jump))) {
      return false;
    }
    String condition = name + ".chosen";
    LLVMValueRef chosen = LLVMGetCondition(jump);
    ItemRange.writeCondition(module, kernel, whole, condition, chosen);
    LLVMSetValueName2(chosen, GUARD_TRUE, GUARD_TRUE.length());
    String guard = Llvm.name(chosen);
    LLVMValueRef other = FunctionCopy.of(whole, name + ".else");
    decide(whole, List.of(guard), true);
    decide(other, List.of(guard), false);
    Optional<ActiveItems> ofWhole = activate(whole, name);
    Optional<ActiveItems> ofOther = activate(other, name + ".else");
    if (ofWhole.isEmpty() && ofOther.isEmpty()) {
      LLVMDeleteFunction(other);
      LLVMDeleteFunction(LLVMGetNamedFunction(module.ref(), condition));
      return false;
    }
    int first = BarrierStates.number(stepped, steps.size());
    steps.set(state, new StepState.Choice(condition, first, first + 1));
    steps.add(new StepState.Items(state, whole, name, Map.of(), ofWhole));
    steps.add(new StepState.Items(state, other, name + ".else", Map.of(), ofOther));
    return true;
  }

  /** Makes a function one for the work-items only that do anything, where these are not all. */
  private Optional<ActiveItems> activate(LLVMValueRef acting, String name) throws CompileException {
    List<ItemBound> bounds =
        ofOneKind(GuardedEffects.bounds(kernel, acting, sharedPointers(acting)));
    if (bounds.isEmpty()) {
      return Optional.empty();
    }
    Map<Integer, String> ranges = new TreeMap<>();
    for (ItemBound bound : bounds) {
      int dimension = bound.place().dimension();
      if (!ranges.containsKey(dimension)) {
        String range = name + ".items." + dimension;
        ItemRange.write(module, kernel, acting, range, dimension, in(bounds, dimension));
        ranges.put(dimension, range);
      }
    }
    List<ItemBound> innermost = in(bounds, ranges.containsKey(0) ? 0 : ItemPlace.LINEAR);
    boolean single = ItemBound.areOfOnePlace(innermost);
    List<String> guards = nameGuards(bounds);
    String idleName = name + ".idle";
    LLVMValueRef idle = FunctionCopy.of(acting, idleName);
    decide(acting, guards, true);
    decide(idle, guards.subList(0, 1), false);
    return Optional.of(new ActiveItems(ranges, idleName, single));
  }

  private static List<ItemBound> in(List<ItemBound> bounds, int dimension) {
    return bounds.stream().filter(bound -> bound.place().dimension() == dimension).toList();
  }

  /** Linear indices go across the rows that other bounds are of. */
  private static List<ItemBound> ofOneKind(List<ItemBound> bounds) {
    List<ItemBound> linear = in(bounds, ItemPlace.LINEAR);
    return linear.isEmpty() ? bounds : linear;
  }

  private Set<LLVMValueRef> sharedPointers(LLVMValueRef function) {
    Set<LLVMValueRef> pointers = new HashSet<>();
    int first = stepped.stateParameter() + 2 + stepped.slotSizes().size();
    for (int i = 0; i < stepped.shared().size(); i++) {
      pointers.add(LLVMGetParam(function, first + 2 * i));
    }
    return pointers;
  }

  /** Names are how the comparisons are found in a copy. */
  private static List<String> nameGuards(List<ItemBound> bounds) {
    for (ItemBound bound : bounds) {
      String name = bound.truth() ? GUARD_TRUE : GUARD_FALSE;
      LLVMSetValueName2(bound.comparison(), name, name.length());
    }
    return bounds.stream().map(bound -> Llvm.name(bound.comparison())).distinct().toList();
  }

  /**
   * Gives comparisons the value that they have where all bounds hold, or else the other one, and
   * makes of the copy a function like the body.
   */
  private void decide(LLVMValueRef function, List<String> guards, boolean holds)
      throws CompileException {
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      if (guards.contains(Llvm.name(instruction))) {
        boolean value = Llvm.name(instruction).startsWith(GUARD_TRUE) == holds;
        LLVMReplaceAllUsesWith(
            instruction, LLVMConstInt(LLVMTypeOf(instruction), value ? 1 : 0, 0));
      }
    }
    module.runOn(function, SIMPLIFICATION, machine);
    Llvm.addAttribute(module.context(), function, "alwaysinline");
    Llvm.addAttribute(module.context(), function, "nounwind");
    Llvm.copyParameterAttributes(stepped.function(), function);
  }
}
