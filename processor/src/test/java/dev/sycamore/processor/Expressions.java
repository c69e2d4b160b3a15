package dev.sycamore.processor;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Random expressions of what the first classes of a program declare, and imports for them. */
final class Expressions {

  private static final String[] ARITHMETIC = {"+", "-", "*"};
  private static final String[] BITWISE = {"^", "|", "&", "<<", ">>>"};

  private final Random dice;
  private final int below;
  private final Set<String> imports = new TreeSet<>();

  /**
   * @param below the number of the classes that may be named
   */
  Expressions(Random dice, int below) {
    this.dice = dice;
    this.below = below;
    imports.add("import q.*;");
    imports.add("import lib.*;");
    imports.add("import m1.*;");
    imports.add("import m2.*;");
  }

  String imports() {
    return String.join("\n", imports) + "\n";
  }

  /** A constant expression, of a type that converts to int. */
  String constant() {
    return switch (dice.nextInt(6)) {
      case 0 -> Integer.toString(dice.nextInt(20));
      case 1 -> "(%s > %s ? %s : %s)".formatted(name(), dice.nextInt(9), name(), dice.nextInt(99));
      case 2 -> "(byte) (" + name() + " + " + name() + ")";
      case 3 -> name() + " " + ARITHMETIC[dice.nextInt(ARITHMETIC.length)] + " " + name();
      default ->
          "(int) %s %s (int) %s".formatted(name(), BITWISE[dice.nextInt(BITWISE.length)], name());
    };
  }

  private String name() {
    int form = dice.nextInt(below == 0 ? 6 : 12);
    if (form >= 6) {
      return field(dice.nextInt(below), form);
    }
    return switch (form) {
      case 0 -> "Shadow.V";
      case 1 -> "Limits.MAX";
      case 2 -> "Above.Inner.MIN";
      case 3 -> "lib.Above.UP";
      case 4 -> "Root.Inner.V";
      default -> "q.Root.H";
    };
  }

  private String field(int number, int form) {
    String owner = EditedClass.qualified(number);
    String field = EditedClass.field(number, dice.nextInt(EditedClass.FIELDS));
    if (form < 8) {
      imports.add("import static " + owner + "." + field + ";");
      return field;
    }
    return type(number, form) + "." + field;
  }

  private String type(int number, int form) {
    String owner = EditedClass.qualified(number);
    if (form < 10) {
      return owner;
    }
    imports.add("import " + owner + ";");
    return owner.substring(2);
  }

  /** An int expression of device code. */
  String value(String argument) {
    if (below == 0) {
      return "(int) (" + constant() + ")";
    }
    int number = dice.nextInt(below);
    String owner = type(number, 8 + dice.nextInt(4));
    return switch (dice.nextInt(12)) {
      case 0 -> owner + ".f(" + argument + ")";
      case 1 -> owner + ".f((short) " + argument + ")";
      case 2 -> owner + ".f((byte) " + argument + ")";
      case 3 -> owner + ".T[" + argument + " & 1]";
      case 4 -> EditedClass.member(number, owner, argument);
      case 5 -> "Shadow.f(" + argument + ")";
      case 6 -> "Root.r(" + argument + ")";
      case 7, 8, 9 -> EditedTwins.use(dice, argument);
      case 10 -> "(" + argument + " == " + name() + " ? 1 : 2)";
      default -> "(int) (" + constant() + ")";
    };
  }
}
