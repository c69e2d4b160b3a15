package dev.sycamore.backend.worker.grid;

import dev.sycamore.backend.worker.grid.GridTarget.Register;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.EntryText;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.ParameterType;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import dev.sycamore.binding.KernelForm;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Writes the entry points of a kernel for a GPU, as section 6 of {@code docs/FORMATS.md} has them.
 * A launch has whole blocks only, so a range kernel is told its global size and leaves out what is
 * beyond. It may be launched in parts along its slower dimensions, in which CUDA's grids have few
 * blocks: each part is told where it begins.
 */
final class GridEntry {

  private final KernelSignature kernel;
  private final GridTarget target;
  private final boolean readsOffset;
  private final EntryText text;

  private GridEntry(KernelSignature kernel, GridTarget target, boolean readsOffset) {
    this.kernel = kernel;
    this.target = target;
    this.readsOffset = readsOffset;
    this.text = new EntryText(kernel);
  }

  /**
   * The entry points as a module of its own.
   *
   * @param readsOffset whether the body takes the address of three offsets at the end; then there
   *     is an entry point that is given them beside the one that passes zeros
   */
  static String text(KernelSignature kernel, GridTarget target, boolean readsOffset) {
    String module =
        new GridEntry(kernel, target, readsOffset).declarations()
            + new GridEntry(kernel, target, readsOffset).define(kernel.name(), false);
    return readsOffset
        ? module
            + new GridEntry(kernel, target, true).define(ImplicitOffset.cloneName(kernel), true)
        : module;
  }

  private String declarations() {
    text.declareBody("void", readsOffset ? List.of("ptr") : List.of());
    target.declarations().forEach(line -> text.add(line + "\n"));
    if (kernel.parameters().contains(ParameterType.LOCAL_POINTER)) {
      text.line("@%s = external addrspace(3) global [0 x i8], align 16", sharedMemory());
    }
    return text.toString();
  }

  private String define(String name, boolean withOffset) {
    text.line(
        "define %s void @%s(%s) %s {",
        target.convention(), Llvm.quoted(name), parameters(withOffset), target.attributes());
    lines(target.prologue());
    if (readsOffset) {
      lines(withOffset ? target.offset() : target.noOffset());
    }
    switch (kernel.form()) {
      case SINGLE_TASK -> call();
      case RANGE -> range();
      case ND_RANGE -> ndRange();
    }
    text.line("  ret void");
    text.line("}");
    return text.toString();
  }

  private String sharedMemory() {
    return Llvm.quoted(kernel.name() + "_shared_mem");
  }

  private String parameters(boolean withOffset) {
    StringJoiner parameters = new StringJoiner(", ");
    for (int i = 0; i < kernel.parameters().size(); i++) {
      ParameterType type = kernel.parameters().get(i);
      parameters.add(
          type == ParameterType.LOCAL_POINTER ? "i32 %p" + i + ".offset" : type.text() + " %p" + i);
    }
    if (kernel.form() == KernelForm.RANGE) {
      for (int d = 0; d < kernel.dimensions(); d++) {
        parameters.add("i32 %size." + d);
      }
      for (int d = 1; d < kernel.dimensions(); d++) {
        parameters.add("i32 %first." + d);
      }
      parameters.add("i32 %first.0");
    }
    if (withOffset) {
      parameters.add(target.offsetParameter());
    }
    return parameters.toString();
  }

  private void range() {
    String inside = "%inside.0";
    for (int d = 0; d < kernel.dimensions(); d++) {
      globalId(d, "inner");
      text.line("  %%i.%d = add nuw i32 %%first.%d, %%inner.%d", d, d, d);
      text.line("  %%inside.%d = icmp ult i32 %%i.%d, %%size.%d", d, d, d);
      if (d > 0) {
        // One branch for all: what is read of the hardware is read at once.
        text.line("  %%all.%d = and i1 %s, %%inside.%d", d, inside, d);
        inside = "%all." + d;
      }
    }
    text.line("  br i1 %s, label %%within, label %%done", inside);
    text.line("within:");
    for (int d = 0; d < kernel.dimensions(); d++) {
      widen(WorkItemValue.GLOBAL_ID, d, "i." + d);
      widen(WorkItemValue.GROUP_ID, d, "i." + d);
      widen(WorkItemValue.GLOBAL_SIZE, d, "size." + d);
      widen(WorkItemValue.NUM_GROUPS, d, "size." + d);
    }
    call();
    text.line("  br label %%done");
    text.line("done:");
  }

  private void ndRange() {
    for (int d = 0; d < kernel.dimensions(); d++) {
      globalId(d, "i");
      read(Register.NCTAID, d);
      text.line("  %%size.%d = mul nuw nsw i32 %%nctaid.%d, %%ntid.%d", d, d, d);
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
  private void globalId(int dimension, String variable) {
    read(Register.TID, dimension);
    read(Register.NTID, dimension);
    read(Register.CTAID, dimension);
    text.line("  %%block.%d = mul nuw i32 %%ctaid.%d, %%ntid.%d", dimension, dimension, dimension);
    text.line(
        "  %%%s.%d = add nuw i32 %%block.%d, %%tid.%d", variable, dimension, dimension, dimension);
  }

  private void read(Register register, int dimension) {
    String variable = register.name().toLowerCase(Locale.ROOT) + "." + dimension;
    lines(target.read(register, dimension, variable));
  }

  private void widen(WorkItemValue value, int dimension, String variable) {
    String wide = value.name().toLowerCase(Locale.ROOT) + "." + dimension;
    text.pass(value, dimension, variable, wide);
  }

  private void call() {
    for (int i = 0; i < kernel.parameters().size(); i++) {
      if (kernel.parameters().get(i) == ParameterType.LOCAL_POINTER) {
        // A multiple of 16, which several elements that are read at once have to be at.
        text.line("  %%p%d.aligned = and i32 %%p%d.offset, -16", i, i);
        text.line(
            "  %%p%d = getelementptr inbounds i8, ptr addrspace(3) @%s, i32 %%p%d.aligned",
            i, sharedMemory(), i);
      }
    }
    text.line("  %s", text.callBody("void", readsOffset ? List.of("ptr %offset") : List.of()));
  }

  private void lines(List<String> lines) {
    lines.forEach(line -> text.add("  " + line + "\n"));
  }
}
