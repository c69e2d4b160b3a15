package dev.sycamore.backend.config;

import dev.sycamore.annotations.Aspect;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Single values of a configuration file. */
final class Values {

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]*");
  private static final List<String> ASPECTS =
      Arrays.stream(Aspect.values()).map(Aspect::syclName).toList();

  private Values() {}

  static List<YamlNode> list(String key, YamlNode value) throws Problem {
    if (value instanceof YamlNode.Sequence sequence) {
      return sequence.items();
    }
    throw expected(key, "a list, as `[a, b]`", value);
  }

  static boolean choice(String key, YamlNode value) throws Problem {
    if (value instanceof YamlNode.Scalar scalar
        && scalar.plain()
        && (scalar.text().equals("true") || scalar.text().equals("false"))) {
      return scalar.text().equals("true");
    }
    throw expected(key, "`true` or `false`", value);
  }

  /** A number that is at least {@code least}. */
  static int number(String key, YamlNode value, int least) throws Problem {
    if (!(value instanceof YamlNode.Scalar scalar) || !isNumber(scalar)) {
      throw expected(key, "a number", value);
    }
    try {
      int number = Integer.parseInt(scalar.text());
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Too large, or too small, for an aspect or a size: said below.
    }
    throw new Problem(
        value.place(),
        "`%s` is a number from %d to %d, not %s",
        key,
        least,
        Integer.MAX_VALUE,
        value.kind());
  }

  /**
   * The number of an aspect. One that no release of ours knows is kept: other vendors' files name
   * aspects of their extensions.
   */
  static int aspect(String key, YamlNode value) throws Problem {
    if (!(value instanceof YamlNode.Scalar scalar) || scalar.text().isEmpty()) {
      throw expected(key, "the name or the number of an aspect", value);
    }
    if (isNumber(scalar)) {
      return number(key, value, 0);
    }
    return Aspect.ofSyclName(scalar.text())
        .map(Aspect::number)
        .orElseThrow(
            () ->
                new Problem(
                    value.place(),
                    "there is no aspect %s; %s",
                    Problem.quote(scalar.text()),
                    Problem.help(scalar.text(), ASPECTS)));
  }

  /** A name that can be written in options, in lists with commas. */
  static String targetName(YamlNode value) throws Problem {
    if (value instanceof YamlNode.Scalar scalar && NAME.matcher(scalar.text()).matches()) {
      return scalar.text();
    }
    throw new Problem(
        value.place(),
        "a name of a target has letters, digits, `_`, `-` and `.` only, and begins with a letter"
            + " or `_`; this is %s",
        value.kind());
  }

  private static boolean isNumber(YamlNode.Scalar scalar) {
    return scalar.plain() && NUMBER.matcher(scalar.text()).matches();
  }

  private static Problem expected(String key, String what, YamlNode value) {
    return new Problem(value.place(), "`%s` is %s, not %s", key, what, value.kind());
  }
}
