package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.range.IndexExtent;
import org.junit.jupiter.api.Test;

class PrivateStackTest {

  private static final PrivateStack STACK = new PrivateStack(4096);

  @Test
  void readsTheLimitOfThreads() {
    assertThat(
            PrivateStack.limitIn("Limit  Soft Limit\nMax stack size   8388608  unlimited  bytes"))
        .isEqualTo(8 << 20);
    assertThat(PrivateStack.limitIn("Max stack size   unlimited   unlimited  bytes"))
        .isEqualTo(2 << 20);
    assertThat(PrivateStack.limitIn("")).isEqualTo(2 << 20);
  }

  @Test
  void threadsOfOtherSystemsHaveLess() {
    assertThat(PrivateStack.read(HostPlatform.of("Mac OS X", "aarch64"))).isEqualTo(512 << 10);
    assertThat(PrivateStack.read(HostPlatform.of("Windows 11", "amd64"))).isEqualTo(1 << 20);
  }

  @Test
  void leavesTheDriverItsChoiceWhereEveryGroupFits() {
    assertThat(STACK.groupSize(IndexExtent.of(1 << 20), 0)).isEmpty();
    assertThat(STACK.groupSize(IndexExtent.of(1 << 20), 16)).isEmpty();
  }

  @Test
  void choosesADivisorThatFits() {
    long bytes = PrivateStack.bytes();
    for (int size : new int[] {1, 7, 13 * 17, 1000, 1 << 16, 1_000_003}) {
      IndexExtent group = STACK.groupSize(IndexExtent.of(3, size), bytes / 20).orElseThrow();

      assertThat(group.get(0)).isOne();
      assertThat(size % group.get(1)).isZero();
      assertThat(group.product() * (bytes / 20)).isLessThanOrEqualTo(bytes);
    }
    assertThat(STACK.groupSize(IndexExtent.of(1 << 10), bytes)).contains(IndexExtent.of(1));
  }
}
