package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstUse;
import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What asynchronous copies are for a target: libraries that define the functions which start them
 * and wait for them. The state of a work-item's copies is in {@link KernelVariables}.
 */
public enum AsyncCopies {
  /** {@code OpGroupAsyncCopy} and {@code OpGroupWaitEvents}. */
  SPIRV("spirv"),
  /** {@code cp.async}, into local memory only. */
  NVPTX("nvptx");

  /** The first {@code sm_NN} that has {@code cp.async}. */
  static final int LEAST_SM = 80;

  private static final String PREFIX = "__sycamore_copy_";
  private static final Pattern COPY =
      Pattern.compile(PREFIX + "to_(?<direction>local|global)_i(?<bits>8|16|32|64)");
  private static final String WAIT = "__sycamore_wait_for_copies";

  /** What one instruction of PTX copies at most. */
  private static final int BLOCK_BITS = 128;

  /** Unsigned integers, as Itanium's names have them. */
  private static final Map<String, String> LETTERS =
      Map.of("8", "h", "16", "t", "32", "j", "64", "m");

  private final String target;

  AsyncCopies(String target) {
    this.target = target;
  }

  /** Whether a function is one of those that modules call and targets define. */
  public static boolean isCopyFunction(LLVMValueRef function) {
    String name = Llvm.name(function);
    return name.startsWith(PREFIX) || name.equals(WAIT);
  }

  /**
   * Defines what a module calls. It is to be inlined into the kernels, which then get their
   * variables.
   *
   * @return whether it calls anything of that
   */
  public boolean define(DeviceModule module, ModuleReader reader) throws CompileException {
    // By name: linking replaces declarations.
    List<String> called =
        Llvm.functions(module.ref()).stream()
            .filter(f -> isCopyFunction(f) && LLVMGetFirstUse(f) != null)
            .map(Llvm::name)
            .toList();
    if (called.isEmpty()) {
      return false;
    }
    module.link(reader.readLibrary(AsyncCopies.class, "async-copies-" + target + ".ll"));
    for (String name : called) {
      Matcher copy = COPY.matcher(name);
      if (copy.matches()) {
        module.link(
            reader.readLibrary(
                AsyncCopies.class,
                "async-copy-" + target + ".ll",
                values(copy.group("direction"), copy.group("bits"))));
      }
    }
    // What is not in the libraries stays undefined, to be told as that.
    Llvm.functions(module.ref()).stream()
        .filter(function -> isCopyFunction(function) && !Llvm.isDeclaration(function))
        .forEach(function -> LLVMSetLinkage(function, LLVMInternalLinkage));
    return true;
  }

  /** The words of the text for one copy. */
  private static Map<String, String> values(String direction, String bits) {
    boolean toLocal = direction.equals("local");
    return Map.of(
        "DIRECTION",
        direction,
        "BITS",
        bits,
        "DEST",
        toLocal ? "3" : "1",
        "SOURCE",
        toLocal ? "1" : "3",
        "LETTER",
        LETTERS.get(bits),
        "PERBLOCK",
        Integer.toString(BLOCK_BITS / Integer.parseInt(bits)));
  }
}
