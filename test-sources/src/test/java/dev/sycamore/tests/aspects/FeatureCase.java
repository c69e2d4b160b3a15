package dev.sycamore.tests.aspects;

import dev.sycamore.annotations.Aspect;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * One cell of the table: a feature, who uses it and who says so, and the form of the kernel. It
 * writes its own source, in which the line with the use is marked if a warning belongs there.
 */
record FeatureCase(Feature feature, Situation situation, Form form) {

  /** The mark of a line that is warned of. */
  static final String WARNED = " // warned";

  /** The mark of a line that is warned of when the kernel is linked. */
  static final String WARNED_WHEN_LINKED = " // warned when linked";

  /** The optional features. */
  enum Feature {
    FP16(Aspect.FP16, Aspect.ATOMIC64, "Half.of(x).toFloat()"),
    FP64(Aspect.FP64, Aspect.ATOMIC64, "(float) (x * 2.0)"),
    ATOMIC64(Aspect.ATOMIC64, Aspect.FP64, "(float) Atomics.add(l, 0, 1L)");

    final Aspect aspect;
    final Aspect other;
    final String use;

    Feature(Aspect aspect, Aspect other, String use) {
      this.aspect = aspect;
      this.other = other;
      this.use = use;
    }
  }

  /** What a function says. */
  private enum Says {
    NOTHING,
    THE_FEATURE,
    ANOTHER
  }

  /** Where the use is. */
  private enum Where {
    NOWHERE,
    IN_THE_KERNEL,
    IN_A_CALLEE,
    IN_ANOTHER_FILE,
    IN_ANOTHER_JAR
  }

  /** Who uses the feature and who says so. */
  enum Situation {
    KERNEL_USES(Where.IN_THE_KERNEL, Says.NOTHING, Says.NOTHING, false),
    KERNEL_USES_AND_SAYS_SO(Where.IN_THE_KERNEL, Says.THE_FEATURE, Says.NOTHING, false),
    KERNEL_USES_AND_SAYS_ANOTHER(Where.IN_THE_KERNEL, Says.ANOTHER, Says.NOTHING, true),
    CALLEE_USES(Where.IN_A_CALLEE, Says.NOTHING, Says.NOTHING, false),
    CALLEE_USES_AND_SAYS_SO(Where.IN_A_CALLEE, Says.NOTHING, Says.THE_FEATURE, false),
    CALLEE_USES_AND_SAYS_ANOTHER(Where.IN_A_CALLEE, Says.NOTHING, Says.ANOTHER, true),
    CALLEE_USES_KERNEL_SAYS_SO(Where.IN_A_CALLEE, Says.THE_FEATURE, Says.NOTHING, false),
    CALLEE_USES_KERNEL_SAYS_ANOTHER(Where.IN_A_CALLEE, Says.ANOTHER, Says.NOTHING, true),
    OTHER_FILE_USES(Where.IN_ANOTHER_FILE, Says.NOTHING, Says.NOTHING, false),
    OTHER_FILE_USES_AND_SAYS_SO(Where.IN_ANOTHER_FILE, Says.NOTHING, Says.THE_FEATURE, false),
    OTHER_FILE_USES_KERNEL_SAYS_ANOTHER(Where.IN_ANOTHER_FILE, Says.ANOTHER, Says.NOTHING, true),
    OTHER_JAR_USES(Where.IN_ANOTHER_JAR, Says.NOTHING, Says.NOTHING, false),
    OTHER_JAR_USES_AND_SAYS_SO(Where.IN_ANOTHER_JAR, Says.NOTHING, Says.THE_FEATURE, false),
    OTHER_JAR_USES_KERNEL_SAYS_SO(Where.IN_ANOTHER_JAR, Says.THE_FEATURE, Says.NOTHING, false),
    OTHER_JAR_USES_KERNEL_SAYS_ANOTHER(Where.IN_ANOTHER_JAR, Says.ANOTHER, Says.NOTHING, false),
    OTHER_JAR_USES_AND_SAYS_SO_KERNEL_SAYS_ANOTHER(
        Where.IN_ANOTHER_JAR, Says.ANOTHER, Says.THE_FEATURE, true),
    ONLY_THE_KERNEL_SAYS_SO(Where.NOWHERE, Says.THE_FEATURE, Says.NOTHING, false),
    ONLY_THE_CALLEE_SAYS_SO(Where.NOWHERE, Says.NOTHING, Says.THE_FEATURE, false);

    final Where where;
    final Says kernel;
    final Says callee;
    final boolean warned;

    Situation(Where where, Says kernel, Says callee, boolean warned) {
      this.where = where;
      this.kernel = kernel;
      this.callee = callee;
      this.warned = warned;
    }

    /** Whether neither kernel nor callee says what the callee of another jar uses. */
    boolean isUnexpected() {
      return where == Where.IN_ANOTHER_JAR
          && kernel != Says.THE_FEATURE
          && callee != Says.THE_FEATURE;
    }
  }

  /** How the kernel is written. */
  enum Form {
    INLINE,
    VARIABLE,
    OBJECT,
    METHOD
  }

