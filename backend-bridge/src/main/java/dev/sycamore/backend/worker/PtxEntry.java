package dev.sycamore.backend.worker;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Writes the entry point of a PTX kernel, as section 6 of {@code docs/FORMATS.md} has it. A launch
 * has whole blocks only, so a range kernel is told its global size and leaves out what is beyond.
 */
final class PtxEntry {

  private static final List<String> AXES = List.of("x", "y", "z");

  private final KernelSignature kernel;
  private final StringBuilder text = new StringBuilder();
  private final WorkItemOperands operands = new WorkItemOperands();

  private PtxEntry(KernelSignature kernel) {
    this.kernel = kernel;
  }

  /** The entry point as a module of its own. */
  static String text(KernelSignature kernel) {
    return new PtxEntry(kernel).write();
  }

  private String write() {
    declarations();
    line("define ptx_kernel void @%s(%s) nounwind {", Llvm.quoted(kernel.name()), parameters());
    switch (kernel.form()) {
      case SINGLE_TASK -> call();
      case RANGE -> range();
      case ND_RANGE -> ndRange();
    }
    line("  ret void");
    line("}");
    return text.toString();
  }

  private void declarations() {
    StringJoiner types = new StringJoiner(", ");
    kernel.parameters().forEach(type -> types.add(type.text()));
    types.add(WorkItemOperands.types());
    line("declare void @%s(%s)", Llvm.quoted(kernel.bodyName()), types);
    for (String register : List.of("tid", "ntid", "ctaid", "nctaid")) {
      for (String axis : AXES) {
        line("declare i32 @llvm.nvvm.read.ptx.sreg.%s.%s()", register, axis);
      }
    }
    if (kernel.parameters().contains(ParameterType.LOCAL_POINTER)) {
      line("@%s = external addrspace(3) global [0 x i8], align 16", sharedMemory());
    }
  }

  private String sharedMemory() {
    return Llvm.quoted(kernel.name() + "_shared_mem");
  }

  private String parameters() {
    StringJoiner parameters = new StringJoiner(", ");
    for (int i = 0; i < kernel.parameters().size(); i++) {
      ParameterType type = kernel.parameters().get(i);
      parameters.add(
          type == ParameterType.LOCAL_POINTER ? "i64 %p" + i + ".offset" : type.text() + " %p" + i);
    }
    if (kernel.form() == KernelForm.RANGE) {
      for (int d = 0; d < kernel.dimensions(); d++) {
        parameters.add("i32 %size." + d);
      }
    }
    return parameters.toString();
  }

  private void range() {
    for (int d = 0; d < kernel.dimensions(); d++) {
      globalId(d);
      line("  %%inside.%d = icmp ult i32 %%i.%d, %%size.%d", d, d, d);
      line("  br i1 %%inside.%d, label %%within.%d, label %%done", d, d);
      line("within.%d:", d);
      widen(WorkItemValue.GLOBAL_ID, d, "i." + d);
      widen(WorkItemValue.GROUP_ID, d, "i." + d);
      widen(WorkItemValue.GLOBAL_SIZE, d, "size." + d);
      widen(WorkItemValue.NUM_GROUPS, d, "size." + d);
    }
    call();
    line("  br label %%done");
    line("done:");
  }

  private void ndRange() {
    for (int d = 0; d < kernel.dimensions(); d++) {
      globalId(d);
      read("nctaid", d);
      line("  %%size.%d = mul nuw nsw i32 %%nctaid.%d, %%ntid.%d", d, d, d);
      widen(WorkItemValue.GLOBAL_ID, d, "i." + d);
      widen(WorkItemValue.LOCAL_ID, d, "tid." + d);
      widen(WorkItemValue.GROUP_ID, d, "ctaid." + d);
      widen(WorkItemValue.GLOBAL_SIZE, d, "size." + d);
      widen(WorkItemValue.LOCAL_SIZE, d, "ntid." + d);
      widen(WorkItemValue.NUM_GROUPS, d, "nctaid." + d);
    }
    call();
  }

  /**
   * The rounded grid of a range kernel may end beyond 2^31, so nothing is said of signed wrapping.
   */
  private void globalId(int dimension) {
    read("tid", dimension);
    read("ntid", dimension);
    read("ctaid", dimension);
    line("  %%block.%d = mul nuw i32 %%ctaid.%d, %%ntid.%d", dimension, dimension, dimension);
    line("  %%i.%d = add nuw i32 %%block.%d, %%tid.%d", dimension, dimension, dimension);
  }

  private void read(String register, int dimension) {
    line(
        "  %%%s.%d = call i32 @llvm.nvvm.read.ptx.sreg.%s.%s()",
        register, dimension, register, AXES.get(dimension));
  }

  private void widen(WorkItemValue value, int dimension, String variable) {
    String wide = value.name().toLowerCase(Locale.ROOT) + "." + dimension;
    line("  %%%s = zext nneg i32 %%%s to i64", wide, variable);
    operands.set(value, dimension, "%" + wide);
  }

  private void call() {
    StringJoiner arguments = new StringJoiner(", ");
    for (int i = 0; i < kernel.parameters().size(); i++) {
      ParameterType type = kernel.parameters().get(i);
      if (type == ParameterType.LOCAL_POINTER) {
        line(
            "  %%p%d = getelementptr i8, ptr addrspace(3) @%s, i64 %%p%d.offset",
            i, sharedMemory(), i);
      }
      arguments.add(type.text() + " %p" + i);
    }
    arguments.add(operands.text());
    line("  call void @%s(%s)", Llvm.quoted(kernel.bodyName()), arguments);
  }

  private void line(String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }
}
