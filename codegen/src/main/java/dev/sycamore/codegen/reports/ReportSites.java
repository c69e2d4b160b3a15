package dev.sycamore.codegen.reports;

import dev.sycamore.model.program.ReportPlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers the places of a unit that report something; equal ones are one. */
final class ReportSites {

  private final Map<ReportPlace, Integer> numbers = new HashMap<>();
  private final List<ReportPlace> sites = new ArrayList<>();

  /** What the device writes for a site: its number plus 1, since 0 means nothing. */
  int word(ReportPlace site) {
    return numbers.computeIfAbsent(
        site,
        s -> {
          sites.add(s);
          return sites.size();
        });
  }

  List<ReportPlace> sites() {
    return List.copyOf(sites);
  }
}
