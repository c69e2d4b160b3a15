package dev.sycamore.backend.config;

import java.util.List;

/** A value of a YAML file, with the place where it begins. */
sealed interface YamlNode {

  Place place();

  /** In words, for messages. */
  String kind();

  /**
   * A word or a number.
   *
   * @param plain whether it is written without quotes
   */
  record Scalar(Place place, String text, boolean plain) implements YamlNode {
    @Override
    public String kind() {
      return text.isEmpty() ? "nothing" : Problem.quote(text);
    }
  }

  /** A list. */
  record Sequence(Place place, List<YamlNode> items) implements YamlNode {
    @Override
    public String kind() {
      return "a list";
    }
  }

  /** Keys, no two of them equal, with their values. */
  record Mapping(Place place, List<Entry> entries) implements YamlNode {
    @Override
    public String kind() {
      return "a mapping";
    }
  }

  /** A key and its value. */
  record Entry(Scalar key, YamlNode value) {}
}
