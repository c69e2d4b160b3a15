package dev.sycamore.processor.report;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.render.PagePrinter;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.units.CompilationUnits;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/** Hands diagnostics to the host compiler, at the exact place where it can show one. */
public final class Reporter {

  private final HostCompiler host;
  private final Messager messager;
  private final CompilationUnits units;
  private Optional<DiagnosticId> first = Optional.empty();

  public Reporter(HostCompiler host, Messager messager, CompilationUnits units) {
    this.host = host;
    this.messager = messager;
    this.units = units;
  }

  /** Prints all, in order. */
  public void report(List<Diagnostic> diagnostics) {
    diagnostics.forEach(this::report);
  }

  /** Prints one. */
  public void report(Diagnostic diagnostic) {
    DiagnosticTap.tell(diagnostic);
    if (first.isEmpty()) {
      first = Optional.of(diagnostic.id());
    }
    Kind kind = diagnostic.severity() == Severity.ERROR ? Kind.ERROR : Kind.WARNING;
    String text = ShortRendering.text(diagnostic);
    SourceSpan at = placeInCompilation(diagnostic);
    Optional<TypeElement> declared = units.declaredIn(at.file());
    if (declared.isEmpty()) {
      messager.printMessage(kind, text);
    } else if (!host.print(kind, text, declared.get(), at)) {
      messager.printMessage(kind, at.line() + ":" + at.column() + ": " + text, declared.get());
    }
  }

  /**
   * Prints an error if the host compiler has none of its own in the class around it. A host that
   * does not tell gets a warning: it may have an error there.
   */
  public void reportIfAccepted(Diagnostic diagnostic) {
    SourceSpan at = placeInCompilation(diagnostic);
    Optional<TypeElement> declared = units.declaredIn(at.file());
    String text = ShortRendering.text(diagnostic);
    if (declared.isEmpty() || !host.printIfAccepted(text, declared.get(), at)) {
      report(diagnostic.withSeverity(Severity.WARNING));
    }
  }

  /**
   * Names the command that prints a page, if something was reported: users of Maven and Gradle have
   * no other tool of Sycamore's. A program that has the diagnostics shows pages in its own way.
   */
  public void pointToPages() {
    if (!DiagnosticTap.isOpen()) {
      first
          .flatMap(PagePrinter::commandFor)
          .ifPresent(command -> note("sycamore: to read the page of an id: " + command));
    }
  }

  /** Says something that is no finding. */
  public void note(String text) {
    messager.printMessage(Kind.NOTE, text);
  }

  /**
   * The diagnostic's own place; if that is in a file that is not being compiled, such as one on the
   * source path, the last call on the way there that is. The chain in the text has the rest.
   */
  private SourceSpan placeInCompilation(Diagnostic diagnostic) {
    if (units.declaredIn(diagnostic.at().file()).isPresent()) {
      return diagnostic.at();
    }
    List<CallFrame> chain = diagnostic.chain();
    for (int i = chain.size() - 1; i >= 0; i--) {
      if (units.declaredIn(chain.get(i).at().file()).isPresent()) {
        return chain.get(i).at();
      }
    }
    return diagnostic.at();
  }
}
