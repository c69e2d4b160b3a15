package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.program.FuzzKernelForm;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.run.CompiledBatch.CompileError;
import dev.sycamore.fuzz.shrink.FuzzFailure;
import dev.sycamore.fuzz.shrink.Trial;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Compiles a batch and runs its programs; used by one thread. */
public final class BatchRunner implements Trial, AutoCloseable {
  /** With this option kernels evaluate assertions. */
  public static final String CHECKED = "-Asycamore.checks=on";

  private final BatchCompiler compiler;
  private final ProgramRunner quick;
  private final ProgramRunner optimized;
  private final Path folder;
  private final int unit;
  private int batches;
  private long compiling;
  private long running;
  private int validated;

  /**
   * A runner.
   *
   * @param folder of its own, for its files
   * @param options of the product's processor
   * @param limit for one program on one device
   */
  public BatchRunner(Path folder, List<String> options, Duration limit) {
    this(folder, options, Batch.SMALL_UNIT, limit, 0);
  }

  /**
   * A runner.
   *
   * @param folder of its own, for its files
   * @param options of the product's processor
   * @param unit programs in a compilation unit
   * @param limit for one program on one device
   * @param cuts how often each program runs again on arrays that are too short
   */
  public BatchRunner(Path folder, List<String> options, int unit, Duration limit, int cuts) {
    this.folder = folder;
    this.unit = unit;
    this.compiler = new BatchCompiler(options);
    boolean checked = options.contains(CHECKED);
    this.quick = new ProgramRunner(folder, limit, false, checked, cuts);
    this.optimized = new ProgramRunner(folder, limit, true, checked, cuts);
  }

  /** How long compiling and running took so far. */
  public String times() {
    return "compiling %.1f s, running %.1f s".formatted(compiling / 1e9, running / 1e9);
  }

  /** How many SPIR-V images {@code spirv-val} has judged. */
  public int validatedImages() {
    return validated;
  }

  /** How many runs on devices have ended with an exception that the JVM throws too. */
  public int failingRuns() {
    return quick.failingRuns() + optimized.failingRuns();
  }

  /** The OpenCL devices of this machine. */
  public List<String> openClDevices() {
    try {
      return quick.openClDevices();
    } catch (FuzzWorkerProcess.EndedException e) {
      throw new IllegalStateException("asking for devices: " + e.getMessage(), e);
    }
  }

  @Override
  public List<FuzzFailure> run(List<KernelProgram> programs, List<String> devices) {
    return run(programs, devices, true);
  }

  /**
   * Compiles all and runs each on every device.
   *
   * @param optimizing whether OpenCL drivers optimise
   */
  public List<FuzzFailure> run(
      List<KernelProgram> programs, List<String> devices, boolean optimizing) {
    if (programs.isEmpty()) {
      return List.of();
    }
    Path classes = folder.resolve("batch" + batches++);
    Batch batch = Batch.of(programs, unit);
    long start = System.nanoTime();
    CompiledBatch compiled = compiler.compile(batch, classes);
    compiling += System.nanoTime() - start;
    if (compiled.success() && System.getenv("SYCAMORE_REQUIRE_SPIRV") != null) {
      // SPIR-V is then the only image that an OpenCL device can take.
      Folders.filesIn(classes, ".cl").forEach(Folders::delete);
    }
    try {
      if (!compiled.success()) {
        return withoutRefused(programs, batch, compiled.errors(), devices, optimizing);
      }
      List<FuzzFailure> failures = runCompiled(programs, batch, classes, devices, optimizing);
      failures.addAll(invalid(programs, classes));
      return failures;
    } finally {
      Folders.deleteAll(classes);
    }
  }

  private List<FuzzFailure> runCompiled(
      List<KernelProgram> programs,
      Batch batch,
      Path classes,
      List<String> devices,
      boolean optimizing) {
    ProgramRunner runner = optimizing ? optimized : quick;
    runner.nextBatch(programs.size());
    long start = System.nanoTime();
    List<FuzzFailure> failures = new ArrayList<>();
    for (int k = 0; k < programs.size(); k++) {
      failures.addAll(runner.run(programs.get(k), classes, batch.className(k), devices));
    }
    running += System.nanoTime() - start;
    return failures;
  }

