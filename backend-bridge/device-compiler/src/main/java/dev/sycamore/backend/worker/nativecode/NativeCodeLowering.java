package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstGlobal;
import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstUse;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNextGlobal;
import static org.bytedeco.llvm.global.LLVM.LLVMGetPointerAddressSpace;
import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMTypeOf;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.checks.CheckCount;
import dev.sycamore.backend.worker.checks.CheckedBody;
import dev.sycamore.backend.worker.detect.PartingCall;
import dev.sycamore.backend.worker.detect.WatchedModule;
import dev.sycamore.backend.worker.fastmath.FastMathBody;
import dev.sycamore.backend.worker.fastmath.FusedForm;
import dev.sycamore.backend.worker.fences.FloatSelects;
import dev.sycamore.backend.worker.fences.FoldedCounters;
import dev.sycamore.backend.worker.fences.OptimizerFences;
import dev.sycamore.backend.worker.foreign.ForeignIr;
import dev.sycamore.backend.worker.foreign.ScopeNames;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.cost.VectorUnit;
import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.NativeIsa;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.KernelBody;
import dev.sycamore.backend.worker.lowering.KernelFunction;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.KnownParameters;
import dev.sycamore.backend.worker.lowering.MathLibrary;
import dev.sycamore.backend.worker.lowering.ModuleLowering;
import dev.sycamore.backend.worker.lowering.TargetBuiltins;
import dev.sycamore.backend.worker.lowering.UndefinedSymbols;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.KernelForm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Native code: loops over work-items, around kernels with everything inlined. */
public final class NativeCodeLowering implements ModuleLowering {

  /** What follows the symbol of an entry point in that of its remarks. */
  private static final String REMARKS = ".remarks";

  private static final int LOCAL_SPACE = 3;

  /** SSA form; what else LLVM has would hide the strides of accesses. */
  private static final String SIMPLIFICATION = "sroa,early-cse,simplifycfg";

  private final Optional<LaneWidths> lanes;
  private final VectorUnit unit;

  /** What there is to say of each kernel's code, by its symbol. */
  private final Map<String, List<String>> texts = new LinkedHashMap<>();

  private final List<String> remarks = new ArrayList<>();

  /**
   * @param lanes how many work-items may run in the lanes of vectors; empty for none but those of
   *     sub-groups
   * @param unit the target's vector unit
   */
  public NativeCodeLowering(Optional<LaneWidths> lanes, VectorUnit unit) {
    this.lanes = lanes;
    this.unit = unit;
  }

