package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.detect.PartingCall;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes, inside the loops over work-groups, what runs a kernel with barriers: for each state a
 * loop over the work-items of the group, and jumps from state to state until the end. All
 * work-items of a group reach the same barriers, so that any of them knows the next state. Where
 * that is watched, a group ends in which they do not.
 */
final class StepLoops {

  /** So much of what outlives barriers is kept on the stack; more is memory from the system. */
  private static final int STACK_BYTES = 16384;

  private static final String ALLOCATE = "__sycamore_context_allocate";
  private static final String RELEASE = "__sycamore_context_release";

  /** The next state before the first work-item has stopped. */
  private static final int NONE_STOPPED = -1;

  /** The next state once two work-items have stopped in different ones. */
  private static final int PARTED = -2;

  private final NativeEntryText text;
  private final BarrierSteppedBody body;
  private final List<StepState> steps;
  private final List<Optional<LaneBody>> lanes;
  private final List<String> shared;
  private final Optional<PartingCall> parting;

  StepLoops(NativeEntryText text, BarrierStates states) {
    this.text = text;
    this.body = states.body();
    this.steps = states.steps();
    this.lanes = states.lanes();
    this.parting = states.parting();
    this.shared = body.shared().stream().map(Llvm::print).toList();
  }

  void declare() {
    List<String> more = new ArrayList<>(List.of("i32", "i64"));
    body.slotSizes().forEach(size -> more.add("ptr"));
    for (String type : shared) {
      more.addAll(List.of("ptr", type));
    }
    text.declareBody("i32", more);
    for (StepState step : steps) {
      declare(step, more);
    }
    for (Optional<LaneBody> state : lanes) {
      state.ifPresent(vector -> text.declareBody(vector.name(), "i32", more));
      state
          .flatMap(LaneBody::rest)
          .ifPresent(rest -> text.declareBody(rest.name(), "i32", withCount(more)));
    }
    parting.ifPresent(call -> text.line("%s", call.declaration()));
    if (body.mayFail()) {
      text.line("declare void @%s() noduplicate nounwind", CheckCalls.LEFT);
    }
    text.line("declare ptr @%s(i64)", ALLOCATE);
    text.line("declare void @%s(ptr, i64)", RELEASE);
  }

  private void declare(StepState step, List<String> more) {
    if (step instanceof StepState.Choice choice) {
      text.declareBody(choice.condition(), "i1", more);
    } else if (step instanceof StepState.Items items) {
      if (items.isOwn()) {
        text.declareBody(items.name(), "i32", more);
      }
      items
          .active()
          .ifPresent(
              active -> {
                active.ranges().values().forEach(r -> text.declareBody(r, "i64", more));
                text.declareBody(active.idle(), "i32", more);
              });
    }
  }

  /** Writes, before all loops, where {@code %slot0}, {@code %slot1}, ... are. */
  void allocate() {
    text.line("  %%next = alloca i32, align 4");
    for (int i = 0; i < shared.size(); i++) {
      text.line("  %%shared%d = alloca %s", i, shared.get(i));
    }
    text.line("  %%context.stack = alloca [%d x i8], align 64", STACK_BYTES);
    text.line("  %%items.0 = add i64 %%local_size.0, 0");
    for (int d = 1; d < text.kernel().dimensions(); d++) {
      text.line("  %%items.%d = mul nuw nsw i64 %%items.%d, %%local_size.%d", d, d - 1, d);
    }
    int last = text.kernel().dimensions() - 1;
    text.line("  %%slot0.offset = add i64 0, 0");
    List<Long> sizes = body.slotSizes();
    for (int i = 0; i < sizes.size(); i++) {
      text.line("  %%slot%d.exact = mul nuw nsw i64 %%items.%d, %d", i, last, sizes.get(i));
      text.line("  %%slot%d.more = add nuw nsw i64 %%slot%d.exact, 63", i, i);
      text.line("  %%slot%d.bytes = and i64 %%slot%d.more, -64", i, i);
      text.line("  %%slot%d.offset = add nuw nsw i64 %%slot%d.offset, %%slot%d.bytes", i + 1, i, i);
    }
    text.line("  %%context.small = icmp ule i64 %%slot%d.offset, %d", sizes.size(), STACK_BYTES);
    text.line("  br label %%context.choose");
    text.line("context.choose:");
    text.line("  br i1 %%context.small, label %%context.ready, label %%context.large");
    text.line("context.large:");
    text.line("  %%context.memory = call ptr @%s(i64 %%slot%d.offset)", ALLOCATE, sizes.size());
    text.line("  br label %%context.ready");
    text.line("context.ready:");
    text.line(
        "  %%context = phi ptr [ %%context.stack, %%context.choose ],"
            + " [ %%context.memory, %%context.large ]");
    for (int i = 0; i < sizes.size(); i++) {
      text.line("  %%slot%d = getelementptr i8, ptr %%context, i64 %%slot%d.offset", i, i);
    }
  }

