package dev.sycamore.backend.worker;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Writes the entry point of a native kernel, as section 2 of {@code docs/FORMATS.md} has it: loads
 * the arguments, runs the loops over the work-items, calls the body in the innermost.
 *
 * <p>All indices are 32 bits wide and known not to wrap: a kernel's {@code int} index is then the
 * loop's own variable, and the vectoriser sees through every {@code a[i]}.
 */
final class X86Entry {

  private static final int GLOBAL_SIZE = 0;
  private static final int LOCAL_SIZE = 24;
  private static final int BEGIN = 48;
  private static final int END = 72;
  private static final int GLOBAL_OFFSET = 96;
  private static final int LOCAL_MEMORY = 120;

  private final KernelSignature kernel;
  private final StringBuilder text = new StringBuilder();
  private final LoopText loops = new LoopText(text);
  private final WorkItemOperands operands = new WorkItemOperands();

  private X86Entry(KernelSignature kernel) {
    this.kernel = kernel;
  }

  /** The entry point as a module of its own. */
  static String text(KernelSignature kernel) {
    return new X86Entry(kernel).write();
  }

  private String write() {
    StringJoiner types = new StringJoiner(", ");
    kernel.parameters().forEach(type -> types.add(type.text()));
    types.add(WorkItemOperands.types());
    line("declare void @%s(%s)", Llvm.quoted(kernel.bodyName()), types);
    line("define void @%s(ptr %%arguments, ptr %%range) nounwind {", Llvm.quoted(kernel.name()));
    loadArguments();
    switch (kernel.form()) {
      case SINGLE_TASK -> call();
      case RANGE -> range();
      case ND_RANGE -> ndRange();
    }
    line("  ret void");
    line("}");
    return text.toString();
  }

  private void loadArguments() {
    int[] offsets = kernel.offsets();
    List<ParameterType> parameters = kernel.parameters();
    if (parameters.contains(ParameterType.LOCAL_POINTER)) {
      line("  %%local_memory.at = getelementptr i8, ptr %%range, i64 %d", LOCAL_MEMORY);
      line("  %%local_memory = load ptr, ptr %%local_memory.at, align 8");
    }
    for (int i = 0; i < offsets.length; i++) {
      ParameterType type = parameters.get(i);
      line("  %%p%d.at = getelementptr i8, ptr %%arguments, i64 %d", i, offsets[i]);
      if (type == ParameterType.LOCAL_POINTER) {
        line("  %%p%d.offset = load i64, ptr %%p%d.at, align 8", i, i);
        line("  %%p%d.flat = getelementptr i8, ptr %%local_memory, i64 %%p%d.offset", i, i);
        line("  %%p%d = addrspacecast ptr %%p%d.flat to ptr addrspace(3)", i, i);
      } else {
        line("  %%p%d = load %s, ptr %%p%d.at, align %d", i, type.text(), i, type.size());
      }
    }
  }

  private void range() {
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      loadSizes(d);
      load("offset", GLOBAL_OFFSET, d);
      line("  %%first.%d = add nuw nsw i32 %%begin.%d.i32, %%offset.%d.i32", d, d, d);
      line("  %%last.%d = add nuw nsw i32 %%end.%d.i32, %%offset.%d.i32", d, d, d);
    }
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      loops.open("i" + d, "%first." + d, "%last." + d);
      set(WorkItemValue.GLOBAL_ID, d, "i" + d);
      line("  %%item.%d = sub nuw nsw i32 %%i%d, %%offset.%d.i32", d, d, d);
      set(WorkItemValue.GROUP_ID, d, "item." + d);
      operands.set(WorkItemValue.NUM_GROUPS, d, "%global_size." + d);
    }
    call();
    loops.closeAll();
  }

  private void ndRange() {
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      loadSizes(d);
      load("offset", GLOBAL_OFFSET, d);
      load("local_size", LOCAL_SIZE, d);
      operands.set(WorkItemValue.LOCAL_SIZE, d, "%local_size." + d);
      line("  %%num_groups.%d = udiv i64 %%global_size.%d, %%local_size.%d", d, d, d);
      operands.set(WorkItemValue.NUM_GROUPS, d, "%num_groups." + d);
    }
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      loops.open("g" + d, "%begin." + d + ".i32", "%end." + d + ".i32");
      set(WorkItemValue.GROUP_ID, d, "g" + d);
      line("  %%skipped.%d = mul nuw nsw i32 %%g%d, %%local_size.%d.i32", d, d, d);
      line("  %%base.%d = add nuw nsw i32 %%skipped.%d, %%offset.%d.i32", d, d, d);
    }
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      loops.open("l" + d, "0", "%local_size." + d + ".i32");
      set(WorkItemValue.LOCAL_ID, d, "l" + d);
      line("  %%i%d = add nuw nsw i32 %%base.%d, %%l%d", d, d, d);
      set(WorkItemValue.GLOBAL_ID, d, "i" + d);
    }
    call();
    loops.closeAll();
  }

  private void loadSizes(int dimension) {
    load("global_size", GLOBAL_SIZE, dimension);
    operands.set(WorkItemValue.GLOBAL_SIZE, dimension, "%global_size." + dimension);
    load("begin", BEGIN, dimension);
    load("end", END, dimension);
  }

  /** Loads one field of the launch range, as it is and in 32 bits. */
  private void load(String name, int offset, int dimension) {
    String variable = name + "." + dimension;
    line("  %%%s.at = getelementptr i8, ptr %%range, i64 %d", variable, offset + 8 * dimension);
    line("  %%%s = load i64, ptr %%%s.at, align 8", variable, variable);
    line("  %%%s.i32 = trunc i64 %%%s to i32", variable, variable);
  }

  private void set(WorkItemValue value, int dimension, String variable) {
    String wide = variable + "." + value.name().toLowerCase(Locale.ROOT);
    line("  %%%s = zext nneg i32 %%%s to i64", wide, variable);
    operands.set(value, dimension, "%" + wide);
  }

  private void call() {
    StringJoiner arguments = new StringJoiner(", ");
    for (int i = 0; i < kernel.parameters().size(); i++) {
      arguments.add(kernel.parameters().get(i).text() + " %p" + i);
    }
    arguments.add(operands.text());
    line("  call void @%s(%s)", Llvm.quoted(kernel.bodyName()), arguments);
  }

  private void line(String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }
}