  @Override
  public void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    ForeignIr.adapt(module, reader, ScopeNames.OF_THREADS);
    List<KernelSignature> kernels = KernelSignature.all(module);
    kernels.forEach(kernel -> KnownParameters.replace(kernel.function()));
    CalledFunctions.markConvergent(module);
    MathLibrary.replaceRemainders(module, reader, machine);
    UndefinedSymbols.check(module, KernelFunction.all(module), builtins(machine));
    checkLocalVariables(module);
    machine.retarget(module);
    WatchedModule watch = new WatchedModule(module);
    watch.instrument(kernels);
    RequiredSubGroups required = RequiredSubGroups.of(module, kernels);
    CheckCount checks =
        CheckCount.of(module, kernels.stream().map(KernelSignature::function).toList());
    CalledFunctions.inlineAll(module, kernels, SIMPLIFICATION, machine, CheckCalls::isViolation);
    List<DeferredUpdates> deferred = new ArrayList<>();
    for (KernelSignature kernel : kernels) {
      KernelBody body = KernelBody.extract(module, kernel);
      watch.refine(kernel, body.function(), machine);
      FastMathBody.apply(module, body.function(), FusedForm.ofNative(machine), 0, machine)
          .ifPresent(text -> remark(kernel, text));
      CheckedBody.prepare(module, body.function(), machine);
      FoldedCounters.keepScalar(body.function());
      Optional<DeferredUpdates> updates =
          watch.isWatched() ? Optional.empty() : DeferredUpdates.of(kernel, body.function());
      updates.ifPresent(deferred::add);
      OptionalInt subGroup =
          SubGroupBody.prepare(module, kernel, body, required.of(kernel), unit.lanes(), machine);
      RedundantBarriers.remove(body.function());
      Optional<LaneBodies> vectors =
          watch.isWatched() ? Optional.empty() : lanes(module, kernel, body, subGroup, machine);
      List<String> written = new ArrayList<>();
      String entryText =
          entryText(
              module,
              kernel,
              body,
              vectors,
              updates.isPresent(),
              watch.parting(),
              written,
              machine);
      DeviceModule entry = reader.read("entry point " + kernel.name(), entryText);
      machine.retarget(entry);
      module.link(entry);
      body.describe(LLVMGetNamedFunction(module.ref(), kernel.name()));
      LLVMSetLinkage(LLVMGetNamedFunction(module.ref(), kernel.bodyName()), LLVMInternalLinkage);
      written.addAll(vectors.map(LaneBodies::names).orElse(List.of()));
      for (String name : written) {
        LLVMSetLinkage(LLVMGetNamedFunction(module.ref(), name), LLVMInternalLinkage);
      }
      vectors.map(LaneBodies::remarks).orElse(List.of()).forEach(text -> remark(kernel, text));
    }
    finishChecks(module, kernels, checks, machine);
    for (KernelSignature kernel : kernels) {
      LLVMValueRef entry = LLVMGetNamedFunction(module.ref(), kernel.name());
      checks.text(entry).ifPresent(text -> remark(kernel, text));
    }
    watch.finish(reader, machine);
    PrivateCopies.write(module, reader, deferred, machine);
    LocalAtomics.makePlain(module);
    CrowdedLoops.keepFromAnalysis(module);
    // Bodies with barriers have their variables in memory.
    module.run("function(sroa)", machine);
    OptimizerFences.write(module);
  }

  private static TargetBuiltins builtins(TargetMachine machine) {
    return new TargetBuiltins(
        NativeIsa.of(machine.triple()).intrinsics(), SubGroupFunction::isSymbol);
  }

  private static void finishChecks(
      DeviceModule module, List<KernelSignature> kernels, CheckCount checks, TargetMachine machine)
      throws CompileException {
    if (CheckedBody.isIn(module)) {
      module.run("always-inline", machine);
      boolean batches = NativeIsa.of(machine.triple()).isGeneric();
      for (KernelSignature kernel : kernels) {
        LLVMValueRef entry = LLVMGetNamedFunction(module.ref(), kernel.name());
        checks.setMade(entry, CheckedBody.finish(module, entry, machine, batches));
      }
      CheckedBody.clean(module);
    }
  }

  private Optional<LaneBodies> lanes(
      DeviceModule module,
      KernelSignature kernel,
      KernelBody body,
      OptionalInt subGroup,
      TargetMachine machine) {
    Optional<LaneWidths> widths =
        subGroup.isPresent()
            ? Optional.of(LaneWidths.ofSubGroup(unit, subGroup.getAsInt()))
            : lanes.filter(unused -> kernel.form() != KernelForm.SINGLE_TASK);
    if (widths.isPresent()) {
      body.boundPlace();
    }
    return widths.map(chosen -> new LaneBodies(module, kernel, chosen, machine));
  }

  /**
   * The text of the entry point.
   *
   * @param parting what watched work-items do that reach different barriers
   * @param written gets the names of the functions that it calls, other than the body and those of
   *     several work-items
   */
  private static String entryText(
      DeviceModule module,
      KernelSignature kernel,
      KernelBody body,
      Optional<LaneBodies> vectors,
      boolean defers,
      Optional<PartingCall> parting,
      List<String> written,
      TargetMachine machine)
      throws CompileException {
    boolean oneRow = vectors.isPresent() && vectors.get().isOneRow();
    if (!BarrierSteppedBody.isNeeded(body.function())) {
      Optional<LaneBody> vector = vectors.isPresent() ? vectors.get().of(body) : Optional.empty();
      return NativeEntry.text(kernel, Optional.empty(), vector, oneRow, defers);
    }
    BarrierSteppedBody stepped = BarrierSteppedBody.of(module, kernel, body, vectors, machine);
    // Of a sub-group all work-items run in step. Watched work-items all run.
    List<StepState> steps =
        parting.isPresent() || (vectors.isPresent() && vectors.get().areSubGroups())
            ? StateSplitting.none(module, kernel, stepped)
            : StateSplitting.of(module, kernel, stepped, machine);
    steps.forEach(step -> written.addAll(step.names()));
    List<Optional<LaneBody>> states =
        vectors.isPresent()
            ? vectors.get().of(stepped, steps)
            : Collections.nCopies(steps.size(), Optional.empty());
    return NativeEntry.text(
        kernel,
        Optional.of(new BarrierStates(stepped, steps, states, parting)),
        Optional.empty(),
        oneRow,
        false);
  }

  /** A variable of the library would be one for all work-groups. */
  private static void checkLocalVariables(DeviceModule module) throws CompileException {
    for (LLVMValueRef v = LLVMGetFirstGlobal(module.ref()); v != null; v = LLVMGetNextGlobal(v)) {
      if (LLVMGetPointerAddressSpace(LLVMTypeOf(v)) == LOCAL_SPACE && LLVMGetFirstUse(v) != null) {
        throw new CompileException(
            BuildStage.LOWER,
            "the variable '"
                + Llvm.name(v)
                + "' is in local memory, which native images have for parameters only");
      }
    }
  }

  private void remark(KernelSignature kernel, String text) {
    remarks.add(kernel.remark(text));
    texts.computeIfAbsent(kernel.name(), name -> new ArrayList<>()).add(text);
  }

  @Override
  public List<String> remarks() {
    return remarks;
  }

  @Override
  public Map<String, String> imageTexts() {
    Map<String, String> all = new LinkedHashMap<>();
    texts.forEach((kernel, lines) -> all.put(kernel + REMARKS, String.join("\n", lines)));
    return all;
  }

  @Override
  public void refine(DeviceModule module, TargetMachine machine) throws CompileException {
    WatchedModule.splitLoops(module, machine);
    if (NativeIsa.of(module.triple()).isGeneric()) {
      TwoPasses.unroll(module, machine);
    }
  }

  @Override
  public void finish(DeviceModule module) {
    CrowdedLoops.clean(module);
    TruncationFlags.drop(module);
    SpirConventions.replace(module);
    if (NativeIsa.of(module.triple()).hasExtremes()) {
      FloatSelects.hideOfAllConstants(module);
    }
  }

  @Override
  public String passes() {
    return "always-inline,default<O2>";
  }
}
