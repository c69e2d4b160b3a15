package dev.sycamore.runtime.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.compiled.Kernels__Sycamore;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.registry.Devices;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

/** What every device promises of its memory. */
@Tag("module")
class DeviceContextTest {
  private static final int LENGTH = 5000;
  private static final UnitBinding UNIT = new Kernels__Sycamore();

  @Test
  void nativeBlocksShowNothingOfEarlierOnes() {
    blocksShowNothingOfEarlierOnes(select("native-cpu"));
  }

  @Test
  @Requires(Tool.OPENCL)
  void openClBuffersShowNothingOfEarlierOnes() {
    blocksShowNothingOfEarlierOnes(select("opencl:0"));
  }

  private static void blocksShowNothingOfEarlierOnes(DriverDevice device) {
    DeviceContext context = device.context();
    int[] secret = new int[LENGTH];
    Arrays.fill(secret, 0x5EC7E7);
    for (int round = 0; round < 20; round++) {
      DeviceBlock first = context.allocate(AllocationKind.DEVICE, 4L * LENGTH);
      context.write(first, secret);
      context.release(first);
      DeviceBlock second = context.allocate(AllocationKind.DEVICE, 4L * LENGTH);
      int[] seen = new int[LENGTH];
      Arrays.fill(seen, -1);
      context.read(second, seen);
      context.release(second);
      assertThat(seen).containsOnly(0);
    }
  }

  @Test
  void nativeCopiesAreCounted() {
    copiesAreCounted(select("native-cpu"));
  }

  @Test
  @Requires(Tool.OPENCL)
  void openClCopiesAreCounted() {
    copiesAreCounted(select("opencl:0"));
  }

  private static void copiesAreCounted(DriverDevice device) {
    DeviceContext context = device.context();
    DeviceBlock memory = context.allocate(AllocationKind.DEVICE, 4L * LENGTH);
    DeviceStatistics before = statistics(device.id());
    context.write(memory, new int[LENGTH]);
    context.read(memory, new int[LENGTH]);
    DeviceStatistics after = statistics(device.id());
    context.release(memory);
    assertThat(after.copiesToDevice()).isEqualTo(before.copiesToDevice() + 1);
    assertThat(after.bytesToDevice()).isEqualTo(before.bytesToDevice() + 4 * LENGTH);
    assertThat(after.copiesFromDevice()).isEqualTo(before.copiesFromDevice() + 1);
    assertThat(after.bytesFromDevice()).isEqualTo(before.bytesFromDevice() + 4 * LENGTH);
    DeviceStatistics released = statistics(device.id());
    assertThat(released.liveBlocks()).isEqualTo(before.liveBlocks() - 1);
    assertThat(released.liveBytes()).isEqualTo(before.liveBytes() - 4 * LENGTH);
  }

  private static DeviceStatistics statistics(String device) {
    return RuntimeStatistics.snapshot().device(device).orElseThrow();
  }

  @Test
  void nativeBlocksAreCopiedInParts() {
    blocksAreCopiedInParts(select("native-cpu"));
  }

  @Test
  @Requires(Tool.OPENCL)
  void openClBlocksAreCopiedInParts() {
    blocksAreCopiedInParts(select("opencl:0"));
  }

  /** Random parts of two blocks of each pair of kinds, against arrays. */
  private static void blocksAreCopiedInParts(DriverDevice device) {
    DeviceContext context = device.context();
    Random random = new Random(device.id().hashCode());
    for (AllocationKind first : kinds(device)) {
      for (AllocationKind second : kinds(device)) {
        List<DeviceBlock> blocks =
            List.of(
                BlockAllocator.allocate(context, first, 4L * LENGTH),
                BlockAllocator.allocate(context, second, 4L * LENGTH));
        int[][] models = {new int[LENGTH], new int[LENGTH]};
        for (int step = 0; step < 40; step++) {
          part(context, random, blocks, models);
        }
        for (int i = 0; i < 2; i++) {
          int[] seen = new int[LENGTH];
          context.read(blocks.get(i), seen);
          assertThat(seen).as("%s %s", first, second).isEqualTo(models[i]);
        }
        blocks.forEach(context::release);
      }
    }
  }

  private static List<AllocationKind> kinds(DriverDevice device) {
    return Stream.of(AllocationKind.values())
        .filter(kind -> device.aspects().contains(kind.aspect()))
        .toList();
  }

