package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.Metadata;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The size of work-groups that a kernel requires: its metadata {@code reqd_work_group_size}, or
 * that of all launches in the source.
 */
final class RequiredGroup {

  private static final int MOST_ITEMS = 1024;
  private static final Pattern SIZES = Pattern.compile("\\d{1,4}(,\\d{1,4}){0,2}");

  private static final String KIND = "reqd_work_group_size";
  private static final String ANNOTATIONS = "nvvm.annotations";
  private static final List<String> BLOCK = List.of("reqntidx", "reqntidy", "reqntidz");

  private RequiredGroup() {}

  /** The size, dimension 0 the fastest; empty if any will do. */
  static List<Integer> of(DeviceModule module, LLVMValueRef kernel) throws CompileException {
    int kind = LLVMGetMDKindIDInContext(module.context(), KIND, KIND.length());
    List<LLVMValueRef> nodes =
        Metadata.attachments(module.context(), kernel).getOrDefault(kind, List.of());
    List<Integer> sizes = new ArrayList<>();
    if (!nodes.isEmpty()) {
      for (LLVMValueRef size : Metadata.operands(nodes.get(0))) {
        sizes.add(Metadata.number(size, KIND));
      }
      return sizes;
    }
    String launched = Llvm.stringAttribute(kernel, FunctionAttributes.GROUP_SIZE);
    return launched == null ? List.of() : launched(launched);
  }

  /** Empty for sizes that no device has: a launch refuses them. */
  private static List<Integer> launched(String attribute) {
    if (!SIZES.matcher(attribute).matches()) {
      return List.of();
    }
    List<Integer> sizes = new ArrayList<>();
    long items = 1;
    for (String size : attribute.split(",", -1)) {
      sizes.add(0, Integer.parseInt(size));
      items *= sizes.get(0);
    }
    return items > 0 && items <= MOST_ITEMS ? sizes : List.of();
  }

  /**
   * Lets the entry point of PTX say it: the assembler knows how many registers a thread may have.
   */
  static void requireOfPtx(DeviceModule module, LLVMValueRef entry, List<Integer> sizes) {
    List<LLVMMetadataRef> operands = new ArrayList<>();
    operands.add(LLVMValueAsMetadata(entry));
    for (int d = 0; d < Math.min(sizes.size(), BLOCK.size()); d++) {
      operands.add(Metadata.text(module.context(), BLOCK.get(d)));
      operands.add(Metadata.number(module.context(), sizes.get(d)));
    }
    LLVMAddNamedMetadataOperand(
        module.ref(),
        ANNOTATIONS,
        LLVMMetadataAsValue(module.context(), Metadata.node(module.context(), operands)));
  }
}
