package dev.sycamore.backend.worker.nativecode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Writes from which work-item on, and up to which, the loops of a state run. */
final class StateRanges {

  private final NativeEntryText text;
  private final int state;
  private final Map<Integer, String> functions;

  StateRanges(NativeEntryText text, int state, Optional<ActiveItems> active) {
    this.text = text;
    this.state = state;
    this.functions = active.map(ActiveItems::ranges).orElse(Map.of());
  }

  private String name(int dimension) {
    return "s" + state + ".items" + dimension;
  }

  /**
   * Computes, before the loops, where work-items do anything.
   *
   * @param call the call of a function that computes it
   */
  void compute(UnaryOperator<String> call) {
    text.forgetPlaces();
    List<String> none = new ArrayList<>();
    functions.forEach(
        (dimension, function) -> {
          String name = name(dimension);
          text.line("  %%%s.both = %s", name, call.apply(function));
          text.line("  %%%s.first = trunc i64 %%%s.both to i32", name, name);
          text.line("  %%%s.high = lshr i64 %%%s.both, 32", name, name);
          text.line("  %%%s.last = trunc nuw nsw i64 %%%s.high to i32", name, name);
          text.line("  %%%s.none = icmp eq i32 %%%s.last, 0", name, name);
          none.add("%" + name + ".none");
        });
    String any = none.get(0);
    for (int i = 1; i < none.size(); i++) {
      text.line("  %%s%d.none%d = or i1 %s, %s", state, i, any, none.get(i));
      any = "%s" + state + ".none" + i;
    }
    text.line("  %%s%d.idle = zext i1 %s to i32", state, any);
  }

  /** 1 if no work-item does anything, otherwise 0. */
  String idle() {
    return "%s" + state + ".idle";
  }

  /** Computes, inside of the loops over rows, where in the row work-items do anything. */
  void computeRow() {
    if (!functions.containsKey(ItemPlace.LINEAR)) {
      return;
    }
    int last = text.itemDimensions() - 1;
    String row = "%s" + state + ".l" + last;
    for (int d = last - 1; d > 0; d--) {
      text.line("  %%s%d.rows%d = mul nuw nsw i32 %s, %%local_size.%d.i32", state, d, row, d);
      text.line(
          "  %%s%d.row%d = add nuw nsw i32 %%s%d.rows%d, %%s%d.l%d", state, d, state, d, state, d);
      row = "%s" + state + ".row" + d;
    }
    text.line("  %%s%d.before = mul nuw nsw i32 %s, %%local_size.0.i32", state, row);
    inRow("first");
    inRow("last");
    String name = name(0);
    text.line("  %%%s.ordered = icmp sge i32 %%%s.last.cut, %%%s.first", name, name, name);
    text.line(
        "  %%%s.last = select i1 %%%s.ordered, i32 %%%s.last.cut, i32 %%%s.first",
        name, name, name, name);
  }

  /** A place by linear index, as one in the row, from 0 to the length of it. */
  private void inRow(String which) {
    String result = name(0) + "." + which;
    String cut = which.equals("last") ? result + ".cut" : result;
    text.line(
        "  %%%s.apart = sub nsw i32 %%%s.%s, %%s%d.before",
        result, name(ItemPlace.LINEAR), which, state);
    text.line("  %%%s.within = icmp sgt i32 %%%s.apart, 0", result, result);
    text.line(
        "  %%%s.least = select i1 %%%s.within, i32 %%%s.apart, i32 0", result, result, result);
    text.line("  %%%s.short = icmp slt i32 %%%s.least, %s", result, result, text.rowLength());
    text.line(
        "  %%%s = select i1 %%%s.short, i32 %%%s.least, i32 %s",
        cut, result, result, text.rowLength());
  }

  /** The first work-item of a dimension; of the innermost, once the row is computed. */
  String first(int dimension) {
    return isLimited(dimension) ? "%" + name(dimension) + ".first" : "0";
  }

  /** The end of a dimension. */
  String last(int dimension) {
    if (isLimited(dimension)) {
      return "%" + name(dimension) + ".last";
    }
    return dimension == 0 ? text.rowLength() : "%local_size." + dimension + ".i32";
  }

  private boolean isLimited(int dimension) {
    return functions.containsKey(dimension)
        || (dimension == 0 && functions.containsKey(ItemPlace.LINEAR));
  }

  /** Computes the end of whole vectors of work-items in the row. */
  String endOfWhole(int width) {
    String whole = "%s" + state + ".whole";
    if (!isLimited(0)) {
      text.line("  %s = and i32 %s, -%d", whole, last(0), width);
      return whole;
    }
    text.line("  %s.count = sub nuw nsw i32 %s, %s", whole, last(0), first(0));
    text.line("  %s.all = and i32 %s.count, -%d", whole, whole, width);
    text.line("  %s = add nuw nsw i32 %s, %s.all", whole, first(0), whole);
    return whole;
  }
}
