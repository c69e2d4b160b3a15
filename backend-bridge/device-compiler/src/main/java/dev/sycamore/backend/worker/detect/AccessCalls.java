package dev.sycamore.backend.worker.detect;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ir.FunctionAttributes;
import dev.sycamore.diagnostics.FileNames;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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

  /** Takes the two words of a record for a group whose work-items have parted. */
  static final String PART = "__sycamore_part";

  private static final String ITEM = "__sycamore_item";
  private static final String WAIT = "__sycamore_wait";
  private static final String LOCAL_READ = "__sycamore_local_read";
  private static final String LOCAL_WRITE = "__sycamore_local_write";
  private static final int GLOBAL_SPACE = 1;
  private static final int LOCAL_SPACE = 3;
  private static final int HALF = 32;

  /** In the place of a site in the record of a work-item that waits nowhere. */
  private static final long RUNS = 0xFFFF_FFFFL;

  private final DeviceModule module;
  private final WatchedSites sites;
  private final boolean localOnly;
  private final LLVMValueRef function;
  private final String shown;
  private final LLVMTypeRef i64;
  private final LLVMTypeRef i32;
  private final LLVMTypeRef i1;

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
    this.i1 = LLVMInt1TypeInContext(context);
    String name = Llvm.stringAttribute(function, FunctionAttributes.NAME);
    this.shown = name == null ? Llvm.name(function) : name;
  }

  /**
   * Writes all of them.
   *
   * @param begins the kernel whose work-items begin with the function; empty if none do
   */
  void write(Optional<KernelSignature> begins) {
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
              item(builder, false, true);
            }
          }
          default -> {}
        }
      }
      if (begins.isPresent()) {
        LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
        while (LLVMIsAAllocaInst(first) != null) {
          first = LLVMGetNextInstruction(first);
        }
        LLVMPositionBuilderBefore(builder, first);
        LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(first));
        item(builder, true, begins.get().form() == KernelForm.ND_RANGE);
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
    boolean local = space == LOCAL_SPACE;
    int site = sites.number(kind, local, size, shown, place(instruction), array(pointer));
    LLVMValueRef address = LLVMBuildPtrToInt(builder, pointer, i64, "");
    if (local) {
      sites.useLocal(size, LLVMGetAlignment(instruction));
      local(builder, kind, address, LLVMConstInt(i64, site, 0), LLVMConstInt(i64, size, 0));
    } else {
      call(builder, LOG, address, LLVMConstInt(i64, site, 0));
    }
  }

  /** What is known of local memory is kept in native code: it is used the most. */
  private void local(
      LLVMBuilderRef builder,
      AccessKind kind,
      LLVMValueRef address,
      LLVMValueRef site,
      LLVMValueRef size) {
    if (kind == AccessKind.READ) {
      call(builder, LOCAL_READ, address, site, size);
    } else {
      LLVMValueRef atomic = LLVMConstInt(i1, kind == AccessKind.ATOMIC ? 1 : 0, 0);
      call(builder, LOCAL_WRITE, address, site, size, atomic);
    }
  }

  /** The work-item at hand reaches a barrier. */
  private void reach(LLVMBuilderRef builder, LLVMValueRef at) {
    int site = sites.number(AccessKind.WAIT, false, 0, shown, place(at), "");
    call(builder, WAIT, LLVMConstInt(i64, site, 0));
  }

  /**
   * Which work-item goes on.
   *
   * @param begins whether that is its begin
   * @param groups whether it has a group, whose first one begins what follows a barrier
   */
  private void item(LLVMBuilderRef builder, boolean begins, boolean groups) {
    LLVMValueRef half = LLVMConstInt(i64, HALF, 0);
    LLVMValueRef slower = LLVMBuildShl(builder, id(builder, WorkItemValue.GLOBAL_ID, 1), half, "");
    LLVMValueRef slowest = LLVMBuildShl(builder, id(builder, WorkItemValue.GLOBAL_ID, 2), half, "");
    call(
        builder,
        ITEM,
        LLVMBuildOr(builder, id(builder, WorkItemValue.GLOBAL_ID, 0), slower, ""),
        LLVMBuildOr(builder, slowest, LLVMConstInt(i64, RUNS, 0), ""),
        LLVMConstInt(i1, groups ? 1 : 0, 0),
        groups ? first(builder) : LLVMConstInt(i1, 0, 0),
        LLVMConstInt(i1, begins ? 1 : 0, 0));
  }

  /** Whether the work-item is the first one of its group. */
  private LLVMValueRef first(LLVMBuilderRef builder) {
    LLVMValueRef any = id(builder, WorkItemValue.LOCAL_ID, 0);
    for (int d = 1; d < WorkItemValue.DIMENSIONS; d++) {
      any = LLVMBuildOr(builder, any, id(builder, WorkItemValue.LOCAL_ID, d), "");
    }
    return LLVMBuildICmp(builder, LLVMIntEQ, any, LLVMConstInt(i64, 0, 0), "");
  }

  private LLVMValueRef id(LLVMBuilderRef builder, WorkItemValue value, int dimension) {
    LLVMValueRef function = declared(value.function(), i64, List.of(i32));
    return call(builder, function, LLVMConstInt(i32, dimension, 0));
  }

  private void call(LLVMBuilderRef builder, String function, LLVMValueRef... arguments) {
    LLVMTypeRef none = LLVMVoidTypeInContext(module.context());
    List<LLVMTypeRef> types = Arrays.stream(arguments).map(a -> LLVMTypeOf(a)).toList();
    call(builder, declared(function, none, types), arguments);
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
    return FileNames.withoutFolders(path)
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
