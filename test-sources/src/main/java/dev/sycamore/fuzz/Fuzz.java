package dev.sycamore.fuzz;

import dev.sycamore.fuzz.generate.ProgramGenerator;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.run.BatchRunner;
import dev.sycamore.fuzz.run.FuzzWorker;
import dev.sycamore.fuzz.run.ProgramRunner;
import dev.sycamore.fuzz.shrink.FuzzFailure;
import dev.sycamore.fuzz.shrink.Shrinker;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * The proof that device code means what Java means: runs random programs on the JVM and on devices
 * and compares every bit of what they leave in memory.
 */
public final class Fuzz {
  /** Of so many batches for OpenCL devices, their drivers optimise one. */
  private static final int OPTIMIZED = 4;

  private final FuzzSettings settings;
  private final Path folder;
  private final PrintStream log;
  private final AtomicInteger nextBatch;
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicInteger failed = new AtomicInteger();
  private final AtomicInteger validated = new AtomicInteger();
  private final AtomicInteger throwing = new AtomicInteger();
  private final Map<String, Integer> comparisons = new ConcurrentHashMap<>();
  private final Queue<FuzzFailure> driverCrashes = new ConcurrentLinkedQueue<>();
  private Instant start = Instant.now();

  /**
   * A run.
   *
   * @param folder for files; what is in it can be deleted afterwards
   */
  public Fuzz(FuzzSettings settings, Path folder, PrintStream log) {
    this.settings = settings;
    this.folder = folder;
    this.log = log;
    this.nextBatch = new AtomicInteger(settings.first() / settings.batch());
  }

  /**
   * What came out.
   *
   * @param validatedImages how many SPIR-V images {@code spirv-val} has judged
   * @param throwing how many runs on devices have ended with an exception that the JVM throws too
   * @param failures all of them
   * @param report the sentence with the counts, and small programs for some of the failures
   */
  public record Result(
      int programs,
      List<String> devices,
      int validatedImages,
      int throwing,
      List<FuzzFailure> failures,
      String report) {}

  /** Runs all programs. */
  public Result run() throws IOException, InterruptedException, ExecutionException {
    start = Instant.now();
    List<String> devices = devices();
    List<FuzzFailure> failures = new ArrayList<>();
    ExecutorService executor = Executors.newFixedThreadPool(settings.threads());
    try {
      List<Callable<List<FuzzFailure>>> tasks = new ArrayList<>();
      for (int k = 0; k < settings.threads(); k++) {
        Path own = Files.createDirectories(folder.resolve("thread" + k));
        tasks.add(() -> batches(own, devices));
      }
      for (Future<List<FuzzFailure>> task : executor.invokeAll(tasks)) {
        failures.addAll(task.get());
      }
    } finally {
      executor.shutdown();
    }
    return new Result(
        done.get(), devices, validated.get(), throwing.get(), failures, report(failures));
  }

  private List<String> devices() throws IOException {
    if (!settings.devices().isEmpty()) {
      return settings.devices();
    }
    List<String> devices = new ArrayList<>(List.of("native-cpu", FuzzWorker.IN_PLACE));
    try (BatchRunner runner = runner(Files.createDirectories(folder.resolve("devices")))) {
      runner.openClDevices().stream().limit(1).forEach(devices::add);
    }
    return devices;
  }

  private BatchRunner runner(Path own) {
    return new BatchRunner(
        own, settings.processorOptions(), settings.unit(), settings.limit(), settings.cuts());
  }

  private List<FuzzFailure> batches(Path own, List<String> devices) {
    ProgramGenerator generator = new ProgramGenerator(settings.features(), settings.small());
    List<FuzzFailure> failures = new ArrayList<>();
    try (BatchRunner runner = runner(own)) {
      for (int batch = nextBatch.getAndIncrement();
          batch * settings.batch() < settings.programs();
          batch = nextBatch.getAndIncrement()) {
        int first = Math.max(batch * settings.batch(), settings.first());
        List<String> some = devicesOf(batch, devices);
        List<KernelProgram> programs = new ArrayList<>();
        int end = Math.min((batch + 1) * settings.batch(), settings.programs());
        for (int k = first; k < end; k++) {
          long seed = ProgramGenerator.programSeed(settings.seed(), k);
          KernelProgram program = generator.generate(seed);
          if (settings.mentions().matcher(program.text("P")).find()) {
            programs.add(program);
          }
        }
        List<FuzzFailure> found = new ArrayList<>(runner.run(programs, some, isOptimized(batch)));
        found.stream().filter(this::isCrashOfDriver).forEach(driverCrashes::add);
        found.removeIf(this::isCrashOfDriver);
        for (String device : some) {
          long compared = programs.stream().filter(p -> ProgramRunner.runs(p, device)).count();
          comparisons.merge(device, (int) compared * (1 + settings.cuts()), Integer::sum);
        }
        failures.addAll(found);
        progress(programs.size(), found, runner.times());
      }
      validated.addAndGet(runner.validatedImages());
      throwing.addAndGet(runner.failingRuns());
    }
    return failures;
  }

