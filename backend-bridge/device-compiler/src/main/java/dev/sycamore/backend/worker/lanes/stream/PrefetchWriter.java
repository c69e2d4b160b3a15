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
    List<Long> near = lines.computeIfAbsent(address.terms(), unused -> new ArrayList<>());
    for (long offset = 0; offset < access.bytes(); offset += LINE) {
      long at = address.constant() + offset;
      if (near.stream().noneMatch(other -> Math.abs(other - at) < LINE)) {
        near.add(at);
        writeOne(access, ahead + offset);
      }
    }
  }

  private void writeOne(VectorAccess access, long offset) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      LLVMPositionBuilderBefore(builder, access.instruction());
      LLVMTypeRef i8 = LLVMInt8TypeInContext(module.context());
      LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
      PointerPointer<LLVMValueRef> index =
          new PointerPointer<>(new LLVMValueRef[] {LLVMConstInt(i64, offset, 1)});
      LLVMValueRef at = LLVMBuildGEP2(builder, i8, access.pointer(), index, 1, "");
      PointerPointer<LLVMTypeRef> types = new PointerPointer<>(new LLVMTypeRef[] {LLVMTypeOf(at)});
      int id = LLVMLookupIntrinsicID(INTRINSIC, INTRINSIC.length());
      LLVMValueRef[] arguments = {
        at, number(access.writes() ? 1 : 0), number(INTO_ALL_CACHES), number(1)
      };
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
