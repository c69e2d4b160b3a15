package dev.sycamore.outliner.report;

import com.github.javaparser.ast.Node;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.ParsedUnit;

/** Reports the faults of one function, each with the way to it. */
public final class Faults {
  private final DiagnosticSink sink;
  private final ParsedUnit unit;
  private final SourceCallChain chain;
  private final Node code;
  private final UnattributedCode unattributed;
  private boolean any;

  /**
   * @param code of the function
   * @param unattributed takes the code if something in it is left silently
   */
  public Faults(
      DiagnosticSink sink,
      ParsedUnit unit,
      SourceCallChain chain,
      Node code,
      UnattributedCode unattributed) {
    this.sink = sink;
    this.unit = unit;
    this.chain = chain;
    this.code = code;
    this.unattributed = unattributed;
  }

  /** Reports an entry of the catalogue at a node; the caller throws what this returns. */
  public Unlowerable refuse(DiagnosticId id, Node at, Object... arguments) {
    return refuse(diagnostic(id, at, arguments));
  }

  /** As {@link #refuse(DiagnosticId, Node, Object...)}, with what to write in this very case. */
  public Unlowerable refuseWithHelp(DiagnosticId id, Node at, String help, Object... arguments) {
    return refuse(diagnostic(id, at, arguments).withHelp(help));
  }

  /** Reports a diagnostic as it is; the caller throws what this returns. */
  public Unlowerable refuse(Diagnostic diagnostic) {
    any = true;
    sink.report(diagnostic);
    return Unlowerable.silently();
  }

  /** A diagnostic at a node of this function, for those that add to it before they report it. */
  public Diagnostic diagnostic(DiagnosticId id, Node at, Object... arguments) {
    SourceSpan span = unit.spanOf(at);
    return Diagnostic.of(id, span, chain.to(span), arguments);
  }

  /** Leaves a construct silently: the host compiler tells, or it was told before. */
  public Unlowerable silently() {
    any = true;
    unattributed.add(unit, code, chain);
    return Unlowerable.silently();
  }

  /**
   * Runs {@code work} on this function. Constructs that it refuses were reported where they were
   * found; an internal error is reported here.
   *
   * @param at what is worked on
   */
  public void guard(Node at, Runnable work) {
    InternalErrorGuard.run(
        () -> {
          try {
            work.run();
          } catch (Unlowerable fault) {
            // Reported where it was found.
          }
        },
        () -> unit.spanOf(at),
        node -> unit.spanOf(unit.declares(node) ? node : at),
        chain::to,
        this::refuse);
  }

  /** Whether something could not be lowered, reported or not. */
  public boolean any() {
    return any;
  }

  public SourceCallChain chain() {
    return chain;
  }

  public DiagnosticSink sink() {
    return sink;
  }
}
