package dev.sycamore.diagnostics.render;

import dev.sycamore.diagnostics.DiagnosticId;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The index of the pages, in Markdown. */
final class DiagnosticIndex {

  /** The catalogue's areas: by the digit behind {@code SYC}. In each, errors come first. */
  private enum Area {
    DEVICE_CODE('1', "Device code"),
    ASPECTS('2', "Aspects, clamps and private arrays"),
    LINK('3', "Linking and splitting"),
    OPTIONS('4', "Options and suppressions"),
    INTERNAL('5', "The compilation itself");

    private final char digit;
    private final String title;

    Area(char digit, String title) {
      this.digit = digit;
      this.title = title;
    }

    List<DiagnosticId> ids() {
      return Arrays.stream(DiagnosticId.values())
          .filter(id -> id.code().charAt("SYC".length()) == digit)
          .sorted(Comparator.comparing(DiagnosticId::severity).thenComparing(DiagnosticId::code))
          .toList();
    }
  }

  private DiagnosticIndex() {}

  /** The text of {@code docs/diagnostics/README.md}. */
  public static String markdown() {
    StringBuilder out =
        new StringBuilder(
            """
            # Diagnostics

            Every rule has an id that never changes its meaning, a page, and examples that a test \
            compiles.
            `sycamorec --explain SYC1004` prints a page. Warnings are \
            [suppressed in the source](SYC4003.md) or [weighed by an
            option](SYC4001.md). This index is generated from the catalogue.
            """);
    for (Area area : Area.values()) {
      if (!area.ids().isEmpty()) {
        out.append("\n## ")
            .append(area.title)
            .append(" (SYC")
            .append(area.digit)
            .append("nnn)\n\n");
        out.append("| id | severity | what | what to do instead |\n|---|---|---|---|\n");
        area.ids().forEach(id -> out.append(row(id)));
      }
    }
    return out.toString();
  }

  private static String row(DiagnosticId id) {
    String severity = id.severity().word() + (id.isOffByDefault() ? ", off unless asked for" : "");
    return "| ["
        + id.code()
        + "]("
        + id.code()
        + ".md) | "
        + severity
        + " | "
        + id.title()
        + " | "
        + cell(id.help())
        + " |\n";
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;");
  }
}
