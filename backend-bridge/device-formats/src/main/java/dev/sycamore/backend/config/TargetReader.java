package dev.sycamore.backend.config;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/** Reads what a file says of one target. */
final class TargetReader {

  static final String ASPECTS = "aspects";
  static final String SUB_GROUP_SIZES = "sub-group-sizes";
  static final String MAX_WORK_GROUP_SIZE = "max-work-group-size";
  static final String MAY_SUPPORT_OTHER_ASPECTS = "may-support-other-aspects";
  static final String ALIASES = "aliases";
  static final String TARGET_ASPECT = "target-aspect";

  private static final List<String> KEYS =
      List.of(
          TARGET_ASPECT,
          ALIASES,
          ASPECTS,
          SUB_GROUP_SIZES,
          MAX_WORK_GROUP_SIZE,
          MAY_SUPPORT_OTHER_ASPECTS);

  /** Numbers below it are SYCL's, and its vendors'. */
  private static final int FIRST_NUMBER = 1000;

  private final UniqueTargets unique;
  private final ToIntFunction<String> defaultNumbers;
  private final YamlNode.Scalar name;
  private final YamlNode value;

  private final List<String> aliases = new ArrayList<>();
  private SortedSet<Integer> aspects;
  private List<Integer> subGroupSizes;
  private OptionalInt maxWorkGroupSize = OptionalInt.empty();
  private boolean mayHaveOtherAspects;
  private OptionalInt number = OptionalInt.empty();
  private Place numberPlace;

  TargetReader(UniqueTargets unique, ToIntFunction<String> defaultNumbers, YamlNode.Entry target) {
    this.unique = unique;
    this.defaultNumbers = defaultNumbers;
    this.name = target.key();
    this.value = target.value();
    this.numberPlace = name.place();
  }

  TargetEntry read() throws Problem {
    if (!(value instanceof YamlNode.Mapping keys)) {
      throw new Problem(
          value.place(), "what %s has is expected here, as `key: value`", name.kind());
    }
    for (YamlNode.Entry entry : keys.entries()) {
      entry(entry.key(), entry.value());
    }
    require(ASPECTS, aspects);
    require(SUB_GROUP_SIZES, subGroupSizes);
    TargetEntry target =
        new TargetEntry(
            name.text(),
            aliases,
            number.orElseGet(() -> defaultNumbers.applyAsInt(name.text())),
            aspects,
            subGroupSizes,
            maxWorkGroupSize,
            mayHaveOtherAspects);
    unique.number(target, numberPlace);
    return target;
  }

  private void entry(YamlNode.Scalar key, YamlNode of) throws Problem {
    switch (key.text()) {
      case ASPECTS -> {
        aspects = new TreeSet<>();
        for (YamlNode item : Values.list(ASPECTS, of)) {
          aspects.add(Values.aspect(ASPECTS, item));
        }
      }
      case SUB_GROUP_SIZES -> {
        subGroupSizes = new ArrayList<>();
        for (YamlNode item : Values.list(SUB_GROUP_SIZES, of)) {
          subGroupSizes.add(Values.number(SUB_GROUP_SIZES, item, 1));
        }
      }
      case MAX_WORK_GROUP_SIZE ->
          maxWorkGroupSize = OptionalInt.of(Values.number(MAX_WORK_GROUP_SIZE, of, 1));
      case MAY_SUPPORT_OTHER_ASPECTS ->
          mayHaveOtherAspects = Values.choice(MAY_SUPPORT_OTHER_ASPECTS, of);
      case ALIASES -> {
        for (YamlNode item : Values.list(ALIASES, of)) {
          if (!(item instanceof YamlNode.Scalar alias)) {
            throw new Problem(item.place(), "an alias is a word, not %s", item.kind());
          }
          aliases.add(unique.name(alias));
        }
      }
      case TARGET_ASPECT -> {
        number = OptionalInt.of(Values.number(TARGET_ASPECT, of, FIRST_NUMBER));
        numberPlace = of.place();
      }
      default ->
          throw new Problem(
              key.place(),
              "a target has no key %s; %s",
              Problem.quote(key.text()),
              Problem.help(key.text(), KEYS));
    }
  }

  private void require(String key, Object read) throws Problem {
    if (read == null) {
      throw new Problem(name.place(), "target %s lacks the key `%s`", name.kind(), key);
    }
  }
}
