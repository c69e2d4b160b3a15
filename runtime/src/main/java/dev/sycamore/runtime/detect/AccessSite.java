package dev.sycamore.runtime.detect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A place of a kernel that its log has a number of.
 *
 * @param local whether it is local memory, of which each work-group has its own
 * @param size of what is used there, in bytes
 * @param function as messages show it
 * @param file its simple name; empty if the place is not known
 * @param array the variable that is used; empty if it is not known
 */
public record AccessSite(
    Kind kind,
    boolean local,
    int size,
    String function,
    String file,
    int line,
    int column,
    String array) {

  private static final int FIELDS = 8;

  /** What happens at a place. */
  public enum Kind {
    READ,
    WRITE,
    ATOMIC,
    /** A work-item reaches a barrier. */
    WAIT,
    /** The work-items of a group did not reach the same barrier. */
    PARTING
  }

  /** Reads the table of an image: a line for each place, its fields separated by tabs. */
  public static List<AccessSite> parse(String table) {
    List<AccessSite> sites = new ArrayList<>();
    int begin = 0;
    while (begin < table.length()) {
      int end = table.indexOf('\n', begin);
      end = end < 0 ? table.length() : end;
      sites.add(of(fields(table.substring(begin, end))));
      begin = end + 1;
    }
    return List.copyOf(sites);
  }

  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    int begin = 0;
    for (int tab = line.indexOf('\t'); tab >= 0; tab = line.indexOf('\t', begin)) {
      fields.add(line.substring(begin, tab));
      begin = tab + 1;
    }
    fields.add(line.substring(begin));
    return fields;
  }

  private static AccessSite of(List<String> fields) {
    if (fields.size() != FIELDS) {
      throw new IllegalArgumentException("a place with " + fields.size() + " fields");
    }
    return new AccessSite(
        Kind.valueOf(fields.get(0).toUpperCase(Locale.ROOT)),
        fields.get(1).equals("local"),
        Integer.parseInt(fields.get(2)),
        fields.get(3),
        fields.get(4),
        Integer.parseInt(fields.get(5)),
        Integer.parseInt(fields.get(6)),
        fields.get(7));
  }

  /** As messages have it: {@code Sum.java:12:9 in Sum.run.k1}. */
  String shown() {
    String place = file.isEmpty() ? "a place that is not known" : file + ":" + line + ":" + column;
    return place + " in " + function;
  }
}
