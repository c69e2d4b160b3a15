package dev.sycamore.backend.worker.detect;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import dev.sycamore.binding.KernelForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Lets the runtime choose at a launch what is logged. A use of an argument can only have a race if
 * something writes the argument's memory. If each work-item uses its own element only, another
 * argument has to be the same memory.
 */
final class ConditionalLogs {

  /** Takes the number of a switch, then the two words of a record. */
  private static final String LOG_IF = "__sycamore_log_if";

  /** The number of arguments that have switches. */
  private static final int ARGUMENTS = 64;

  /** Those of launches in which elements are known to be work-items' own. */
  private static final int MOST_DIMENSIONS = 2;

  private static final int GLOBAL_SPACE = 1;

  private final DeviceModule module;
  private final WatchedSites sites;
  private final KernelSignature kernel;
  private final LLVMValueRef body;
  private final Map<Integer, List<LLVMValueRef>> calls = new TreeMap<>();
  private boolean allKnown = true;

  ConditionalLogs(
      DeviceModule module, WatchedSites sites, KernelSignature kernel, LLVMValueRef body) {
    this.module = module;
    this.sites = sites;
    this.kernel = kernel;
    this.body = body;
  }

  /** Changes the calls in the body of a kernel, into which all is inlined. */
  void write() {
    for (LLVMValueRef instruction : Llvm.instructions(body)) {
      if (Llvm.isCallOf(AccessCalls.LOG, instruction)) {
        sort(instruction);
      }
    }
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      calls.forEach(
          (argument, ofArgument) -> {
            boolean own = isOwn(ofArgument);
            ofArgument.forEach(call -> replace(builder, call, argument, own));
          });
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  /** Sorts a call by the argument that the pointer comes from, if it logs a use of memory. */
  private void sort(LLVMValueRef call) {
    LLVMValueRef pointer = pointer(call);
    if (pointer == null || LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)) != GLOBAL_SPACE) {
      return;
    }
    LLVMValueRef base = pointer;
    while (LLVMIsAGetElementPtrInst(base) != null) {
      base = LLVMGetOperand(base, 0);
    }
    List<LLVMValueRef> parameters = Llvm.parameters(body);
    for (int i = 0; i < Math.min(ARGUMENTS, kernel.parameters().size()); i++) {
      if (parameters.get(i).equals(base)) {
        calls.computeIfAbsent(i, argument -> new ArrayList<>()).add(call);
        return;
      }
    }
    allKnown = false;
  }

  /** The pointer that a call logs; null if it logs no use of memory. */
  private static LLVMValueRef pointer(LLVMValueRef call) {
    LLVMValueRef address = LLVMGetOperand(call, 0);
    return LLVMIsAPtrToIntInst(address) == null ? null : LLVMGetOperand(address, 0);
  }

  /** Whether each work-item uses one element, which no other uses by way of the argument. */
  private boolean isOwn(List<LLVMValueRef> ofArgument) {
    if (!allKnown
        || kernel.form() == KernelForm.SINGLE_TASK
        || kernel.dimensions() > MOST_DIMENSIONS) {
      return false;
    }
    OwnElement own = new OwnElement(module, kernel, body);
    LLVMValueRef first = pointer(ofArgument.get(0));
    return ofArgument.stream()
        .allMatch(call -> own.isOne(pointer(call), size(call)) && own.isSame(pointer(call), first));
  }

  private long size(LLVMValueRef call) {
    return sites.size((int) LLVMConstIntGetZExtValue(LLVMGetOperand(call, 1)));
  }

  /** The number of the switch of a call, which depends on how wide the launch is. */
  private LLVMValueRef number(
      LLVMBuilderRef builder, LLVMValueRef call, int argument, boolean isOwn) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
    LLVMValueRef any = LLVMConstInt(i64, argument, 0);
    LLVMValueRef own = LLVMConstInt(i64, ARGUMENTS + argument, 0);
    if (!isOwn) {
      return any;
    }
    return new OwnElement(module, kernel, body)
        .width(pointer(call))
        .map(
            needed -> {
              int size = WorkItemValue.GLOBAL_SIZE.position(needed.dimension());
              LLVMValueRef has = LLVMGetParam(body, kernel.parameters().size() + size);
              LLVMValueRef width = LLVMBuildIntCast2(builder, needed.width(), i64, 1, "");
              LLVMValueRef same = LLVMBuildICmp(builder, LLVMIntEQ, width, has, "");
              return LLVMBuildSelect(builder, same, own, any, "");
            })
        .orElse(own);
  }

  private void replace(LLVMBuilderRef builder, LLVMValueRef call, int argument, boolean isOwn) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
    LLVMTypeRef none = LLVMVoidTypeInContext(module.context());
    LLVMTypeRef type = Llvm.functionType(none, List.of(i64, i64, i64));
    LLVMValueRef function = LLVMGetNamedFunction(module.ref(), LOG_IF);
    if (function == null) {
      function = LLVMAddFunction(module.ref(), LOG_IF, type);
      Llvm.addAttribute(module.context(), function, "nounwind");
    }
    LLVMPositionBuilderBefore(builder, call);
    LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(call));
    LLVMValueRef[] operands = {
      number(builder, call, argument, isOwn), LLVMGetOperand(call, 0), LLVMGetOperand(call, 1)
    };
    LLVMBuildCall2(builder, type, function, new PointerPointer<>(operands), operands.length, "");
    LLVMInstructionEraseFromParent(call);
  }
}
