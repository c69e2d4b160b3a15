package dev.sycamore.tests.constructs;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ways to write a construct so that nothing uses its value, its variable or its code. */
enum UnusedForm {
  /** {@code var unused = e;} of {@code a[0] = e;}. */
  VARIABLE {
    @Override
    Optional<String> of(String statements) {
      return initialValue(statements).map(value -> "var unused = " + value + ";");
    }
  },
  /** {@code e;} where that is a statement. */
  VALUE {
    @Override
    Optional<String> of(String statements) {
      return initialValue(statements)
          .filter(value -> CALL_OR_NEW.matcher(value).matches())
          .map(value -> value + ";");
    }
  },
  /** In a lambda that is never called. */
  LAMBDA {
    @Override
    Optional<String> of(String statements) {
      return ASSIGNS_CAPTURED.matcher(statements).find()
          ? Optional.empty()
          : Optional.of("Runnable unused = () -> { " + statements + " };");
    }
  },
  /** In an arm of a switch. */
  ARM {
    @Override
    Optional<String> of(String statements) {
      return Optional.of("switch (n) { case 77 -> { " + statements + " } default -> { } }");
    }
  };

  private static final Pattern ASSIGNMENT =
      Pattern.compile("\\w+\\[\\w+\\] = ([^;={]*[a-z][^;={]*);");

  private static final Pattern CALL_OR_NEW = Pattern.compile("(?:[\\w.]+|new .+)\\([^()]*\\)");

  /** What has no type without its context. */
  private static final Pattern POLY = Pattern.compile("null|.*->.*|.*::.*|switch.*");

  /** The kernel's index, which a lambda may not capture then. */
  private static final Pattern ASSIGNS_CAPTURED = Pattern.compile("\\bi = 3;");

  /** The statements in this form, where they have it. */
  abstract Optional<String> of(String statements);

  private static Optional<String> initialValue(String statements) {
    Matcher assignment = ASSIGNMENT.matcher(statements);
    return assignment.matches() && !POLY.matcher(assignment.group(1)).matches()
        ? Optional.of(assignment.group(1))
        : Optional.empty();
  }
}
