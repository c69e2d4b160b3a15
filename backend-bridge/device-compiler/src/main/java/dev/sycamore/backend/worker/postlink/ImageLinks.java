package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.llvm.FunctionBodies;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.binding.properties.Dialect;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * How images of DPC++ are linked when they are loaded. What an image only uses itself cannot be
 * seen from outside. Virtual functions, and if that is asked for exported ones, are in the images
 * that are for them, and declared in others.
 */
final class ImageLinks {

  private final boolean dpcpp;
  private final boolean dependencies;

  ImageLinks(PostLinkOptions options) {
    this.dpcpp = options.dialect() == Dialect.DPCPP;
    this.dependencies = dpcpp && options.has(PostLinkSwitch.IMAGE_DEPENDENCIES);
  }

  /** Whether an image is for virtual functions. */
  boolean hasVirtualFunctions(List<FunctionFacts> entries) {
    return dpcpp && entries.stream().anyMatch(entry -> entry.dpcpp().isVirtual());
  }

  /**
   * Whether an image that is not for a function has only a declaration of it.
   *
   * @param virtual whether the image is for virtual functions
   */
  boolean isElsewhere(FunctionFacts function, boolean virtual) {
    return (dpcpp && !virtual && function.dpcpp().isVirtual())
        || (dependencies && function.isImportable());
  }

  /** Whether an image without a body of a function imports it. */
  boolean isImported(FunctionFacts function) {
    return !function.dpcpp().isVirtual()
        && (DpcppFacts.isOfRuntime(function.name()) || (dependencies && function.isImportable()));
  }

  /** Gives the functions of an image their linkage, and takes the bodies that are elsewhere. */
  void apply(LLVMModuleRef module, ImageFunctions image) {
    if (!dpcpp) {
      return;
    }
    boolean virtual = hasVirtualFunctions(image.entries());
    Set<String> entries = new HashSet<>(image.symbols());
    Map<String, FunctionFacts> facts =
        Stream.concat(image.entries().stream(), image.others().stream())
            .collect(Collectors.toMap(FunctionFacts::name, Function.identity(), (a, b) -> a));
    for (LLVMValueRef function : Llvm.functions(module)) {
      FunctionFacts known = facts.get(Llvm.name(function));
      if (Llvm.isDeclaration(function) || known == null) {
        continue;
      }
      if (known.dpcpp().isVirtual() && virtual) {
        LLVMSetLinkage(function, LLVMExternalLinkage);
      } else if (!entries.contains(known.name())) {
        hide(function, known, virtual);
      }
    }
  }

  /** What is no entry of the image is its own, or not in it at all. */
  private void hide(LLVMValueRef function, FunctionFacts known, boolean virtual) {
    if (isElsewhere(known, virtual)) {
      FunctionBodies.remove(function);
    } else if (!known.dpcpp().isReferencedIndirectly()) {
      LLVMSetLinkage(function, LLVMInternalLinkage);
      LLVMSetComdat(function, null);
    }
  }
}
