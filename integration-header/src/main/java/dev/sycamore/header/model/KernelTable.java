package dev.sycamore.header.model;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.model.program.ValueSource;
import java.util.List;

/**
 * One kernel.
 *
 * @param binding what the runtime is to see of it
 * @param values where each of its arguments comes from
 * @param constantArrays indices of those of the class that it reads
 * @param touchedElements of its arrays, as text
 */
public record KernelTable(
    KernelBinding binding,
    List<ValueSource> values,
    List<Integer> constantArrays,
    String touchedElements) {

  public KernelTable {
    values = List.copyOf(values);
    constantArrays = List.copyOf(constantArrays);
  }
}
