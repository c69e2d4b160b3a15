package dev.sycamore.processor;

import dev.sycamore.analysis.disjoint.WriteCounts;
import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.images.UnitWarnings;
import dev.sycamore.backend.images.UnitWarnings.KernelWrites;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.processor.UnitCompiler.CompiledLibrary;
import dev.sycamore.processor.UnitCompiler.CompiledUnit;
import dev.sycamore.processor.cache.KeptUnits;
import dev.sycamore.processor.cache.UnitFile;
import dev.sycamore.processor.cache.UnitResult;
import dev.sycamore.processor.code.RecordedKernel;
import dev.sycamore.processor.code.RecordedUnit;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.units.LibraryResources;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Takes outlined source files through the stages that follow. Writes nothing. */
final class UnitBuild implements AutoCloseable {

  private final ProcessorOptions options;
  private final CurrentPlace place;
  private final StageClock clock;
  private final UnitCompiler compiler;

  /**
   * @param units how many there are at most
   */
  UnitBuild(
      Stages stages,
      ProcessorOptions options,
      CurrentPlace place,
      LibraryResources libraries,
      DeviceJobs jobs,
      int units,
      StageClock clock) {
    this.options = options;
    this.place = place;
    this.clock = clock;
    this.compiler = new UnitCompiler(stages, options, place, libraries, jobs, units, clock);
  }

  /**
   * What became of the files.
   *
   * @param results in the order of the files; none if there are errors
   * @param diagnostics of these stages
   */
  record Result(List<UnitResult> results, List<Diagnostic> diagnostics) {}

  /** What the files are whose kernels nothing is generated of. */
  static List<UnitResult> withoutFiles(List<SourceFile> sources, List<Diagnostic> diagnostics) {
    List<UnitResult> results = new ArrayList<>();
    for (SourceFile source : sources) {
      results.add(
          new UnitResult(
              source,
              KeptUnits.about(source, diagnostics),
              List.of(),
              Optional.empty(),
              List.of()));
    }
    return results;
  }

  /** Begins with a unit, before it is known whether there are errors in later ones. */
  void begin(DeviceUnit unit) {
    compiler.begin(unit);
  }

  /** Leaves out what has not begun, and waits for what has. */
  @Override
  public void close() {
    compiler.close();
  }

  Result build(List<SourceFile> sources, OutlineResult outlined) throws IOException {
    UnitCompiler.Result compiled = compiler.compile(outlined.program());
    List<Diagnostic> diagnostics =
        options.severities().apply(outlined.suppressions().filter(compiled.diagnostics()));
    if (diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR)) {
      return new Result(List.of(), diagnostics);
    }
    List<Diagnostic> all = new ArrayList<>(outlined.diagnostics());
    all.addAll(diagnostics);
    Map<String, CompiledUnit> units = new HashMap<>();
    compiled.units().forEach(unit -> units.put(unit.code().file(), unit));
    Map<String, CompiledLibrary> exported = new HashMap<>();
    compiled.libraries().forEach(library -> exported.put(library.file(), library));
    UnitImages images = new UnitImages(compiled.images());
    List<UnitResult> results = new ArrayList<>();
    for (SourceFile source : sources) {
      Optional<CompiledUnit> unit = Optional.ofNullable(units.get(source.path()));
      List<UnitFile> files = new ArrayList<>();
      if (unit.isPresent()) {
        place.enter("writing", source.path());
        Collection<BuiltImage> own = images.of(unit.get().entryPoints());
        files.addAll(
            clock.time(Stage.WRITE, () -> UnitFiles.of(unit.get(), own, compiled.properties())));
      }
      List<Diagnostic> about = KeptUnits.about(source, all);
      List<KernelWrites> writes =
          unit.map(u -> writes(u.code(), outlined.writes())).orElse(List.of());
      if (!about.isEmpty() || !writes.isEmpty()) {
        unit.map(u -> u.code().name())
            .map(
                name ->
                    new UnitFile(UnitWarnings.path(name), UnitWarnings.bytes(name, about, writes)))
            .ifPresent(files::add);
      }
      if (exported.containsKey(source.path())) {
        files.addAll(UnitFiles.of(exported.get(source.path())));
      }
      results.add(
          new UnitResult(
              source,
              about,
              files,
              unit.map(CompiledUnit::code),
              unit.isPresent() && options.verbose()
                  ? notes(unit.get().code(), writes, images.of(unit.get().entryPoints()))
                  : List.of()));
    }
    return new Result(results, diagnostics);
  }

  /** What was built of a unit, and what the device compiler says of its kernels. */
  private static List<String> notes(
      RecordedUnit unit, List<KernelWrites> writes, Collection<BuiltImage> images) {
    List<String> notes = new ArrayList<>(List.of(describe(unit, images)));
    for (KernelWrites kernel : writes) {
      unit.kernels().stream()
          .filter(k -> k.entryPoint().equals(kernel.entryPoint()))
          .forEach(k -> notes.add("sycamore: " + k.name() + ": " + kernel.text()));
    }
    images.forEach(
        image ->
            image
                .remarks()
                .forEach(
                    remark -> notes.add("sycamore: " + image.format().target() + ": " + remark)));
    return notes;
  }

  /** The writes of a unit's kernels, in their order. */
  private static List<KernelWrites> writes(RecordedUnit unit, Map<String, WriteCounts> counts) {
    List<KernelWrites> writes = new ArrayList<>();
    for (RecordedKernel kernel : unit.kernels()) {
      WriteCounts of = counts.get(kernel.entryPoint());
      if (of != null && of.all() > 0) {
        writes.add(new KernelWrites(kernel.entryPoint(), of.proved(), of.refuted(), of.unknown()));
      }
    }
    return writes;
  }

  private static String describe(RecordedUnit unit, Collection<BuiltImage> images) {
    String built =
        images.stream()
            .map(image -> image.format().target() + " (" + image.size() + " bytes)")
            .collect(Collectors.joining(", "));
    return "sycamore: "
        + unit.file()
        + ": "
        + unit.kernels().stream().map(RecordedKernel::name).collect(Collectors.joining(", "))
        + (built.isEmpty() ? ", no images" : " for " + built);
  }
}
