package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What a function says of itself that only DPC++'s dialect asks for.
 *
 * @param isExternal whether it has a module id, with a body or without
 * @param isDiscardable whether nothing outside of the module can need it
 * @param isReferencedIndirectly whether other modules may have a pointer to it
 * @param virtualSet the set of virtual functions that it is in
 * @param calledSets the sets that it may call
 * @param registerMode how registers are allocated, as the attribute has it
 * @param registerFileSize how many registers there are, as the attribute has it
 * @param optimizationLevel as the attribute has it
 */
record DpcppFacts(
    boolean isExternal,
    boolean isDiscardable,
    boolean isReferencedIndirectly,
    Optional<String> virtualSet,
    List<String> calledSets,
    Optional<String> registerMode,
    Optional<String> registerFileSize,
    Optional<String> optimizationLevel) {

  static final String REGISTER_MODE = "sycl-register-alloc-mode";
  static final String REGISTER_FILE_SIZE = "sycl-grf-size";

  /** The runtime has these two ways, whichever the device can do. */
  private static final Pattern BFLOAT16 =
      Pattern.compile("__devicelib_Convert(FToBF16|BF16ToF)INTEL(Vec[0-9]+)?");

  private static final Pattern BUILTIN = Pattern.compile("(_Z[0-9]+__(spirv|sycl)_|__builtin_).*");

  private static final Set<Integer> DISCARDABLE =
      Set.of(
          LLVMInternalLinkage,
          LLVMPrivateLinkage,
          LLVMLinkOnceAnyLinkage,
          LLVMLinkOnceODRLinkage,
          LLVMAvailableExternallyLinkage);

  static DpcppFacts of(LLVMValueRef function) {
    String called = Llvm.stringAttribute(function, "calls-indirectly");
    return new DpcppFacts(
        Llvm.stringAttribute(function, FunctionAttributes.MODULE_ID) != null,
        isDiscardable(function),
        Llvm.stringAttribute(function, "referenced-indirectly") != null,
        attribute(function, "indirectly-callable"),
        called == null
            ? List.of()
            : Arrays.stream(called.split(",")).filter(set -> !set.isEmpty()).toList(),
        attribute(function, REGISTER_MODE),
        attribute(function, REGISTER_FILE_SIZE),
        attribute(function, "sycl-optlevel"));
  }

  private static Optional<String> attribute(LLVMValueRef function, String name) {
    return Optional.ofNullable(Llvm.stringAttribute(function, name));
  }

  /** Whether nothing outside of the module can need a function or variable. */
  static boolean isDiscardable(LLVMValueRef value) {
    return DISCARDABLE.contains(LLVMGetLinkage(value));
  }

  /** Whether it is one of the virtual functions, which have images of their own. */
  boolean isVirtual() {
    return virtualSet.isPresent();
  }

  /** Whether a function of this name is one of the compiler's own. */
  static boolean isBuiltin(String name) {
    return BUILTIN.matcher(name).matches();
  }

  /** Whether the runtime supplies a function of this name where an image does not have it. */
  static boolean isOfRuntime(String name) {
    return BFLOAT16.matcher(name).matches();
  }

  /** Whether images may call the function in another image, where that is allowed at all. */
  boolean isImportable(String name, String shownName) {
    return isExternal
        && !name.startsWith("__")
        && !name.startsWith("llvm.")
        && !shownName.startsWith("__");
  }
}
