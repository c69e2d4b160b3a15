package dev.sycamore.processor.driver;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.NearestSpelling;
import dev.sycamore.diagnostics.render.DiagnosticPages;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Prints the page of a diagnostic. */
final class Explanation {

  private final PrintStream out;
  private final PrintStream err;

  Explanation(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /**
   * Prints one.
   *
   * @return 0, or 2 if there is no diagnostic of this name
   */
  int print(String word) {
    Optional<DiagnosticId> id = DiagnosticId.find(word.toUpperCase(Locale.ROOT));
    if (id.isEmpty()) {
      List<String> codes = Arrays.stream(DiagnosticId.values()).map(DiagnosticId::code).toList();
      String help =
          NearestSpelling.of(word, codes)
              .map(near -> "did you mean " + near + "?")
              .orElse("ids look like " + codes.get(0));
      err.print("sycamorec: error: no diagnostic is named " + word + "; " + help + "\n");
      return 2;
    }
    String page = DiagnosticPages.packed().text(id.get());
    out.writeBytes(page.getBytes(StandardCharsets.UTF_8));
    out.flush();
    return 0;
  }
}
