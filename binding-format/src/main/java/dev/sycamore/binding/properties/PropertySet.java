package dev.sycamore.binding.properties;

import dev.sycamore.binding.text.TextLine;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The properties of one category.
 *
 * @param category its name, without brackets
 * @param properties by key, in the order in which they are written
 */
public record PropertySet(String category, Map<String, PropertyValue> properties) {

  /**
   * @throws IllegalArgumentException if a file cannot hold the category or a key
   */
  public PropertySet {
    if (category.isEmpty() || !TextLine.canHold(category)) {
      throw new IllegalArgumentException("not a category: '" + category + "'");
    }
    for (String key : properties.keySet()) {
      if (!isKey(key)) {
        throw new IllegalArgumentException("not a key: '" + key + "'");
      }
    }
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }

  /**
   * Whether a file can hold this key: no {@code =}, no {@code [} in front, no control character.
   */
  public static boolean isKey(String text) {
    return !text.isEmpty()
        && text.indexOf('=') < 0
        && text.charAt(0) != '['
        && TextLine.canHold(text);
  }

  public Optional<PropertyValue> find(String key) {
    return Optional.ofNullable(properties.get(key));
  }
}
