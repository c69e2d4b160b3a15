package dev.sycamore.processor;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.elements.ClassNames;
import dev.sycamore.outliner.host.SourceFile;
import dev.sycamore.outliner.host.SourceLookup;
import dev.sycamore.outliner.library.DeviceLibrarySources;
import dev.sycamore.outliner.symbols.SymbolTable;
import dev.sycamore.processor.UnitCompiler.CompiledLibrary;
import dev.sycamore.processor.UnitCompiler.CompiledUnit;
import dev.sycamore.processor.code.CodeRecorder;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.host.HostCompilers;
import dev.sycamore.processor.host.SourcePath;
import dev.sycamore.processor.launchers.KernelLaunchers;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.OptionReader;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.report.Reporter;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.stages.TimedStages;
import dev.sycamore.processor.units.CompilationUnits;
import dev.sycamore.processor.units.KernelMentions;
import dev.sycamore.processor.units.LibraryResources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * One run of the host compiler: takes its rounds, and calls the stages in order for the files that
 * each brings.
 *
 * <p>A file with errors waits for the next round before they are reported: another processor may
 * generate the class that it lacks.
 */
final class ProcessorCompilation {

  private final ProcessingEnvironment environment;
  private final Stages stages;
  private final StageClock clock;
  private final CurrentPlace place = new CurrentPlace();
  private final ProcessorOptions options;
  private final HostCompiler host;
  private final ClassNames names;
  private final CompilationUnits units;
  private final KernelMentions mentions;
  private final Reporter reporter;
  private final KernelLaunchers launchers;
  private final CodeRecorder recorder;
  private final Set<String> generated = new HashSet<>();

  /** Kernel methods by the names of their launchers: one method for each. */
  private final Map<String, String> launched = new HashMap<>();

  private final List<SourceFile> waiting = new ArrayList<>();
  private List<Diagnostic> unreported;
  private List<Diagnostic> unattributed = List.of();
  private boolean stopped;

  ProcessorCompilation(ProcessingEnvironment environment, Stages stages) {
    this.environment = environment;
    OptionReader.Result read = OptionReader.read(environment.getOptions());
    options = read.options();
    unreported = read.diagnostics();
    stopped = !unreported.isEmpty();
    clock = options.timings() ? StageClock.start() : StageClock.OFF;
    this.stages = clock.isRunning() ? new TimedStages(stages, clock) : stages;
    names = new ClassNames(environment.getElementUtils());
    host = HostCompilers.of(environment);
    units = new CompilationUnits(host, names, elsewhere());
    launchers = new KernelLaunchers(this.stages);
    mentions = new KernelMentions(environment.getElementUtils());
    reporter = new Reporter(host, environment.getMessager(), units);
    recorder =
        new CodeRecorder(environment, host, units, e -> reporter.report(place.internalError(e)));
  }

  private SourceLookup elsewhere() {
    SourcePath sourcePath =
        new SourcePath(
            options.sourcePath(),
            () -> host.encoding().orElse(StandardCharsets.UTF_8),
            problem -> this.reporter.report(problem));
    DeviceLibrarySources library = new DeviceLibrarySources();
    return name -> sourcePath.sourceOf(name).or(() -> library.sourceOf(name));
  }

  /** Takes one round. Whatever goes wrong becomes a diagnostic. */
  void round(RoundEnvironment round) {
    try {
      if (!stopped) {
        boolean launchers = clock.time(Stage.READ, () -> collect(round));
        if (!waiting.isEmpty() && !launchers && !round.processingOver()) {
          compileWaiting();
        }
      }
      if (round.processingOver()) {
        reportWaiting();
        reporter.pointToPages();
        reportTimes();
      }
    } catch (OutputException e) {
      stopped = true;
      reporter.report(
          Diagnostic.of(DiagnosticId.SYC4007, place.span(), List.of(), e.file(), e.reason()));
    } catch (IOException
        | RuntimeException
        | LinkageError
        | StackOverflowError
        | AssertionError e) {
      stopped = true;
      reporter.report(place.internalError(e));
    }
  }

