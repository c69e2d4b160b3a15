package dev.sycamore.testsupport.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CommitSampleTest {
  private static final List<Integer> ALL = IntStream.range(0, 40).boxed().toList();

  @Test
  void aSampleIsInTheOrderOfAll() {
    for (long seed = 0; seed < 100; seed++) {
      assertThat(CommitSample.chosen(ALL, 10, seed)).hasSize(10).isSorted().isSubsetOf(ALL);
    }
  }

  @Test
  void oneSeedChoosesTheSameAndOthersInTheEndAll() {
    Set<Integer> chosen = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      assertThat(CommitSample.chosen(ALL, 4, seed)).isEqualTo(CommitSample.chosen(ALL, 4, seed));
      chosen.addAll(CommitSample.chosen(ALL, 4, seed));
    }
    assertThat(chosen).hasSameSizeAs(ALL);
  }

  @Test
  void atLeastOneAndAtMostAll() {
    assertThat(CommitSample.size(40, 1)).isOne();
    assertThat(CommitSample.size(3, 10)).isOne();
    assertThat(CommitSample.size(40, 25)).isEqualTo(10);
    assertThat(CommitSample.size(40, 100)).isEqualTo(40);
    assertThat(CommitSample.size(40, 500)).isEqualTo(40);
  }
}
