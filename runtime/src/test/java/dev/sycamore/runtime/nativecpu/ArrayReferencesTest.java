package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.natives.Lwjgl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The references of one launch are as different as its arrays: none is deleted too early. */
class ArrayReferencesTest {
  private ArrayReferences references;

  @BeforeEach
  void load() {
    Lwjgl.load();
    references = new ArrayReferences();
  }

  @AfterEach
  void close() {
    references.close();
  }

  @Test
  void theNextLaunchFindsAReferenceAgain() {
    int[] array = {1};
    references.begin(1);
    long reference = references.of(array);
    references.begin(2);
    assertThat(references.of(new int[] {1})).isNotEqualTo(reference);
    assertThat(references.of(array)).isEqualTo(reference);
  }

  @Test
  void anArrayHasOneReferenceInALaunchAndOthersHaveOthers() {
    Random random = new Random(38);
    List<int[]> arrays = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      arrays.add(new int[1]);
    }
    for (int launch = 0; launch < 2_000; launch++) {
      int count = 1 + random.nextInt(launch % 50 == 0 ? 40 : 16);
      references.begin(count);
      Map<Integer, Long> given = new HashMap<>();
      for (int i = 0; i < count; i++) {
        int array = random.nextInt(arrays.size());
        long reference = references.of(arrays.get(array));
        assertThat(given.putIfAbsent(array, reference)).isIn(null, reference);
      }
      assertThat(given.values()).doesNotHaveDuplicates();
    }
  }
}
