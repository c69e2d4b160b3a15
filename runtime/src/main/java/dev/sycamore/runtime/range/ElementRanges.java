package dev.sycamore.runtime.range;

import java.util.ArrayList;
import java.util.List;

/** A set of indices of elements, as ranges in ascending order that do not touch. */
public final class ElementRanges {
  /** The indices from {@code begin} to {@code end}, exclusive. */
  public record Span(int begin, int end) {
    /** How many there are. */
    public int size() {
      return end - begin;
    }
  }

  private List<Span> spans = List.of();

  /** Whether it has no index. */
  public boolean isEmpty() {
    return spans.isEmpty();
  }

  /** Whether it has all indices of a range. */
  public boolean contains(Span range) {
    if (range.size() <= 0) {
      return true;
    }
    for (Span span : spans) {
      if (span.begin <= range.begin && range.end <= span.end) {
        return true;
      }
    }
    return false;
  }

  /** Whether it has any index of a range. */
  public boolean hasAnyOf(Span range) {
    for (Span span : spans) {
      if (Math.max(range.begin, span.begin) < Math.min(range.end, span.end)) {
        return true;
      }
    }
    return false;
  }

  /** The ranges of what both this and a range have. */
  public List<Span> within(Span range) {
    List<Span> common = new ArrayList<>(1);
    for (Span span : spans) {
      int from = Math.max(range.begin, span.begin);
      int to = Math.min(range.end, span.end);
      if (from < to) {
        common.add(new Span(from, to));
      }
    }
    return common;
  }

  /** The ranges of what a range has and this has not. */
  public List<Span> missing(Span range) {
    if (contains(range)) {
      return List.of();
    }
    List<Span> missing = new ArrayList<>(1);
    int next = range.begin;
    for (Span span : within(range)) {
      if (next < span.begin) {
        missing.add(new Span(next, span.begin));
      }
      next = span.end;
    }
    if (next < range.end) {
      missing.add(new Span(next, range.end));
    }
    return missing;
  }

  /** Adds the indices of a range. */
  public void add(Span range) {
    if (contains(range)) {
      return;
    }
    List<Span> all = new ArrayList<>(spans.size() + 1);
    int from = range.begin;
    int to = range.end;
    for (Span span : spans) {
      if (span.end < from) {
        all.add(span);
      } else if (span.begin <= to) {
        from = Math.min(from, span.begin);
        to = Math.max(to, span.end);
      }
    }
    int at = all.size();
    for (Span span : spans) {
      if (span.begin > to) {
        all.add(span);
      }
    }
    all.add(at, new Span(from, to));
    spans = all;
  }

  /** Removes the indices of a range. */
  public void remove(Span range) {
    if (!hasAnyOf(range)) {
      return;
    }
    List<Span> rest = new ArrayList<>(spans.size() + 1);
    for (Span span : spans) {
      if (span.end <= range.begin || span.begin >= range.end) {
        rest.add(span);
        continue;
      }
      if (span.begin < range.begin) {
        rest.add(new Span(span.begin, range.begin));
      }
      if (span.end > range.end) {
        rest.add(new Span(range.end, span.end));
      }
    }
    spans = rest;
  }

  @Override
  public String toString() {
    return spans.toString();
  }
}
