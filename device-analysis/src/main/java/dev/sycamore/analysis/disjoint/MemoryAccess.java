package dev.sycamore.analysis.disjoint;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.AddressSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place where work-items use elements of memory. Two with one number are the same.
 *
 * @param chain the way to it
 * @param memory the captured variable that holds it; empty if that is not known
 * @param place what the element is in each dimension, rows first; empty if any element may be used
 * @param facts what is known of the work-items that come there
 */
record MemoryAccess(
    int number,
    List<CallFrame> chain,
    Kind kind,
    Optional<Variable> memory,
    AddressSpace space,
    List<SymbolSum> place,
    Facts facts) {

  /** What is done with the elements. */
  enum Kind {
    READ,
    WRITE,
    ATOMIC
  }

  MemoryAccess {
    chain = List.copyOf(chain);
    place = List.copyOf(place);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MemoryAccess access && number == access.number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  boolean isLocal() {
    return space == AddressSpace.LOCAL;
  }

  /** Whether both may be a race if they use one element. */
  boolean conflictsWith(MemoryAccess other) {
    return space == other.space
        && (kind == Kind.WRITE || other.kind == Kind.WRITE)
        && (memory.isEmpty() || other.memory.isEmpty() || memory.equals(other.memory));
  }

  /** The place of an element; empty if it may be any. */
  static List<SymbolSum> place(Known view, List<Known> indices) {
    List<SymbolSum> place = new ArrayList<>();
    if (!(view instanceof Known.Memory memory) || memory.offset().isEmpty()) {
      return place;
    }
    List<Known> all = new ArrayList<>(memory.rows());
    all.addAll(indices);
    try {
      for (int i = 0; i < all.size(); i++) {
        if (!(all.get(i) instanceof Known.Int number)) {
          return List.of();
        }
        boolean isFirst = i == memory.rows().size();
        place.add(isFirst ? number.value().plus(memory.offset().get()) : number.value());
      }
      return place;
    } catch (ArithmeticException tooLarge) {
      return List.of();
    }
  }
}
