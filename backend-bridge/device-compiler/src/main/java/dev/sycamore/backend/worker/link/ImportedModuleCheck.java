package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstGlobal;
import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstGlobalIFunc;
import static org.bytedeco.llvm.global.LLVM.LLVMGetModuleInlineAsm;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNextGlobal;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNumOperands;
import static org.bytedeco.llvm.global.LLVM.LLVMGetOperand;
import static org.bytedeco.llvm.global.LLVM.LLVMGetSection;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAInlineAsm;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.Set;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.SizeTPointer;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What a module of another jar must not bring into the user's images: assembly, which no device has
 * in common and no reader of IR looks into, and code that would run when an image is loaded.
 */
final class ImportedModuleCheck {

  private static final Set<String> RUN_AT_LOAD = Set.of("llvm.global_ctors", "llvm.global_dtors");

  private final String name;
  private final LLVMModuleRef module;

  /**
   * @param name names the module in messages
   */
  ImportedModuleCheck(String name, DeviceModule module) {
    this.name = name;
    this.module = module.ref();
  }

  void run() throws CompileException {
    if (hasAssembly()) {
      throw refused("module-level assembly");
    }
    if (LLVMGetFirstGlobalIFunc(module) != null) {
      throw refused("an indirect function, whose resolver runs when an image is loaded");
    }
    for (LLVMValueRef variable = LLVMGetFirstGlobal(module);
        variable != null;
        variable = LLVMGetNextGlobal(variable)) {
      if (RUN_AT_LOAD.contains(Llvm.name(variable))) {
        throw refused(
            "the variable '" + Llvm.name(variable) + "': code that runs when an image is loaded");
      }
      checkSection(variable, "the variable '" + Llvm.name(variable) + "'");
    }
    for (LLVMValueRef function : Llvm.functions(module)) {
      String shown = "the function " + FunctionNames.of(function).shown();
      checkSection(function, shown);
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (usesAssembly(instruction)) {
          throw refused(shown + " with inline assembly");
        }
      }
    }
  }

  private boolean hasAssembly() {
    try (SizeTPointer length = new SizeTPointer(1)) {
      LLVMGetModuleInlineAsm(module, length);
      return length.get() != 0;
    }
  }

  private static boolean usesAssembly(LLVMValueRef instruction) {
    int operands = LLVMGetNumOperands(instruction);
    for (int i = 0; i < operands; i++) {
      LLVMValueRef operand = LLVMGetOperand(instruction, i);
      if (operand != null && LLVMIsAInlineAsm(operand) != null) {
        return true;
      }
    }
    return false;
  }

  /** Linkers run what is in some sections. */
  private void checkSection(LLVMValueRef value, String shown) throws CompileException {
    BytePointer section = LLVMGetSection(value);
    if (section != null && !section.isNull() && section.get() != 0) {
      throw refused(shown + " in a section of its own");
    }
  }

  private CompileException refused(String what) {
    return new CompileException(
        BuildStage.VERIFY,
        name
            + ": error: a module of a jar or of a folder of classes cannot have "
            + what
            + "; if you trust it, name the file itself as an input of `sycamore link`");
  }
}