  private boolean isCrashOfDriver(FuzzFailure failure) {
    return failure.kind() == FuzzFailure.Kind.CRASHED
        && failure.device().startsWith("opencl:")
        && settings.driverCrashes().matcher(failure.detail()).find();
  }

  private boolean isOptimized(int batch) {
    return batch / settings.openClEvery() % OPTIMIZED == 0;
  }

  /** An OpenCL driver compiles when the program runs, which takes longer than all else. */
  private List<String> devicesOf(int batch, List<String> devices) {
    return batch % settings.openClEvery() == 0
        ? devices
        : devices.stream().filter(device -> !device.startsWith("opencl:")).toList();
  }

  private void progress(int programs, List<FuzzFailure> found, String times) {
    synchronized (log) {
      found.forEach(
          failure -> log.println("fuzz: " + failure.program().seed() + " " + failure.summary()));
      log.printf(
          "fuzz: %,d of %,d programs, %,d failures, %,d s; this thread: %s%n",
          done.addAndGet(programs),
          settings.programs() - settings.first(),
          failed.addAndGet(found.size()),
          Duration.between(start, Instant.now()).toSeconds(),
          times);
    }
  }

  private String counts() {
    return new TreeMap<>(comparisons)
        .entrySet().stream()
            .map(entry -> "%,d on %s".formatted(entry.getValue(), entry.getKey()))
            .collect(Collectors.joining(", "));
  }

  private String report(List<FuzzFailure> failures) throws IOException {
    long seconds = Duration.between(start, Instant.now()).toSeconds();
    StringBuilder report =
        new StringBuilder(
            "%,d programs from seed %d%s compared with the JVM, %s, %,d SPIR-V images validated: %,d failures, %,d s%n"
                .formatted(
                    done.get(),
                    settings.seed(),
                    settings.first() > 0 ? ", from number %,d on,".formatted(settings.first()) : "",
                    counts(),
                    validated.get(),
                    failures.size(),
                    seconds));
    if (settings.cuts() > 0) {
      report.append("%,d runs end with an exception%n".formatted(throwing.get()));
    }
    if (!driverCrashes.isEmpty()) {
      report.append("%,d known crashes of a driver:%n".formatted(driverCrashes.size()));
      for (FuzzFailure crash : driverCrashes) {
        report.append("  %d %s%n".formatted(crash.program().seed(), crash.summary()));
      }
    }
    if (failures.isEmpty() || settings.shrunk() == 0) {
      return report.toString();
    }
    try (BatchRunner runner = runner(Files.createDirectories(folder.resolve("shrink")))) {
      Shrinker shrinker = new Shrinker(runner, settings.shrinkLimit());
      for (FuzzFailure failure : unlike(failures)) {
        report.append('\n').append(RegressionTest.of(shrinker.shrink(failure)));
      }
    }
    return report.toString();
  }

  /** Some failures, of as many sorts as there are, small programs first. */
  private List<FuzzFailure> unlike(List<FuzzFailure> failures) {
    List<FuzzFailure> bySize = new ArrayList<>(failures);
    bySize.sort(Comparator.comparingInt(failure -> failure.program().text("P").length()));
    List<FuzzFailure> chosen = new ArrayList<>();
    for (FuzzFailure failure : bySize) {
      if (chosen.stream().noneMatch(failure::isLike)) {
        chosen.add(failure);
      }
    }
    bySize.removeAll(chosen);
    chosen.addAll(bySize);
    return chosen.subList(0, Math.min(settings.shrunk(), chosen.size()));
  }
}
