package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lowering.IrTemplate;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Atomic updates of one array by an operation of integers which may be done in any order, and in
 * parts: what several work-items add may be added together first.
 *
 * @param parameter of the kernel, the array
 * @param bits of an element, 32 or 64
 * @param operation that joins parts, as LLVM numbers those of {@code atomicrmw}
 */
record DeferredUpdate(int parameter, int bits, int operation) {

  /** The names of operations that join parts. */
  private static final Map<Integer, String> NAMES =
      Map.of(
          LLVMAtomicRMWBinOpAdd, "add",
          LLVMAtomicRMWBinOpAnd, "and",
          LLVMAtomicRMWBinOpOr, "or",
          LLVMAtomicRMWBinOpXor, "xor",
          LLVMAtomicRMWBinOpMax, "max",
          LLVMAtomicRMWBinOpMin, "min",
          LLVMAtomicRMWBinOpUMax, "umax",
          LLVMAtomicRMWBinOpUMin, "umin");

  /** By what is compared with the value: the element stays where that holds. */
  private static final Map<String, String> PREDICATES =
      Map.of("max", "sgt", "min", "slt", "umax", "ugt", "umin", "ult");

  /** What an update of an array is; empty if its parts cannot be joined, or its result is used. */
  static Optional<DeferredUpdate> of(LLVMValueRef update, int parameter) {
    LLVMTypeRef type = LLVMTypeOf(update);
    int operation = LLVMGetAtomicRMWBinOp(update);
    int joins = operation == LLVMAtomicRMWBinOpSub ? LLVMAtomicRMWBinOpAdd : operation;
    if (LLVMGetFirstUse(update) != null
        || LLVMGetVolatile(update) != 0
        || LLVMGetOrdering(update) != LLVMAtomicOrderingMonotonic
        || isOfSystem(update)
        || LLVMGetTypeKind(type) != LLVMIntegerTypeKind
        || !NAMES.containsKey(joins)) {
      return Optional.empty();
    }
    int bits = LLVMGetIntTypeWidth(type);
    return bits == Integer.SIZE || bits == Long.SIZE
        ? Optional.of(new DeferredUpdate(parameter, bits, joins))
        : Optional.empty();
  }

  /** Whether threads outside of the device may look at each step. */
  private static boolean isOfSystem(LLVMValueRef update) {
    return LLVMGetAtomicSyncScopeID(update)
        == LLVMGetSyncScopeID(LLVMGetTypeContext(LLVMTypeOf(update)), "", 0);
  }

  /** The kernel's parameter that an address is made of, or -1. */
  static int parameterOf(LLVMValueRef address, LLVMValueRef function, int parameters) {
    LLVMValueRef base = base(address);
    for (int k = 0; k < parameters; k++) {
      if (base.equals(LLVMGetParam(function, k))) {
        return k;
      }
    }
    return -1;
  }

  /** What an address is a number of elements behind. */
  static LLVMValueRef base(LLVMValueRef address) {
    LLVMValueRef base = address;
    while (LLVMIsAGetElementPtrInst(base) != null || LLVMIsAExtractElementInst(base) != null) {
      base = LLVMGetOperand(base, 0);
    }
    return base;
  }

  static boolean isGlobal(LLVMValueRef pointer) {
    LLVMTypeRef type = LLVMTypeOf(pointer);
    return LLVMGetTypeKind(type) == LLVMPointerTypeKind && LLVMGetPointerAddressSpace(type) == 1;
  }

  String type() {
    return "i" + bits;
  }

  int bytes() {
    return bits / Byte.SIZE;
  }

  /** The operation in the text of {@code atomicrmw}. */
  String name() {
    return NAMES.get(operation);
  }

  /** The instructions that compute {@code %new} of {@code %old} and {@code %value}. */
  String text() {
    String name = name();
    String predicate = PREDICATES.get(name);
    return predicate == null
        ? IrTemplate.fill("  %%new = %s %s %%old, %%value\n", name, type())
        : IrTemplate.fill(
            """
              %%stays = icmp %1$s %2$s %%old, %%value
              %%new = select i1 %%stays, %2$s %%old, %2$s %%value
            """,
            predicate, type());
  }

  /** What changes no element, in each part of 64 bits. */
  long identity() {
    return switch (name()) {
      case "and", "umin" -> -1;
      case "max" -> bits == Long.SIZE ? Long.MIN_VALUE : Long.MIN_VALUE | 1L << 31;
      case "min" -> bits == Long.SIZE ? Long.MAX_VALUE : Long.MAX_VALUE & ~(1L << 31);
      default -> 0;
    };
  }
}
