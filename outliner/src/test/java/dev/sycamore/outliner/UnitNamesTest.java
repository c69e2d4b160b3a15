package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.program.DeviceUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * A unit, with all names in it, is the same whatever other files are compiled with its own: names
 * that clash are numbered in each unit by itself.
 */
@Tag("module")
class UnitNamesTest {

  /** Two libraries whose classes have the same names, and two local records of one name. */
  private static String library(String packageName, int value) {
    return """
    package %s;
    import dev.sycamore.*;
    import dev.sycamore.annotations.*;
    public class Lib {
      public static final int[] TABLE = {1, 2, %d};
      public static final int START = Integer.getInteger("start", 3);
      public interface Function { int at(int x); }
      public record Pair(int a, int b) { public int sum() { return a + b; } }
      public record Box<T>(T a) {}
      public record Added(int by) implements Function {
        public int at(int x) { return x + by; }
      }
      public enum Sign { MINUS(-1), PLUS(1); public final int v; Sign(int v) { this.v = v; } }
      public sealed interface Shape permits Dot, Line {}
      public record Dot(int x) implements Shape {}
      public record Line(int x, int y) implements Shape {}
      public static class Inner { public static int f(int x) { return x + %d; } }
      public static int twice(Function f, int x) { return f.at(f.at(x)); }
      public static <T> T same(T x) { return x; }
      public static int first(int x) {
        record Held(int v) {}
        return same(new Held(x)).v();
      }
      public static int second(int x) {
        record Held(int v) {}
        return same(new Held(x)).v() + 1;
      }
      public static int size(Shape s) { return s instanceof Line l ? l.x() - l.y() : 0; }
      public static int made(int x) {
        return new Added(x).at(x);
      }
      @FastMath public static float fast(float x) { return other(x) * x; }
      public static float other(float x) { return x * x + 1; }
      public static int code(String text) { return text.length(); }
    }
    """
        .formatted(packageName, value, value);
  }

  /** Expressions of a value {@code x}, each of which has names that may clash. */
  private static final List<String> USES =
      List.of(
          "Lib.Inner.f(x)",
          "Lib.TABLE[x & 1]",
          "Lib.START",
          "new Lib.Pair(x, 1).sum()",
          "Lib.same(new Lib.Pair(x, 2)).a()",
          "Lib.same(new Lib.Box<>(new Lib.Pair(x, 2))).a().b()",
          "Lib.Sign.values()[x & 1].v",
          "Lib.size((x & 1) == 0 ? new Lib.Dot(x) : new Lib.Line(x, 3))",
          "Lib.twice(y -> y + 1, x)",
          "Lib.twice(y -> Lib.twice(z -> z * 3, y), x)",
          "Lib.first(x)",
          "Lib.second(x)",
          "Lib.made(x)",
          "(int) Lib.fast(x)",
          "(int) Lib.other(x)",
          "\"some text\".charAt(x & 7)",
          "\"other text\".charAt(x & 7)");

  private static String user(String name, List<String> values) {
    return """
    package users;
    import dev.sycamore.*;
    public class %s {
      static void run(DeviceQueue queue, int[] a) {
        queue.parallelFor(Range.range(3), i -> {
          int x = a[i];
          int s = 0;
          s += %s;
          a[i] = s;
        });
      }
    }
    """
        .formatted(name, String.join(";\n      s += ", values));
  }

  private static List<String> uses(String packageName) {
    return USES.stream().map(use -> use.replace("Lib.", packageName + ".Lib.")).toList();
  }

  private static List<String> backwards(List<String> all) {
    List<String> turned = new ArrayList<>(all);
    Collections.reverse(turned);
    return turned;
  }

  private static Map<String, String> users() {
    Map<String, String> users = new LinkedHashMap<>();
    List<String> both = new ArrayList<>(uses("q"));
    both.addAll(uses("p"));
    users.put("First", user("First", uses("p")));
    users.put("Second", user("Second", backwards(uses("q"))));
    users.put("Third", user("Third", both));
    users.put("Last", user("Last", backwards(uses("p").subList(6, USES.size()))));
    return users;
  }

  private static Map<String, DeviceUnit> units(List<String> sources) {
    List<String> all = new ArrayList<>(sources);
    all.add(library("p", 3));
    all.add(library("q", 4));
    OutlineResult result = OutlineRun.of(all.toArray(String[]::new));
    assertThat(result.diagnostics()).isEmpty();
    Map<String, DeviceUnit> units = new LinkedHashMap<>();
    result.program().units().forEach(unit -> units.put(unit.name(), unit));
    return units;
  }

  @TestFactory
  List<DynamicTest> unitsAreTheSameAloneAndTogether() {
    List<String> sources = List.copyOf(users().values());
    Map<String, DeviceUnit> together = units(sources);
    Map<String, DeviceUnit> turned = units(backwards(sources));
    List<DynamicTest> tests = new ArrayList<>();
    users()
        .forEach(
            (name, source) ->
                tests.add(
                    DynamicTest.dynamicTest(
                        name,
                        () -> {
                          DeviceUnit alone = units(List.of(source)).get(name);
                          assertThat(alone).isNotNull();
                          assertThat(together.get(name)).isEqualTo(alone);
                          assertThat(turned.get(name)).isEqualTo(alone);
                        })));
    return tests;
  }
}
