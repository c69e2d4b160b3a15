package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstUse;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Functions of OpenCL C that our own kernels do not call: defined by those that they do, where the
 * target does not have them.
 */
public final class OpenClFunctions {

  private static final String LIBRARY = "opencl-functions.ll";

  /** What the library defines. */
  private static final List<String> NAMES =
      List.of(
          "_Z17get_global_offsetj",
          "_Z20get_global_linear_idv",
          "_Z19get_local_linear_idv",
          "_Z12get_work_dimv",
          "_Z18get_sub_group_sizev",
          "_Z22get_max_sub_group_sizev",
          "_Z18get_num_sub_groupsv",
          "_Z16get_sub_group_idv",
          "_Z22get_sub_group_local_idv",
          "_Z18work_group_barrierj",
          "_Z17sub_group_barrierj");

  private OpenClFunctions() {}

  /** Whether a symbol is one of them. */
  public static boolean contains(String symbol) {
    return NAMES.contains(symbol);
  }

  /** Defines what a module calls. */
  static void define(DeviceModule module, ModuleReader reader) throws CompileException {
    List<String> called = new ArrayList<>();
    for (String name : NAMES) {
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), name);
      if (function != null && Llvm.isDeclaration(function) && LLVMGetFirstUse(function) != null) {
        called.add(name);
      }
    }
    if (called.isEmpty()) {
      return;
    }
    module.link(reader.readLibrary(OpenClFunctions.class, LIBRARY));
    for (String name : NAMES) {
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), name);
      if (function != null) {
        LLVMSetLinkage(function, LLVMInternalLinkage);
      }
    }
  }
}
