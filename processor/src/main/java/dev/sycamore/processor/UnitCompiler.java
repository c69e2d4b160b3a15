package dev.sycamore.processor;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.images.OpenClText;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.processor.UnitLinker.LinkedUnit;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.units.LibraryResources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From checked units to the texts and images that the class output gets. Writes nothing. */
final class UnitCompiler implements AutoCloseable {

  private final Stages stages;
  private final ProcessorOptions options;
  private final CurrentPlace place;
  private final UnitLinker linker;
  private final ImageBuilder images;
  private final StageClock clock;
  private final IdentityHashMap<DeviceUnit, PreparedUnit> prepared = new IdentityHashMap<>();
  private boolean failed;

  /**
   * @param units how many there are at most
   * @param clock measures the wait for images
   */
  UnitCompiler(
      Stages stages,
      ProcessorOptions options,
      CurrentPlace place,
      LibraryResources libraries,
      DeviceJobs jobs,
      int units,
      StageClock clock) {
    this.clock = clock;
    this.stages = stages;
    this.options = options;
    this.place = place;
    this.linker = new UnitLinker(jobs, libraries, options.images());
    this.images = new ImageBuilder(jobs, options.images(), units);
  }

  /**
   * A unit whose images are being made.
   *
   * @param ir before it is linked
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
  private record PreparedUnit(LinkedUnit linked, byte[] ir) {}

  /**
   * What the class output gets of a unit, but for images.
   *
   * @param ir before it is linked
   * @param header for native hosts, if the user asked for it
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
  record CompiledUnit(
      NormalizedUnit normalized, byte[] ir, String openCl, Optional<String> header) {
    DeviceUnit unit() {
      return normalized.unit();
    }
  }

  /** What a file exports. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
  record CompiledLibrary(DeviceUnit unit, byte[] ir, String openCl) {}

  /**
   * What became of the units; with errors, nothing.
   *
   * @param images of all units
   * @param properties of the code of kernels, by entry point; none without images
   */
  record Result(
      List<CompiledUnit> units,
      List<BuiltImage> images,
      Map<String, PropertySets> properties,
      List<CompiledLibrary> libraries,
      List<Diagnostic> diagnostics) {

    static Result failed(List<Diagnostic> diagnostics) {
      return new Result(List.of(), List.of(), Map.of(), List.of(), diagnostics);
    }
  }

  /**
   * Begins with a unit while the next ones are outlined. What goes wrong does so once more, and is
   * reported, when all are compiled.
   */
  void begin(DeviceUnit unit) {
    if (!failed) {
      try {
        prepared.put(unit, prepare(unit));
      } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
        failed = true;
      }
    }
  }

  private PreparedUnit prepare(DeviceUnit unit) {
    NormalizedUnit normalized = stages.normalize(unit, options.checks());
    byte[] ir = ir(normalized);
    LinkedUnit linked = linker.link(normalized, ir);
    if (options.deviceBuild() == DeviceBuildMode.ON && !hasErrors(linked.diagnostics())) {
      images.add(linked);
    }
    return new PreparedUnit(linked, ir);
  }

  /** Leaves out images that have not begun, and waits for those that have. */
  @Override
  public void close() {
    images.close();
  }

  /** Compiles all units in one device build, which makes images while this goes on. */
  Result compile(DeviceProgram program) throws IOException {
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<byte[]> modules = new ArrayList<>();
    List<LinkedUnit> units = new ArrayList<>();
    for (DeviceUnit unit : program.units()) {
      place.enter("code generation", unit.kernels().get(0).span());
      PreparedUnit begun = prepared.remove(unit);
      PreparedUnit done = begun != null ? begun : prepare(unit);
      modules.add(done.ir());
      diagnostics.addAll(done.linked().diagnostics());
      units.add(done.linked());
    }
    List<CompiledLibrary> exported = new ArrayList<>();
    for (DeviceUnit unit : program.libraries()) {
      place.enter("code generation", unit.file());
      NormalizedUnit normalized = stages.normalize(unit, false);
      exported.add(new CompiledLibrary(unit, ir(normalized), stages.openCl(normalized)));
    }
    if (hasErrors(diagnostics)) {
      return Result.failed(diagnostics);
    }
    List<CompiledUnit> compiled = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      LinkedUnit unit = units.get(i);
      place.enter("code generation", unit.unit().kernels().get(0).span());
      String openCl = OpenClText.join(unit.openClLibraries(), stages.openCl(unit.normalized()));
      compiled.add(
          new CompiledUnit(unit.normalized(), modules.get(i), openCl, header(unit.normalized())));
    }
    if (!units.isEmpty()) {
      place.enter("device build", units.get(0).unit().file());
    }
    ImageBuilder.Images built = images.finish(clock);
    diagnostics.addAll(built.diagnostics());
    return hasErrors(diagnostics)
        ? Result.failed(diagnostics)
        : new Result(compiled, built.images(), built.properties(), exported, diagnostics);
  }

  private byte[] ir(NormalizedUnit unit) {
    return stages.llvmIr(unit, options.debugInfo()).getBytes(StandardCharsets.UTF_8);
  }

  private Optional<String> header(NormalizedUnit unit) {
    return options.integrationHeader()
        ? Optional.of(stages.integrationHeader(unit))
        : Optional.empty();
  }

  private static boolean hasErrors(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }
}
