package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * What a compilation says, in one form whoever says it: Sycamore, or the host compiler.
 *
 * @param level how much it weighs
 * @param code the id of the catalogue, the host compiler's own key, or empty
 * @param id the entry of the catalogue; empty for what the host compiler says
 * @param message its first line is what headlines show
 * @param at where, if anywhere
 * @param help what to write instead
 * @param chain the calls from the kernel to the place
 * @param notes other places that matter
 * @param fixes changes that remove the fault, the best one first
 */
public record Finding(
    Level level,
    String code,
    Optional<DiagnosticId> id,
    String message,
    Optional<SourceSpan> at,
    Optional<String> help,
    List<CallFrame> chain,
    List<Note> notes,
    List<Fix> fixes) {

  /** As a severity, and what is only said. */
  public enum Level {
    ERROR("error"),
    WARNING("warning"),
    NOTE("note");

    private final String word;

    Level(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  public Finding {
    chain = List.copyOf(chain);
    notes = List.copyOf(notes);
    fixes = List.copyOf(fixes);
  }

  /** A diagnostic of Sycamore; one without a file, such as of an option, has no place. */
  public static Finding of(Diagnostic diagnostic) {
    SourceSpan at = diagnostic.at();
    return new Finding(
        Level.valueOf(diagnostic.severity().name()),
        diagnostic.id().code(),
        Optional.of(diagnostic.id()),
        diagnostic.message(),
        Optional.of(at).filter(span -> span.file().endsWith(".java")),
        Optional.of(diagnostic.help()),
        diagnostic.chain(),
        diagnostic.notes(),
        diagnostic.fixes());
  }

  /** Something that the host compiler says. */
  public static Finding ofHost(Level level, String code, String message, Optional<SourceSpan> at) {
    return new Finding(
        level,
        code,
        Optional.empty(),
        message,
        at,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of());
  }
}
