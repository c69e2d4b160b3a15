package dev.sycamore.analysis.races;

import dev.sycamore.model.expression.Variable;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The value of an expression in one work-item, as far as its position determines it. Terms that are
 * equal, and have nothing unknown in them, are equal values.
 */
sealed interface Term {

  /** A number; 0 and 1 for booleans. */
  record Constant(long value) implements Term {}

  /** What is the same for all work-items: a captured value, a size of the launch, an array. */
  record Shared(Object name) implements Term {}

  /**
   * What an operation makes of its operands, which depends on nothing else.
   *
   * @param size how many terms it has in it
   */
  record Computed(Object operation, List<Term> operands, int size) implements Term {
    public Computed {
      operands = List.copyOf(operands);
    }
  }

  /**
   * An element of memory.
   *
   * @param size how many terms it has in it
   */
  record Element(Variable memory, List<Term> indices, int size) implements Term {
    public Element {
      indices = List.copyOf(indices);
    }
  }

  /** A value of which nothing is known. */
  record Unknown() implements Term {}

  /** Values that are computed again and again double in size each time. */
  int LARGEST = 48;

  /** The term of which nothing is known. */
  static Term unknown() {
    return new Unknown();
  }

  /** What an operation makes of its operands; unknown where one is, or where it is too large. */
  static Term computed(Object operation, List<Term> operands) {
    int size = 1;
    for (Term operand : operands) {
      size += operand.size();
    }
    return size <= LARGEST && operands.stream().allMatch(Term::isKnown)
        ? new Computed(operation, operands, size)
        : unknown();
  }

  /** An element at known places. */
  static Term element(Variable memory, List<Term> indices) {
    int size = indices.stream().mapToInt(Term::size).sum();
    return size < LARGEST && indices.stream().allMatch(Term::isKnown)
        ? new Element(memory, indices, size + 1)
        : unknown();
  }

  /** How many terms it has in it, and itself. */
  default int size() {
    return 1;
  }

  /** The value of a constant. */
  default Optional<Long> constant() {
    return this instanceof Constant number ? Optional.of(number.value()) : Optional.empty();
  }

  /** Whether the term, or one in it, is as asked. */
  default boolean has(Predicate<Term> asked) {
    return asked.test(this) || parts().stream().anyMatch(part -> part.has(asked));
  }

  /** Whether it is known; no other term has an unknown one in it. */
  default boolean isKnown() {
    return !(this instanceof Unknown);
  }

  /** Whether it depends on what memory holds. */
  default boolean readsMemory() {
    return has(Element.class::isInstance);
  }

  /** The terms that it is made of. */
  default List<Term> parts() {
    if (this instanceof Computed computed) {
      return computed.operands();
    }
    return this instanceof Element element ? element.indices() : List.of();
  }
}
