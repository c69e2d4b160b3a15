package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.compiled.Kernels__Sycamore;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What copies between two GPUs do with the driver. */
@Requires(Tool.CC)
@Tag("module")
class PeerCopiesTest {
  private static final Kernels__Sycamore UNIT = new Kernels__Sycamore();
  private static final int SIZE = 16;

  private static final LaunchListener LISTENER =
      new LaunchListener() {
        @Override
        public void failed(RuntimeException failure) {
          throw failure;
        }

        @Override
        public void timed(long startedNs, long endedNs) {}
      };

  /** Two GPUs, with a stream and a block of four elements each. */
  private static final class Pair implements AutoCloseable {
    final FakeCuda cuda;
    final List<DeviceContext> contexts = new ArrayList<>();
    final List<DeviceStream> streams = new ArrayList<>();
    final List<DeviceBlock> blocks = new ArrayList<>();

    Pair(FakeCuda cuda) {
      this.cuda = cuda;
      for (int i = 0; i < 2; i++) {
        contexts.add(cuda.device(i).context());
        streams.add(contexts.get(i).openStream(false));
        blocks.add(contexts.get(i).allocate(AllocationKind.DEVICE, SIZE));
      }
    }

    /** Adds 1 to the elements of a GPU's block. */
    void increment(int gpu) {
      increment(gpu, streams.get(gpu));
    }

    void increment(int gpu, DeviceStream stream) {
      BoundKernel kernel = kernel();
      ImageEntry image = cuda.device(gpu).images().runnable(KernelImages.of(kernel)).get(0);
      stream.launch(
          stream.load(kernel, image),
          Geometry.range(IndexExtent.of(4)),
          List.of(new ArgumentValue.Array(blocks.get(gpu), 4)),
          LISTENER);
    }

    /** Copies from the other GPU, in the stream of this one, after that one's. */
    void bring(int gpu) {
      try (StreamPoint point = streams.get(1 - gpu).point()) {
        assertThat(streams.get(gpu).waitFor(point)).isTrue();
      }
      copy(gpu);
    }

    void copy(int gpu) {
      streams
          .get(gpu)
          .copyFrom(contexts.get(1 - gpu), blocks.get(1 - gpu), 0, blocks.get(gpu), 0, SIZE);
    }

    /** After all work of the GPU's stream. */
    int[] read(int gpu) {
      streams.get(gpu).finish();
      return look(gpu);
    }

    /** After copies alone. */
    int[] look(int gpu) {
      int[] seen = new int[4];
      contexts.get(gpu).read(blocks.get(gpu), seen);
      return seen;
    }

    @Override
    public void close() {
      for (int i = 0; i < 2; i++) {
        streams.get(i).close();
        contexts.get(i).release(blocks.get(i));
      }
      assertThat(cuda.leaks()).isZero();
    }
  }

  private static BoundKernel kernel() {
    int index =
        IntStream.range(0, UNIT.kernels().size())
            .filter(i -> UNIT.kernels().get(i).entryPoint().equals("increment"))
            .findFirst()
            .orElseThrow();
    return new BoundKernel(UNIT, index, UNIT.kernels().get(index));
  }

  private static List<FakeCuda> pairs() {
    return List.of(FakeCuda.two(UNIT), FakeCuda.twoWithoutPools(UNIT));
  }

  @Test
  void aCopyComesAfterWorkOfBothAndNobodyWaits() {
    for (FakeCuda cuda : pairs()) {
      try (Pair pair = new Pair(cuda)) {
        pair.increment(0);
        int before = cuda.calls().size();
        pair.bring(1);
        pair.increment(1);
        pair.bring(0);
        pair.increment(0);
        List<String> calls = cuda.calls().subList(before, cuda.calls().size());
        assertThat(calls)
            .doesNotContain("cuStreamSynchronize", "cuEventSynchronize", "cuCtxSynchronize");
        assertThat(calls)
            .containsSubsequence(
                "cuStreamWaitEvent",
                "cuMemcpyPeerAsync",
                "cuEventRecord",
                "cuLaunchKernel",
                "cuStreamWaitEvent",
                "cuMemcpyPeerAsync",
                "cuEventRecord",
                "cuLaunchKernel");
        assertThat(pair.read(0)).containsOnly(3);
        assertThat(pair.read(1)).containsOnly(2);
      }
    }
  }

  @Test
  void eachGpuGetsAccessToTheOtherOnce() {
    for (FakeCuda cuda : pairs()) {
      try (Pair pair = new Pair(cuda)) {
        for (int i = 0; i < 3; i++) {
          pair.bring(1);
          pair.bring(0);
        }
      }
      assertThat(
              cuda.calls().stream()
                  .filter(List.of("cuMemPoolSetAccess", "cuCtxEnablePeerAccess")::contains))
          .hasSize(2);
    }
  }

