package dev.sycamore.runtime.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The memory of an array that was waited for rests: others do not see it, a launch takes it. */
class CapturedArraysTest {
  private final CapturedArrays arrays = new CapturedArrays();
  private final Deque<Memory> resting = new ArrayDeque<>();

  @Test
  void aRestingMemoryIsSeenByTheNextLaunchOnly() {
    int[] array = new int[3];
    Memory memory = arrays.of(array, ElementKind.INT);
    assertThat(arrays.isInUse(array)).isTrue();
    assertThat(arrays.all()).containsExactly(memory);

    arrays.rest(memory, resting);
    assertThat(arrays.isInUse(array)).isFalse();
    assertThat(arrays.all()).isEmpty();
    assertThat(arrays.withElementsOf(array, null)).isEmpty();

    assertThat(arrays.of(array, ElementKind.INT)).isSameAs(memory);
    assertThat(arrays.isInUse(array)).isTrue();
    assertThat(arrays.withElementsOf(array, null)).containsExactly(memory);
    assertThat(arrays.of(array.clone(), ElementKind.INT)).isNotSameAs(memory);
  }

  @Test
  void aQueueKeepsFewOfThem() {
    List<int[]> all = new ArrayList<>();
    List<Memory> memories = new ArrayList<>();
    for (int n = 0; n < 100; n++) {
      all.add(new int[1]);
      memories.add(arrays.of(all.get(n), ElementKind.INT));
    }
    memories.forEach(memory -> arrays.rest(memory, resting));
    assertThat(resting).hasSize(32).endsWith(memories.get(99));
    assertThat(arrays.of(all.get(0), ElementKind.INT)).isNotSameAs(memories.get(0));
    assertThat(arrays.of(all.get(99), ElementKind.INT)).isSameAs(memories.get(99));
  }

  @Test
  void oneThatIsInUseAgainIsKeptByItsUsers() {
    int[] array = new int[1];
    Memory memory = arrays.of(array, ElementKind.INT);
    for (int n = 0; n < 3; n++) {
      arrays.rest(memory, resting);
      assertThat(resting).containsExactly(memory);
      arrays.of(array, ElementKind.INT);
    }
    arrays.forget(resting.remove());
    assertThat(arrays.of(array, ElementKind.INT)).isSameAs(memory);

    arrays.rest(memory, resting);
    assertThat(resting).containsExactly(memory);
    arrays.forget(resting.remove());
    assertThat(arrays.of(array, ElementKind.INT)).isNotSameAs(memory);
  }
}
