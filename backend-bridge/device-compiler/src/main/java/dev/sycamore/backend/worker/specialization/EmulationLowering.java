package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Loads from a buffer in which each constant has its place. */
final class EmulationLowering implements MarkerLowering {

  private final LLVMContextRef context;
  private final SpecializedConstants constants;
  private final Map<String, Integer> offsets = new HashMap<>();
  private final boolean keepsInstructions;
  private int next;

  /**
   * @param keepsInstructions whether addresses are computed by instructions even if they are
   *     constants, as by DPC++
   */
  EmulationLowering(
      LLVMModuleRef module, SpecializedConstants constants, boolean keepsInstructions) {
    this.keepsInstructions = keepsInstructions;
    this.context = LLVMGetModuleContext(module);
    this.constants = constants;
  }

  @Override
  public LLVMValueRef value(Marker marker, LLVMBuilderRef builder) throws CompileException {
    Integer offset = offsets.get(marker.id());
    if (offset == null) {
      offset = place(marker);
      offsets.put(marker.id(), offset);
    }
    LLVMTypeRef int8 = LLVMInt8TypeInContext(context);
    LLVMValueRef index = LLVMConstInt(LLVMInt32TypeInContext(context), offset, 0);
    LLVMValueRef address =
        keepsInstructions
            ? UnfoldedInstruction.element(builder, marker.buffer(), int8, index)
            : UnfoldedInstruction.folded(builder, marker.buffer(), int8, index);
    if (DefaultValue.isBit(marker.type())) {
      LLVMValueRef whole = LLVMBuildLoad2(builder, int8, address, "load");
      return LLVMBuildTrunc(builder, whole, marker.type(), "tobool");
    }
    LLVMValueRef place = keepsInstructions ? UnfoldedInstruction.cast(builder, address) : address;
    return LLVMBuildLoad2(builder, marker.type(), place, "load");
  }

  /** Gives a constant the next place that its type may have. */
  private int place(Marker marker) throws CompileException {
    DefaultValue defaults = marker.defaultValue();
    int size = defaults.size(marker.type());
    int alignment = defaults.alignment(marker.type());
    int padding = (alignment - next % alignment) % alignment;
    if (padding > 0) {
      constants.pad(padding);
    }
    constants.begin(marker.id());
    constants.addPart(offsets.size(), 0, size);
    constants.end(defaults.bytes(size));
    int offset = next + padding;
    if ((long) offset + size > Integer.MAX_VALUE) {
      throw MarkerReader.problem(marker.id(), "all constants together are too large");
    }
    next = offset + size;
    return offset;
  }
}
