package dev.sycamore.backend.worker.x86;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.List;
import java.util.Optional;

/**
 * Writes the entry point of a native kernel, as section 2 of {@code docs/FORMATS.md} has it: loads
 * the arguments, runs the loops over the work-items, calls the body in the innermost.
 *
 * <p>All indices are 32 bits wide and known not to wrap: a kernel's {@code int} index is then the
 * loop's own variable, and the vectoriser sees through every {@code a[i]}.
 */
final class X86Entry {

  private final KernelSignature kernel;
  private final NativeEntryText text;
  private final LaunchRangeText range;
  private final Optional<StepLoops> steps;

  private X86Entry(KernelSignature kernel, Optional<BarrierSteppedBody> stepped) {
    this.kernel = kernel;
    this.text = new NativeEntryText(kernel);
    this.range = new LaunchRangeText(text);
    this.steps = stepped.map(body -> new StepLoops(text, body));
  }

  /**
   * The entry point as a module of its own.
   *
   * @param stepped the kernel's body if it has barriers
   */
  static String text(KernelSignature kernel, Optional<BarrierSteppedBody> stepped) {
    X86Entry entry = new X86Entry(kernel, stepped);
    entry.write();
    return entry.text.toString();
  }

  private void write() {
    steps.ifPresentOrElse(StepLoops::declare, () -> text.declareBody("void", List.of()));
    // A stack frame larger than a page is touched page by page: a guard page is never jumped over.
    text.line(
        "define void @%s(ptr %%arguments, ptr %%range) nounwind \"probe-stack\"=\"inline-asm\" {",
        Llvm.quoted(kernel.name()));
    range.loadArguments();
    switch (kernel.form()) {
      case SINGLE_TASK -> call();
      case RANGE -> range();
      case ND_RANGE -> ndRange();
    }
    text.line("  ret void");
    text.line("}");
  }

  private void range() {
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      range.loadSizes(d);
      text.line("  %%first.%d = add nuw nsw i32 %%begin.%d.i32, %%offset.%d.i32", d, d, d);
      text.line("  %%last.%d = add nuw nsw i32 %%end.%d.i32, %%offset.%d.i32", d, d, d);
    }
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      text.loops().open("i" + d, "%first." + d, "%last." + d);
      text.pass(WorkItemValue.GLOBAL_ID, d, "i" + d);
      text.line("  %%item.%d = sub nuw nsw i32 %%i%d, %%offset.%d.i32", d, d, d);
      text.pass(WorkItemValue.GROUP_ID, d, "item." + d);
      text.operands().set(WorkItemValue.NUM_GROUPS, d, "%global_size." + d);
    }
    call();
    text.loops().close(kernel.dimensions());
  }

  private void ndRange() {
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      range.loadSizes(d);
      range.loadGroupSizes(d);
    }
    steps.ifPresent(StepLoops::allocate);
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      text.loops().open("g" + d, "%begin." + d + ".i32", "%end." + d + ".i32");
      text.pass(WorkItemValue.GROUP_ID, d, "g" + d);
      text.line("  %%skipped.%d = mul nuw nsw i32 %%g%d, %%local_size.%d.i32", d, d, d);
      text.line("  %%base.%d = add nuw nsw i32 %%skipped.%d, %%offset.%d.i32", d, d, d);
    }
    steps.ifPresentOrElse(StepLoops::write, this::workItems);
    text.loops().close(kernel.dimensions());
    steps.ifPresent(StepLoops::release);
  }

  private void workItems() {
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      text.openLocalLoop("l" + d, d);
    }
    call();
    text.loops().close(kernel.dimensions());
  }

  private void call() {
    text.line("  %s", text.callBody("void", List.of()));
  }
}
