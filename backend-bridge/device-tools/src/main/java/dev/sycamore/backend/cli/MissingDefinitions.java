package dev.sycamore.backend.cli;

import dev.sycamore.backend.link.LinkReport;
import dev.sycamore.backend.link.LinkReport.LinkedKernel;
import dev.sycamore.backend.link.LinkReport.Missing;
import dev.sycamore.backend.target.FunctionName;
import java.util.Set;
import java.util.stream.Collectors;

/** What a link found no definition of, as messages show it. */
final class MissingDefinitions {

  private MissingDefinitions() {}

  /** A definition, where it should be, and the kernels that reach it. */
  static String text(Missing missing, LinkReport report) {
    Set<String> reaching = Set.copyOf(missing.kernels());
    String kernels =
        report.kernels().stream()
            .map(LinkedKernel::name)
            .filter(kernel -> reaching.contains(kernel.symbol()))
            .map(FunctionName::shown)
            .collect(Collectors.joining(", "));
    String from = missing.module().isEmpty() ? "" : " of module " + missing.module();
    return "%s '%s'%s is not in any input; %s %s"
        .formatted(
            EnumConverter.word(missing.kind()),
            missing.name(),
            from,
            missing.kernels().size() == 1 ? "reached by kernel" : "reached by kernels",
            kernels);
  }
}