  /** Writes the states. */
  void write() {
    text.line("  store i32 0, ptr %%next, align 4");
    text.line("  br label %%dispatch");
    text.line("dispatch:");
    text.line("  %%state = load i32, ptr %%next, align 4");
    StringBuilder cases = new StringBuilder();
    for (int place = 0; place < steps.size(); place++) {
      int state = BarrierStates.number(body, place);
      cases.append(" i32 ").append(state).append(", label %state.").append(state);
    }
    if (parting.isPresent()) {
      cases.append(" i32 " + PARTED + ", label %group.parted");
    }
    text.line("  switch i32 %%state, label %%group.done [%s ]", cases);
    parting.ifPresent(
        call -> {
          text.line("group.parted:");
          text.line("  %s", call.text());
          text.line("  br label %%group.done");
        });
    for (int place = 0; place < steps.size(); place++) {
      int state = BarrierStates.number(body, place);
      text.line("state.%d:", state);
      loadShared(state);
      if (steps.get(place) instanceof StepState.Choice choice) {
        choose(state, choice);
      } else if (steps.get(place) instanceof StepState.Items items) {
        run(state, items, lanes.get(place));
      }
      text.line("  br label %%dispatch");
    }
    text.line("group.done:");
  }

  private void loadShared(int state) {
    for (int i = 0; i < shared.size(); i++) {
      text.line("  %%s%d.shared%d = load %s, ptr %%shared%d", state, i, shared.get(i), i);
    }
  }

  private void choose(int state, StepState.Choice choice) {
    text.forgetPlaces();
    text.line("  %%s%d.holds = %s", state, call(choice.condition(), "i1", state, "0"));
    text.line(
        "  %%s%d.chosen = select i1 %%s%d.holds, i32 %d, i32 %d",
        state, state, choice.whenTrue(), choice.whenFalse());
    text.line("  store i32 %%s%d.chosen, ptr %%next, align 4", state);
  }

  private void run(int state, StepState.Items items, Optional<LaneBody> vector) {
    int dimensions = text.itemDimensions();
    if (parting.isPresent()) {
      text.line("  store i32 %d, ptr %%next, align 4", NONE_STOPPED);
    }
    StateRanges ranges = new StateRanges(text, state, items.active());
    items
        .active()
        .ifPresent(
            active -> {
              ranges.compute(range -> call(range, "i64", state, "0"));
              idle(state, active, ranges);
            });
    for (int d = dimensions - 1; d > 0; d--) {
      text.openLocalLoop("s" + state + ".l" + d, d, ranges.first(d), ranges.last(d), 1);
    }
    ranges.computeRow();
    vector.ifPresentOrElse(
        lanes -> inLanes(state, items, lanes, ranges),
        () -> items(state, items, ranges, ranges.first(0), 1));
    text.loops().close(dimensions - 1);
  }

  /** If no work-item does anything, the first one of the group finds the next state. */
  private void idle(int state, ActiveItems items, StateRanges ranges) {
    for (int d = text.itemDimensions() - 1; d >= 0; d--) {
      text.openLocalLoop("s" + state + ".i" + d, d, "0", ranges.idle(), LoopText.ONCE);
    }
    text.line("  %%s%d.idle.next = %s", state, call(items.idle(), "i32", state, "0"));
    text.line("  store i32 %%s%d.idle.next, ptr %%next, align 4", state);
    text.loops().close(text.itemDimensions());
  }

