package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.checks.CheckedBody;
import dev.sycamore.backend.worker.checks.CommonDecision;
import dev.sycamore.backend.worker.fastmath.FastMathBody;
import dev.sycamore.backend.worker.fastmath.FusedForm;
import dev.sycamore.backend.worker.fences.FloatSelects;
import dev.sycamore.backend.worker.fences.FoldedCounters;
import dev.sycamore.backend.worker.fences.OptimizerFences;
import dev.sycamore.backend.worker.foreign.ForeignIr;
import dev.sycamore.backend.worker.indices.ArrayIndices;
import dev.sycamore.backend.worker.indices.WideIndices;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.KernelBody;
import dev.sycamore.backend.worker.lowering.KernelFunction;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.KernelVariables;
import dev.sycamore.backend.worker.lowering.KnownParameters;
import dev.sycamore.backend.worker.lowering.MathLibrary;
import dev.sycamore.backend.worker.lowering.ModuleLowering;
import dev.sycamore.backend.worker.lowering.NativeFunctions;
import dev.sycamore.backend.worker.lowering.SubGroups;
import dev.sycamore.backend.worker.lowering.TargetBuiltins;
import dev.sycamore.backend.worker.lowering.UndefinedSymbols;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** GPUs: kernels with everything inlined, under entry points that compute the work-item's place. */
abstract class GridLowering implements ModuleLowering {

  /** So that every call copies less. */
  private static final String SIMPLIFICATION = "sroa,early-cse,simplifycfg";

  private static final String VALUE = "%(?:\"[^\"]*\"|[-\\w.$]+)";

  /** The beginning of a cast of a pointer to private memory to a generic one, and back. */
  private static final String TO_GENERIC =
      "addrspacecast ptr (?=" + VALUE + " to ptr addrspace\\(4\\))";

  private static final String FROM_GENERIC =
      "addrspacecast ptr addrspace\\(4\\) (?=" + VALUE + " to ptr(?! addrspace))";

  /**
   * What may be spelt otherwise; comments and strings are matched to be left alone. In the text,
   * because LLVM's C interface changes neither the type of a value nor the kind of a compile unit.
   */
  private static final Pattern SPELLING =
      Pattern.compile(
          ";[^\\n]*|addrspace\\([24]\\)|"
              + TO_GENERIC
              + "|"
              + FROM_GENERIC
              + "|emissionKind: LineTablesOnly|\"[^\"]*\"");

  private final GridTarget target;
  private final SubGroups subGroups;
  private final NativeFunctions nativeFunctions;
  private final Map<String, String> respelt;
  private final List<String> remarks = new ArrayList<>();

  /**
   * @param respelt the target's spelling of the IR's address spaces
   */
  GridLowering(
      GridTarget target,
      SubGroups subGroups,
      NativeFunctions nativeFunctions,
      Map<String, String> respelt) {
    this.target = target;
    this.subGroups = subGroups;
    this.nativeFunctions = nativeFunctions;
    this.respelt = new HashMap<>(respelt);
    // Generic pointers of other compilers' IR; the target's are those to private memory, too.
    this.respelt.put("addrspace(4)", "addrspace(0)");
    this.respelt.put("addrspacecast ptr ", "bitcast ptr ");
    this.respelt.put("addrspacecast ptr addrspace(4) ", "bitcast ptr ");
  }

  @Override
  public final String respell(String ir) {
    return respell(ir, respelt);
  }

  @Override
  public final String respellWithGlobalConstants(String ir) {
    Map<String, String> spelling = new HashMap<>(respelt);
    spelling.put("addrspace(2)", "addrspace(1)");
    return respell(ir, spelling);
  }

  private static String respell(String ir, Map<String, String> spelling) {
    return SPELLING
        .matcher(ir)
        .replaceAll(
            match -> Matcher.quoteReplacement(spelling.getOrDefault(match.group(), match.group())));
  }

  @Override
  public void recognize(DeviceModule module, TargetMachine machine) {
    ArrayIndices.mark(module.ref());
  }

