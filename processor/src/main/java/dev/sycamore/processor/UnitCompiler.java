package dev.sycamore.processor;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.images.OpenClText;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.processor.UnitLinker.LinkedUnit;
import dev.sycamore.processor.cache.Content;
import dev.sycamore.processor.cache.UnitFile;
import dev.sycamore.processor.code.RecordedKernel;
import dev.sycamore.processor.code.RecordedUnit;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.units.LibraryResources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
  private final ContentStore store = new ContentStore();
  private final StageClock clock;
  private final List<PreparedUnit> prepared = new ArrayList<>();

  /** Units that follow one that something is wrong with, which is among them. */
  private final List<DeviceUnit> postponed = new ArrayList<>();

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
    this.linker =
        new UnitLinker(
            jobs,
            stages.unsupportedMachine().isEmpty() ? Optional.of(libraries) : Optional.empty(),
            options.images());
    this.images = new ImageBuilder(jobs, options.images(), units, store);
  }

  /** A unit whose images are being made. Forgets its code as soon as that is written out. */
  private final class PreparedUnit {
    private final List<Diagnostic> diagnostics;
    private final SourceSpan at;

    private Optional<LinkedUnit> linked;

    /** Its IR before it is linked. */
    private byte[] ir;

    private final List<UnitFile> dumps;

    private Optional<CompiledUnit> compiled = Optional.empty();

    PreparedUnit(LinkedUnit linked, byte[] ir, List<UnitFile> dumps) {
      this.diagnostics = linked.diagnostics();
      this.at = linked.unit().kernels().get(0).span();
      this.ir = ir;
      this.dumps = dumps;
      this.linked = hasErrors(diagnostics) ? Optional.empty() : Optional.of(linked);
    }

    /** Writes it out, if it was not; one with errors is nothing. */
    void compile() {
      linked.ifPresent(
          unit ->
              compiled =
                  Optional.of(DeepStack.call(clock.lentTo(() -> compiled(unit, ir, dumps)))));
      linked = Optional.empty();
      ir = new byte[0];
    }
  }

  /**
   * What the class output gets of a unit, but for images.
   *
   * @param code its names, and those of its kernels
   * @param ir before it is linked
   * @param openCl empty if it lacks what it calls of other jars
   * @param header for native hosts, if the user asked for it
   * @param binding the binding class, then the classes that hold tables of it
   * @param dumps texts of the device model, if the user asked for them
   */
  record CompiledUnit(
      RecordedUnit code,
      Content ir,
      Optional<Content> openCl,
      Optional<Content> header,
      List<UnitFile> binding,
      List<UnitFile> dumps) {

    /** The entry points of its kernels. */
    List<String> entryPoints() {
      return code.kernels().stream().map(RecordedKernel::entryPoint).toList();
    }
  }

  /**
   * What a file exports.
   *
   * @param file the path of the file
   * @param name {@code p.Unit}
   */
  record CompiledLibrary(String file, String name, Content ir, Content openCl) {}

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
   * Begins with a unit while the next ones are outlined, and keeps nothing of its model. What goes
   * wrong does so once more, and is reported, when all are compiled.
   */
  void begin(DeviceUnit unit) {
    if (postponed.isEmpty()) {
      try {
        PreparedUnit begun = prepare(unit);
        prepared.add(begun);
        begun.compile();
        return;
      } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
        // It is reported later.
      }
    }
    postponed.add(unit);
  }

  private PreparedUnit prepare(DeviceUnit unit) {
    NormalizedUnit normalized = stages.normalize(unit, options.hasChecks());
    byte[] ir = ir(normalized);
    LinkedUnit linked = linker.link(normalized, ir);
    if (options.deviceBuild() == DeviceBuildMode.ON && !hasErrors(linked.diagnostics())) {
      images.add(linked);
    }
    return new PreparedUnit(linked, ir, ModelDumps.of(options.dumps(), unit, normalized));
  }

  private CompiledLibrary library(DeviceUnit unit) {
    NormalizedUnit normalized = stages.normalize(unit, false);
    return new CompiledLibrary(
        unit.file(),
        unit.qualifiedName(),
        store.add(ir(normalized)),
        stored(stages.openCl(normalized)));
  }

  private CompiledUnit compiled(LinkedUnit unit, byte[] ir, List<UnitFile> dumps) {
    NormalizedUnit normalized = unit.normalized();
    return new CompiledUnit(
        RecordedUnit.of(unit.unit()),
        store.add(ir),
        unit.openClLibraries()
            .map(libraries -> stored(OpenClText.join(libraries, stages.openCl(normalized)))),
        header(normalized),
        stages.binding(normalized).stream()
            .map(type -> UnitFile.classFile(type.name(), store.add(type.bytes())))
            .toList(),
        dumps);
  }

  /** Leaves out images that have not begun, and waits for those that have. */
  @Override
  public void close() {
    images.close();
  }

  /** Compiles all units in one device build, which makes images while this goes on. */
  Result compile(DeviceProgram program) throws IOException {
    postponed.addAll(program.units());
    for (DeviceUnit unit : postponed) {
      place.enter("code generation", unit.kernels().get(0).span());
      prepared.add(DeepStack.call(clock.lentTo(() -> prepare(unit))));
    }
    postponed.clear();
    List<Diagnostic> diagnostics = new ArrayList<>();
    prepared.forEach(unit -> diagnostics.addAll(unit.diagnostics));
    List<CompiledLibrary> exported = new ArrayList<>();
    for (DeviceUnit unit : program.libraries()) {
      place.enter("code generation", unit.file());
      exported.add(DeepStack.call(clock.lentTo(() -> library(unit))));
    }
    if (hasErrors(diagnostics)) {
      return Result.failed(diagnostics);
    }
    List<CompiledUnit> compiled = new ArrayList<>();
    for (PreparedUnit unit : prepared) {
      place.enter("code generation", unit.at);
      unit.compile();
      unit.compiled.ifPresent(compiled::add);
    }
    if (!prepared.isEmpty()) {
      place.enter("device build", prepared.get(0).at.file());
    }
    prepared.clear();
    ImageBuilder.Images built = images.finish(clock);
    diagnostics.addAll(built.diagnostics());
    return hasErrors(diagnostics)
        ? Result.failed(diagnostics)
        : new Result(compiled, built.images(), built.properties(), exported, diagnostics);
  }

  private byte[] ir(NormalizedUnit unit) {
    return utf8(stages.llvmIr(unit, options.hasPlaces(), options.detections()));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private Content stored(String text) {
    return store.add(utf8(text));
  }

  private Optional<Content> header(NormalizedUnit unit) {
    return options.integrationHeader()
        ? Optional.of(stored(stages.integrationHeader(unit)))
        : Optional.empty();
  }

  private static boolean hasErrors(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }
}
