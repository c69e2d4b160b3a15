package dev.sycamore.processor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * A random program of many files, which is edited at random: classes that are made of constants,
 * methods and types of those before them, classes that share their names, kernels that use all, and
 * a library. Which files are compiled, and in which order, changes too; others are on the source
 * path.
 */
final class EditedProgram {

  private static final int CLASSES = 7;
  private static final int KERNELS = 2;

  private final Random dice;
  private final List<EditedClass> classes = new ArrayList<>();
  private final List<String> kernels = new ArrayList<>();
  private final EditedTwins twins;
  private final int[] roots = {1, 2, 3};
  private final int[] limits = {5, 6};
  private boolean rootHasInner = true;
  private boolean shadowed;
  private boolean limitsAreSource;
  private boolean isJar;
  private boolean alone;
  private long order;

  EditedProgram(long seed) {
    dice = new Random(seed);
    twins = new EditedTwins(dice);
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
    switch (dice.nextInt(18)) {
      case 0 -> roots[dice.nextInt(roots.length)] = dice.nextInt(9);
      case 1 -> rootHasInner = !rootHasInner;
      case 2 -> shadowed = !shadowed;
      case 3 -> limitsAreSource = !limitsAreSource;
      case 4 -> isJar = !isJar;
      case 5 -> limits[dice.nextInt(limits.length)] = dice.nextInt(9);
      case 6 -> newKernel(dice.nextInt(KERNELS));
      case 7 -> alone = !alone;
      case 8 -> order = dice.nextLong();
      case 9, 10, 11, 12 -> twins.edit();
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
    text.append("        s += ").append(EditedTwins.use(dice, "i")).append(";\n");
    text.append("        s += ").append(EditedTwins.useInPackage("i")).append(";\n");
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

  /**
   * The sources that are compiled, by their paths, in the order in which the compiler gets them.
   */
  Map<String, String> sources() {
    Map<String, String> all = all();
    List<String> paths = new ArrayList<>(all.keySet());
    paths.removeAll(sourcePath().keySet());
    Collections.shuffle(paths, new Random(order));
    Map<String, String> sources = new LinkedHashMap<>();
    paths.forEach(path -> sources.put(path, all.get(path)));
    return sources;
  }

  /** The sources that the compiler finds for itself, by their paths. */
  Map<String, String> sourcePath() {
    Map<String, String> others = new TreeMap<>(alone ? all() : Map.of());
    others.keySet().removeIf(path -> path.contains("Kernel") || path.equals(twins.hiddenFile()));
    return others;
  }

  private Map<String, String> all() {
    Map<String, String> all = new TreeMap<>();
    twins.addTo(all);
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
    all.put("q/Shadow.java", shadow("q", roots[1]));
    if (shadowed) {
      all.put("p/Shadow.java", shadow("p", roots[2] + 20));
    }
    if (limitsAreSource) {
      all.put("p/Limits.java", limits("p", limits[0] + 30));
    }
    return all;
  }

  /** One of two classes that share their name. */
  private static String shadow(String packageName, int value) {
    return """
    package %s;
    public class Shadow {
      public static final short V = %d;
      public static int f(int x) { return x * V; }
    }
    """
        .formatted(packageName, value);
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
