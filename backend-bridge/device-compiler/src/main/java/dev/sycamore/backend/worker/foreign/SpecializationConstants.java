package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Specialization constants as LLVM's SPIR-V back end can emit them. Each of its calls becomes a
 * constant, and a numeric id may decorate one only: where there are several calls, one function has
 * the call and they call that. Composites, which have no id, are put together from their members.
 */
final class SpecializationConstants {

  private static final String SCALAR = "SpecConstant";
  private static final String COMPOSITE = "SpecConstantComposite";

  private final DeviceModule module;
  private final CallBuilder calls;

  SpecializationConstants(DeviceModule module, CallBuilder calls) {
    this.module = module;
    this.calls = calls;
  }

  void replace() throws CompileException {
    Map<Integer, List<SpirvOperation>> scalars = new LinkedHashMap<>();
    for (SpirvOperation operation : SpirvOperation.all(module)) {
      if (operation.name().equals(COMPOSITE)) {
        CallBuilder.replace(operation.call(), composite(operation));
      } else if (operation.name().equals(SCALAR)) {
        scalars.computeIfAbsent(checkedId(operation), unused -> new ArrayList<>()).add(operation);
      }
    }
    for (Map.Entry<Integer, List<SpirvOperation>> constant : scalars.entrySet()) {
      if (constant.getValue().size() > 1) {
        share(constant.getKey(), constant.getValue());
      }
    }
  }

  private static int checkedId(SpirvOperation operation) throws CompileException {
    LLVMValueRef call = operation.call();
    if (LLVMGetNumArgOperands(call) != 2 || LLVMIsAConstant(LLVMGetOperand(call, 1)) == null) {
      throw operation.refused("it takes a numeric id and a constant default value");
    }
    return operation.constant(LLVMGetOperand(call, 0), "numeric id");
  }

  private LLVMValueRef composite(SpirvOperation operation) throws CompileException {
    LLVMValueRef call = operation.call();
    LLVMTypeRef type = LLVMTypeOf(call);
    LLVMBuilderRef builder = calls.before(call);
    boolean vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
    LLVMValueRef whole = LLVMGetUndef(type);
    int members = LLVMGetNumArgOperands(call);
    if (members != size(type)) {
      throw operation.refused("it does not take one value for each member");
    }
    for (int i = 0; i < members; i++) {
      LLVMValueRef member = LLVMGetOperand(call, i);
      whole =
          vector
              ? LLVMBuildInsertElement(builder, whole, member, calls.number(i), "")
              : LLVMBuildInsertValue(builder, whole, member, i, "");
    }
    return whole;
  }

  private static long size(LLVMTypeRef type) {
    int kind = LLVMGetTypeKind(type);
    if (kind == LLVMStructTypeKind) {
      return LLVMCountStructElementTypes(type);
    } else if (kind == LLVMArrayTypeKind) {
      return LLVMGetArrayLength2(type);
    }
    return kind == LLVMVectorTypeKind ? LLVMGetVectorSize(type) : -1;
  }

  private void share(int id, List<SpirvOperation> uses) throws CompileException {
    SpirvOperation first = uses.get(0);
    LLVMTypeRef result = LLVMTypeOf(first.call());
    LLVMValueRef defaults = LLVMGetOperand(first.call(), 1);
    for (SpirvOperation use : uses) {
      if (LLVMGetOperand(use.call(), 1).address() != defaults.address()) {
        throw use.refused("the constant " + id + " has another default value elsewhere");
      }
    }
    String name = "__sycamore_spec_constant_" + id;
    LLVMTypeRef type = Llvm.functionType(result, List.of());
    LLVMValueRef function = LLVMAddFunction(module.ref(), name, type);
    LLVMSetFunctionCallConv(function, LLVMSPIRFUNCCallConv);
    LLVMSetLinkage(function, LLVMInternalLinkage);
    Llvm.addAttribute(module.context(), function, "nounwind");
    for (SpirvOperation use : uses) {
      LLVMBuilderRef builder = calls.before(use.call());
      LLVMValueRef call = LLVMBuildCall2(builder, type, function, new PointerPointer<>(1), 0, "");
      LLVMSetInstructionCallConv(call, LLVMSPIRFUNCCallConv);
      LLVMReplaceAllUsesWith(use.call(), call);
    }
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(module.context(), function, "");
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    LLVMPositionBuilderAtEnd(builder, block);
    LLVMInstructionRemoveFromParent(first.call());
    LLVMInsertIntoBuilder(builder, first.call());
    LLVMBuildRet(builder, first.call());
    LLVMDisposeBuilder(builder);
    uses.subList(1, uses.size()).forEach(use -> LLVMInstructionEraseFromParent(use.call()));
  }
}
