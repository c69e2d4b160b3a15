package dev.sycamore.analysis.races;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Where a work-item is.
 *
 * @param group of an nd-range; empty of a range
 * @param item in its group, or in the range
 * @param sizes of a group, where they are known
 */
record Position(List<Integer> group, List<Integer> item, List<Term> sizes) {
  Position {
    group = List.copyOf(group);
    item = List.copyOf(item);
    sizes = List.copyOf(sizes);
  }

  /** What a work-item is in a range. */
  static Position inRange(List<Integer> ids) {
    return new Position(List.of(), ids, List.of());
  }

  /** The value of a query. */
  Term query(Query query, int dimension) {
    return switch (query) {
      case GLOBAL_ID -> group.isEmpty() ? number(item.get(dimension)) : globalId(dimension);
      case LOCAL_ID -> number(item.get(dimension));
      case GROUP_ID -> group.isEmpty() ? Term.unknown() : number(group.get(dimension));
      case LOCAL_RANGE -> group.isEmpty() ? Term.unknown() : sizes.get(dimension);
      case GLOBAL_RANGE, GROUP_RANGE -> new Term.Shared(List.of(query, dimension));
    };
  }

  private Term globalId(int dimension) {
    Term first =
        Arithmetic.binary(
            BinaryOperator.MULTIPLY,
            ScalarType.INT,
            number(group.get(dimension)),
            sizes.get(dimension));
    return Arithmetic.binary(
        BinaryOperator.ADD, ScalarType.INT, first, number(item.get(dimension)));
  }

  private static Term number(int value) {
    return new Term.Constant(value);
  }

  /** Whether every launch that is not tiny has it. */
  boolean isSmall() {
    return item.stream().allMatch(id -> id <= 2) && group.stream().allMatch(id -> id <= 1);
  }

  boolean isInGroupOf(Position other) {
    return group.equals(other.group);
  }

  /** The work-items of a pair, as messages name them. */
  static String names(Position a, Position b) {
    if (a.group.isEmpty()) {
      return "work-items %s and %s".formatted(text(a.item), text(b.item));
    } else if (a.isInGroupOf(b)) {
      return "work-items %s and %s of a group".formatted(text(a.item), text(b.item));
    } else if (a.item.equals(b.item)) {
      return "work-items %s of groups %s and %s"
          .formatted(text(a.item), text(a.group), text(b.group));
    }
    return "work-item %s of group %s and work-item %s of group %s"
        .formatted(text(a.item), text(a.group), text(b.item), text(b.group));
  }

  /** A work-item, as messages name it. */
  static String name(Position position) {
    String item = "work-item " + text(position.item);
    return position.group.isEmpty() ? item : item + " of group " + text(position.group);
  }

  private static String text(List<Integer> ids) {
    return ids.size() == 1
        ? ids.get(0).toString()
        : ids.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
  }
}
