package dev.sycamore.backend.worker.detect;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.ir.Detection;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** A module whose accesses of memory are logged, if its kernels ask for it. */
public final class WatchedModule {

  /** Of the functions that write reports, whose accesses are not the program's. */
  private static final String OWN = "sycamore_";

  private static final String LOG = "log.ll";

  /** Stands in the log's text for the size of pieces of local memory. */
  private static final String GRANULE = "GRANULE_BITS";

  /** The variable with all that the log knows. */
  private static final String STATE = "__sycamore_detector";

  /** Of loops that are made once more; LLVM's own limit leaves out many with two arrays. */
  private static final int LARGEST_LOOP = 400;

  /** The variable with the table of the places that the log has numbers of. */
  private static final String SITES = "__sycamore_detector_sites";

  /** The variable with the words of what is looked for. */
  private static final String KINDS = "__sycamore_detector_kinds";

  private final DeviceModule module;
  private final WatchedSites sites = new WatchedSites();
  private final Set<Detection> detections = EnumSet.noneOf(Detection.class);

  public WatchedModule(DeviceModule module) {
    this.module = module;
  }

  /**
   * Writes calls that log all accesses, before functions are inlined. The work-items of sub-groups
   * run together, so that there is no order to watch: their kernels stay as they are.
   */
  public void instrument(List<KernelSignature> kernels) {
    if (Llvm.functions(module.ref()).stream()
        .anyMatch(f -> SubGroupFunction.isSymbol(Llvm.name(f)))) {
      return;
    }
    for (KernelSignature kernel : kernels) {
      String words = Llvm.stringAttribute(kernel.function(), FunctionAttributes.DETECT);
      detections.addAll(words == null ? Set.of() : Detection.parse(words));
    }
    if (!isWatched()) {
      return;
    }
    boolean localOnly = !detections.contains(Detection.RACES);
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function) && !Llvm.name(function).startsWith(OWN)) {
        Optional<KernelSignature> begins =
            kernels.stream().filter(k -> k.function().equals(function)).findFirst();
        new AccessCalls(module, sites, localOnly, function).write(begins);
      }
    }
  }

  /** Leaves it to each launch what is logged of the body of a kernel, into which all is inlined. */
  public void refine(KernelSignature kernel, LLVMValueRef body, TargetMachine machine)
      throws CompileException {
    if (isWatched()) {
      // Indices are in registers then.
      module.runOn(body, "sroa,early-cse", machine);
      new ConditionalLogs(module, sites, kernel, body).write();
    }
  }

  /** Whether accesses are logged: then work-items run one by one. */
  public boolean isWatched() {
    return !detections.isEmpty();
  }

  /**
   * What writes that the work-items of a group did not reach the same barrier; empty if nothing is
   * logged.
   */
  public Optional<PartingCall> parting() {
    return isWatched()
        ? Optional.of(
            new PartingCall(
                AccessCalls.PART, sites.number(AccessKind.PARTING, false, 0, "", "\t0\t0", "")))
        : Optional.empty();
  }

  /**
   * Makes loops of their own, of an optimised module, for launches in which nothing of them is
   * logged: what is logged of an argument is asked before a loop, and not in each round.
   */
  public static void splitLoops(DeviceModule module, TargetMachine machine)
      throws CompileException {
    if (LLVMGetNamedGlobal(module.ref(), STATE) != null) {
      module.splitLoops(LARGEST_LOOP, machine);
    }
  }

  /** Adds, once there is nothing left to inline, the function that writes the log. */
  public void finish(ModuleReader reader, TargetMachine machine) throws CompileException {
    if (!isWatched()) {
      return;
    }
    String granule = Integer.toString(sites.granuleBits());
    DeviceModule log = reader.readLibrary(WatchedModule.class, LOG, Map.of(GRANULE, granule));
    machine.retarget(log);
    module.link(log);
    export(SITES, sites.text());
    export(KINDS, Detection.text(detections).getBytes(StandardCharsets.UTF_8));
  }

  private void export(String name, byte[] text) {
    LLVMValueRef content;
    try (BytePointer bytes = new BytePointer(text)) {
      content = LLVMConstStringInContext2(module.context(), bytes, text.length, 0);
    }
    LLVMValueRef variable = LLVMAddGlobal(module.ref(), LLVMTypeOf(content), name);
    LLVMSetInitializer(variable, content);
    LLVMSetGlobalConstant(variable, 1);
  }
}
