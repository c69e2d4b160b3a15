package dev.sycamore.backend.worker.lanes.stream;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes the prefetches of one loop, one for each line. */
final class PrefetchWriter {

  /** In bytes. */
  static final long LINE = 64;

  private static final String INTRINSIC = "llvm.prefetch";

  private static final int INTO_ALL_CACHES = 3;

  private final DeviceModule module;
  private final LinearAddresses addresses;
  private final Map<Map<LLVMValueRef, Long>, List<Long>> lines = new HashMap<>();

  PrefetchWriter(DeviceModule module, LinearAddresses addresses) {
    this.module = module;
    this.addresses = addresses;
  }

  /**
   * Writes those of an access.
   *
   * @param ahead how far ahead, in bytes
   */
  void write(VectorAccess access, long ahead) {
    LinearAddress address = addresses.of(access.pointer());
    for (long offset = 0; offset < access.bytes(); offset += LINE) {
      if (isNew(address.plus(LinearAddress.of(offset), 1))) {
        write(access.instruction(), access.pointer(), ahead + offset, access.writes());
      }
    }
  }

  /** Whether none was written near an address. */
  boolean isNew(LinearAddress address) {
    List<Long> near = lines.computeIfAbsent(address.terms(), unused -> new ArrayList<>());
    boolean found = near.stream().noneMatch(other -> Math.abs(other - address.constant()) < LINE);
    if (found) {
      near.add(address.constant());
    }
    return found;
  }

  /**
   * Writes one.
   *
   * @param before the instruction that follows
   * @param pointer an address
   * @param offset in bytes
   */
  void write(LLVMValueRef before, LLVMValueRef pointer, long offset, boolean writes) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      LLVMPositionBuilderBefore(builder, before);
      LLVMTypeRef i8 = LLVMInt8TypeInContext(module.context());
      LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
      PointerPointer<LLVMValueRef> index =
          new PointerPointer<>(new LLVMValueRef[] {LLVMConstInt(i64, offset, 1)});
      LLVMValueRef at = LLVMBuildGEP2(builder, i8, pointer, index, 1, "");
      PointerPointer<LLVMTypeRef> types = new PointerPointer<>(new LLVMTypeRef[] {LLVMTypeOf(at)});
      int id = LLVMLookupIntrinsicID(INTRINSIC, INTRINSIC.length());
      LLVMValueRef[] arguments = {at, number(writes ? 1 : 0), number(INTO_ALL_CACHES), number(1)};
      LLVMBuildCall2(
          builder,
          LLVMIntrinsicGetType(module.context(), id, types, 1),
          LLVMGetIntrinsicDeclaration(module.ref(), id, types, 1),
          new PointerPointer<>(arguments),
          arguments.length,
          "");
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private LLVMValueRef number(int value) {
    return LLVMConstInt(LLVMInt32TypeInContext(module.context()), value, 0);
  }
}
