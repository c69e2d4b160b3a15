package dev.sycamore.processor.report;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.render.PagePrinter;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.host.LaterError;
import dev.sycamore.processor.units.CompilationUnits;
import java.util.ArrayList;
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
  private boolean leftForLater;

  /** Warnings that wait for the last round. */
  private final List<Diagnostic> waiting = new ArrayList<>();

  private boolean inLastRound;

  public Reporter(HostCompiler host, Messager messager, CompilationUnits units) {
    this.host = host;
    this.messager = messager;
    this.units = units;
  }

  /** Prints all, in order. */
  public void report(List<Diagnostic> diagnostics) {
    diagnostics.forEach(this::report);
  }

  /**
   * Prints one. A warning waits for the last round if the host compiler stops at errors: with
   * {@code -Werror} it is one, and this compiler does not tell whether that is on.
   */
  public void report(Diagnostic diagnostic) {
    if (diagnostic.severity() != Severity.ERROR && host.stopsAtErrors() && !inLastRound) {
      waiting.add(diagnostic);
    } else {
      waiting.forEach(this::print);
      waiting.clear();
      print(diagnostic);
    }
  }

  private void print(Diagnostic diagnostic) {
    tell(diagnostic);
    Kind kind = kind(diagnostic);
    String text = ShortRendering.text(diagnostic);
    List<SourceSpan> places = placesInCompilation(diagnostic);
    if (places.isEmpty()) {
      messager.printMessage(kind, text);
    } else if (places.stream().noneMatch(at -> host.print(kind, text, declaredAt(at), at))) {
      SourceSpan at = places.get(0);
      messager.printMessage(kind, at.line() + ":" + at.column() + ": " + text, declaredAt(at));
    }
  }

  private static Kind kind(Diagnostic diagnostic) {
    return diagnostic.severity() == Severity.ERROR ? Kind.ERROR : Kind.WARNING;
  }

  private void tell(Diagnostic diagnostic) {
    DiagnosticTap.tell(diagnostic);
    if (first.isEmpty()) {
      first = Optional.of(diagnostic.id());
    }
  }

  /**
   * Prints an error if the host compiler has none of its own in the class around it. A host that
   * does not tell gets a warning: it may have an error there.
   */
  public void reportIfAccepted(Diagnostic diagnostic) {
    if (!isLeftForLater(diagnostic, true)) {
      report(diagnostic.withSeverity(Severity.WARNING));
    }
  }

  /**
   * Prints, in the last round, the warnings that wait and what stops the compilation, with the host
   * compiler's own errors before. Those of ours that may follow from one of its own are left out
   * where it has one.
   */
  public void reportAfterHost(List<Diagnostic> diagnostics) {
    inLastRound = true;
    List<Diagnostic> all = new ArrayList<>(waiting);
    waiting.clear();
    all.addAll(diagnostics);
    for (Diagnostic diagnostic : all) {
      if (!host.stopsAtErrors() || !waitsForHost(diagnostic)) {
        print(diagnostic);
      }
    }
  }

  private boolean waitsForHost(Diagnostic diagnostic) {
    if (isLeftForLater(diagnostic, FollowingErrors.contains(diagnostic))) {
      return true;
    }
    boolean waits =
        diagnostic.severity() != Severity.ERROR && host.runLater(() -> print(diagnostic));
    leftForLater |= waits;
    return waits;
  }

  private boolean isLeftForLater(Diagnostic diagnostic, boolean ifAccepted) {
    Kind kind = kind(diagnostic);
    String text = ShortRendering.text(diagnostic);
    Runnable before = () -> tell(diagnostic);
    boolean left =
        placesInCompilation(diagnostic).stream()
            .anyMatch(
                at ->
                    host.printLater(
                        new LaterError(kind, text, declaredAt(at), at, ifAccepted, before)));
    leftForLater |= left;
    return left;
  }

  /**
   * Names the command that prints a page, if something was reported: users of Maven and Gradle have
   * no other tool of Sycamore's. A program that has the diagnostics shows pages in its own way.
   */
  public void pointToPages() {
    if (first.isPresent() || !leftForLater) {
      point();
    } else {
      host.runAfterLater(this::point);
    }
  }

  private void point() {
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
   * The diagnostic's own place, then the calls on the way there, the last one first, as far as they
   * are in files that the compiler knows. A file that is not being compiled, such as one on the
   * source path, shows nothing; the chain in the text has the rest.
   */
  private List<SourceSpan> placesInCompilation(Diagnostic diagnostic) {
    List<SourceSpan> places = new ArrayList<>();
    places.add(diagnostic.at());
    List<CallFrame> chain = diagnostic.chain();
    for (int i = chain.size() - 1; i >= 0; i--) {
      places.add(chain.get(i).at());
    }
    places.removeIf(at -> units.declaredIn(at.file()).isEmpty());
    return places;
  }

  private TypeElement declaredAt(SourceSpan at) {
    return units.declaredIn(at.file()).orElseThrow();
  }
}
