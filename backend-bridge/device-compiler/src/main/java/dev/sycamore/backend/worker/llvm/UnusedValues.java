package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMPassBuilderOptionsRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Removes what LLVM's C interface has no function to remove, or does not know to be unused. */
public final class UnusedValues {

  private static final String CONSTRUCTORS = "llvm.global_ctors";

  private UnusedValues() {}

  /**
   * Removes those of some values at the top level of a module that nothing uses, and declarations
   * that nothing uses.
   *
   * @param candidates addresses; nothing else that has a body or a value is removed
   */
  public static void remove(LLVMModuleRef module, Set<Long> candidates) {
    Map<Long, Integer> linkages = new HashMap<>();
    for (LLVMValueRef value : defined(module)) {
      linkages.put(value.address(), LLVMGetLinkage(value));
      // LLVM removes what cannot be seen from outside, whatever it was.
      LLVMSetLinkage(
          value, candidates.contains(value.address()) ? LLVMInternalLinkage : LLVMExternalLinkage);
    }
    // By this name LLVM finds the list, and takes constructors out that do nothing.
    LLVMValueRef constructors = LLVMGetNamedGlobal(module, CONSTRUCTORS);
    if (constructors != null) {
      LLVMSetValueName2(constructors, "", 0);
    }
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMConsumeError(LLVMRunPasses(module, "globaldce", null, options));
    LLVMDisposePassBuilderOptions(options);
    if (constructors != null) {
      LLVMSetValueName2(constructors, CONSTRUCTORS, CONSTRUCTORS.length());
    }
    for (LLVMValueRef value : defined(module)) {
      LLVMSetLinkage(value, linkages.get(value.address()));
    }
  }

  private static List<LLVMValueRef> defined(LLVMModuleRef module) {
    List<LLVMValueRef> values = new ArrayList<>(Llvm.functions(module));
    for (LLVMValueRef v = LLVMGetFirstGlobal(module); v != null; v = LLVMGetNextGlobal(v)) {
      values.add(v);
    }
    for (LLVMValueRef v = LLVMGetFirstGlobalAlias(module);
        v != null;
        v = LLVMGetNextGlobalAlias(v)) {
      values.add(v);
    }
    for (LLVMValueRef v = LLVMGetFirstGlobalIFunc(module);
        v != null;
        v = LLVMGetNextGlobalIFunc(v)) {
      values.add(v);
    }
    values.removeIf(value -> LLVMIsDeclaration(value) != 0);
    return values;
  }
}
