package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.AggregateScalar;
import dev.sycamore.backend.worker.lowering.KernelFunction;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMAttributeRef;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Structures that kernels take by value, as a pointer to a copy: here the kernel takes their
 * scalars and makes the copy. So each scalar has its place in the argument block.
 */
final class ByValueParameters {

  private static final String BY_VALUE = "byval";
  private static final int ATTRIBUTE = LLVMGetEnumAttributeKindForName(BY_VALUE, BY_VALUE.length());

  private final DeviceModule module;
  private final LLVMTargetDataRef layout;

  ByValueParameters(DeviceModule module) {
    this.module = module;
    this.layout = LLVMGetModuleDataLayout(module.ref());
  }

  void replace() throws CompileException {
    for (KernelFunction kernel : KernelFunction.in(module)) {
      int count = LLVMCountParams(kernel.function());
      for (int i = 0; i < count; i++) {
        if (byValue(kernel.function(), i) != null) {
          expand(kernel.function());
          break;
        }
      }
    }
  }

  /** The type of the copy that a parameter points to; null if it points to none. */
  private static LLVMTypeRef byValue(LLVMValueRef function, int parameter) {
    LLVMAttributeRef attribute = LLVMGetEnumAttributeAtIndex(function, parameter + 1, ATTRIBUTE);
    return attribute == null ? null : LLVMGetTypeAttributeValue(attribute);
  }

  private void expand(LLVMValueRef old) throws CompileException {
    List<LLVMTypeRef> types = new ArrayList<>();
    List<LLVMValueRef> parameters = Llvm.parameters(old);
    for (int i = 0; i < parameters.size(); i++) {
      LLVMTypeRef copied = byValue(old, i);
      if (copied == null) {
        types.add(LLVMTypeOf(parameters.get(i)));
      } else {
        AggregateScalar.of(copied, layout).forEach(scalar -> types.add(scalar.type()));
      }
    }
    LLVMTypeRef type = Llvm.functionType(LLVMVoidTypeInContext(module.context()), types);
    LLVMValueRef function = LLVMAddFunction(module.ref(), "", type);
    copyDescription(old, function);
    LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(module.context(), function, "");
    List<LLVMBasicBlockRef> blocks = Llvm.blocks(old);
    for (LLVMBasicBlockRef block : blocks) {
      LLVMRemoveBasicBlockFromParent(block);
      LLVMAppendExistingBasicBlock(function, block);
    }
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    LLVMPositionBuilderAtEnd(builder, entry);
    int next = 0;
    for (int i = 0; i < parameters.size(); i++) {
      LLVMValueRef parameter = parameters.get(i);
      LLVMTypeRef copied = byValue(old, i);
      LLVMValueRef value = LLVMGetParam(function, next);
      if (copied == null) {
        next++;
      } else {
        value = LLVMBuildAlloca(builder, copied, "");
        LLVMSetAlignment(value, LLVMABIAlignmentOfType(layout, copied));
        for (AggregateScalar scalar : AggregateScalar.of(copied, layout)) {
          store(builder, LLVMGetParam(function, next++), value, scalar);
        }
      }
      LLVMReplaceAllUsesWith(parameter, value);
    }
    LLVMBuildBr(builder, blocks.get(0));
    LLVMDisposeBuilder(builder);
    String name = Llvm.name(old);
    if (LLVMGetFirstUse(old) != null) {
      throw new CompileException(
          BuildStage.LOWER,
          "kernel " + FunctionNames.of(old).shown() + " is called or its address is taken");
    }
    LLVMDeleteFunction(old);
    LLVMSetValueName2(function, name, name.length());
  }

  private void store(
      LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef copy, AggregateScalar scalar) {
    LLVMTypeRef bytes = LLVMInt8TypeInContext(module.context());
    LLVMValueRef[] index = {
      LLVMConstInt(LLVMInt64TypeInContext(module.context()), scalar.offset(), 0)
    };
    LLVMValueRef place =
        LLVMBuildInBoundsGEP2(builder, bytes, copy, new PointerPointer<>(index), 1, "");
    LLVMSetAlignment(
        LLVMBuildStore(builder, value, place), LLVMABIAlignmentOfType(layout, scalar.type()));
  }

  /** What says how the kernel is called and what it needs. */
  private static void copyDescription(LLVMValueRef old, LLVMValueRef function) {
    LLVMSetFunctionCallConv(function, LLVMGetFunctionCallConv(old));
    int count = LLVMGetAttributeCountAtIndex(old, LLVMAttributeFunctionIndex);
    if (count > 0) {
      try (PointerPointer<LLVMAttributeRef> attributes = new PointerPointer<>(count)) {
        LLVMGetAttributesAtIndex(old, LLVMAttributeFunctionIndex, attributes);
        for (int i = 0; i < count; i++) {
          LLVMAddAttributeAtIndex(
              function, LLVMAttributeFunctionIndex, attributes.get(LLVMAttributeRef.class, i));
        }
      }
    }
    LLVMSetSubprogram(function, LLVMGetSubprogram(old));
  }
}