  /** Takes new files; whether launchers were generated, which the next round brings. */
  private boolean collect(RoundEnvironment round) throws IOException {
    place.enter("reading sources");
    if (!mentions.isPossible()) {
      return false;
    }
    units.nextRound();
    List<Element> roots = roots(round);
    names.learn(roots);
    mentions.learn(roots);
    List<TypeElement> unreadable = new ArrayList<>();
    for (SourceFile file : units.add(roots, unreadable::add)) {
      if (mentions.in(file.text())) {
        waiting.add(file);
      }
    }
    if (!unreadable.isEmpty()) {
      stopped = true;
      reporter.report(noSource(unreadable.get(0)));
      return false;
    }
    return !round.processingOver() && writeLaunchers(roots);
  }

  private boolean writeLaunchers(List<Element> roots) throws IOException {
    place.enter("launchers of kernel methods");
    SymbolTable symbols = stages.symbols(names);
    List<KernelLaunchers.Launcher> made = launchers.of(roots, symbols);
    boolean written = false;
    for (KernelLaunchers.Launcher launcher : made) {
      String name = launcher.source().qualifiedName();
      TypeElement existing = environment.getElementUtils().getTypeElement(name);
      String other = launched.putIfAbsent(name, launcher.method());
      if (other != null) {
        reporter.report(nameTaken(launcher, "also that of `" + other + "`"));
      } else if (existing != null && host.sourceOf(existing).isPresent()) {
        reporter.report(nameTaken(launcher, "a class of this compilation"));
      } else {
        generated.add(name);
        new UnitWriter(environment.getFiler(), stages, units).write(launcher);
        written = true;
      }
    }
    return written;
  }

  private Diagnostic nameTaken(KernelLaunchers.Launcher launcher, String taken) {
    String file = units.sourceOf(launcher.origin()).map(SourceFile::path).orElse("");
    return Diagnostic.of(
            DiagnosticId.SYC1043,
            SourceSpan.startOf(file),
            List.of(),
            launcher.method(),
            "its launcher would be `" + launcher.source().qualifiedName() + "`, which is " + taken)
        .withHelp("rename one of the two classes that share this name");
  }

  /** The new classes, without those that launch or bind kernels of others. */
  private List<Element> roots(RoundEnvironment round) {
    return round.getRootElements().stream()
        .filter(
            root ->
                !(root instanceof TypeElement type
                    && generated.contains(type.getQualifiedName().toString())))
        .map(Element.class::cast)
        .toList();
  }

  private static Diagnostic noSource(TypeElement type) {
    return Diagnostic.of(
        DiagnosticId.SYC5003, SourceSpan.NOWHERE, List.of(), type.getQualifiedName());
  }

  private void compileWaiting() throws IOException {
    if (environment.getSourceVersion().compareTo(SourceVersion.RELEASE_17) < 0) {
      stopped = true;
      unreported = List.of(oldRelease(waiting.get(0), environment.getSourceVersion()));
      return;
    }
    if (options.deviceBuild() == DeviceBuildMode.OFF) {
      outlineWaiting();
      return;
    }
    place.enter("start of the device build");
    try (DeviceJobs build = stages.openBuild(options)) {
      Optional<OutlineResult> outlined = outlineWaiting();
      if (outlined.isPresent()) {
        build(outlined.get(), build);
      }
    }
  }

  private static Diagnostic oldRelease(SourceFile file, SourceVersion version) {
    SourceSpan start = SourceSpan.startOf(file.path());
    return Diagnostic.of(
        DiagnosticId.SYC4006, start, List.of(), version.name().replaceFirst("RELEASE_", ""));
  }

