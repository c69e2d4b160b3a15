package dev.sycamore.binding.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Source text of parts, each with a name and the names of the parts that it uses, in a comment
 * before it. A program of some of them leaves out the parts that these do not reach.
 */
public final class TextParts {

  private static final String PART = "// part ";
  private static final String USES = " uses ";
  private static final String END = "// end of parts\n";

  /** A part, or the text between parts, whose name is empty. */
  private record Section(String name, List<String> uses, String text) {

    boolean isPart() {
      return !name.isEmpty();
    }
  }

  private TextParts() {}

  /**
   * A part with its comment.
   *
   * @param name an identifier; several parts may have one name
   * @param uses names of parts
   * @param text whole lines
   */
  public static String part(String name, Collection<String> uses, String text) {
    return PART + name + (uses.isEmpty() ? "" : USES + String.join(" ", uses)) + "\n" + text;
  }

  /** What follows the last part. */
  public static String end() {
    return END;
  }

  /** The names of all parts. */
  public static Set<String> names(String text) {
    Set<String> names = new HashSet<>();
    for (Section section : sections(text)) {
      if (section.isPart()) {
        names.add(section.name());
      }
    }
    return names;
  }

  /**
   * The text without the parts that some do not reach. One with code outside of parts, or without a
   * part that is asked for, is returned as it is.
   *
   * @param roots names of parts
   */
  public static String reaching(String text, Collection<String> roots) {
    List<Section> sections = sections(text);
    Set<String> reached = reached(sections, roots);
    StringBuilder result = new StringBuilder();
    Set<String> found = new HashSet<>();
    for (Section section : sections) {
      if (!section.isPart() && section.text().indexOf('{') >= 0) {
        return text;
      }
      if (!section.isPart() || reached.contains(section.name())) {
        found.add(section.name());
        result.append(section.text());
      }
    }
    return found.containsAll(roots) ? result.toString() : text;
  }

  private static Set<String> reached(List<Section> sections, Collection<String> roots) {
    Map<String, Set<String>> uses = new HashMap<>();
    for (Section section : sections) {
      uses.computeIfAbsent(section.name(), name -> new HashSet<>()).addAll(section.uses());
    }
    Set<String> reached = new HashSet<>(roots);
    Deque<String> open = new ArrayDeque<>(roots);
    while (!open.isEmpty()) {
      for (String used : uses.getOrDefault(open.remove(), Set.of())) {
        if (reached.add(used)) {
          open.add(used);
        }
      }
    }
    return reached;
  }

  private static List<Section> sections(String text) {
    List<Section> sections = new ArrayList<>();
    int start = 0;
    String heading = "";
    for (int at = 0; at < text.length(); ) {
      int next = text.indexOf('\n', at) + 1;
      int end = next == 0 ? text.length() : next;
      boolean begins = text.startsWith(PART, at);
      if (begins || text.startsWith(END, at)) {
        sections.add(section(heading, text.substring(start, at)));
        start = at;
        heading = begins ? text.substring(at + PART.length(), end).strip() : "";
      }
      at = end;
    }
    sections.add(section(heading, text.substring(start)));
    return sections;
  }

  private static Section section(String heading, String text) {
    int uses = heading.indexOf(USES);
    return uses < 0
        ? new Section(heading, List.of(), text)
        : new Section(
            heading.substring(0, uses),
            List.of(heading.substring(uses + USES.length()).split(" ")),
            text);
  }
}