  @Test
  void zerosAreCopiedThatNobodyHasLookedAt() {
    try (Pair pair = new Pair(FakeCuda.two(UNIT))) {
      pair.bring(1);
      pair.increment(1);
      assertThat(pair.read(1)).containsOnly(1);
    }
  }

  @Test
  void whatWritesTheSourceLaterComesAfterTheCopy() {
    try (Pair pair = new Pair(FakeCuda.two(UNIT))) {
      pair.increment(0);
      pair.bring(1);
      pair.increment(0);
      assertThat(pair.read(0)).containsOnly(2);
      assertThat(pair.read(1)).containsOnly(1);

      pair.bring(1);
      pair.contexts.get(0).fill(pair.blocks.get(0), 0, SIZE, 9, 4);
      assertThat(pair.read(1)).containsOnly(2);

      pair.bring(1);
      pair.contexts.get(0).zero(pair.blocks.get(0));
      assertThat(pair.read(0)).containsOnly(0);
      assertThat(pair.read(1)).containsOnly(9);
    }
  }

  @Test
  void whatReadsTheTargetComesAfterTheCopyInAnyStream() {
    try (Pair pair = new Pair(FakeCuda.two(UNIT))) {
      pair.increment(0);
      pair.bring(1);
      assertThat(pair.look(1)).containsOnly(1);
      pair.increment(0);
      pair.bring(1);
      try (DeviceStream other = pair.contexts.get(1).openStream(false)) {
        pair.increment(1, other);
        other.finish();
      }
      assertThat(pair.read(1)).containsOnly(3);
    }
  }

  @Test
  void aBlockIsFreedAfterItsCopies() {
    for (FakeCuda cuda : pairs()) {
      try (Pair pair = new Pair(cuda)) {
        pair.increment(0);
        pair.streams.get(0).finish();
        pair.copy(1);
        DeviceContext first = pair.contexts.get(0);
        first.release(pair.blocks.get(0));
        pair.blocks.set(0, first.allocate(AllocationKind.DEVICE, SIZE));
        pair.increment(0);
        assertThat(pair.read(0)).containsOnly(1);
        assertThat(pair.read(1)).containsOnly(1);
      }
    }
  }

  @Test
  void zerosOfTheSourceComeAfterTheCopy() {
    try (Pair pair = new Pair(FakeCuda.two(UNIT))) {
      DeviceContext first = pair.contexts.get(0);
      pair.increment(0);
      pair.bring(1);
      first.zero(pair.blocks.get(0));
      pair.increment(0);
      // Another block comes after the zeros, and not after the copy.
      DeviceBlock other = first.allocate(AllocationKind.DEVICE, SIZE);
      first.read(other, new int[4]);
      first.release(other);
      assertThat(pair.read(1)).containsOnly(1);
      assertThat(pair.read(0)).containsOnly(1);
    }
  }

  @Test
  void whatIsArrivingIsCopiedOnAfterItsArrival() {
    try (Pair pair = new Pair(FakeCuda.two(UNIT));
        DeviceStream other = pair.contexts.get(0).openStream(false)) {
      DeviceContext first = pair.contexts.get(0);
      DeviceBlock target = first.allocate(AllocationKind.DEVICE, SIZE);
      pair.increment(0);
      pair.bring(1);
      other.copyFrom(pair.contexts.get(1), pair.blocks.get(1), 0, target, 0, SIZE);
      int[] seen = new int[4];
      first.read(target, seen);
      assertThat(seen).containsOnly(1);
      first.release(target);
    }
  }

  @Test
  void copiesOfTheHostWaitUntilTheyAreDone() {
    try (Pair pair = new Pair(FakeCuda.two(UNIT))) {
      pair.increment(0);
      pair.streams.get(0).finish();
      long before = copied("cuda:1");
      pair.contexts
          .get(1)
          .copyFrom(pair.contexts.get(0), pair.blocks.get(0), 4, pair.blocks.get(1), 0, 8);
      assertThat(copied("cuda:1") - before).isEqualTo(8);
      assertThat(pair.cuda.calls())
          .containsSubsequence("cuLaunchKernel", "cuMemcpyPeerAsync", "cuStreamSynchronize");
      assertThat(pair.read(1)).containsExactly(1, 1, 0, 0);
    }
  }

  private static long copied(String device) {
    return RuntimeStatistics.snapshot().device(device).orElseThrow().bytesFromPeers();
  }

  @Test
  void onlyThoseReachEachOtherThatReachTheSameOthers() {
    assertThat(reached(4, (a, b) -> true)).containsOnly("0123");
    // Two sockets.
    assertThat(reached(4, (a, b) -> a / 2 == b / 2)).containsExactly("01", "01", "23", "23");
    // 0 reaches 1 and 2, which do not reach each other.
    assertThat(reached(3, (a, b) -> a * b == 0)).containsExactly("0", "1", "2");
    // In one direction.
    assertThat(reached(2, (a, b) -> a < b)).containsExactly("0", "1");
  }

