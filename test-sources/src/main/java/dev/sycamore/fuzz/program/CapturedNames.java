package dev.sycamore.fuzz.program;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what the text of a kernel captures: the names say what they are. */
final class CapturedNames {
  private static final Pattern PARAMETER =
      Pattern.compile("\\b(?:(?:in|edge|out|row|grid|near|own|shared|k|w)[ZBSCIJFD]|hashes)\\b");
  private static final Pattern RECORD_ARRAY =
      Pattern.compile("\\b(?:list|edge|each|mine|grid)(?:[RE]\\d+|Half)\\b");
  private static final Pattern RECORD = Pattern.compile("\\bc(?:R\\d+|Half|[A-Z][a-z]+[234])\\b");
  private static final Pattern MEMBER = Pattern.compile("\\b[fRTESB]\\d+\\b");

  private CapturedNames() {}

  /** The primitives, arrays of primitives and arrays of arrays, by their names. */
  static List<Captured> parameters(String text) {
    return names(PARAMETER, text).stream().map(CapturedNames::parameter).toList();
  }

  private static Captured parameter(String name) {
    Prim type = name.equals("hashes") ? Prim.LONG : Prim.ofCode(name.charAt(name.length() - 1));
    boolean scalar = name.startsWith("k") || name.startsWith("w");
    String dimensions = scalar ? "" : name.startsWith("grid") ? "[][]" : "[]";
    return new Captured(type.keyword() + dimensions, name);
  }

  /** The arrays of records and enums. */
  static List<Captured> recordArrays(String text) {
    return names(RECORD_ARRAY, text).stream()
        .map(
            name ->
                new Captured(recordClass(name) + (name.startsWith("grid") ? "[][]" : "[]"), name))
        .toList();
  }

  private static String recordClass(String name) {
    return name.replaceFirst("^[a-z]+", "");
  }

  /** The names of captured records. */
  static Set<String> records(String text) {
    return names(RECORD, text);
  }

  /** The names of members of the program's class: helpers, records, constants, enums. */
  static Set<String> members(String text) {
    Set<String> members = names(MEMBER, text);
    recordArrays(text).forEach(array -> members.addAll(names(MEMBER, recordClass(array.name()))));
    return members;
  }

  static Set<String> names(Pattern pattern, String text) {
    Set<String> names = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      names.add(matcher.group());
    }
    return names;
  }
}
