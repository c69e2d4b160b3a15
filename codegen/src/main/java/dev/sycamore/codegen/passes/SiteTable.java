package dev.sycamore.codegen.passes;

import dev.sycamore.model.program.ReportSite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers the places of a unit that report something; equal ones are one. */
final class SiteTable {

  private final Map<ReportSite, Integer> numbers = new HashMap<>();
  private final List<ReportSite> sites = new ArrayList<>();

  /** What the device writes for a site: its number plus 1, since 0 means nothing. */
  int word(ReportSite site) {
    return numbers.computeIfAbsent(
        site,
        s -> {
          sites.add(s);
          return sites.size();
        });
  }

  List<ReportSite> sites() {
    return List.copyOf(sites);
  }
}
