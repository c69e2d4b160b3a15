package dev.sycamore.processor;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** A class of an {@link EditedProgram}, made of those with smaller numbers. */
final class EditedClass {

  static final int FIELDS = 3;

  private static final String[] TYPES = {"int", "short", "byte", "long", "char", "float"};
  private static final String[] PARAMETERS = {"long", "short", "byte", "Integer", "float"};

  private final Random dice;
  private final int number;
  private final Expressions expressions;
  private final String[] types = new String[FIELDS];
  private final String[] values = new String[FIELDS];
  private final Set<String> overloads = new TreeSet<>();
  private String body;
  private String argument;
  private String element;
  private String first = "int a, short b";
  private boolean overrides;
  private String comment = "";

  EditedClass(Random dice, int number) {
    this.dice = dice;
    this.number = number;
    expressions = new Expressions(dice, number);
    for (int i = 0; i < FIELDS; i++) {
      newField(i);
    }
    body = expressions.value("x");
    argument = expressions.constant();
    element = expressions.constant();
  }

  private void newField(int index) {
    types[index] = TYPES[dice.nextInt(TYPES.length)];
    values[index] = expressions.constant();
  }

  static String qualified(int number) {
    return (number % 2 == 0 ? "p.C" : "q.C") + number;
  }

  static String field(int number, int index) {
    return "K" + number + "_" + index;
  }

  /** A use of what is special about a class. */
  static String member(int number, String name, String argument) {
    return switch (number % 4) {
      case 0 -> name + ".In.V";
      case 1 -> "(int) new " + name + "(2, (short) " + argument + ").a()";
      case 2 -> name + ".A.v";
      default -> "new " + name + ".Of(1).d(" + argument + ")";
    };
  }

  String path() {
    return qualified(number).replace('.', '/') + ".java";
  }

  /** Changes one thing. */
  void edit() {
    switch (dice.nextInt(9)) {
      case 0, 1 -> newField(dice.nextInt(FIELDS));
      case 2 -> body = expressions.value("x");
      case 3 -> argument = expressions.constant();
      case 4 -> element = expressions.constant();
      case 5 -> toggle(PARAMETERS[dice.nextInt(PARAMETERS.length)]);
      case 6 -> overrides = !overrides;
      case 7 -> first = first.startsWith("int") ? "long a, int b" : "int a, short b";
      default -> comment = "// " + dice.nextInt(9) + "\n";
    }
  }

  private void toggle(String parameter) {
    if (!overloads.remove(parameter)) {
      overloads.add(parameter);
    }
  }

  String text() {
    StringBuilder text = new StringBuilder(comment);
    text.append("package ").append(qualified(number), 0, 1).append(";\n");
    text.append(expressions.imports());
    text.append("public ").append(header()).append('\n');
    for (int i = 0; i < FIELDS; i++) {
      text.append(
          "  public static final %s %s = (%s) (%s);%n"
              .formatted(types[i], field(number, i), types[i], values[i]));
    }
    text.append("  public static final int[] T = {%s, 2};%n".formatted("(int) (" + element + ")"));
    text.append("  public static int f(int x) { return x + %s; }%n".formatted(body));
    int code = 10;
    for (String parameter : overloads) {
      code++;
      text.append(
          "  public static int f(%s x) { return %d + (int) (%s); }%n"
              .formatted(parameter, code, argument));
    }
    return text.append("}\n").toString();
  }

  private String header() {
    String name = "C" + number;
    String value = "(int) (" + argument + ")";
    return switch (number % 4) {
      case 0 ->
          "class %s extends Root {%s"
              .formatted(
                  name,
                  overrides
                      ? " public static class In { public static final int V = %s; }"
                          .formatted(value)
                      : " public static class In extends Inner { }");
      case 1 ->
          "record %s(%s) { public %s(int x, short y, int z) { this(x, y); }"
              .formatted(name, first, name);
      case 2 ->
          "enum %s { A(%s), B(3); public final int v; %s(int v) { this.v = v; }"
              .formatted(name, value, name);
      default ->
          """
          interface %s {
            default int d(int x) { return x + %s; }
            record Of(int z) implements %s {%s }
          """
              .formatted(name, value, name, overrides ? " public int d(int x) { return x; }" : "");
    };
  }
}
