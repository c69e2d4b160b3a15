package dev.sycamore.binding.ir;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/** A kind of mistake that native kernels are watched for while they run. */
public enum Detection {
  /** Two work-items use the same element in no order, and one of them writes it. */
  RACES,
  /** A work-item reads local memory that no work-item of its group has written. */
  UNINITIALIZED;

  /** The option's word. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind that a word stands for. */
  public static Optional<Detection> find(String word) {
    for (Detection detection : values()) {
      if (detection.word().equals(word)) {
        return Optional.of(detection);
      }
    }
    return Optional.empty();
  }

  /** Several as one text, the value of {@link FunctionAttributes#DETECT}. */
  public static String text(Set<Detection> detections) {
    StringJoiner words = new StringJoiner(",");
    detections.stream().sorted().forEach(detection -> words.add(detection.word()));
    return words.toString();
  }

  /** What such a text stands for; words that are not known are left out. */
  public static Set<Detection> parse(String text) {
    Set<Detection> found = EnumSet.noneOf(Detection.class);
    for (Detection detection : values()) {
      if ((',' + text + ',').contains(',' + detection.word() + ',')) {
        found.add(detection);
      }
    }
    return found;
  }
}
