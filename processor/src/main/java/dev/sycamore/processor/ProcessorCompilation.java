package dev.sycamore.processor;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticCollector;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.elements.ElementSymbolTable;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.processor.cache.KeptUnits;
import dev.sycamore.processor.cache.UnitResult;
import dev.sycamore.processor.code.CodeRecorder;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.host.HostCompilers;
import dev.sycamore.processor.host.UnreadableSource;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.OptionReader;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.report.Reporter;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.stages.TimedStages;
import dev.sycamore.processor.startup.BundleLoader;
import dev.sycamore.processor.units.CompilationUnits;
import dev.sycamore.processor.units.KernelMentions;
import dev.sycamore.processor.units.LibraryResources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
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
  private final LauncherWriter launchers;
  private final FileOutlining outlining;
  private final ResultWriter writer;
  private final LaterWork later;
  private final Set<String> generated = new HashSet<>();

  private final List<SourceFile> waiting = new ArrayList<>();
  private List<Diagnostic> unreported;
  private List<Diagnostic> unattributed = List.of();
  private boolean stopped;

  ProcessorCompilation(ProcessingEnvironment environment, Stages stages) {
    this.environment = environment;
    OptionReader.Result read = OptionReader.read(environment.getOptions());
    ImagelessMachine machine = new ImagelessMachine(stages, read.options());
    options = machine.options();
    unreported = read.diagnostics();
    stopped = !unreported.isEmpty();
    clock = options.timings() ? StageClock.start() : StageClock.OFF;
    this.stages = clock.isRunning() ? new TimedStages(stages, clock) : stages;
    host = HostCompilers.of(environment);
    names = new ClassNames(environment.getElementUtils(), host.seesModules());
    later = new LaterWork(host);
    units =
        new CompilationUnits(
            host,
            names,
            OtherSources.of(
                environment.getFiler(),
                options,
                () -> host.encoding().orElse(StandardCharsets.UTF_8),
                this::report));
    mentions = new KernelMentions(environment.getElementUtils());
    reporter = new Reporter(host, environment.getMessager(), units);
    launchers = new LauncherWriter(environment, host, units, reporter, this.stages);
    outlining = new FileOutlining(this.stages, options, host, names, units, place, clock);
    CodeRecorder recorder =
        new CodeRecorder(environment, host, units, e -> reporter.report(place.failure(e)));
    writer =
        new ResultWriter(environment.getFiler(), units, machine, recorder, reporter, place, clock);
  }

  private void report(Diagnostic problem) {
    reporter.report(problem);
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
    } catch (IOException
        | RuntimeException
        | LinkageError
        | StackOverflowError
        | AssertionError e) {
      stopped = true;
      reporter.report(place.failure(e));
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
      reporter.report(UnreadableSource.of(unreadable.get(0), environment));
      return false;
    }
    // A launcher class is source of Java 17, too.
    return !round.processingOver() && !stopsForRelease() && writeLaunchers(roots);
  }

  /** Whether kernels wait, and the compilation is for a Java that has no room for them. */
  private boolean stopsForRelease() {
    SourceVersion version = environment.getSourceVersion();
    if (waiting.isEmpty() || version.compareTo(SourceVersion.RELEASE_17) >= 0) {
      return false;
    }
    stopped = true;
    unreported = List.of(oldRelease(waiting.get(0), version));
    waiting.clear();
    return true;
  }

  private boolean writeLaunchers(List<Element> roots) throws IOException {
    place.enter("launchers of kernel methods");
    List<String> written = launchers.write(roots, stages.symbols(names));
    generated.addAll(written);
    return !written.isEmpty();
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

  private void compileWaiting() throws IOException {
    Optional<KeptUnits> kept = kept();
    Map<SourceFile, UnitResult> known =
        kept.isEmpty() ? Map.of() : clock.time(Stage.KEPT, () -> kept.get().find(waiting));
    List<SourceFile> changed = new ArrayList<>(waiting);
    changed.removeAll(known.keySet());
    if (changed.isEmpty()) {
      reporter.report(diagnostics(known, List.of()));
      accept(known.values(), ResultWriter.Form.AGAIN);
      return;
    }
    BundleLoader.loadEarly(ProcessorCompilation.class, options.deviceBuild() == DeviceBuildMode.ON);
    if (options.deviceBuild() == DeviceBuildMode.OFF) {
      Optional<FileOutlining.Outlined> outlined = outlineChanged(changed, known, unit -> {});
      if (outlined.isPresent()) {
        List<Diagnostic> diagnostics = outlined.get().result().diagnostics();
        List<UnitResult> results = UnitBuild.withoutFiles(changed, diagnostics);
        keep(kept, results, diagnostics, outlined.get());
      }
    } else {
      place.enter("start of the device build");
      LibraryResources libraries =
          new LibraryResources(environment.getFiler(), environment.getElementUtils());
      try (DeviceJobs jobs = stages.openBuild(options);
          UnitBuild build =
              new UnitBuild(stages, options, place, libraries, jobs, changed.size(), clock)) {
        Optional<FileOutlining.Outlined> outlined = outlineChanged(changed, known, build::begin);
        if (outlined.isPresent()) {
          build(changed, outlined.get(), build, known, kept);
        }
      }
    }
  }

  /** Results of earlier compilations, and room for those of this one. */
  private Optional<KeptUnits> kept() {
    if (!host.seesChanges()) {
      return Optional.empty();
    }
    return stages
        .openCache(environment, options)
        .map(cache -> new KeptUnits(cache, environment, host, names, units));
  }

  private static Diagnostic oldRelease(SourceFile file, SourceVersion version) {
    SourceSpan start = SourceSpan.startOf(file.path());
    return Diagnostic.of(
        DiagnosticId.UNSUPPORTED_RELEASE,
        start,
        List.of(),
        version.name().replaceFirst("RELEASE_", ""));
  }

  /**
   * Outlines those of the files that wait of which nothing is known; empty if there are errors, and
   * then all wait on.
   *
   * @param ready takes units as soon as they are finished
   */
  private Optional<FileOutlining.Outlined> outlineChanged(
      List<SourceFile> changed, Map<SourceFile, UnitResult> known, Consumer<DeviceUnit> ready) {
    FileOutlining.Outlined outlined =
        DeepStack.call(
            clock.lentTo(() -> outlining.outline(changed, List.copyOf(known.keySet()), ready)));
    OutlineResult result = outlined.result();
    unattributed = result.unattributed();
    List<Diagnostic> diagnostics = diagnostics(known, result.diagnostics());
    if (hasErrors(diagnostics) || !unattributed.isEmpty()) {
      unreported = diagnostics;
      return Optional.empty();
    }
    reporter.report(diagnostics);
    waiting.clear();
    unreported = List.of();
    return Optional.of(outlined);
  }

  /** What is known and what is new, in source order. */
  private static List<Diagnostic> diagnostics(
      Map<SourceFile, UnitResult> known, List<Diagnostic> found) {
    DiagnosticCollector all = new DiagnosticCollector();
    known.values().forEach(result -> result.diagnostics().forEach(all::report));
    found.forEach(all::report);
    return all.all();
  }

  private void build(
      List<SourceFile> changed,
      FileOutlining.Outlined outlined,
      UnitBuild build,
      Map<SourceFile, UnitResult> known,
      Optional<KeptUnits> kept)
      throws IOException {
    UnitBuild.Result built = build.build(changed, outlined.result());
    reporter.report(built.diagnostics());
    if (hasErrors(built.diagnostics())) {
      return;
    }
    accept(known.values(), ResultWriter.Form.AGAIN);
    accept(built.results(), ResultWriter.Form.NEW);
    List<Diagnostic> diagnostics = new ArrayList<>(outlined.result().diagnostics());
    diagnostics.addAll(built.diagnostics());
    keep(kept, built.results(), diagnostics, outlined);
  }

  private void keep(
      Optional<KeptUnits> kept,
      List<UnitResult> results,
      List<Diagnostic> diagnostics,
      FileOutlining.Outlined outlined) {
    if (kept.isPresent() && outlined.symbols() instanceof ElementSymbolTable symbols) {
      List<Diagnostic> all = new ArrayList<>(diagnostics);
      all.addAll(outlined.result().repeated());
      clock.run(
          Stage.KEPT,
          () ->
              later.run(
                  kept.get()
                      .keeping(
                          results, all, symbols.lookups(), outlined.result().searchedArrays())));
    }
  }

  /** Writes what files became; none waits any more. */
  private void accept(Collection<UnitResult> results, ResultWriter.Form form) throws IOException {
    writer.write(results, form);
    waiting.clear();
    unreported = List.of();
    unattributed = List.of();
  }

  private void reportTimes() {
    if (clock.isRunning()) {
      clock.times().forEach(time -> reporter.note("sycamore: " + time.text()));
      reporter.note("sycamore: " + clock.total());
    }
  }

  private void reportWaiting() {
    reporter.reportAfterHost(unreported);
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
