package dev.sycamore.processor;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.launchers.KernelLaunchers;
import dev.sycamore.processor.report.Reporter;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.units.CompilationUnits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Writes the launcher classes of kernel methods, each name once. */
final class LauncherWriter {

  private final ProcessingEnvironment environment;
  private final HostCompiler host;
  private final CompilationUnits units;
  private final Reporter reporter;
  private final KernelLaunchers launchers;

  /** Kernel methods by the names of their launchers: one method for each. */
  private final Map<String, String> launched = new HashMap<>();

  LauncherWriter(
      ProcessingEnvironment environment,
      HostCompiler host,
      CompilationUnits units,
      Reporter reporter,
      Stages stages) {
    this.environment = environment;
    this.host = host;
    this.units = units;
    this.reporter = reporter;
    this.launchers = new KernelLaunchers(stages);
  }

  /** Writes those of new classes, which bring another round; returns their names. */
  List<String> write(List<Element> roots, SymbolTable symbols) throws IOException {
    List<String> written = new ArrayList<>();
    for (KernelLaunchers.Launcher launcher : launchers.of(roots, symbols)) {
      String name = launcher.source().qualifiedName();
      TypeElement existing = environment.getElementUtils().getTypeElement(name);
      String other = launched.putIfAbsent(name, launcher.method());
      if (other != null) {
        reporter.report(nameTaken(launcher, "also that of `" + other + "`"));
      } else if (existing != null && isOfSomebodyElse(existing, launcher)) {
        reporter.report(nameTaken(launcher, "a class of this compilation"));
      } else {
        new UnitWriter(environment.getFiler(), units).write(launcher);
        written.add(name);
      }
    }
    return written;
  }

  /** An editor knows the source that an earlier build generated. */
  private boolean isOfSomebodyElse(TypeElement existing, KernelLaunchers.Launcher launcher) {
    String text = launcher.source().text();
    String mark = text.substring(0, text.indexOf('\n') + 1);
    return host.sourceOf(existing).filter(file -> !file.text().startsWith(mark)).isPresent();
  }

  private Diagnostic nameTaken(KernelLaunchers.Launcher launcher, String taken) {
    String file = units.sourceOf(launcher.origin()).map(SourceFile::path).orElse("");
    return Diagnostic.of(
            DiagnosticId.KERNEL_METHOD,
            SourceSpan.startOf(file),
            List.of(),
            launcher.method(),
            "its launcher would be `" + launcher.source().qualifiedName() + "`, which is " + taken)
        .withHelp("rename one of the two classes that share this name");
  }
}