  private void inLanes(int state, StepState.Items items, LaneBody vector, StateRanges ranges) {
    String whole = ranges.endOfWhole(vector.width());
    items(state, "s" + state + ".v0", ranges.first(0), whole, vector.name(), vector.width());
    if (vector.rest().isEmpty()) {
      items(state, items, ranges, whole, LoopText.REST);
      return;
    }
    LaneBody.Rest rest = vector.rest().get();
    String name = "s" + state + ".rest";
    text.divideRest(name, whole, ranges.last(0), rest.fewest());
    String single = "%" + name + ".single";
    items(state, "s" + state + ".r0", whole, single, rest.name(), LoopText.ONCE);
    if (!rest.isAlways()) {
      items(state, items, ranges, single, LoopText.REST);
    }
  }

  private static List<String> withCount(List<String> types) {
    List<String> all = new ArrayList<>(types);
    all.add("i32");
    return all;
  }

  private void items(int state, StepState.Items items, StateRanges ranges, String first, int step) {
    items(state, "s" + state + ".l0", first, ranges.last(0), items.name(), step);
  }

  private void items(
      int state, String variable, String first, String last, String function, int step) {
    text.openLocalLoop(variable, 0, first, last, step);
    String number = number(state, variable);
    String call =
        step == LoopText.ONCE
            ? call(function, "i32", state, number, "i32 %s" + state + ".rest.left")
            : call(function, "i32", state, number);
    text.line("  %%%s.next_state = %s", variable, call);
    if (parting.isPresent()) {
      compare(variable);
    } else {
      text.line("  store i32 %%%s.next_state, ptr %%next, align 4", variable);
    }
    text.loops().close(1);
  }

  /** Stores the next state if the work-items before have the same one. */
  private void compare(String variable) {
    text.line("  %%%s.others = load i32, ptr %%next, align 4", variable);
    text.line("  %%%s.first = icmp eq i32 %%%s.others, %d", variable, variable, NONE_STOPPED);
    text.line(
        "  %%%s.same = icmp eq i32 %%%s.others, %%%s.next_state", variable, variable, variable);
    text.line("  %%%s.agrees = or i1 %%%s.first, %%%s.same", variable, variable, variable);
    text.line(
        "  %%%s.stored = select i1 %%%s.agrees, i32 %%%s.next_state, i32 %d",
        variable, variable, variable, PARTED);
    text.line("  store i32 %%%s.stored, ptr %%next, align 4", variable);
  }

  /** The call of a function with the parameters of the stepped body, and more. */
  private String call(
      String function, String result, int state, String number, String... furthermore) {
    List<String> more = new ArrayList<>(List.of("i32 " + state, "i64 " + number));
    for (int i = 0; i < body.slotSizes().size(); i++) {
      more.add("ptr %slot" + i);
    }
    for (int i = 0; i < shared.size(); i++) {
      more.add("ptr %shared" + i);
      more.add("%s %%s%d.shared%d".formatted(shared.get(i), state, i));
    }
    more.addAll(List.of(furthermore));
    return text.callBody(function, result, more);
  }

  /** The work-item's number in its group. */
  private String number(int state, String variable) {
    int last = text.itemDimensions() - 1;
    String number =
        last == 0 ? "%" + variable + ".local_id" : "%s" + state + ".l" + last + ".local_id";
    for (int d = last - 1; d >= 0; d--) {
      String place = d == 0 ? variable : "s" + state + ".l" + d;
      text.line("  %%%s.row%d = mul nuw nsw i64 %s, %%local_size.%d", variable, d, number, d);
      text.line(
          "  %%%s.at%d = add nuw nsw i64 %%%s.row%d, %%%s.local_id",
          variable, d, variable, d, place);
      number = "%" + variable + ".at" + d;
    }
    return number;
  }

  /**
   * Writes, after all loops, that the memory is given back. That is also where a violation leads.
   */
  void release() {
    if (body.mayFail()) {
      text.line("  call void @%s()", CheckCalls.LEFT);
    }
    text.line("  br i1 %%context.small, label %%context.done, label %%context.release");
    text.line("context.release:");
    text.line(
        "  call void @%s(ptr %%context, i64 %%slot%d.offset)", RELEASE, body.slotSizes().size());
    text.line("  br label %%context.done");
    text.line("context.done:");
  }
}