  private static List<String> reached(int count, BiPredicate<Integer, Integer> peers) {
    FakeCuda cuda = FakeCuda.several(UNIT, count, peers);
    List<String> reached = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      StringBuilder own = new StringBuilder();
      for (int j = 0; j < count; j++) {
        DeviceContext other = cuda.device(j).context();
        if (i == j || cuda.device(i).context().reaches(other)) {
          own.append(j);
        }
      }
      assertThat(cuda.device(i).context().reaches(cuda.device(i).context())).isFalse();
      reached.add(own.toString());
    }
    return reached;
  }

  @Test
  void aCopyThatFailsIsTheFailureOfItsStreamAndLeavesNothing() {
    FakeCuda rehearsal = FakeCuda.two(UNIT);
    try (Pair pair = new Pair(rehearsal)) {
      pair.increment(0);
      pair.bring(1);
    }
    int copy = numbered(rehearsal).indexOf("cuMemcpyPeerAsync");
    try (Pair pair = new Pair(FakeCuda.twoFailing(UNIT, call -> call == copy, false))) {
      pair.increment(0);
      assertThatThrownBy(() -> pair.bring(1))
          .isInstanceOf(DeviceException.class)
          .hasMessage(
              "cuda:1: the copy from cuda:0 failed: cuMemcpyPeerAsync: CUDA error 999 (INJECTED: by"
                  + " a test)");
      pair.bring(1);
      assertThat(pair.read(1)).containsOnly(1);
    }
  }

  /** The calls that can be made to fail. */
  private static List<String> numbered(FakeCuda cuda) {
    return cuda.calls().stream()
        .filter(call -> !call.equals("cuCtxPushCurrent") && !call.equals("cuCtxSetCurrent"))
        .toList();
  }

  /** The driver makes the copies with memory of the host then. */
  @Test
  void accessThatIsRefusedIsNoFailure() {
    FakeCuda rehearsal = FakeCuda.two(UNIT);
    try (Pair pair = new Pair(rehearsal)) {
      pair.increment(0);
      pair.bring(1);
    }
    int access = numbered(rehearsal).indexOf("cuMemPoolSetAccess");
    try (Pair pair = new Pair(FakeCuda.twoFailing(UNIT, call -> call == access, false))) {
      pair.increment(0);
      pair.bring(1);
      assertThat(pair.read(1)).containsOnly(1);
    }
  }

  @Test
  void whoIsToWaitForAGpuThatIsLostIsNotLost() {
    FakeCuda rehearsal = FakeCuda.two(UNIT);
    int before;
    try (Pair pair = new Pair(rehearsal)) {
      pair.increment(0);
      StreamPoint point = pair.streams.get(0).point();
      before = numbered(rehearsal).size();
      pair.increment(0);
      point.close();
    }
    List<String> calls = numbered(rehearsal);
    int launch = before + calls.subList(before, calls.size()).indexOf("cuLaunchKernel");
    Pair pair = new Pair(FakeCuda.twoFailing(UNIT, call -> call == launch, true));
    pair.increment(0);
    StreamPoint point = pair.streams.get(0).point();
    assertThatThrownBy(() -> pair.increment(0)).hasMessageContaining("cuda:0 is lost");
    assertThat(pair.streams.get(1).waitFor(point)).isFalse();
    assertThatThrownBy(point::await).hasMessageContaining("cuda:0 is lost");
    pair.increment(1);
    assertThat(pair.read(1)).containsOnly(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theLossOfOneGpuIsNotThatOfAnother(int lost) {
    FakeCuda rehearsal = FakeCuda.two(UNIT);
    int before;
    try (Pair pair = new Pair(rehearsal)) {
      pair.increment(0);
      pair.bring(1);
      before = numbered(rehearsal).size();
      pair.increment(lost);
    }
    List<String> calls = numbered(rehearsal);
    int launch = before + calls.subList(before, calls.size()).indexOf("cuLaunchKernel");
    Pair pair = new Pair(FakeCuda.twoFailing(UNIT, call -> call == launch, true));
    pair.increment(0);
    pair.bring(1);
    int other = 1 - lost;
    String message = "cuda:" + lost + " is lost";
    for (Runnable use :
        List.<Runnable>of(
            () -> pair.increment(lost), () -> pair.bring(other), () -> pair.copy(other))) {
      assertThatThrownBy(use::run)
          .isInstanceOf(DeviceException.class)
          .hasMessageContaining(message);
    }
    pair.increment(other);
    assertThat(pair.read(other)).containsOnly(2);
    pair.streams.get(other).close();
    pair.contexts.get(other).release(pair.blocks.get(other));
  }
}
