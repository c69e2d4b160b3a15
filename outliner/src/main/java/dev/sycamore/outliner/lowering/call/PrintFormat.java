package dev.sycamore.outliner.lowering.call;

import dev.sycamore.model.type.ScalarType;
import java.util.HashSet;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Locale;
import java.util.MissingFormatArgumentException;
import java.util.Optional;
import java.util.Set;
import java.util.UnknownFormatConversionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a format fits values of known types: {@link java.util.Formatter} itself decides. */
final class PrintFormat {

  private static final Pattern SPECIFIER =
      Pattern.compile(
          "%(?<index>\\d++\\$)?(?<flags>[-#+ 0,(<]*+)(?<width>\\d++)?(?:\\.(?<precision>\\d++))?"
              + "(?<time>[tT])?(?<conversion>[a-zA-Z%])");

  /** Wider output is an error of the writer. */
  private static final int MOST_DIGITS = 4;

  private static final String TEXT = "sS";

  private PrintFormat() {}

  /**
   * What is wrong, or nothing.
   *
   * @param types of the values, in order
   */
  static Optional<String> fault(String format, List<ScalarType> types) {
    Set<Integer> printed = new HashSet<>();
    Matcher specifier = SPECIFIER.matcher(format);
    int ordinary = 0;
    int last = 0;
    while (specifier.find()) {
      String conversion = specifier.group("conversion");
      if (specifier.group("time") != null) {
        return Optional.of("`" + specifier.group() + "` prints a time");
      } else if (isLong(specifier.group("width")) || isLong(specifier.group("precision"))) {
        return Optional.of("`" + specifier.group() + "` is too wide");
      } else if (conversion.equals("%") || conversion.equals("n")) {
        continue;
      }
      String index = specifier.group("index");
      if (index != null) {
        last = isLong(index) ? Integer.MAX_VALUE : Integer.parseInt(index.replace("$", ""));
      } else if (!specifier.group("flags").contains("<")) {
        last = ++ordinary;
      }
      printed.add(last);
      if (last >= 1
          && last <= types.size()
          && types.get(last - 1) == ScalarType.HALF
          && !TEXT.contains(conversion)) {
        return Optional.of("`" + specifier.group() + "` does not print a `Half`");
      }
    }
    return tried(format, types)
        .or(
            () ->
                printed.size() < types.size()
                    ? Optional.of(
                        types.size() + " values are given, and " + printed.size() + " printed")
                    : Optional.empty());
  }

  private static boolean isLong(String digits) {
    return digits != null && digits.replace("$", "").length() > MOST_DIGITS;
  }

  private static Optional<String> tried(String format, List<ScalarType> types) {
    try {
      Object[] samples = types.stream().map(PrintFormat::sample).toArray();
      // Only whether it can be printed is of interest.
      return String.format(Locale.ROOT, format, samples).transform(text -> Optional.empty());
    } catch (IllegalFormatConversionException e) {
      return Optional.of(
          "`%" + e.getConversion() + "` does not print a `" + name(e.getArgumentClass()) + "`");
    } catch (MissingFormatArgumentException e) {
      return Optional.of("there is no value for `" + e.getFormatSpecifier() + "`");
    } catch (UnknownFormatConversionException e) {
      return Optional.of("`%" + e.getConversion().replace("%", "") + "` is not a conversion");
    } catch (IllegalFormatException e) {
      return Optional.of(e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  private static Object sample(ScalarType type) {
    return switch (type) {
      case BOOLEAN -> true;
      case BYTE -> (byte) 1;
      case SHORT -> (short) 1;
      case CHAR -> 'a';
      case INT -> 1;
      case LONG -> 1L;
      case HALF -> "Half";
      case FLOAT -> 1f;
      case DOUBLE -> 1d;
    };
  }

  private static String name(Class<?> boxed) {
    for (ScalarType type : ScalarType.values()) {
      if (sample(type).getClass() == boxed) {
        return type.javaName();
      }
    }
    return boxed.getSimpleName();
  }
}
