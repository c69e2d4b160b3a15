package dev.sycamore.diagnostics;

import java.util.List;
import java.util.Objects;

/**
 * One finding in the user's program.
 *
 * @param id which entry of the catalogue
 * @param severity the entry's own severity unless an option changed it
 * @param at the smallest construct at fault
 * @param message what is wrong, with names filled in; begins with a lowercase letter, ends without
 *     a full stop
 * @param help what to write instead, one line
 * @param chain the calls from the kernel to the fault, the kernel first; empty where there is no
 *     kernel
 * @param notes other places that matter
 * @param fixes changes that remove the fault, the best one first; empty where none is known
 */
public record Diagnostic(
    DiagnosticId id,
    Severity severity,
    SourceSpan at,
    String message,
    String help,
    List<CallFrame> chain,
    List<Note> notes,
    List<Fix> fixes) {

  public Diagnostic {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(at, "at");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(help, "help");
    chain = List.copyOf(chain);
    notes = List.copyOf(notes);
    fixes = List.copyOf(fixes);
  }

  /** A diagnostic without fixes. */
  public Diagnostic(
      DiagnosticId id,
      Severity severity,
      SourceSpan at,
      String message,
      String help,
      List<CallFrame> chain,
      List<Note> notes) {
    this(id, severity, at, message, help, chain, notes, List.of());
  }

  /**
   * A diagnostic of the entry's own severity and help, its message made from the entry's with
   * {@code arguments}.
   */
  public static Diagnostic of(
      DiagnosticId id, SourceSpan at, List<CallFrame> chain, Object... arguments) {
    return new Diagnostic(
        id, id.severity(), at, id.message(arguments), id.help(), chain, List.of());
  }

  public Diagnostic withSeverity(Severity newSeverity) {
    return new Diagnostic(id, newSeverity, at, message, help, chain, notes, fixes);
  }

  public Diagnostic withHelp(String newHelp) {
    return new Diagnostic(id, severity, at, message, newHelp, chain, notes, fixes);
  }

  public Diagnostic withNote(Note note) {
    return new Diagnostic(
        id,
        severity,
        at,
        message,
        help,
        chain,
        java.util.stream.Stream.concat(notes.stream(), java.util.stream.Stream.of(note)).toList(),
        fixes);
  }

  public Diagnostic withFixes(List<Fix> newFixes) {
    return new Diagnostic(id, severity, at, message, help, chain, notes, newFixes);
  }
}
