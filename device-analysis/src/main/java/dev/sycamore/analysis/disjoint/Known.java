package dev.sycamore.analysis.disjoint;

import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Variable;
import java.util.List;
import java.util.Optional;

/** What is known of the value of an expression. */
sealed interface Known {

  /** Nothing that matters. */
  Known NOTHING = new Nothing();

  /** See {@link #NOTHING}. */
  record Nothing() implements Known {}

  /**
   * An integer.
   *
   * @param value it, or what differs from it by a multiple of 2^32
   * @param isExact whether it is the value itself
   */
  record Int(SymbolSum value, boolean isExact) implements Known {}

  /**
   * Memory that a captured variable holds, or a part of it.
   *
   * @param rows which rows it is in, for arrays of arrays
   * @param offset of its first element
   * @param isWhole whether it is all that the variable holds
   */
  record Memory(Variable variable, List<Known> rows, Optional<SymbolSum> offset, boolean isWhole)
      implements Known {
    public Memory {
      rows = List.copyOf(rows);
    }
  }

  /** An entry of a table of rows: its index, which no other entry has. */
  record Row(List<Known> rows) implements Known {
    public Row {
      rows = List.copyOf(rows);
    }
  }

  /** A comparison of integers. */
  record Comparison(BinaryOperator operator, Int left, Int right) implements Known {}

  /** Both of two conditions, or one of them at least. */
  record Joined(boolean conjunction, Known left, Known right) implements Known {}

  /** The opposite of a condition. */
  record Not(Known condition) implements Known {}
}
