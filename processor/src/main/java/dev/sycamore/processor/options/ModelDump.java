package dev.sycamore.processor.options;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A text of the device model that is written for people: the values of {@code -Asycamore.dump}. */
public enum ModelDump {
  /** As the front end makes it. */
  MODEL(".model"),
  /** In the normal form that code is generated from. */
  NORMAL(".normal.model");

  private final String ending;

  ModelDump(String ending) {
    this.ending = ending;
  }

  /** The dump of a word; empty if there is none. */
  static Optional<ModelDump> find(String word) {
    return Arrays.stream(values()).filter(dump -> dump.word().equals(word)).findFirst();
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What the name of the file ends with. */
  public String ending() {
    return ending;
  }
}
