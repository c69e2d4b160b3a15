package dev.sycamore.processor;

import java.util.Map;
import java.util.Random;

/**
 * The classes of an {@link EditedProgram} that have one simple name in two packages, with all that
 * gets a name of its own in device code; one that moves from a package to another, and one whose
 * file is renamed.
 */
final class EditedTwins {

  private static final String[] PACKAGES = {"t1", "t2"};
  private static final String[] FILES = {"p/Hold.java", "p/Loose.java", "p/Other.java"};

  /** Uses of TWIN, one of the classes with one name, with an argument X. */
  private static final String[] USES = {
    "TWIN.f(X)",
    "TWIN.In.f(X)",
    "TWIN.T[X & 1]",
    "new TWIN.Pair(X, 1).sum()",
    "TWIN.same(new TWIN.Pair(X, 2)).sum()",
    "TWIN.same(new TWIN.Box<>(new TWIN.Pair(X, 3))).a().b()",
    "TWIN.Kind.values()[X & 1].v",
    "TWIN.size((X & 1) == 0 ? new TWIN.Dot(X) : new TWIN.Line(X, 3))",
    "TWIN.twice(y -> y + 1, X)",
    "TWIN.twice(y -> TWIN.twice(z -> z * 3, y), X)",
    "TWIN.twice(t1.Twin.In::f, X)",
    "TWIN.twice(t2.Twin::g, X)",
    "TWIN.local(X)",
    "TWIN.other(X)",
    "TWIN.letter(X)",
    "Moved.g(X)",
    "Moved.M",
  };

  private final Random dice;
  private final int[] values = {3, 4};
  private final boolean[] overloaded = new boolean[PACKAGES.length];
  private final boolean[] warns = new boolean[PACKAGES.length];
  private int moved;
  private int file;

  EditedTwins(Random dice) {
    this.dice = dice;
  }

  /** Changes one thing. */
  void edit() {
    int twin = dice.nextInt(PACKAGES.length);
    switch (dice.nextInt(6)) {
      case 0 -> values[twin] = dice.nextInt(9);
      case 1 -> overloaded[twin] = !overloaded[twin];
      case 2 -> warns[twin] = !warns[twin];
      case 3 -> moved = 1 - moved;
      case 4 -> file = dice.nextInt(FILES.length);
      default -> {
        int value = values[0];
        values[0] = values[1];
        values[1] = value;
      }
    }
  }

  /** An int expression of device code. */
  static String use(Random dice, String argument) {
    String twin = PACKAGES[dice.nextInt(PACKAGES.length)] + ".Twin";
    return USES[dice.nextInt(USES.length)].replace("TWIN", twin).replace("X", argument);
  }

  /** An int expression for code in package p. */
  static String useInPackage(String argument) {
    return "Loose.h(" + argument + ")";
  }

  /** The file that no search for its class finds. */
  String hiddenFile() {
    return FILES[file];
  }

  void addTo(Map<String, String> sources) {
    for (int i = 0; i < PACKAGES.length; i++) {
      sources.put(PACKAGES[i] + "/Twin.java", twin(i));
    }
    sources.put("m1/One.java", "package m1; public class One { }");
    sources.put("m2/Two.java", "package m2; public class Two { }");
    String to = moved == 0 ? "m1" : "m2";
    sources.put(
        to + "/Moved.java",
        """
        package %s;
        public class Moved {
          public static final int M = 7;
          public static int g(int x) { return x - M; }
        }
        """
            .formatted(to));
    sources.put(FILES[file], "package p; class Loose { static int h(int x) { return x * 5; } }");
  }

  private String twin(int index) {
    String overload = "public static int f(long x) { return (int) x * V; }";
    return """
    package %s;
    public class Twin {
      public static final int V = %d;
      public static final int[] T = {V, 2};
      public interface Op { int at(int x); }
      public record Pair(int a, int b) { public int sum() { return a + b * V; } }
      public record Box<T>(T a) { }
      public enum Kind { A(V), B(2); public final int v; Kind(int v) { this.v = v; } }
      public sealed interface Shape permits Dot, Line { }
      public record Dot(int x) implements Shape { }
      public record Line(int x, int y) implements Shape { }
      public static class In { public static int f(int x) { return x ^ V; } }
      public static int f(int x) { %s return x + V; }
      %s
      public static int g(int x) { return f(x) + f((short) x); }
      public static int twice(Op op, int x) { return op.at(op.at(x)); }
      public static <T> T same(T x) { return x; }
      public static int local(int x) {
        record Held(int v) { int plus() { return v + V; } }
        return same(new Held(x)).plus();
      }
      public static int other(int x) {
        record Held(int v) { int plus() { return v + 1; } }
        return twice(y -> same(new Held(y)).plus(), x);
      }
      public static int size(Shape s) { return s instanceof Line l ? l.x() - l.y() : V; }
      public static int letter(int x) { return "text%d".charAt(x & 3); }
    }
    """
        .formatted(
            PACKAGES[index],
            values[index],
            warns[index] ? "In.f(x);" : "",
            overloaded[index] ? overload : "",
            values[index]);
  }
}
