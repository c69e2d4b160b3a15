package dev.sycamore.runtime.selection;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.selection.ExpressionWord.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads an expression by recursive descent.
 *
 * <pre>
 * alternatives = or { "," or }
 * or           = and { "||" and }
 * and          = condition { "&amp;&amp;" condition }
 * condition    = "!" condition | "(" or ")" | property comparison value | kind | aspect | id
 * comparison   = "==" | "!=" | "~" (of texts) | "==" | "!=" | "&lt;" | "&lt;=" | ">" | ">=" (of numbers)
 * </pre>
 */
final class ExpressionParser {
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,18})([A-Za-z]*)");
  private static final Pattern ID = Pattern.compile("([a-z-]+):[0-9]{1,9}");
  private static final Map<String, Integer> UNITS =
      Map.of("", 0, "B", 0, "KiB", 10, "MiB", 20, "GiB", 30, "TiB", 40);
  private static final List<String> TEXT_COMPARISONS = List.of("==", "!=", "~");
  private static final List<String> NUMBER_COMPARISONS = List.of("==", "!=", "<", "<=", ">", ">=");

  private final String expression;
  private final List<ExpressionWord> words;
  private int next;

  ExpressionParser(String expression) {
    this.expression = expression;
    this.words = ExpressionWord.of(expression);
  }

  List<Predicate<RuntimeDevice>> alternatives() {
    List<Predicate<RuntimeDevice>> alternatives = new ArrayList<>();
    do {
      alternatives.add(or());
    } while (skip(","));
    if (peek().kind() != Kind.END) {
      throw problem(peek(), peek().shown() + " where an operator or the end is expected");
    }
    return alternatives;
  }

  private Predicate<RuntimeDevice> or() {
    Predicate<RuntimeDevice> condition = and();
    while (skip("||")) {
      condition = condition.or(and());
    }
    return condition;
  }

  private Predicate<RuntimeDevice> and() {
    Predicate<RuntimeDevice> condition = condition();
    while (skip("&&")) {
      condition = condition.and(condition());
    }
    return condition;
  }

  private Predicate<RuntimeDevice> condition() {
    if (skip("!")) {
      return condition().negate();
    }
    if (skip("(")) {
      Predicate<RuntimeDevice> inner = or();
      if (!skip(")")) {
        throw problem(peek(), peek().shown() + " where `)` is expected");
      }
      return inner;
    }
    ExpressionWord word = peek();
    if (word.kind() != Kind.WORD) {
      throw problem(word, word.shown() + " where a condition is expected");
    }
    next++;
    Optional<DeviceProperty> property = DeviceProperty.of(word.text());
    return property.isPresent() ? comparison(property.get()) : named(word);
  }

  private Predicate<RuntimeDevice> named(ExpressionWord word) {
    String name = word.text();
    for (DriverKind kind : DriverKind.values()) {
      if (word(kind).equals(name)) {
        return device -> device.driver() == kind;
      }
    }
    Optional<Aspect> aspect = Aspect.ofSyclName(name);
    if (aspect.isPresent()) {
      return device -> device.aspects().contains(aspect.get());
    }
    Matcher id = ID.matcher(name);
    if (id.matches() && kinds().anyMatch(id.group(1)::equals)) {
      return device -> device.id().equals(name);
    }
    throw problem(
        word,
        word.shown()
            + " is not a kind of device ("
            + kinds().collect(Collectors.joining(", "))
            + "), not an aspect ("
            + Arrays.stream(Aspect.values()).map(Aspect::syclName).collect(Collectors.joining(", "))
            + "), not a property ("
            + DeviceProperty.words()
            + ") and not an id such as opencl:0");
  }

  private static Stream<String> kinds() {
    return Arrays.stream(DriverKind.values()).map(ExpressionParser::word);
  }

  private static String word(DriverKind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private Predicate<RuntimeDevice> comparison(DeviceProperty property) {
    List<String> comparisons = property.isNumber() ? NUMBER_COMPARISONS : TEXT_COMPARISONS;
    ExpressionWord operator = peek();
    if (operator.kind() != Kind.OPERATOR || !comparisons.contains(operator.text())) {
      throw problem(
          operator,
          operator.shown()
              + " where a comparison of "
              + property.word()
              + " is expected: "
              + String.join(" ", comparisons));
    }
    next++;
    ExpressionWord value = peek();
    if (value.kind() != Kind.WORD && value.kind() != Kind.QUOTED) {
      throw problem(value, value.shown() + " where a value is expected");
    }
    next++;
    return property.isNumber()
        ? property.number(number(operator.text(), number(value)))
        : text(property, operator.text(), value.text());
  }

  private static Predicate<RuntimeDevice> text(
      DeviceProperty property, String operator, String value) {
    return switch (operator) {
      case "==" -> property.text(value::equals);
      case "!=" -> property.text(value::equals).negate();
      default -> {
        String part = value.toLowerCase(Locale.ROOT);
        yield property.text(text -> text.toLowerCase(Locale.ROOT).contains(part));
      }
    };
  }

  private static LongPredicate number(String operator, long value) {
    return switch (operator) {
      case "==" -> number -> number == value;
      case "!=" -> number -> number != value;
      case "<" -> number -> number < value;
      case "<=" -> number -> number <= value;
      case ">" -> number -> number > value;
      default -> number -> number >= value;
    };
  }

  private long number(ExpressionWord value) {
    Matcher number = NUMBER.matcher(value.text());
    Integer shift = number.matches() ? UNITS.get(number.group(2)) : null;
    long count = shift == null ? 0 : Long.parseLong(number.group(1));
    if (shift == null || count > Long.MAX_VALUE >> shift) {
      throw problem(
          value, value.shown() + " is not a number, such as 256, 64KiB, 512MiB, 4GiB or 1TiB");
    }
    return count << shift;
  }

  private ExpressionWord peek() {
    return words.get(next);
  }

  private boolean skip(String operator) {
    boolean found = peek().is(operator);
    if (found) {
      next++;
    }
    return found;
  }

  private IllegalArgumentException problem(ExpressionWord word, String problem) {
    return ExpressionWord.problem(expression, word.column(), problem);
  }
}
