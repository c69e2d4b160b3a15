package dev.sycamore.binding.properties;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a property file says.
 *
 * @param sets in the file's order, each category once; at least one, as an empty file is none
 */
public record PropertySets(List<PropertySet> sets) {

  /**
   * @throws IllegalArgumentException if there is no category, or one twice
   */
  public PropertySets {
    sets = List.copyOf(sets);
    if (sets.isEmpty()) {
      throw new IllegalArgumentException("no category");
    }
    Set<String> categories = new HashSet<>();
    for (PropertySet set : sets) {
      if (!categories.add(set.category())) {
        throw new IllegalArgumentException("twice: category " + set.category());
      }
    }
  }

  public Optional<PropertySet> find(PropertyCategory category) {
    return find(category.title());
  }

  public Optional<PropertySet> find(String category) {
    for (PropertySet set : sets) {
      if (set.category().equals(category)) {
        return Optional.of(set);
      }
    }
    return Optional.empty();
  }

  /** The text of the file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (PropertySet set : sets) {
      text.append('[').append(set.category()).append("]\n");
      for (Map.Entry<String, PropertyValue> property : set.properties().entrySet()) {
        text.append(property.getKey()).append('=').append(text(property.getValue())).append('\n');
      }
    }
    return text.toString();
  }

  /** The bytes of the file. */
  public byte[] bytes() {
    return text().getBytes(StandardCharsets.UTF_8);
  }

  private static String text(PropertyValue value) {
    if (value instanceof PropertyValue.UInt32 number) {
      return PropertyReader.NUMBER + "|" + number.value();
    }
    return PropertyReader.BYTES + "|" + SizedBytes.text((PropertyValue.Bytes) value);
  }

  public static Builder builder() {
    return new Builder();
  }

  /**
   * Collects properties. The categories come out in the order of {@link PropertyCategory}, those of
   * other tools behind them; the one of specialization constants is always there. Keys stay in the
   * order in which they came.
   */
  public static final class Builder {

    private final Map<String, Map<String, PropertyValue>> sets = new LinkedHashMap<>();

    private Builder() {
      category(PropertyCategory.SPECIALIZATION_CONSTANTS.title());
    }

    /** Adds a property, or replaces it. */
    public Builder put(PropertyCategory category, String key, PropertyValue value) {
      return put(category.title(), key, value);
    }

    /** Adds a property, or replaces it. */
    public Builder put(String category, String key, PropertyValue value) {
      category(category).put(key, value);
      return this;
    }

    /** Adds all properties. */
    public Builder putAll(PropertyCategory category, Map<String, PropertyValue> properties) {
      properties.forEach((key, value) -> put(category, key, value));
      return this;
    }

    /** Adds a category, even if nothing is put into it. */
    public Builder add(PropertyCategory category) {
      category(category.title());
      return this;
    }

    private Map<String, PropertyValue> category(String title) {
      return sets.computeIfAbsent(title, unused -> new LinkedHashMap<>());
    }

    /**
     * What was put.
     *
     * @throws IllegalArgumentException if a file cannot hold a category or a key
     */
    public PropertySets build() {
      List<PropertySet> all = new ArrayList<>();
      sets.forEach((category, properties) -> all.add(new PropertySet(category, properties)));
      all.sort(Comparator.comparingInt(set -> place(set.category())));
      return new PropertySets(all);
    }

    private static int place(String category) {
      return PropertyCategory.of(category).map(Enum::ordinal).orElse(Integer.MAX_VALUE);
    }
  }
}
