package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstUse;
import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Products of matrices that sub-groups hold: a library that defines the functions of {@code PREFIX}
 * with the tensor cores of NVIDIA's GPUs. Code for other targets does not call them.
 */
public final class MatrixFunctions {

  private static final String PREFIX = "__sycamore_matrix_";
  private static final String LIBRARY = "matrices-nvptx.ll";

  private MatrixFunctions() {}

  /** Defines what a module calls, if it calls any. */
  public static void define(DeviceModule module, ModuleReader reader) throws CompileException {
    if (functions(module).stream().noneMatch(function -> LLVMGetFirstUse(function) != null)) {
      return;
    }
    module.link(reader.readLibrary(MatrixFunctions.class, LIBRARY));
    // What is not in the library stays undefined, to be told as that.
    functions(module).stream()
        .filter(function -> !Llvm.isDeclaration(function))
        .forEach(function -> LLVMSetLinkage(function, LLVMInternalLinkage));
  }

  private static List<LLVMValueRef> functions(DeviceModule module) {
    return Llvm.functions(module.ref()).stream()
        .filter(function -> Llvm.name(function).startsWith(PREFIX))
        .toList();
  }
}
