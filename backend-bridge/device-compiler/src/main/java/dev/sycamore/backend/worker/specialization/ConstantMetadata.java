package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.postlink.SpecializationMode;
import dev.sycamore.backend.worker.llvm.Metadata;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes what the properties say of specialization constants into the module, as DPC++ does. */
final class ConstantMetadata {

  private static final String CONSTANTS = "sycl.specialization-constants";
  private static final String DEFAULTS = "sycl.specialization-constants-default-values";

  private final LLVMModuleRef module;
  private final LLVMContextRef context;
  private final boolean pads;

  ConstantMetadata(LLVMModuleRef module, SpecializationMode mode) {
    this.module = module;
    this.context = LLVMGetModuleContext(module);
    this.pads = mode == SpecializationMode.EMULATION;
  }

  /**
   * @param markers those that the constants come from
   */
  void write(SpecializedConstants constants, List<Marker> markers) {
    Map<String, LLVMValueRef> values = new HashMap<>();
    markers.forEach(marker -> values.putIfAbsent(marker.id(), marker.defaultValue().value()));
    constants
        .parts()
        .forEach(
            (id, parts) -> {
              List<LLVMMetadataRef> operands = new ArrayList<>(List.of(Metadata.text(context, id)));
              parts.forEach(number -> operands.add(Metadata.number(context, number)));
              add(CONSTANTS, operands);
            });
    constants
        .parts()
        .forEach(
            (id, parts) -> {
              add(DEFAULTS, List.of(LLVMValueAsMetadata(values.get(id))));
              int padding = pads ? SpecializedConstants.padding(parts) : 0;
              if (padding > 0) {
                LLVMTypeRef bytes = LLVMArrayType2(LLVMInt8TypeInContext(context), padding);
                add(DEFAULTS, List.of(LLVMValueAsMetadata(LLVMConstNull(bytes))));
              }
            });
  }

  private void add(String list, List<LLVMMetadataRef> operands) {
    LLVMAddNamedMetadataOperand(
        module, list, LLVMMetadataAsValue(context, Metadata.node(context, operands)));
  }
}
