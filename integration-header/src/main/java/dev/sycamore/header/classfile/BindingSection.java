package dev.sycamore.header.classfile;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A part of a binding's tables that one class holds.
 *
 * @param <S> the kind of section
 */
sealed interface BindingSection<S extends BindingSection<S>>
    permits ConstantArraySection, KernelSection, SiteSection {

  /** How many rows it has. */
  int size();

  /** The rows from one to another, numbered as in the whole tables. */
  S part(int from, int to);

  /** Writes it to a class. */
  void write(ClassBody body);

  /** Parts of at most {@code most} rows; none if it has no rows. */
  default List<S> parts(int most) {
    return IntStream.range(0, (size() + most - 1) / most)
        .mapToObj(i -> part(i * most, Math.min(size(), (i + 1) * most)))
        .toList();
  }
}
