package dev.sycamore.frontend.elements;

import com.github.javaparser.ast.expr.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/** Counts of attributed expressions against javac's. */
final class Comparison {
  private int files;
  private int same;
  private int unknown;
  private int elements;
  private int constants;
  private long parseNanos;
  private long attributeNanos;
  private final List<String> different = new ArrayList<>();
  private final List<String> unknowns = new ArrayList<>();
  private final List<String> unparsed = new ArrayList<>();
  private final Map<String, Integer> unknownKinds = new TreeMap<>();
  private final Map<String, Integer> uncomparedKinds = new TreeMap<>();

  void file() {
    files++;
  }

  void add(boolean isSame, String place, Expression expression, String ours, TypeMirror javac) {
    if (isSame) {
      same++;
    } else {
      different.add(place + " " + firstLine(expression) + ": " + ours + ", javac " + javac);
    }
  }

  void element(boolean isSame, String place, Expression expression, Element javac) {
    elements++;
    if (!isSame) {
      different.add(
          place
              + " "
              + firstLine(expression)
              + ": not javac's "
              + javac
              + " of "
              + javac.getEnclosingElement());
    }
  }

  /** Values compare as boxes do: NaN is NaN, and zeros have signs. */
  void constant(
      String place, Expression expression, Optional<Object> ours, Optional<Object> javac) {
    if (javac.isPresent()) {
      constants++;
    }
    if (!ours.equals(javac)) {
      different.add(
          place + " " + firstLine(expression) + ": value " + text(ours) + ", javac " + text(javac));
    }
  }

  private static String text(Optional<Object> value) {
    return value.map(v -> v.getClass().getSimpleName() + " " + v).orElse("none");
  }

  void unknown(String place, Expression expression, TypeMirror javac) {
    unknown++;
    unknownKinds.merge(expression.getClass().getSimpleName(), 1, Integer::sum);
    unknowns.add(place + " " + firstLine(expression) + ": javac " + javac);
  }

  /** javac has no type for it, or no expression at its place. */
  void uncompared(Expression expression) {
    uncomparedKinds.merge(expression.getClass().getSimpleName(), 1, Integer::sum);
  }

  void unparsed(String file) {
    unparsed.add(file);
  }

  void parsed(long nanos) {
    parseNanos += nanos;
  }

  void attributed(long nanos) {
    attributeNanos += nanos;
  }

  private static String firstLine(Expression expression) {
    String text = expression.toString();
    int end = text.indexOf('\n');
    return expression.getClass().getSimpleName() + " " + (end < 0 ? text : text.substring(0, end));
  }

  List<String> different() {
    return different;
  }

  List<String> unknowns() {
    return unknowns;
  }

  List<String> unparsed() {
    return unparsed;
  }

  int files() {
    return files;
  }

  int total() {
    return same + unknown + different.size();
  }

  double knownShare() {
    return total() == 0 ? 0 : 1 - (double) unknown / total();
  }

  /** Adds what another comparison found. */
  Comparison plus(Comparison other) {
    Comparison sum = new Comparison();
    for (Comparison each : List.of(this, other)) {
      sum.files += each.files;
      sum.same += each.same;
      sum.unknown += each.unknown;
      sum.elements += each.elements;
      sum.constants += each.constants;
      sum.parseNanos += each.parseNanos;
      sum.attributeNanos += each.attributeNanos;
      sum.different.addAll(each.different);
      sum.unknowns.addAll(each.unknowns);
      sum.unparsed.addAll(each.unparsed);
      each.unknownKinds.forEach((kind, n) -> sum.unknownKinds.merge(kind, n, Integer::sum));
      each.uncomparedKinds.forEach((kind, n) -> sum.uncomparedKinds.merge(kind, n, Integer::sum));
    }
    return sum;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d files, %d expressions compared: %d same, %d unknown, %d different (%.2f %% known);"
            + " %d members and %d constants compared; %d files not parsed;"
            + " parsed in %d ms, attributed in %d ms; unknown: %s; without a type in javac: %s",
        files,
        total(),
        same,
        unknown,
        different.size(),
        100 * knownShare(),
        elements,
        constants,
        unparsed.size(),
        parseNanos / 1_000_000,
        attributeNanos / 1_000_000,
        unknownKinds,
        uncomparedKinds);
  }
}
