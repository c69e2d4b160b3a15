package dev.sycamore.outliner.report;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.NearestSpelling;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What {@code @SuppressWarnings} names. */
record SuppressedName(String text) {
  private static final String PREFIX = "sycamore:";

  /** Our prefix and what is meant as such, and an id without it. */
  private static final Pattern OURS =
      Pattern.compile("sycamore\\b.*|SYC\\d+", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /** Whether it was written for Sycamore, rightly or not. */
  boolean isOurs() {
    return OURS.matcher(text).matches();
  }

  Optional<DiagnosticId> id() {
    return text.startsWith(PREFIX)
        ? DiagnosticId.find(text.substring(PREFIX.length()))
        : Optional.empty();
  }

  /** The warning about a name that is not the one of a warning. */
  Diagnostic misuseAt(SourceSpan at) {
    String message =
        id().isPresent()
            ? "`%s` is an error, which cannot be suppressed"
            : "`%s` is not the name of a warning";
    Diagnostic misuse =
        Diagnostic.of(
            DiagnosticId.SUPPRESSION_WITHOUT_EFFECT, at, List.of(), String.format(message, text));
    if (id().isPresent()) {
      return misuse.withHelp("change the code as the error describes, and remove the suppression");
    }
    return nearest().map(n -> misuse.withHelp("did you mean `" + n + "`?")).orElse(misuse);
  }

  /** Of names that are as near as each other, a warning's: an error's would be no use. */
  private Optional<String> nearest() {
    List<String> codes =
        Arrays.stream(DiagnosticId.values())
            .sorted(Comparator.comparing(id -> id.severity() != Severity.WARNING))
            .map(DiagnosticId::code)
            .toList();
    String code = text.replaceFirst("(?i)^sycamore\\W*", "");
    return NearestSpelling.of(code, codes).map(near -> PREFIX + near);
  }
}
