package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.shrink.FuzzFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs compiled programs in a worker process, and starts another where that is the end of one. */
public final class ProgramRunner implements AutoCloseable {
  /** A worker that has run so many is replaced: images stay loaded as long as it lives. */
  private static final int PROGRAMS_PER_WORKER = 8000;

  private final Path folder;
  private final Duration limit;
  private final boolean optimizing;
  private final boolean asserting;
  private final int cuts;
  private FuzzWorkerProcess worker;
  private int programs;
  private int failing;
  private String device = "";

  /**
   * A runner.
   *
   * @param optimizing whether OpenCL drivers optimise
   * @param asserting whether the JVM evaluates assertions, as kernels with checks do
   * @param cuts how often each program runs again on arrays that are too short
   */
  ProgramRunner(Path folder, Duration limit, boolean optimizing, boolean asserting, int cuts) {
    this.folder = folder;
    this.limit = limit;
    this.optimizing = optimizing;
    this.asserting = asserting;
    this.cuts = cuts;
  }

  /** The OpenCL devices of this machine. */
  List<String> openClDevices() throws FuzzWorkerProcess.EndedException {
    FuzzWorkerProcess process = process();
    process.send(List.of("devices"));
    String answer =
        process.answer(limit).orElseThrow(() -> new IllegalStateException("no answer in " + limit));
    String list = answer.substring("devices".length()).strip();
    return list.isEmpty() ? List.of() : List.of(list.split(" "));
  }

  /** How many runs have ended with an exception that the JVM throws too. */
  int failingRuns() {
    return failing;
  }

  /** Says that another batch begins, of so many programs. */
  void nextBatch(int size) {
    programs += size;
    if (programs > PROGRAMS_PER_WORKER) {
      programs = size;
      close();
    }
  }

  /** Runs one program on every device, after the JVM. */
  List<FuzzFailure> run(
      KernelProgram program, Path classes, String className, List<String> devices) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of("run", classes.toString(), className, Long.toString(program.seed())));
    devices.stream().filter(device -> runs(program, device)).forEach(command::add);
    process().send(command);
    List<FuzzFailure> failures = new ArrayList<>();
    device = "";
    while (true) {
      Optional<String> answer;
      try {
        answer = process().answer(limit);
      } catch (FuzzWorkerProcess.EndedException e) {
        close();
        failures.add(new FuzzFailure(program, FuzzFailure.Kind.CRASHED, device, e.getMessage()));
        return failures;
      }
      if (answer.isEmpty()) {
        close();
        failures.add(
            new FuzzFailure(program, FuzzFailure.Kind.HUNG, device, "no answer in " + limit));
        return failures;
      }
      if (answer.get().equals("done")) {
        return failures;
      }
      interpret(program, answer.get()).ifPresent(failures::add);
    }
  }

  /** Whether a device runs sub-groups of the size that the program requires. */
  public static boolean runs(KernelProgram program, String device) {
    return program.shape().subGroup() == 0 || device.startsWith("native-cpu");
  }

  private Optional<FuzzFailure> interpret(KernelProgram program, String answer) {
    String[] parts = answer.split(" ", 2);
    switch (parts[0]) {
      case "at" -> device = parts[1];
      case "different" -> {
        return Optional.of(new FuzzFailure(program, FuzzFailure.Kind.DIFFERENT, device, parts[1]));
      }
      case "threw" -> {
        return Optional.of(new FuzzFailure(program, FuzzFailure.Kind.THREW, device, parts[1]));
      }
      case "same" -> {}
      case "fails" -> failing++;
      default -> throw new IllegalStateException("unexpected answer: " + answer);
    }
    return Optional.empty();
  }

  private FuzzWorkerProcess process() {
    if (worker == null) {
      worker = FuzzWorkerProcess.start(folder, optimizing, asserting, cuts);
    }
    return worker;
  }

  @Override
  public void close() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
    Folders.deleteAll(folder.resolve("pocl" + optimizing));
  }
}
