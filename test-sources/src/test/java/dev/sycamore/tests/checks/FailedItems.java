package dev.sycamore.tests.checks;

import dev.sycamore.WorkItemException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What violations of the program {@code FailingItems} say of the work-item. */
public final class FailedItems {

  private static final Pattern INDEX =
      Pattern.compile("Index (\\d+) out of bounds for length \\d+");
  private static final int BASE = 1000;

  private FailedItems() {}

  /**
   * What is the same on every device: the violation and the work-item where one fails, and where
   * many do, which the name of the case begins with, that its index belongs to the violation's.
   */
  public static String shown(String name, Throwable violation) {
    if (violation == null || !(violation.getCause() instanceof WorkItemException item)) {
      return "no work-item in " + violation;
    } else if (!name.startsWith("all")) {
      return violation + ": " + item.globalId() + " " + item.groupId() + " " + item.localId();
    }
    Matcher index = INDEX.matcher(violation.getMessage());
    if (!index.matches()) {
      return violation.getMessage();
    }
    int expected = BASE * BASE;
    int place = 1;
    for (int d = item.globalId().size() - 1; d >= 0; d--) {
      expected += item.globalId().get(d) * place;
      place *= BASE;
    }
    return Integer.parseInt(index.group(1)) == expected
        ? "the same work-item"
        : item.globalId() + " is not that of " + violation.getMessage();
  }
}
