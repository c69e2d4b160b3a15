package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMPrintValueToString;
import static org.bytedeco.llvm.global.LLVM.LLVMStripModuleDebugInfo;

import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.references.ReachedNodes;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function with all that it calls and names in its own module, as text that says whether two
 * modules mean the same by it. In a context of its own, where types have the names of the module.
 */
final class DefinitionText {

  private DefinitionText() {}

  static String of(String function, LinkInput input) throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    try {
      DeviceModule module = new ModuleReader(context).read(input.name(), input.module());
      // Sorted: the order of a module depends on what else is in it.
      Set<String> texts = new TreeSet<>();
      LLVMValueRef start = LLVMGetNamedFunction(module.ref(), function);
      // What is printed as a number depends on what else is in the module.
      LLVMStripModuleDebugInfo(module.ref());
      for (LLVMValueRef reached : new ReachedNodes(module.ref()).from(start)) {
        DefinitionStripping.strip(reached);
        texts.add(Llvm.message(LLVMPrintValueToString(reached)));
      }
      module.dispose();
      return String.join("\n", texts);
    } finally {
      LLVMContextDispose(context);
    }
  }
}