  /** The programs whose SPIR-V is not valid; an image of several is compiled again in parts. */
  private List<FuzzFailure> invalid(List<KernelProgram> programs, Path classes) {
    List<FuzzFailure> failures = new ArrayList<>();
    if (!Tool.SPIRV_VAL.isPresent()) {
      return failures;
    }
    for (Path image : Folders.filesIn(classes, ".spv")) {
      validated++;
      Optional<String> fault = SpirVValidator.fault(image);
      if (fault.isPresent()) {
        if (programs.size() == 1) {
          return List.of(
              new FuzzFailure(programs.get(0), FuzzFailure.Kind.INVALID, "", fault.get().strip()));
        }
        int half = programs.size() / 2;
        failures.addAll(run(programs.subList(0, half), List.of(), false));
        failures.addAll(run(programs.subList(half, programs.size()), List.of(), false));
        return failures;
      }
    }
    return failures;
  }

  /** Takes out the programs with errors and runs the others. */
  private List<FuzzFailure> withoutRefused(
      List<KernelProgram> programs,
      Batch batch,
      List<CompileError> errors,
      List<String> devices,
      boolean optimizing) {
    Map<Integer, String> refused = new TreeMap<>();
    for (CompileError error : errors) {
      OptionalInt program = batch.programWith(error);
      if (program.isPresent()) {
        refused.putIfAbsent(program.getAsInt(), error.message());
      }
    }
    if (refused.isEmpty() && programs.size() == 1) {
      refused.put(0, errors.get(0).message());
    }
    List<FuzzFailure> failures = new ArrayList<>();
    refused.forEach(
        (index, message) ->
            failures.add(
                new FuzzFailure(
                    programs.get(index), FuzzFailure.Kind.REFUSED, "", message.strip())));
    List<KernelProgram> others = new ArrayList<>();
    for (int k = 0; k < programs.size(); k++) {
      if (!refused.containsKey(k)) {
        others.add(programs.get(k));
      }
    }
    if (refused.isEmpty()) {
      // The error has no place in the source: halve until it has a program.
      int half = others.size() / 2;
      failures.addAll(run(others.subList(0, half), devices, optimizing));
      failures.addAll(run(others.subList(half, others.size()), devices, optimizing));
    } else {
      failures.addAll(run(others, devices, optimizing));
    }
    return failures;
  }

  /**
   * Compiles and runs one program that exists as text.
   *
   * @param seed of its data
   * @param source a nested class {@code P0}, as {@link KernelProgram#text} gives it
   * @return what went wrong, each in a line
   */
  public List<String> run(long seed, String source, List<String> devices) {
    Path classes = folder.resolve("batch" + batches++);
    Batch batch = Batch.of(source);
    CompiledBatch compiled = compiler.compile(batch, classes);
    try {
      if (!compiled.success()) {
        return compiled.errors().stream().map(CompileError::message).toList();
      }
      KernelProgram data =
          new KernelProgram(
              seed,
              ProgramShape.range(FuzzKernelForm.RANGE),
              List.of(),
              List.of(),
              List.of(),
              List.of(),
              List.of(),
              new Stmt.Block(List.of()));
      List<FuzzFailure> failures = runCompiled(List.of(data), batch, classes, devices, true);
      failures.addAll(invalid(List.of(data), classes));
      return failures.stream().map(FuzzFailure::summary).toList();
    } finally {
      Folders.deleteAll(classes);
    }
  }

  /** Those that javac, without the processor, accepts. */
  @Override
  public List<KernelProgram> accepted(List<KernelProgram> programs) {
    List<KernelProgram> left = new ArrayList<>(programs);
    while (!left.isEmpty()) {
      Batch batch = Batch.of(left, unit);
      CompiledBatch checked = compiler.check(batch);
      if (checked.success()) {
        return left;
      }
      List<Integer> wrong =
          checked.errors().stream()
              .map(batch::programWith)
              .filter(OptionalInt::isPresent)
              .map(OptionalInt::getAsInt)
              .distinct()
              .sorted()
              .toList();
      if (wrong.isEmpty()) {
        throw new IllegalStateException(checked.errors().get(0).message());
      }
      for (int k = wrong.size() - 1; k >= 0; k--) {
        left.remove((int) wrong.get(k));
      }
    }
    return left;
  }

  @Override
  public void close() {
    quick.close();
    optimized.close();
  }
}
