package dev.sycamore.backend.worker.detect;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes the calls that log what one function does. */
final class AccessCalls {

  /** Takes the two words of a record. */
  static final String LOG = "__sycamore_log";

  private static final String GLOBAL_ID = "_Z13get_global_idj";
  private static final int GLOBAL_SPACE = 1;
  private static final int LOCAL_SPACE = 3;
  private static final int HALF = 32;

  private final DeviceModule module;
  private final WatchedSites sites;
  private final boolean localOnly;
  private final LLVMValueRef function;
  private final String shown;
  private final LLVMTypeRef i64;
  private final LLVMTypeRef i32;

  /**
   * @param localOnly whether only local memory is watched
   */
  AccessCalls(DeviceModule module, WatchedSites sites, boolean localOnly, LLVMValueRef function) {
    this.module = module;
    this.localOnly = localOnly;
    this.sites = sites;
    this.function = function;
    LLVMContextRef context = module.context();
    this.i64 = LLVMInt64TypeInContext(context);
    this.i32 = LLVMInt32TypeInContext(context);
    String name = Llvm.stringAttribute(function, FunctionAttributes.NAME);
    this.shown = name == null ? Llvm.name(function) : name;
  }

  /**
   * Writes all of them.
   *
   * @param kernel whether work-items begin with the function
   */
  void write(boolean kernel) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        LLVMPositionBuilderBefore(builder, instruction);
        LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(instruction));
        switch (LLVMGetInstructionOpcode(instruction)) {
          case LLVMLoad ->
              access(builder, instruction, kind(instruction, AccessKind.READ), 0, instruction);
          case LLVMStore -> {
            LLVMValueRef value = LLVMGetOperand(instruction, 0);
            access(builder, instruction, kind(instruction, AccessKind.WRITE), 1, value);
          }
          case LLVMAtomicRMW, LLVMAtomicCmpXchg ->
              access(builder, instruction, AccessKind.ATOMIC, 0, LLVMGetOperand(instruction, 1));
          case LLVMCall -> {
            if (CalledFunctions.isBarrier(instruction)) {
              reach(builder, instruction);
              LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(instruction));
              item(builder, instruction, AccessKind.BARRIER);
            }
          }
          default -> {}
        }
      }
      if (kernel) {
        LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
        while (LLVMIsAAllocaInst(first) != null) {
          first = LLVMGetNextInstruction(first);
        }
        LLVMPositionBuilderBefore(builder, first);
        LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(first));
        item(builder, first, AccessKind.BEGIN);
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private static AccessKind kind(LLVMValueRef instruction, AccessKind plain) {
    return LLVMGetOrdering(instruction) == LLVMAtomicOrderingNotAtomic ? plain : AccessKind.ATOMIC;
  }

  private void access(
      LLVMBuilderRef builder,
      LLVMValueRef instruction,
      AccessKind kind,
      int pointerOperand,
      LLVMValueRef value) {
    LLVMValueRef pointer = LLVMGetOperand(instruction, pointerOperand);
    int space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
    if (space != LOCAL_SPACE && (space != GLOBAL_SPACE || localOnly)) {
      return;
    }
    long size = LLVMStoreSizeOfType(LLVMGetModuleDataLayout(module.ref()), LLVMTypeOf(value));
    int site =
        sites.number(kind, space == LOCAL_SPACE, size, shown, place(instruction), array(pointer));
    log(builder, LLVMBuildPtrToInt(builder, pointer, i64, ""), LLVMConstInt(i64, site, 0));
  }

  /** The work-item at hand reaches a barrier. */
  private void reach(LLVMBuilderRef builder, LLVMValueRef at) {
    int site = sites.number(AccessKind.WAIT, false, 0, shown, place(at), "");
    log(builder, LLVMConstInt(i64, 0, 0), LLVMConstInt(i64, site, 0));
  }

  /** Which work-item goes on. */
  private void item(LLVMBuilderRef builder, LLVMValueRef at, AccessKind kind) {
    int site = sites.number(kind, false, 0, shown, place(at), "");
    LLVMValueRef half = LLVMConstInt(i64, HALF, 0);
    LLVMValueRef slower = LLVMBuildShl(builder, id(builder, 1), half, "");
    LLVMValueRef slowest = LLVMBuildShl(builder, id(builder, 2), half, "");
    log(
        builder,
        LLVMBuildOr(builder, id(builder, 0), slower, ""),
        LLVMBuildOr(builder, slowest, LLVMConstInt(i64, site, 0), ""));
  }

  private LLVMValueRef id(LLVMBuilderRef builder, int dimension) {
    return call(builder, declared(GLOBAL_ID, i64, List.of(i32)), LLVMConstInt(i32, dimension, 0));
  }

  private void log(LLVMBuilderRef builder, LLVMValueRef first, LLVMValueRef second) {
    LLVMTypeRef none = LLVMVoidTypeInContext(module.context());
    call(builder, declared(LOG, none, List.of(i64, i64)), first, second);
  }

  private LLVMValueRef declared(String name, LLVMTypeRef result, List<LLVMTypeRef> parameters) {
    LLVMValueRef known = LLVMGetNamedFunction(module.ref(), name);
    if (known != null) {
      return known;
    }
    LLVMValueRef made = LLVMAddFunction(module.ref(), name, Llvm.functionType(result, parameters));
    Llvm.addAttribute(module.context(), made, "nounwind");
    return made;
  }

  private static LLVMValueRef call(
      LLVMBuilderRef builder, LLVMValueRef callee, LLVMValueRef... arguments) {
    LLVMValueRef call =
        LLVMBuildCall2(
            builder,
            LLVMGlobalGetValueType(callee),
            callee,
            new PointerPointer<>(arguments),
            arguments.length,
            "");
    LLVMSetInstructionCallConv(call, LLVMGetFunctionCallConv(callee));
    return call;
  }

  /** File, line and column. */
  private static String place(LLVMValueRef instruction) {
    LLVMMetadataRef location = LLVMInstructionGetDebugLoc(instruction);
    if (location == null) {
      return "\t0\t0";
    }
    int[] length = new int[1];
    BytePointer file = LLVMGetDebugLocFilename(instruction, length);
    byte[] bytes = new byte[length[0]];
    if (length[0] > 0) {
      file.get(bytes);
    }
    String path = new String(bytes, StandardCharsets.UTF_8);
    return path.substring(path.lastIndexOf('/') + 1)
        + '\t'
        + LLVMDILocationGetLine(location)
        + '\t'
        + LLVMDILocationGetColumn(location);
  }

  /** The variable that a pointer is made of, as the generator names it: with a number behind. */
  private static String array(LLVMValueRef pointer) {
    LLVMValueRef base = pointer;
    while (LLVMIsAGetElementPtrInst(base) != null || LLVMIsABitCastInst(base) != null) {
      base = LLVMGetOperand(base, 0);
    }
    String name = Llvm.name(base);
    int dot = name.lastIndexOf('.');
    return dot > 0 && LLVMIsAArgument(base) != null ? name.substring(0, dot) : "";
  }
}