  @Override
  public final void lower(DeviceModule module, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    AtomicScopes.rename(module, target.scopes());
    ForeignIr.adapt(module, reader, target.scopes());
    List<KernelSignature> kernels = KernelSignature.all(module);
    kernels.forEach(kernel -> KnownParameters.replace(kernel.function()));
    check(kernels);
    if (launchesAddOffsets()) {
      kernels.forEach(kernel -> KnownParameters.leaveOutOffsets(kernel.function()));
    }
    target.implicitOffset().check(module, kernels);
    subGroups.define(module, reader);
    defineOperations(module, reader);
    nativeFunctions.define(module, reader, machine.processor());
    MathLibrary.replaceRemainders(module, reader, machine);
    UndefinedSymbols.check(
        module,
        KernelFunction.all(module),
        new TargetBuiltins(target.intrinsics(), target.implicitOffset()::isBuiltin));
    machine.retarget(module);
    prepare(module);
    Map<String, Integer> nativeCalls = new HashMap<>();
    for (KernelSignature kernel : kernels) {
      nativeCalls.put(kernel.name(), NativeFunctions.callsIn(kernel.function()));
    }
    CalledFunctions.inlineAll(module, kernels, SIMPLIFICATION, machine, CheckCalls::isViolation);
    KernelVariables.place(module, kernels.stream().map(KernelSignature::function).toList());
    LLVMTypeRef pointer = LLVMPointerTypeInContext(module.context(), 0);
    for (KernelSignature kernel : kernels) {
      boolean readsOffset = target.implicitOffset().isReadBy(kernel);
      List<Integer> group = RequiredGroup.of(module, kernel.function());
      // Most launches of such a kernel run its other form, whose loops stay as they are.
      boolean launchDecides =
          Llvm.stringAttribute(kernel.function(), FunctionAttributes.LAUNCH_CHECKS) != null;
      KernelBody body =
          KernelBody.extract(module, kernel, readsOffset ? List.of(pointer) : List.of());
      if (readsOffset) {
        target.implicitOffset().replace(module, body.function());
      }
      Optional<CommonDecision> common = leavesAtBarriers(machine);
      if (!launchDecides && CheckedBody.mayLeave(body.function(), common.isPresent())) {
        CheckedBody.leaveLoopsUnchecked(module, body.function(), machine, common);
      }
      replaceBarriers(module, reader, body.function());
      int natives = nativeCalls.get(kernel.name());
      FastMathBody.apply(module, body.function(), FusedForm.INTRINSIC, natives, machine)
          .ifPresent(text -> remarks.add(kernel.remark(text)));
      FoldedCounters.keepScalar(body.function());
      WideIndices.write(module, body.function(), machine);
      tuneLoops(module, body.function());
      DeviceModule entry =
          reader.read("entry point " + kernel.name(), GridEntry.text(kernel, target, readsOffset));
      machine.retarget(entry);
      module.link(entry);
      body.describe(LLVMGetNamedFunction(module.ref(), kernel.name()));
      if (kernel.form() == KernelForm.ND_RANGE && !group.isEmpty()) {
        require(module, LLVMGetNamedFunction(module.ref(), kernel.name()), group);
      }
      LLVMSetLinkage(body.function(), LLVMInternalLinkage);
    }
    CheckedBody.cleanAndInline(module);
    OptimizerFences.write(module);
  }

  @Override
  public void finish(DeviceModule module) {
    FloatSelects.hide(module);
  }

  /** Whether launches add the offsets of arguments to their pointers. */
  boolean launchesAddOffsets() {
    return false;
  }

  /**
   * Lets an entry point say the size of work-groups that its kernel requires.
   *
   * @param group dimension 0 is the fastest
   */
  void require(DeviceModule module, LLVMValueRef entry, List<Integer> group) {}

  /**
   * How work-items decide together on loops with barriers, if the target's barriers do not wait for
   * work-items that have ended.
   */
  Optional<CommonDecision> leavesAtBarriers(TargetMachine machine) {
    return Optional.empty();
  }

  /** Writes the loops of a kernel's body as the target runs them best, where LLVM would not. */
  void tuneLoops(DeviceModule module, LLVMValueRef body) {}

  /** Fails if a kernel is not one for the target. */
  abstract void check(List<KernelSignature> kernels) throws CompileException;

  /**
   * Defines what groups do together that the target has: asynchronous copies, products of matrices.
   */
  abstract void defineOperations(DeviceModule module, ModuleReader reader) throws CompileException;

  /** Changes what the target has otherwise, before all is inlined. */
  abstract void prepare(DeviceModule module);

  /** Replaces the barriers in a kernel's body. */
  abstract void replaceBarriers(DeviceModule module, ModuleReader reader, LLVMValueRef body)
      throws CompileException;

  @Override
  public List<String> remarks() {
    return remarks;
  }

  @Override
  public String passes() {
    return "always-inline,default<O2>";
  }
}
