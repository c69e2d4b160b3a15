package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.parallel.RangeCut;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lwjgl.system.APIUtil;
import org.lwjgl.system.Callback;
import org.lwjgl.system.CallbackI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.libffi.FFICIF;
import org.lwjgl.system.libffi.LibFFI;

class NativeLaunchTest {
  private static final int ITEMS = 64;

  private final HostThreadPool pool = HostThreadPool.shared();

  @BeforeEach
  void load() {
    Lwjgl.load();
  }

  /** What a launch runs in place of a kernel. */
  private record JavaKernel(Runnable part) implements CallbackI {
    @Override
    public FFICIF getCallInterface() {
      return APIUtil.apiCreateCIF(
          LibFFI.FFI_DEFAULT_ABI,
          LibFFI.ffi_type_void,
          LibFFI.ffi_type_pointer,
          LibFFI.ffi_type_pointer);
    }

    @Override
    public void callback(long result, long arguments) {
      part.run();
    }
  }

  /** Launches a kernel of which is thought that it takes so long. */
  private void launch(long expectedNanos, Runnable part) {
    KernelCost cost = new KernelCost();
    cost.took(expectedNanos, ITEMS);
    long kernel = new JavaKernel(part).address();
    long ranges = MemoryUtil.nmemAlloc((long) LaunchRange.SIZE * pool.threads());
    try {
      new NativeLaunch(
              new KernelCall(kernel, 0, cost, false, Optional.empty()),
              Geometry.range(IndexExtent.of(ITEMS)),
              new LaunchBlocks(MemoryUtil.NULL, 0, ranges, MemoryUtil.NULL, 0),
              pool,
              new RangeCut(0, ITEMS, 1),
              true)
          .runPooled();
    } finally {
      MemoryUtil.nmemFree(ranges);
      Callback.free(kernel);
    }
  }

  /** Alone from the start, and with those helpers only that are awake. */
  @ParameterizedTest
  @CsvSource({"1000, 1", "1000, 2", "20000, 1", "20000, 2"})
  void helpersAreCalledWhenALaunchTakesLonger(long expectedNanos, int slowFrom) {
    assumeTrue(pool.threads() > 1, "helpers need a second processor");
    AtomicInteger calls = new AtomicInteger();
    Set<Thread> threads = Collections.synchronizedSet(new HashSet<>());
    CountDownLatch helped = new CountDownLatch(2);
    launch(
        expectedNanos,
        () -> {
          if (threads.add(Thread.currentThread())) {
            helped.countDown();
          }
          int call = calls.incrementAndGet();
          if (call >= slowFrom) {
            await(helped, call == slowFrom ? 5 : 5_000);
          }
        });
    assertThat(threads).hasSizeGreaterThan(1);
  }

  private static void await(CountDownLatch latch, long millis) {
    try {
      latch.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aShortLaunchHasFewChunks() {
    AtomicInteger calls = new AtomicInteger();
    // The first call of Java code takes longer than the launch may.
    for (int round = 0; round < 10_000 && calls.get() != 2; round++) {
      calls.set(0);
      launch(1000, calls::incrementAndGet);
    }
    assertThat(calls.get()).isEqualTo(2);
  }

  /** Launches 4,096 work-items whose cost is known; returns how often code is called. */
  private int callsOf(KernelCost cost, Runnable part) {
    AtomicInteger calls = new AtomicInteger();
    long kernel =
        new JavaKernel(
                () -> {
                  calls.incrementAndGet();
                  part.run();
                })
            .address();
    long ranges = MemoryUtil.nmemAlloc((long) LaunchRange.SIZE * pool.threads());
    try {
      new KernelThreads(pool)
          .run(
              new KernelCall(kernel, 0, cost, false, Optional.empty()),
              Geometry.range(IndexExtent.of(1 << 12)),
              new LaunchBlocks(MemoryUtil.NULL, 0, ranges, MemoryUtil.NULL, 0));
      return calls.get();
    } finally {
      MemoryUtil.nmemFree(ranges);
      Callback.free(kernel);
    }
  }

  @Test
  void aLaunchOfAMomentIsOneCallUntilOneTakesLonger() {
    KernelCost cost = new KernelCost();
    cost.took(1_500, 1 << 12);

    assertThat(callsOf(cost, () -> await(new CountDownLatch(1), 20))).isEqualTo(1);
    assertThat(callsOf(cost, () -> {})).isGreaterThan(1);
  }
}