  /** The class that holds the cases of a feature and a form. */
  static String className(Feature feature, Form form) {
    return camel(feature.name()) + camel(form.name());
  }

  String className() {
    return className(feature, form);
  }

  /** The method that launches the kernel: {@code (DeviceQueue, float[], long[])}. */
  String method() {
    return camel(situation.name()).substring(0, 1).toLowerCase(Locale.ROOT)
        + camel(situation.name()).substring(1);
  }

  /** What a device must have. */
  Set<Aspect> required() {
    Set<Aspect> required = EnumSet.of(feature.aspect);
    if (situation.kernel == Says.ANOTHER || situation.callee == Says.ANOTHER) {
      required.add(feature.other);
    }
    return required;
  }

  boolean warned() {
    return situation.warned;
  }

  /** The members of {@link #className()}. */
  String members() {
    boolean inKernel =
        situation.where == Where.IN_THE_KERNEL || situation.where == Where.IN_ANOTHER_JAR;
    String mark =
        situation.isUnexpected() ? WARNED_WHEN_LINKED : warned() && inKernel ? WARNED : "";
    String body = "a[i] = " + expression() + ";" + mark;
    String says = says(situation.kernel);
    String launch = "  static void " + method() + "(DeviceQueue q, float[] a, long[] l) {\n    ";
    String end = "\n  }\n";
    String callee = isElsewhere() ? "" : callee();
    return callee
        + switch (form) {
          case INLINE ->
              launch
                  + "q.parallelFor(range(4), ("
                  + says
                  + "RangeKernel1) i -> {\n      "
                  + body
                  + "\n    }).await();"
                  + end;
          case VARIABLE ->
              launch
                  + says
                  + "RangeKernel1 k = i -> {\n      "
                  + body
                  + "\n    };\n    q.parallelFor(range(4), k).await();"
                  + end;
          case OBJECT ->
              "  "
                  + says
                  + "record "
                  + camel(situation.name())
                  + "(float[] a, long[] l) implements RangeKernel1 {\n"
                  + "    public void run(int i) {\n      "
                  + body
                  + "\n    }\n  }\n"
                  + launch
                  + "q.parallelFor(range(4), new "
                  + camel(situation.name())
                  + "(a, l)).await();"
                  + end;
          case METHOD ->
              "  @Kernel "
                  + says
                  + "static void "
                  + method()
                  + "Kernel(int i, float[] a, long[] l) {\n    "
                  + body
                  + "\n  }\n"
                  + launch
                  + className()
                  + "Kernels."
                  + method()
                  + "Kernel(q, range(4), a, l).await();"
                  + end;
        };
  }

  /** The members of the class in the other file. */
  String otherFileMembers() {
    return situation.where == Where.IN_ANOTHER_FILE ? callee() : "";
  }

  /** The members of the class in the other jar. */
  String otherJarMembers() {
    return situation.where == Where.IN_ANOTHER_JAR ? callee() : "";
  }

  private boolean isElsewhere() {
    return situation.where == Where.IN_ANOTHER_FILE || situation.where == Where.IN_ANOTHER_JAR;
  }

  private String expression() {
    boolean calls = situation.callee != Says.NOTHING || situation.where != Where.IN_THE_KERNEL;
    if (situation == Situation.ONLY_THE_KERNEL_SAYS_SO) {
      return "a[i] + 1";
    }
    if (!calls) {
      return feature.use.replace("x", "a[i]");
    }
    String holder =
        switch (situation.where) {
          case IN_ANOTHER_FILE -> "Other" + className() + ".";
          case IN_ANOTHER_JAR -> "Jar" + className() + ".";
          default -> "";
        };
    return holder + method() + "Callee(a[i]" + (takesLongs() ? ", l)" : ")");
  }

  private boolean takesLongs() {
    return feature == Feature.ATOMIC64 && situation.where != Where.NOWHERE;
  }

  private String callee() {
    if (situation.where == Where.IN_THE_KERNEL || situation == Situation.ONLY_THE_KERNEL_SAYS_SO) {
      return "";
    }
    return "  "
        + says(situation.callee)
        + (situation.where == Where.IN_ANOTHER_JAR ? "@Device(external = true) public " : "")
        + "static float "
        + method()
        + "Callee(float x"
        + (takesLongs() ? ", long[] l" : "")
        + ") {\n    return "
        + (situation.where == Where.NOWHERE ? "x" : feature.use)
        + ";"
        + (warned() && situation.where != Where.IN_ANOTHER_JAR ? WARNED : "")
        + "\n  }\n";
  }

  private String says(Says says) {
    return switch (says) {
      case NOTHING -> "";
      case THE_FEATURE -> "@DeviceHas(Aspect." + feature.aspect + ") ";
      case ANOTHER -> "@DeviceHas(Aspect." + feature.other + ") ";
    };
  }

  private static String camel(String name) {
    StringBuilder camel = new StringBuilder();
    for (String word : name.toLowerCase(Locale.ROOT).split("_", -1)) {
      camel.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return camel.toString();
  }
}
