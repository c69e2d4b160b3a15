package dev.sycamore.runtime.arrays;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.RowElements;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The memories of arrays in static fields that kernels only read: they stay on devices from launch
 * to launch, as long as the arrays hold what they held. One that has changed is captured from then
 * on, as are long ones: to compare them takes as long as to copy them. Guarded by the lock of the
 * registration.
 */
public final class KeptArrays {

  /** To compare so much takes some microseconds, in which nobody else submits. */
  static final int MOST_BYTES = 1 << 18;

  /** By array; empty for one that has changed. */
  private final Map<ArrayKey, Optional<ArrayContent>> all = new HashMap<>();

  private final ReferenceQueue<Object> unreachable = new ReferenceQueue<>();

  /** The memory with what an array holds now; empty if it is to be captured. */
  public Optional<Memory> of(Object array, ElementKind kind) {
    return of(
        array,
        (long) HostArrays.length(array) * kind.size(),
        () -> ArrayContent.of(array, kind),
        content -> content.isIn(array));
  }

  /**
   * The same for an array of arrays.
   *
   * @param rows as they are now, of primitives
   */
  public Optional<Memory> of(Object[] array, RowElements rows) {
    return of(
        array,
        (long) rows.length() * rows.kind().size() + (long) rows.rows().tableLength() * Long.BYTES,
        () -> ArrayContent.of(rows),
        content -> content.isIn(rows));
  }

  private Optional<Memory> of(
      Object array, long bytes, Supplier<ArrayContent> made, Predicate<ArrayContent> isUnchanged) {
    for (Reference<?> key = unreachable.poll(); key != null; key = unreachable.poll()) {
      all.remove(key);
    }
    if (bytes > MOST_BYTES) {
      return Optional.empty();
    }
    Optional<ArrayContent> content =
        all.computeIfAbsent(new ArrayKey(array, unreachable), key -> Optional.of(made.get()));
    if (content.isPresent() && !isUnchanged.test(content.get())) {
      all.put(new ArrayKey(array, unreachable), Optional.empty());
      return Optional.empty();
    }
    return content.map(ArrayContent::memory);
  }
}
