package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.compiled.Kernels__Sycamore;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What streams do with the driver's. */
@Requires(Tool.CC)
@Tag("module")
class CudaStreamTest {
  private static final Kernels__Sycamore UNIT = new Kernels__Sycamore();

  private final FakeCuda cuda = FakeCuda.of(UNIT);
  private final DeviceContext context = cuda.device().context();

  private static final class Times implements LaunchListener {
    final List<Long> all = new ArrayList<>();

    @Override
    public void failed(RuntimeException failure) {
      throw failure;
    }

    @Override
    public void timed(long startedNs, long endedNs) {
      all.add(startedNs);
      all.add(endedNs);
    }
  }

  private static BoundKernel kernel(String name) {
    for (int i = 0; i < UNIT.kernels().size(); i++) {
      if (UNIT.kernels().get(i).entryPoint().equals(name)) {
        return new BoundKernel(UNIT, i, UNIT.kernels().get(i));
      }
    }
    throw new AssertionError(name);
  }

  private DeviceKernel load(DeviceStream stream, String name) {
    BoundKernel kernel = kernel(name);
    List<ImageEntry> images = cuda.device().images().runnable(KernelImages.of(kernel));
    return stream.load(kernel, images.get(0));
  }

  private static void increment(
      DeviceStream stream, DeviceKernel kernel, DeviceBlock block, LaunchListener listener) {
    stream.launch(
        kernel,
        Geometry.range(IndexExtent.of(4)),
        List.of(new ArgumentValue.Array(block, 4)),
        listener);
  }

  @Test
  void streamsWaitForPointsOfOthers() {
    DeviceBlock block = context.allocate(AllocationKind.DEVICE, 16);
    Times times = new Times();
    try (DeviceStream one = context.openStream(false);
        DeviceStream two = context.openStream(false)) {
      assertThat(one.point()).isSameAs(StreamPoint.REACHED);
      increment(one, load(one, "increment"), block, times);
      try (StreamPoint point = one.point()) {
        assertThat(point.isReached()).isFalse();
        assertThat(two.waitFor(point)).isTrue();
      }
      increment(two, load(two, "increment"), block, times);
      two.finish();
    }
    int[] seen = new int[4];
    context.read(block, seen);
    context.release(block);
    assertThat(seen).containsOnly(2);
    assertThat(times.all).isEmpty();
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void aPointIsWaitedFor() {
    DeviceBlock block = context.allocate(AllocationKind.DEVICE, 16);
    StreamPoint point;
    try (DeviceStream stream = context.openStream(false)) {
      increment(stream, load(stream, "increment"), block, new Times());
      point = stream.point();
    }
    point.await();
    assertThat(point.isReached()).isTrue();
    point.close();
    context.release(block);
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void launchesAreTimedInOrder() {
    DeviceBlock block = context.allocate(AllocationKind.DEVICE, 16);
    Times times = new Times();
    long before = System.nanoTime();
    try (DeviceStream stream = context.openStream(true)) {
      DeviceKernel kernel = load(stream, "increment");
      for (int i = 0; i < 5; i++) {
        increment(stream, kernel, block, times);
      }
      stream.finish();
      increment(stream, kernel, block, times);
      stream.finish();
    }
    context.release(block);
    assertThat(times.all).hasSize(12).isSorted();
    assertThat(times.all.get(0)).isGreaterThanOrEqualTo(before);
    assertThat(times.all.get(11)).isLessThan(System.nanoTime() + 1_000_000);
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void largeSharedMemoryIsAskedFor() {
    DeviceBlock block = context.allocate(AllocationKind.DEVICE, 16);
    try (DeviceStream stream = context.openStream(false)) {
      DeviceKernel kernel = load(stream, "reverseGroups");
      IndexExtent four = IndexExtent.of(4);
      stream.launch(
          kernel,
          Geometry.ndRange(four, four),
          List.of(
              new ArgumentValue.Local(ElementKind.INT, IndexExtent.of(20_001)),
              new ArgumentValue.Access(block, BufferRegion.whole(new int[] {4})),
              new ArgumentValue.Array(block, 4)),
          new Times());
    }
    context.release(block);
    assertThat(cuda.calls()).contains("cuFuncSetAttribute 80016");
  }
}
