package dev.sycamore.runtime.workgroup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.failure.WorkItemIndex;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaitingItemsTest {

  private final WaitingItems items = new WaitingItems(2, true);

  private String parted() {
    return items.parted(item -> WorkItemIndex.inGroup(List.of(item), List.of(2)));
  }

  private void arriveAtAnotherPlace() {
    items.arrive(1);
  }

  @Test
  void thoseThatArriveAtOnePlaceAreTogether() {
    for (int item = 0; item < 2; item++) {
      items.arrive(item);
    }

    assertThat(items.areApart(0, 2)).isFalse();
  }

  @Test
  void thoseThatArriveElsewhereAreApart() {
    items.arrive(0);
    arriveAtAnotherPlace();

    assertThat(items.areApart(0, 2)).isTrue();
  }

  @Test
  void oneThatLeavesHasEnded() {
    items.arrive(0);
    items.arrive(1);
    items.leave(0);

    assertThat(parted())
        .contains("work-item 1, local 1 in group 0 waits at ")
        .contains("work-item 0, local 0 in group 0 ends without it");
  }
}
