package dev.sycamore.processor.options;

import dev.sycamore.backend.option.ProcessorArguments;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.NearestSpelling;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SeverityChoices;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code severity.SYCnnnn=error|warning|off}. */
final class SeverityReader {

  private static final String OFF = "off";
  private static final List<String> VALUES =
      List.of(Severity.ERROR.word(), Severity.WARNING.word(), OFF);

  private final Refusal refusal;
  private final Map<DiagnosticId, Optional<Severity>> chosen = new EnumMap<>(DiagnosticId.class);

  /** Takes what is wrong with an option. */
  @FunctionalInterface
  interface Refusal {
    void refuse(DiagnosticId id, String option, String help, Object... arguments);
  }

  SeverityReader(Refusal refusal) {
    this.refusal = refusal;
  }

  /** The names of all options of this kind. */
  static List<String> names() {
    return Arrays.stream(DiagnosticId.values())
        .map(id -> ProcessorArguments.SEVERITY + id.code())
        .toList();
  }

  /** Reads one option, whose name begins with {@link ProcessorArguments#SEVERITY}. */
  void option(String name, String value) {
    String code = name.substring(ProcessorArguments.SEVERITY.length());
    Optional<DiagnosticId> id = DiagnosticId.find(code);
    if (id.isEmpty()) {
      refusal.refuse(
          DiagnosticId.UNKNOWN_OPTION, name, "did you mean `" + nearestOption(code) + "`?", name);
    } else if (!VALUES.contains(value)) {
      String help =
          NearestSpelling.of(value, VALUES)
              .map(near -> "did you mean `" + near + "`?")
              .orElse("one of: " + String.join(", ", VALUES));
      refusal.refuse(DiagnosticId.BAD_OPTION_VALUE, name, help, name, value);
    } else if (!value.equals(Severity.ERROR.word()) && !id.get().mayBeLowered()) {
      String help = "leave the option out: code with this error has no right meaning on a device";
      refusal.refuse(DiagnosticId.BAD_OPTION_VALUE, name, help, name, value);
    } else {
      chosen.put(id.get(), severity(value));
    }
  }

  SeverityChoices choices() {
    return new SeverityChoices(chosen);
  }

  private static String nearestOption(String code) {
    List<String> codes = Arrays.stream(DiagnosticId.values()).map(DiagnosticId::code).toList();
    return ProcessorArguments.SEVERITY + NearestSpelling.of(code, codes).orElse("SYCnnnn");
  }

  private static Optional<Severity> severity(String value) {
    return Arrays.stream(Severity.values()).filter(s -> s.word().equals(value)).findFirst();
  }
}
