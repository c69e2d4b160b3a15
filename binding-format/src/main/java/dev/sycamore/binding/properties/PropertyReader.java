package dev.sycamore.binding.properties;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the text of property files. */
final class PropertyReader {

  static final int NUMBER = 1;
  static final int BYTES = 2;

  private static final Pattern DECIMAL = Pattern.compile("[0-9]+");
  private static final Pattern LEADING_ZEROS = Pattern.compile("^0+(?=.)");
  private static final int MOST_DIGITS = 10;

  private final Map<String, Map<String, PropertyValue>> sets = new LinkedHashMap<>();
  private final Map<String, Map<String, TextLine>> lines = new LinkedHashMap<>();
  private String category;

  private PropertyReader() {}

  static PropertyFile read(String file, List<TextLine> lines) throws TextFileException {
    PropertyReader reader = new PropertyReader();
    for (TextLine line : lines) {
      reader.add(line);
    }
    if (reader.sets.isEmpty()) {
      throw new TextFileException(
          file, 1, 1, "property category missing: the file has no property");
    }
    List<PropertySet> sets = new ArrayList<>();
    for (Map.Entry<String, Map<String, PropertyValue>> set : reader.sets.entrySet()) {
      sets.add(new PropertySet(set.getKey(), set.getValue()));
    }
    return new PropertyFile(file, new PropertySets(sets), reader.lines);
  }

  private void add(TextLine line) throws TextFileException {
    String text = line.text();
    if (text.startsWith("[")) {
      category(line);
      return;
    }
    if (category == null) {
      throw line.problem(0, "property category missing: " + Quote.of(text));
    }
    int equals = text.indexOf('=');
    if (equals <= 0) {
      throw line.problem(0, "invalid line: " + Quote.of(text) + " is not `key=type|value`");
    }
    String key = text.substring(0, equals);
    if (sets.get(category).putIfAbsent(key, value(line, equals + 1)) != null) {
      throw line.problem(0, "invalid line: the property " + Quote.of(key) + " appears twice");
    }
    lines.get(category).put(key, line);
  }

  private void category(TextLine line) throws TextFileException {
    String text = line.text();
    if (!text.endsWith("]") || text.length() < 3) {
      throw line.problem(0, "invalid line: " + Quote.of(text) + " is not `[category]`");
    }
    category = text.substring(1, text.length() - 1);
    if (sets.putIfAbsent(category, new LinkedHashMap<>()) != null) {
      throw line.problem(0, "invalid line: the category " + Quote.of(category) + " appears twice");
    }
    lines.put(category, new LinkedHashMap<>());
  }

  private static PropertyValue value(TextLine line, int start) throws TextFileException {
    String text = line.text();
    int bar = text.indexOf('|', start);
    if (bar < 0) {
      throw line.problem(
          start, "invalid property value: " + Quote.of(text.substring(start)) + " has no `|`");
    }
    String type = text.substring(start, bar);
    if (!DECIMAL.matcher(type).matches()) {
      throw line.problem(start, "invalid property type: " + Quote.of(type) + " is not a number");
    }
    String value = text.substring(bar + 1);
    return switch (LEADING_ZEROS.matcher(type).replaceFirst("")) {
      case "" + NUMBER -> number(line, bar + 1, value);
      case "" + BYTES -> bytes(line, bar + 1, value);
      default ->
          throw line.problem(
              start, "bad property type: " + Quote.of(type) + "; the types are 1 and 2");
    };
  }

  private static PropertyValue bytes(TextLine line, int start, String text)
      throws TextFileException {
    Optional<PropertyValue> value = SizedBytes.value(text);
    if (value.isEmpty()) {
      throw invalid(line, start, text, "is not base64 of the number of bits that it states");
    }
    return value.get();
  }

  private static PropertyValue number(TextLine line, int start, String text)
      throws TextFileException {
    if (DECIMAL.matcher(text).matches()) {
      String digits = LEADING_ZEROS.matcher(text).replaceFirst("");
      if (digits.length() <= MOST_DIGITS && Long.parseLong(digits) <= 0xFFFF_FFFFL) {
        return PropertyValue.number(Long.parseLong(digits));
      }
    }
    throw invalid(line, start, text, "is not a number of 32 bits");
  }

  private static TextFileException invalid(TextLine line, int start, String text, String why) {
    return line.problem(start, "invalid property value: " + Quote.of(text) + " " + why);
  }
}
