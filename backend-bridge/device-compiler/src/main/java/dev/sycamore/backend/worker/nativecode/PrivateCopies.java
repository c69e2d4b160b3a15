package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Atomic updates that a call of an entry point collects in memory of its own (privatization): those
 * of the first elements of an array, as plain operations, and brings to the array when its
 * work-items have run. A locked instruction takes as long as twenty plain ones, much longer where
 * threads update the same elements.
 */
final class PrivateCopies {

  private final DeviceModule module;
  private final LLVMBuilderRef builder;
  private final DeferredUpdates updates;
  private final PrivateCopyText text;
  private final LLVMValueRef entry;
  private LLVMValueRef bound;

  /** The copies, by the arrays in the entry point. */
  private final Map<LLVMValueRef, Copy> copies = new LinkedHashMap<>();

  private record Copy(DeferredUpdate update, LLVMValueRef memory) {}

  private PrivateCopies(DeviceModule module, LLVMBuilderRef builder, DeferredUpdates updates) {
    this.module = module;
    this.builder = builder;
    this.updates = updates;
    this.text = new PrivateCopyText(updates);
    this.entry = LLVMGetNamedFunction(module.ref(), updates.kernel().name());
  }

  /** Makes copies in the entry points of kernels, whose bodies are inlined for that. */
  static void write(
      DeviceModule module,
      ModuleReader reader,
      List<DeferredUpdates> kernels,
      TargetMachine machine)
      throws CompileException {
    if (kernels.isEmpty()) {
      return;
    }
    module.run("always-inline", machine);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      for (DeferredUpdates updates : kernels) {
        PrivateCopies copies = new PrivateCopies(module, builder, updates);
        DeviceModule functions =
            reader.read("updates of " + updates.kernel().name(), copies.text.module());
        machine.retarget(functions);
        module.link(functions);
        module.runOn(copies.entry, "dce", machine);
        copies.write();
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void write() {
    makeCopies();
    for (LLVMValueRef instruction : Llvm.instructions(entry)) {
      int opcode = LLVMGetInstructionOpcode(instruction);
      if (opcode == LLVMAtomicRMW && DeferredUpdate.isGlobal(LLVMGetOperand(instruction, 0))) {
        defer(instruction);
      } else if (opcode == LLVMRet) {
        LLVMPositionBuilderBefore(builder, instruction);
        copies.forEach(
            (array, copy) -> call(text.join(copy.update()), array, bound, copy.memory()));
      }
    }
    text.names().forEach(name -> LLVMSetLinkage(function(name), LLVMInternalLinkage));
  }

  /** All arguments are loaded in the first block. */
  private void makeCopies() {
    Map<String, LLVMValueRef> arguments = new HashMap<>();
    for (LLVMValueRef instruction : Llvm.instructions(LLVMGetEntryBasicBlock(entry))) {
      arguments.put(Llvm.name(instruction), instruction);
    }
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(entry)));
    LLVMTypeRef type =
        LLVMArrayType2(LLVMInt64TypeInContext(module.context()), PrivateCopyText.WORDS);
    for (DeferredUpdate update : updates.arrays()) {
      LLVMValueRef array = arguments.get("p" + update.parameter());
      // Updates that are never done have been deleted, and the argument with them.
      if (array != null) {
        LLVMValueRef memory = LLVMBuildAlloca(builder, type, "private." + update.parameter());
        LLVMSetAlignment(memory, Long.BYTES * Byte.SIZE);
        copies.put(array, new Copy(update, memory));
      }
    }
    LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(entry)));
    bound = call(text.bound(), LLVMGetParam(entry, 1));
    for (DeferredUpdates.Pair pair : updates.apart()) {
      LLVMValueRef first = arguments.get("p" + pair.first());
      LLVMValueRef second = arguments.get("p" + pair.second());
      if (first == null || second == null) {
        // Nothing needed its accesses, and the optimiser has deleted them with the argument.
        continue;
      }
      LLVMValueRef same = LLVMBuildICmp(builder, LLVMIntEQ, first, second, "");
      bound = LLVMBuildSelect(builder, same, LLVMConstNull(LLVMTypeOf(bound)), bound, "");
    }
    copies.values().forEach(copy -> call(text.clear(copy.update()), bound, copy.memory()));
  }

  private void defer(LLVMValueRef update) {
    LLVMValueRef address = LLVMGetOperand(update, 0);
    LLVMValueRef array = DeferredUpdate.base(address);
    Copy copy = copies.get(array);
    if (copy == null || LLVMGetFirstUse(update) != null) {
      return;
    }
    LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(update));
    Optional<CopiedElement> checked =
        CheckedUpdate.of(update)
            .map(check -> check.leaveOut(builder, copy.update(), array, bound, copy.memory()));
    LLVMPositionBuilderBefore(builder, update);
    LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(update));
    CopiedElement element =
        checked.orElseGet(() -> CopiedElement.of(builder, address, array, bound, copy.memory()));
    LLVMValueRef value = LLVMGetOperand(update, 1);
    if (LLVMGetAtomicRMWBinOp(update) == LLVMAtomicRMWBinOpSub) {
      value = LLVMBuildNeg(builder, value, "");
    }
    call(text.update(copy.update()), address, element.own(), element.place(), value);
    LLVMInstructionEraseFromParent(update);
  }

  private LLVMValueRef function(String name) {
    return LLVMGetNamedFunction(module.ref(), name);
  }

  private LLVMValueRef call(String name, LLVMValueRef... arguments) {
    LLVMValueRef function = function(name);
    return LLVMBuildCall2(
        builder,
        LLVMGlobalGetValueType(function),
        function,
        new PointerPointer<>(arguments),
        arguments.length,
        "");
  }
}
