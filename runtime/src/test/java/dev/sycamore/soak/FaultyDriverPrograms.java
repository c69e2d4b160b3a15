package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkAll;

import dev.sycamore.ApiDevices;
import dev.sycamore.CommandGraph;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.IntMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.compiled.Kernels;
import dev.sycamore.compiled.Kernels__Sycamore;
import dev.sycamore.runtime.cuda.CudaFailure;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.testing.FaultyDevice;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Drivers of which some calls fail, for all threads, and GPUs that are lost, of one thread. */
final class FaultyDriverPrograms implements SoakProgram {
  private static final int SIZE = 64;
  private static final List<CudaFailure> PASSING =
      List.of(CudaFailure.values()).stream().filter(failure -> !failure.losesDevice()).toList();

  private static final int DISCOVERY = FakeCuda.discovery(new Kernels__Sycamore());

  private final FaultyDevice driver;
  private final FakeCuda cuda;
  private final List<ComputeDevice> devices;

  FaultyDriverPrograms() {
    driver =
        new FaultyDevice(
            ApiDevices.device(ComputeDevice.select("native-cpu")),
            call -> call > 2 && ThreadLocalRandom.current().nextInt(200) == 0);
    cuda =
        FakeCuda.failing(
            new Kernels__Sycamore(),
            call -> call > DISCOVERY && ThreadLocalRandom.current().nextInt(400) == 0,
            () -> PASSING.get(ThreadLocalRandom.current().nextInt(PASSING.size())));
    cuda.recordNothing();
    devices = List.of(ApiDevices.of(driver), ApiDevices.of(cuda.device()));
  }

  @Override
  public void run(SoakRound round, Random random) {
    if (random.nextInt(10) == 0) {
      lostDevice(round, random);
    } else {
      use(round, random, devices.get(random.nextInt(devices.size())));
    }
  }

  /** How many calls have failed. */
  int faults() {
    return driver.faults() + cuda.faults();
  }

  /** Nobody owns anything any more: all is closed. */
  void checkNothingIsLeft() {
    check(driver.live() == 0, driver.live() + " blocks and streams of a faulty driver are left");
    check(cuda.leaks() == 0, "a fake GPU with faults: " + cuda.leaks() + " of " + cuda.held());
  }

  /** Frees what drivers keep. */
  void end() {
    cuda.end();
  }

  /** Each command is done or has failed for itself; elements stay equal. */
  private static void use(SoakRound round, Random random, ComputeDevice device) {
    int[] a = new int[SIZE];
    int[] submitted = {0};
    DeviceQueue q;
    try {
      q = round.queues().open(random, device);
    } catch (DeviceException e) {
      round.tally().count("failures told");
      return;
    }
    for (int n = random.nextInt(20); n >= 0; n--) {
      told(round, () -> command(round, random, q, a, submitted));
    }
    told(round, q::close);
    check(a[0] >= 0 && a[0] <= submitted[0], "count of a device with faults");
    checkAll(a, a[0], "array of a device with faults");
  }

  private static void told(SoakRound round, Runnable action) {
    try {
      action.run();
    } catch (DeviceException e) {
      round.tally().count("failures told");
    }
  }

  private static void command(
      SoakRound round, Random random, DeviceQueue q, int[] a, int[] submitted) {
    round.tally().count("commands");
    switch (random.nextInt(8)) {
      case 0 -> {
        try (IntMemory memory = DeviceMemory.ints(q, SIZE, MemoryKind.DEVICE)) {
          Kernels.addToMemory(q, memory);
          q.fill(memory, 3);
          q.copy(memory, 0, new int[SIZE], 0, SIZE);
        }
      }
      case 1 -> {
        try (CommandGraph graph =
            CommandGraph.record(
                q, r -> Kernels.recordSaxpy(r, 2, new float[SIZE], new float[SIZE]))) {
          graph.launch(q);
          graph.launch(q);
        }
      }
      default -> {
        Event event = Kernels.increment(q, a);
        submitted[0]++;
        if (random.nextInt(3) == 0) {
          event.await();
        }
      }
    }
  }

  /** A GPU of this thread alone, which is lost some time; others go on. */
  private static void lostDevice(SoakRound round, Random random) {
    int losing = DISCOVERY + random.nextInt(150);
    CudaFailure failure =
        random.nextBoolean() ? CudaFailure.ILLEGAL_ADDRESS : CudaFailure.LAUNCH_FAILED;
    FakeCuda lost =
        FakeCuda.failing(new Kernels__Sycamore(), call -> call == losing, () -> failure);
    ComputeDevice device = ApiDevices.of(lost.device());
    for (int n = 0; n < 3; n++) {
      use(round, random, device);
    }
    round.tally().add("lost devices", lost.faults());
    lost.end();
  }
}
