package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.Llvm;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function of the module. Two are equal only if they are the same.
 *
 * @see FunctionReader
 */
final class DeviceFunction {

  private static final String MODULE_ID = "sycl-module-id";

  private static final Set<Integer> KERNEL_CONVENTIONS =
      Set.of(LLVMSPIRKERNELCallConv, LLVMPTXKernelCallConv, LLVMAMDGPUKERNELCallConv);

  /** Functions that are of the module which calls them. */
  private static final Set<Integer> SHARED_LINKAGE =
      Set.of(
          LLVMInternalLinkage,
          LLVMPrivateLinkage,
          LLVMLinkOnceAnyLinkage,
          LLVMLinkOnceODRLinkage,
          LLVMAvailableExternallyLinkage);

  private final LLVMValueRef ref;
  private final String shownName;
  private final FunctionMetadata metadata;
  private final OwnUses uses;

  DeviceFunction(LLVMValueRef ref, FunctionMetadata metadata, OwnUses uses) {
    this.ref = ref;
    this.shownName = ItaniumNames.shown(Llvm.name(ref));
    this.metadata = metadata;
    this.uses = uses;
  }

  LLVMValueRef ref() {
    return ref;
  }

  /** The name for users. */
  String shownName() {
    return shownName;
  }

  FunctionMetadata metadata() {
    return metadata;
  }

  /** What it uses itself, without what it calls. */
  OwnUses uses() {
    return uses;
  }

  /** What it declares itself. */
  NavigableSet<Integer> declared() {
    return metadata.declaredAspects().orElseGet(TreeSet::new);
  }

  boolean isDefined() {
    return !Llvm.isDeclaration(ref);
  }

  /** Whether it is a kernel or is exported. */
  boolean isEntryPoint() {
    return isDefined()
        && (KERNEL_CONVENTIONS.contains(LLVMGetFunctionCallConv(ref))
            || Llvm.stringAttribute(ref, MODULE_ID) != null);
  }

  /**
   * The module that it came from, the empty one if it does not say; nothing if it belongs to
   * whatever calls it: a declaration, or a helper that is not seen from outside.
   */
  Optional<String> moduleId() {
    String id = Llvm.stringAttribute(ref, MODULE_ID);
    if (!isDefined() || (id == null && SHARED_LINKAGE.contains(LLVMGetLinkage(ref)))) {
      return Optional.empty();
    }
    return Optional.of(id == null ? "" : id);
  }

  /** Where it begins. */
  Optional<Place> place() {
    return Place.of(ref);
  }
}
