package dev.sycamore.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * A random program of many files, which is edited at random: classes that are made of constants,
 * methods and types of those before them, kernels that use all, and a library.
 */
final class EditedProgram {

  private static final int CLASSES = 7;
  private static final int KERNELS = 2;

  private final Random dice;
  private final List<EditedClass> classes = new ArrayList<>();
  private final List<String> kernels = new ArrayList<>();
  private final int[] roots = {1, 2, 3};
  private final int[] limits = {5, 6};
  private boolean rootHasInner = true;
  private boolean shadowed;
  private boolean limitsAreSource;
  private boolean isJar;

  EditedProgram(long seed) {
    dice = new Random(seed);
    for (int i = 0; i < CLASSES; i++) {
      classes.add(new EditedClass(dice, i));
    }
    for (int i = 0; i < KERNELS; i++) {
      kernels.add("");
      newKernel(i);
    }
  }

  /** Changes one thing; sometimes one that makes no difference. */
  void edit() {
    switch (dice.nextInt(12)) {
      case 0 -> roots[dice.nextInt(roots.length)] = dice.nextInt(9);
      case 1 -> rootHasInner = !rootHasInner;
      case 2 -> shadowed = !shadowed;
      case 3 -> limitsAreSource = !limitsAreSource;
      case 4 -> isJar = !isJar;
      case 5 -> limits[dice.nextInt(limits.length)] = dice.nextInt(9);
      case 6 -> newKernel(dice.nextInt(KERNELS));
      default -> classes.get(dice.nextInt(CLASSES)).edit();
    }
  }

  private void newKernel(int number) {
    Expressions values = new Expressions(dice, CLASSES);
    String own = values.constant();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      text.append("        s += ").append(values.value("i")).append(";\n");
    }
    kernels.set(
        number,
        """
        package p;
        %simport dev.sycamore.DeviceQueue;
        import dev.sycamore.Range;
        class Kernel%d {
          static final int OWN = (int) (%s);
          static void run(DeviceQueue queue, int[] o) {
            queue.parallelFor(Range.range(8), i -> {
              int s = OWN;
        %s      o[i] = s;
            });
          }
        }
        """
            .formatted(
                values.imports(), number, own, text.toString().replace("        ", "      ")));
  }

  /** The sources, by their paths. */
  Map<String, String> sources() {
    Map<String, String> all = new TreeMap<>();
    for (EditedClass each : classes) {
      all.put(each.path(), each.text());
    }
    for (int i = 0; i < KERNELS; i++) {
      all.put("p/Kernel%d.java".formatted(i), kernels.get(i));
    }
    String inner = "public static class Inner { public static final int V = %d; }";
    all.put(
        "q/Root.java",
        "package q; public class Root extends Base { public static final int H = %d; %s }"
            .formatted(roots[0], rootHasInner ? inner.formatted(roots[1]) : ""));
    all.put(
        "q/Base.java",
        "package q; public class Base { %s public static int r(int x) { return x + %d; } }"
            .formatted(inner.formatted(roots[2] + 10), roots[2]));
    all.put("q/Shadow.java", shadow("q", "int", roots[1]));
    if (shadowed) {
      all.put("p/Shadow.java", shadow("p", "long", roots[2] + 20));
    }
    if (limitsAreSource) {
      all.put("p/Limits.java", limits("p", limits[0] + 30));
    }
    return all;
  }

  /**
   * One of two classes that share their name. Their methods do not: a number keeps such functions
   * apart in device code, and counts those of all files that are compiled together.
   */
  private static String shadow(String packageName, String type, int value) {
    return """
    package %s;
    public class Shadow {
      public static final short V = %d;
      public static int f(%s x) { return (int) x * V; }
    }
    """
        .formatted(packageName, value, type);
  }

  private String limits(String packageName, int value) {
    return """
    package %s;
    public class Limits {
      public static final int MAX = %d;
      public static class Inner { public static final int MIN = MAX - %d; }
    }
    """
        .formatted(packageName, value, limits[1]);
  }

  Map<String, String> library() {
    return Map.of(
        "lib/Limits.java",
        limits("lib", limits[0]),
        "lib/Above.java",
        "package lib; public class Above extends Limits { public static final int UP = %d; }"
            .formatted(limits[1]));
  }

  boolean libraryIsJar() {
    return isJar;
  }
}
