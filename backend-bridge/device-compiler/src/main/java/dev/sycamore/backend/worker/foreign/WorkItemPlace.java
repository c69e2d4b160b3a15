package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Reads where a work-item is: by OpenCL's functions, or, where LLVM's SPIR-V back end does not know
 * such a function, from SPIR-V's input variable.
 */
final class WorkItemPlace {

  /** Where LLVM's SPIR-V back end has input variables. */
  private static final int INPUT_SPACE = 7;

  private static final int DIMENSIONS = 3;

  private final DeviceModule module;
  private final CallBuilder calls;
  private final boolean spirv;

  WorkItemPlace(DeviceModule module, CallBuilder calls, boolean spirv) {
    this.module = module;
    this.calls = calls;
    this.spirv = spirv;
  }

  /** Whether an OpenCL function for it is to be replaced, too. */
  boolean replacesFunction(WorkItemBuiltIn builtIn) {
    return spirv && !builtIn.isKnownToSpirvBackEnd();
  }

  /**
   * Builds what reads it.
   *
   * @param builder of the calls
   * @param dimension as an {@code i32}; null if there is none
   */
  LLVMValueRef read(LLVMBuilderRef builder, WorkItemBuiltIn builtIn, LLVMValueRef dimension) {
    LLVMTypeRef type = LLVMIntTypeInContext(module.context(), builtIn.bits());
    if (!replacesFunction(builtIn)) {
      return calls.call(
          builtIn.function(), type, dimension == null ? List.of() : List.of(dimension));
    }
    LLVMTypeRef whole = dimension == null ? type : LLVMVectorType(type, DIMENSIONS);
    LLVMValueRef loaded = LLVMBuildLoad2(builder, whole, variable(builtIn, whole), "");
    return dimension == null ? loaded : LLVMBuildExtractElement(builder, loaded, dimension, "");
  }

  private LLVMValueRef variable(WorkItemBuiltIn builtIn, LLVMTypeRef type) {
    String name = builtIn.variable();
    LLVMValueRef known = LLVMGetNamedGlobal(module.ref(), name);
    if (known != null && LLVMGetPointerAddressSpace(LLVMTypeOf(known)) == INPUT_SPACE) {
      return known;
    }
    if (known != null) {
      // The one of the other compiler, whose uses are being replaced.
      String replaced = name + ".replaced";
      LLVMSetValueName2(known, replaced, replaced.length());
    }
    LLVMValueRef variable = LLVMAddGlobalInAddressSpace(module.ref(), type, name, INPUT_SPACE);
    LLVMSetGlobalConstant(variable, 1);
    return variable;
  }
}
