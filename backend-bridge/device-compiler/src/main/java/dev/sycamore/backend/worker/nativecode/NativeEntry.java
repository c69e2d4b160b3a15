package dev.sycamore.backend.worker.nativecode;

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
final class NativeEntry {

  private final KernelSignature kernel;
  private final NativeEntryText text;
  private final LaunchRangeText range;
  private final Optional<StepLoops> steps;
  private final Optional<LaneBody> lanes;
  private final int step;

  private NativeEntry(
      KernelSignature kernel,
      Optional<BarrierStates> stepped,
      Optional<LaneBody> lanes,
      boolean oneRow,
      boolean defers) {
    this.kernel = kernel;
    this.lanes = lanes;
    this.step = lanes.isPresent() ? LoopText.REST : defers ? LoopText.UNROLLED : 1;
    this.text = new NativeEntryText(kernel, oneRow);
    this.range = new LaunchRangeText(text);
    this.steps = stepped.map(states -> new StepLoops(text, states));
  }

  /**
   * The entry point as a module of its own.
   *
   * @param stepped the kernel's body if it has barriers
   * @param lanes the body for several work-items, if there is one
   * @param oneRow whether the work-items of a group run as one row
   * @param defers whether updates of arrays are made in private copies
   */
  static String text(
      KernelSignature kernel,
      Optional<BarrierStates> stepped,
      Optional<LaneBody> lanes,
      boolean oneRow,
      boolean defers) {
    NativeEntry entry = new NativeEntry(kernel, stepped, lanes, oneRow, defers);
    entry.write();
    return entry.text.toString();
  }

  private void write() {
    steps.ifPresentOrElse(StepLoops::declare, () -> text.declareBody("void", List.of()));
    lanes.ifPresent(body -> text.declareBody(body.name(), "void", List.of()));
    lanes
        .flatMap(LaneBody::rest)
        .ifPresent(rest -> text.declareBody(rest.name(), "void", List.of("i32")));
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
    text.loops().closeFunction();
  }

  private void range() {
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      range.loadSizes(d);
      text.line("  %%first.%d = add nuw nsw i32 %%begin.%d.i32, %%offset.%d.i32", d, d, d);
      text.line("  %%last.%d = add nuw nsw i32 %%end.%d.i32, %%offset.%d.i32", d, d, d);
    }
    for (int d = kernel.dimensions() - 1; d > 0; d--) {
      openItems("i" + d, d, "%first." + d, "%last." + d, 1);
    }
    lanes.ifPresentOrElse(this::rangeInLanes, () -> rangeOfItems("%first.0"));
    text.loops().close(kernel.dimensions() - 1);
  }

  /** Whole vectors of work-items first, then those that are left, together or one by one. */
  private void rangeInLanes(LaneBody body) {
    text.line("  %%count.0 = sub nuw nsw i32 %%last.0, %%first.0");
    text.line("  %%whole.0 = and i32 %%count.0, -%d", body.width());
    text.line("  %%middle.0 = add nuw nsw i32 %%first.0, %%whole.0");
    openItems("v0", 0, "%first.0", "%middle.0", body.width());
    text.line("  %s", text.callBody(body.name(), "void", List.of()));
    text.loops().close(1);
    if (body.rest().isEmpty()) {
      rangeOfItems("%middle.0");
      return;
    }
    text.divideRest("rest", "%middle.0", "%last.0", body.rest().get().fewest());
    openItems("r0", 0, "%middle.0", "%rest.single", LoopText.ONCE);
    call(body.rest().get());
    if (!body.rest().get().isAlways()) {
      rangeOfItems("%rest.single");
    }
  }

  private void rangeOfItems(String first) {
    openItems("i0", 0, first, "%last.0", step);
    call();
    text.loops().close(1);
  }

  private void openItems(String variable, int d, String first, String last, int step) {
    text.loops().open(variable, first, last, step);
    text.pass(WorkItemValue.GLOBAL_ID, d, variable);
    text.line("  %%item.%s = sub nuw nsw i32 %%%s, %%offset.%d.i32", variable, variable, d);
    text.pass(WorkItemValue.GROUP_ID, d, "item." + variable);
    text.operands().set(WorkItemValue.NUM_GROUPS, d, "%global_size." + d);
  }

  private void ndRange() {
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      range.loadSizes(d);
      range.loadGroupSizes(d);
    }
    text.computeRow();
    steps.ifPresent(StepLoops::allocate);
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      text.loops().open("g" + d, "%begin." + d + ".i32", "%end." + d + ".i32");
      text.pass(WorkItemValue.GROUP_ID, d, "g" + d);
      text.line("  %%skipped.%d = mul nuw nsw i32 %%g%d, %%local_size.%d.i32", d, d, d);
      text.line("  %%base.%d = add nuw nsw i32 %%skipped.%d, %%offset.%d.i32", d, d, d);
    }
    text.passGroup();
    steps.ifPresentOrElse(StepLoops::write, this::workItems);
    text.loops().close(kernel.dimensions());
    steps.ifPresent(StepLoops::release);
  }

  private void workItems() {
    for (int d = text.itemDimensions() - 1; d > 0; d--) {
      text.openLocalLoop("l" + d, d);
    }
    lanes.ifPresentOrElse(this::groupInLanes, () -> groupOfItems("0"));
    text.loops().close(text.itemDimensions() - 1);
  }

  private void groupInLanes(LaneBody body) {
    text.line("  %%whole.0 = and i32 %s, -%d", text.rowLength(), body.width());
    text.openLocalLoop("v0", 0, "0", "%whole.0", body.width());
    text.line("  %s", text.callBody(body.name(), "void", List.of()));
    text.loops().close(1);
    if (body.rest().isEmpty()) {
      groupOfItems("%whole.0");
      return;
    }
    text.divideRest("rest", "%whole.0", text.rowLength(), body.rest().get().fewest());
    text.openLocalLoop("r0", 0, "%whole.0", "%rest.single", LoopText.ONCE);
    call(body.rest().get());
    if (!body.rest().get().isAlways()) {
      groupOfItems("%rest.single");
    }
  }

  private void groupOfItems(String first) {
    text.openLocalLoop("l0", 0, first, text.rowLength(), step);
    call();
    text.loops().close(1);
  }

  private void call(LaneBody.Rest rest) {
    text.line("  %s", text.callBody(rest.name(), "void", List.of("i32 %rest.left")));
    text.loops().close(1);
  }

  private void call() {
    text.line("  %s", text.callBody("void", List.of()));
  }
}
