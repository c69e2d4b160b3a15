package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function of the module. Two are equal only if they are the same.
 *
 * @see FunctionReader
 */
public final class ModuleFunction {

  /** Functions that are of the module which calls them. */
  private static final Set<Integer> SHARED_LINKAGE =
      Set.of(
          LLVMInternalLinkage,
          LLVMPrivateLinkage,
          LLVMLinkOnceAnyLinkage,
          LLVMLinkOnceODRLinkage,
          LLVMAvailableExternallyLinkage);

  private final LLVMValueRef ref;
  private final FunctionName name;
  private final FunctionMetadata metadata;
  private final OwnUses uses;

  /** A function that is only asked what it is. */
  public ModuleFunction(LLVMValueRef ref, FunctionMetadata metadata) {
    this(ref, metadata, new OwnUses());
  }

  ModuleFunction(LLVMValueRef ref, FunctionMetadata metadata, OwnUses uses) {
    this.ref = ref;
    this.name = FunctionNames.of(ref);
    this.metadata = metadata;
    this.uses = uses;
  }

  public LLVMValueRef ref() {
    return ref;
  }

  /** The name for users. */
  public String shownName() {
    boolean says = !name.name().equals(name.symbol());
    return says ? name.name() : ItaniumNames.shown(name.symbol());
  }

  public FunctionMetadata metadata() {
    return metadata;
  }

  /** What it uses itself, without what it calls. */
  OwnUses uses() {
    return uses;
  }

  /** What it declares itself. */
  public Set<Integer> declared() {
    return metadata.declaredAspects().orElse(Set.of());
  }

  public boolean isDefined() {
    return !Llvm.isDeclaration(ref);
  }

  /** Whether it is a kernel or is exported. */
  public boolean isEntryPoint() {
    return isKernel() || isExported();
  }

  /** Whether it is a kernel with a body. */
  public boolean isKernel() {
    return isDefined() && Llvm.hasKernelConvention(ref);
  }

  /** Whether it has a body and says which module that is from. */
  private boolean isExported() {
    return isDefined() && Llvm.stringAttribute(ref, FunctionAttributes.MODULE_ID) != null;
  }

  /**
   * The module that it came from, the empty one if it does not say; nothing if it belongs to
   * whatever calls it: a declaration, or a helper that is not seen from outside.
   */
  public Optional<String> moduleId() {
    String id = Llvm.stringAttribute(ref, FunctionAttributes.MODULE_ID);
    if (!isDefined() || (id == null && SHARED_LINKAGE.contains(LLVMGetLinkage(ref)))) {
      return Optional.empty();
    }
    return Optional.of(id == null ? "" : id);
  }

  /** Where it begins, as debug information has it. */
  public Optional<DebugLocation> place() {
    return DebugLocation.of(ref);
  }

  /** Where it is, as the front end says without debug information. */
  public Optional<DebugLocation> statedPlace() {
    return DebugLocation.parse(name.place());
  }
}
