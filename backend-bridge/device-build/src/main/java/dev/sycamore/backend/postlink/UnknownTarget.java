package dev.sycamore.backend.postlink;

import dev.sycamore.diagnostics.NearestSpelling;
import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds to the worker's word about a target what may have been meant: it has no dictionary. */
public final class UnknownTarget {

  private static final Pattern MESSAGE = Pattern.compile("unknown target '(.*)'$");

  private UnknownTarget() {}

  /**
   * The line, longer if it is about a target.
   *
   * @param line an error of any kind
   * @param names of all targets
   */
  public static String explain(String line, Collection<String> names) {
    Matcher matcher = MESSAGE.matcher(line);
    if (!matcher.find()) {
      return line;
    }
    return line
        + "; "
        + NearestSpelling.of(matcher.group(1), names)
            .map(near -> "did you mean '" + near + "'?")
            .orElse("the targets are " + String.join(", ", names));
  }
}
