package dev.sycamore.soak;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceKind;
import dev.sycamore.compiled.Kernels__Sycamore;
import dev.sycamore.runtime.cuda.FakeCuda;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Eight threads that run programs for a time, on devices that are opened before and closed after.
 */
final class SoakRound {
  private final SoakTally tally;
  private final SoakTimes times;
  private final SoakWatchdog watchdog;
  private final List<FakeCuda> gpus;
  private final List<ComputeDevice> devices;
  private final SoakQueues queues;
  private final ExecutorService executor;
  private final FaultyDriverPrograms faulty = new FaultyDriverPrograms();
  private final ClosingPrograms closing = new ClosingPrograms();
  private final List<Map.Entry<String, SoakProgram>> programs;
  private final Queue<Throwable> wrong = new ConcurrentLinkedQueue<>();
  private final AtomicInteger alive = new AtomicInteger();
  private volatile boolean stop;

  SoakRound(SoakTally tally, SoakTimes times, SoakWatchdog watchdog) {
    this.tally = tally;
    this.times = times;
    this.watchdog = watchdog;
    Kernels__Sycamore unit = new Kernels__Sycamore();
    gpus = List.of(FakeCuda.two(unit), FakeCuda.withoutPools(unit));
    gpus.forEach(FakeCuda::recordNothing);
    devices = devices();
    queues = new SoakQueues(devices);
    executor = Executors.newFixedThreadPool(Soak.THREADS, SoakRound::daemon);
    programs = programs();
  }

  private static Thread daemon(Runnable body) {
    Thread thread = new Thread(body);
    thread.setDaemon(true);
    return thread;
  }

  private List<ComputeDevice> devices() {
    List<ComputeDevice> all = new ArrayList<>();
    all.add(ComputeDevice.select("host"));
    all.add(ComputeDevice.select("native-cpu"));
    for (ComputeDevice device : ComputeDevice.all()) {
      if (device.kind() == DeviceKind.OPENCL || device.kind() == DeviceKind.CUDA) {
        all.add(device);
      }
    }
    gpus.forEach(gpu -> gpu.devices().forEach(device -> all.add(ApiDevices.of(device))));
    return all;
  }

  private List<Map.Entry<String, SoakProgram>> programs() {
    Map<String, SoakProgram> named = new LinkedHashMap<>();
    named.put("arrays", new ArrayPrograms());
    named.put("buffers", new BufferPrograms());
    named.put("rectangles", new RectanglePrograms());
    named.put("memory", new MemoryPrograms());
    named.put("order", new OrderPrograms());
    named.put("graphs", new GraphPrograms());
    named.put("waits", new WaitPrograms());
    named.put("failing commands", new FailingCommandPrograms());
    named.put("faulty drivers", faulty);
    named.put("closing", closing);
    named.put("awaits", new AwaitPrograms());
    return List.copyOf(named.entrySet());
  }

  SoakQueues queues() {
    return queues;
  }

  SoakTally tally() {
    return tally;
  }

  SoakTimes times() {
    return times;
  }

  /** Runs actions on threads that are not those of the runtime. */
  Executor executor() {
    return executor;
  }

  /** The ids of the devices. */
  List<String> deviceIds() {
    return devices.stream().map(ComputeDevice::id).toList();
  }

  /** What was wrong; empty for nothing. */
  List<Throwable> wrong() {
    return List.copyOf(wrong);
  }

  /**
   * Runs programs for a time.
   *
   * @return whether all has ended; otherwise something hangs, and nothing is closed
   */
  boolean run(Duration time, long seed) throws InterruptedException {
    for (int t = 0; t < Soak.THREADS; t++) {
      alive.incrementAndGet();
      Random random = new Random(seed + t);
      Thread thread = daemon(() -> work(random));
      thread.setName("soak " + t);
      thread.start();
    }
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end && wrong.isEmpty()) {
      TimeUnit.MILLISECONDS.sleep(50);
      if (watchdog.findsHang()) {
        return false;
      }
    }
    stop = true;
    while (alive.get() > 0) {
      TimeUnit.MILLISECONDS.sleep(10);
      if (watchdog.findsHang()) {
        return false;
      }
    }
    return close();
  }

  private void work(Random random) {
    try {
      while (!stop) {
        Map.Entry<String, SoakProgram> program = programs.get(random.nextInt(programs.size()));
        long seed = random.nextLong();
        watchdog.begins(program.getKey());
        try {
          program.getValue().run(this, new Random(seed));
        } catch (Throwable e) {
          wrong.add(new AssertionError("the program '" + program.getKey() + "'", e));
        }
        watchdog.ended();
        tally.count("programs");
      }
    } finally {
      alive.decrementAndGet();
    }
  }

  /** On a thread of its own, so that it is seen if it hangs. */
  private boolean close() throws InterruptedException {
    Thread closer =
        daemon(
            () -> {
              watchdog.begins("closing");
              try {
                closing.end();
                queues.close();
                tally.add("faults of drivers", faulty.faults());
                awaitForgotten();
                faulty.checkNothingIsLeft();
                for (FakeCuda gpu : gpus) {
                  SoakChecks.check(
                      gpu.leaks() == 0, "a fake GPU: " + gpu.leaks() + " of " + gpu.held());
                  gpu.end();
                }
                faulty.end();
              } catch (Throwable e) {
                wrong.add(e);
              }
              watchdog.ended();
            });
    closer.setName("soak closing");
    closer.start();
    while (closer.isAlive()) {
      closer.join(100);
      if (watchdog.findsHang()) {
        return false;
      }
    }
    executor.shutdown();
    return true;
  }

  /** Queues that nobody closed are closed when the garbage collector has found them. */
  private void awaitForgotten() throws InterruptedException {
    for (int n = 0; n < 100 && gpus.stream().anyMatch(gpu -> gpu.leaks() != 0); n++) {
      System.gc();
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }
}
