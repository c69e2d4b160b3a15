package dev.sycamore.backend.aspects;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the text of a module says of its functions. */
final class AspectOutput {

  private static final Pattern NODE = Pattern.compile("(?m)^(!\\d+) = (!\\{.*\\})$");
  private static final Pattern DEFINITION = Pattern.compile("(?m)^define .*?(@[\\w.]+)\\(.*$");

  private AspectOutput() {}

  /** The metadata of a kind, of all defined functions, without numbers of nodes. */
  static Map<String, String> metadata(String text, String kind) {
    Map<String, String> nodes = new TreeMap<>();
    Matcher node = NODE.matcher(text);
    while (node.find()) {
      nodes.put(node.group(1), node.group(2));
    }
    Pattern attachment = Pattern.compile("(!(?:intel|sycl)_" + kind + ") (!\\d+)");
    Map<String, String> found = new TreeMap<>();
    Matcher definition = DEFINITION.matcher(text);
    while (definition.find()) {
      Matcher at = attachment.matcher(definition.group());
      while (at.find()) {
        found.put(definition.group(1) + " " + at.group(1), whole(at.group(2), nodes));
      }
    }
    return found;
  }

  private static String whole(String node, Map<String, String> nodes) {
    Pattern reference = Pattern.compile("!\\d+");
    return reference
        .matcher(nodes.get(node))
        .replaceAll(inner -> Matcher.quoteReplacement(whole(inner.group(), nodes)));
  }
}