  /** The files that wait; empty if there are errors, and then they wait on. */
  private Optional<OutlineResult> outlineWaiting() {
    OutlineResult outlined = outline();
    unattributed = outlined.unattributed();
    if (hasErrors(outlined.diagnostics()) || !unattributed.isEmpty()) {
      unreported = outlined.diagnostics();
      return Optional.empty();
    }
    reporter.report(outlined.diagnostics());
    waiting.clear();
    unreported = List.of();
    return Optional.of(outlined);
  }

  private OutlineResult outline() {
    try {
      return outline(waiting);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      // Once more, one by one, to find the file that it comes from.
      for (SourceFile file : waiting) {
        outline(List.of(file));
      }
      throw e;
    }
  }

  private OutlineResult outline(List<SourceFile> files) {
    place.enter("outlining", files.get(0).path());
    SymbolTable symbols = stages.symbols(names);
    OutlineResult result =
        stages.outline(
            new OutlineRequest(
                files, symbols, units, host.dialect(), options.fixedTargets(), clock));
    return new OutlineResult(
        result.program(),
        options.severities().apply(result.diagnostics()),
        result.unattributed(),
        result.suppressions());
  }

  private void build(OutlineResult outlined, DeviceJobs build) throws IOException {
    DeviceProgram program = outlined.program();
    if (program.units().isEmpty() && program.libraries().isEmpty()) {
      return;
    }
    LibraryResources libraries =
        new LibraryResources(environment.getFiler(), environment.getElementUtils());
    UnitCompiler.Result result =
        new UnitCompiler(stages, options, place, libraries).compile(program, build);
    reporter.report(
        options.severities().apply(outlined.suppressions().filter(result.diagnostics())));
    UnitWriter writer = new UnitWriter(environment.getFiler(), stages, units);
    for (CompiledUnit unit : result.units()) {
      place.enter("writing", unit.unit().file());
      generated.addAll(
          clock.time(Stage.WRITE, () -> writer.write(unit, result.images(), result.properties())));
      recorder.add(unit.unit(), name -> writer.later(unit.unit(), name));
      if (options.verbose()) {
        reporter.note(describe(unit, result.images()));
        remarks(unit, result.images()).forEach(remark -> reporter.note("sycamore: " + remark));
      }
    }
    for (CompiledLibrary library : result.libraries()) {
      place.enter("writing", library.unit().file());
      writer.write(library);
    }
  }

  /** What the device compiler says of the unit's kernels. */
  private static List<String> remarks(CompiledUnit unit, List<BuiltImage> images) {
    return unitImages(unit, images)
        .flatMap(
            image ->
                image.image().remarks().stream()
                    .map(remark -> image.format().target() + ": " + remark))
        .toList();
  }

  private static Stream<BuiltImage> unitImages(CompiledUnit unit, List<BuiltImage> images) {
    List<String> kernels = unit.unit().kernels().stream().map(Kernel::entryPoint).toList();
    return images.stream().filter(image -> !Collections.disjoint(image.kernels(), kernels));
  }

  private static String describe(CompiledUnit unit, List<BuiltImage> images) {
    String built =
        unitImages(unit, images)
            .map(image -> image.format().target() + " (" + image.image().size() + " bytes)")
            .collect(Collectors.joining(", "));
    return "sycamore: "
        + unit.unit().file()
        + ": "
        + unit.unit().kernels().stream().map(Kernel::name).collect(Collectors.joining(", "))
        + (built.isEmpty() ? ", no images" : " for " + built);
  }

  private void reportTimes() {
    if (clock.isRunning()) {
      clock.times().forEach(time -> reporter.note("sycamore: " + time.text()));
      reporter.note("sycamore: " + clock.total());
    }
  }

  private void reportWaiting() {
    reporter.report(unreported);
    if (!hasErrors(unreported)) {
      unattributed.forEach(reporter::reportIfAccepted);
    }
    unreported = List.of();
    unattributed = List.of();
  }

  private static boolean hasErrors(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }
}