  private static void part(
      DeviceContext context, Random random, List<DeviceBlock> blocks, int[][] models) {
    int from = random.nextInt(2);
    int to = random.nextInt(2);
    int count = random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(LENGTH);
    int at = random.nextInt(LENGTH - count + 1);
    int start = random.nextInt(LENGTH - count + 1);
    int[] values = random.ints(LENGTH).toArray();
    switch (random.nextInt(5)) {
      case 0 -> {
        context.write(blocks.get(to), 4L * at, values, start, count);
        System.arraycopy(values, start, models[to], at, count);
      }
      case 1 -> {
        int[] expected = values.clone();
        System.arraycopy(models[from], start, expected, at, count);
        context.read(blocks.get(from), 4L * start, values, at, count);
        assertThat(values).isEqualTo(expected);
      }
      case 2 -> {
        context.fill(blocks.get(to), 4L * at, 4L * count, values[0], 4);
        Arrays.fill(models[to], at, at + count, values[0]);
      }
      case 3 -> {
        context.zero(blocks.get(to));
        Arrays.fill(models[to], 0);
      }
      default -> {
        context.copy(blocks.get(from), 4L * start, blocks.get(to), 4L * at, 4L * count);
        System.arraycopy(models[from], start, models[to], at, count);
      }
    }
  }

  @Test
  void nativeMemoryOfTheHostIsReadAndWrittenInPlace() {
    memoryIsReadAndWrittenInPlace(select("native-cpu"));
  }

  @Test
  @Requires(Tool.OPENCL)
  void openClMemoryOfTheHostIsReadAndWrittenInPlace() {
    memoryIsReadAndWrittenInPlace(select("opencl:0"));
  }

  private static void memoryIsReadAndWrittenInPlace(DriverDevice device) {
    for (AllocationKind kind : kinds(device)) {
      if (kind != AllocationKind.DEVICE) {
        DeviceBlock block = device.context().allocate(kind, 8);
        MemoryUtil.memPutInt(block.hostAddress() + 4, 7);
        int[] seen = new int[2];
        device.context().read(block, seen);
        assertThat(seen).containsExactly(0, 7);
        device.context().release(block);
      }
    }
  }

  @Test
  @Requires(Tool.OPENCL)
  void workIsFinishedToMakeRoom() {
    DeviceContext context = select("opencl:0").context();
    try (DeviceStream stream = context.openStream(false)) {
      context.reclaim();
      stream.finish();
    }
    context.reclaim();
  }

  @Test
  @Requires(Tool.CC)
  void aGpuKeepsThePromises() {
    for (FakeCuda cuda : List.of(FakeCuda.of(UNIT), FakeCuda.withoutPools(UNIT))) {
      allPromisesAreKept(cuda.device());
      assertThat(cuda.leaks()).isZero();
    }
  }

  @Test
  @Requires(Tool.CUDA)
  void aRealGpuKeepsThePromises() {
    allPromisesAreKept(select("cuda:0"));
  }

  private static void allPromisesAreKept(DriverDevice device) {
    blocksShowNothingOfEarlierOnes(device);
    copiesAreCounted(device);
    blocksAreCopiedInParts(device);
    memoryIsReadAndWrittenInPlace(device);
    largeArraysAreCopiedInPieces(device);
    valuesOfAllSizesFill(device);
    device.context().reclaim();
  }

  /** More than two pieces of staging memory, and the last one not full. */
  private static void largeArraysAreCopiedInPieces(DriverDevice device) {
    DeviceContext context = device.context();
    short[] values = new short[(5 << 19) + 77];
    for (int i = 0; i < values.length; i++) {
      values[i] = (short) (i * 31 + (i >> 16));
    }
    DeviceBlock block = context.allocate(AllocationKind.DEVICE, 2L * values.length);
    context.write(block, values);
    short[] seen = new short[values.length];
    context.read(block, seen);
    context.release(block);
    assertThat(seen).isEqualTo(values);
  }

  private static void valuesOfAllSizesFill(DriverDevice device) {
    DeviceContext context = device.context();
    DeviceBlock block = context.allocate(AllocationKind.DEVICE, 64);
    for (int size : new int[] {1, 2, 4, 8}) {
      for (long value : new long[] {0x1122334455667788L, 0x5566778855667788L}) {
        byte[] expected = new byte[64];
        byte[] seen = new byte[64];
        for (int i = 8; i < 56; i++) {
          expected[i] = (byte) (value >> (8 * (i % size)));
        }
        context.zero(block);
        context.fill(block, 8, 48, value, size);
        context.read(block, seen);
        assertThat(seen).isEqualTo(expected);
      }
    }
    context.release(block);
  }

  private static DriverDevice select(String id) {
    return (DriverDevice) Devices.select(id);
  }
}
