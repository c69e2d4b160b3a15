package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.UseSites;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Replaces the functions of SPIR-V's built-in variables by those of OpenCL: {@code
 * __spirv_BuiltInGlobalInvocationId(int)}, {@code __spirv_GlobalInvocationId_x()}, {@code
 * __spirv_BuiltInSubgroupSize()} and their like.
 */
final class BuiltInFunctions {

  private static final String PREFIX = "BuiltIn";
  private static final List<String> SUFFIXES = List.of("_x", "_y", "_z");

  private final DeviceModule module;
  private final CallBuilder calls;
  private final WorkItemPlace place;

  BuiltInFunctions(DeviceModule module, CallBuilder calls, WorkItemPlace place) {
    this.module = module;
    this.calls = calls;
    this.place = place;
  }

  void replace() throws CompileException {
    for (WorkItemBuiltIn builtIn : WorkItemBuiltIn.values()) {
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), builtIn.function());
      if (function != null && place.replacesFunction(builtIn)) {
        for (LLVMValueRef call : UseSites.instructions(function)) {
          replace(new SpirvOperation(builtIn.function(), call), builtIn, -1);
        }
      }
    }
    for (SpirvOperation operation : SpirvOperation.all(module)) {
      String name = operation.name();
      String plain = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
      int dimension =
          plain.length() < 2 ? -1 : SUFFIXES.indexOf(plain.substring(plain.length() - 2));
      Optional<WorkItemBuiltIn> builtIn =
          WorkItemBuiltIn.find(dimension < 0 ? plain : plain.substring(0, plain.length() - 2));
      if (builtIn.isPresent()) {
        replace(operation, builtIn.get(), dimension);
      }
    }
  }

  /**
   * @param dimension that the name says; negative if it says none
   */
  private void replace(SpirvOperation operation, WorkItemBuiltIn builtIn, int dimension)
      throws CompileException {
    LLVMValueRef call = operation.call();
    boolean takesDimension = builtIn.perDimension() && dimension < 0;
    if (LLVMGetTypeKind(LLVMTypeOf(call)) != LLVMIntegerTypeKind
        || LLVMGetNumArgOperands(call) != (takesDimension ? 1 : 0)) {
      throw operation.refused("it is declared otherwise than SPIR-V has it");
    }
    LLVMBuilderRef builder = calls.before(call);
    LLVMValueRef index = null;
    if (takesDimension) {
      LLVMTypeRef number = LLVMInt32TypeInContext(module.context());
      index = LLVMBuildIntCast2(builder, LLVMGetOperand(call, 0), number, 0, "");
    } else if (builtIn.perDimension()) {
      index = calls.number(dimension);
    }
    LLVMValueRef value = place.read(builder, builtIn, index);
    CallBuilder.replace(call, LLVMBuildIntCast2(builder, value, LLVMTypeOf(call), 0, ""));
  }
}
