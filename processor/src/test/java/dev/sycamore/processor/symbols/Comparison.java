package dev.sycamore.processor.symbols;

import com.github.javaparser.ast.expr.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/** Counts of attributed expressions against javac's. */
final class Comparison {
  private int same;
  private int unknown;
  private int elements;
  private long parseNanos;
  private long attributeNanos;
  private final List<String> different = new ArrayList<>();
  private final List<String> unknowns = new ArrayList<>();
  private final List<String> unparsed = new ArrayList<>();
  private final Map<String, Integer> unknownKinds = new TreeMap<>();

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
      different.add(place + " " + firstLine(expression) + ": not javac's " + javac);
    }
  }

  void unknown(String place, Expression expression, TypeMirror javac) {
    unknown++;
    unknownKinds.merge(expression.getClass().getSimpleName(), 1, Integer::sum);
    unknowns.add(place + " " + firstLine(expression) + ": javac " + javac);
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

  int total() {
    return same + unknown + different.size();
  }

  double knownShare() {
    return total() == 0 ? 0 : 1 - (double) unknown / total();
  }

  @Override
  public String toString() {
    return String.format(
        "%d expressions: %d same, %d different, %d unknown (%.2f %% known); %d members;"
            + " %d files not parsed; parse %d ms, attribution %d ms; unknown: %s",
        total(),
        same,
        different.size(),
        unknown,
        100 * knownShare(),
        elements,
        unparsed.size(),
        parseNanos / 1_000_000,
        attributeNanos / 1_000_000,
        unknownKinds);
  }
}
