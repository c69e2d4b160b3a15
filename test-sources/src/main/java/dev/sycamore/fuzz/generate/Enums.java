package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.EnumClass;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;

/** Random enums, and random uses of their constants. */
final class Enums {
  private static final List<String> CONSTANTS = List.of("A", "B", "C", "D", "E");

  private final GeneratorContext context;
  private final Dice dice;
  private final Calls calls;

  Enums(GeneratorContext context, Calls calls) {
    this.context = context;
    this.dice = context.dice;
    this.calls = calls;
  }

  /** An enum class, in some programs with fields and a method. */
  static EnumClass enumClass(GeneratorContext context, Expressions expressions) {
    Dice dice = context.dice;
    List<String> constants = CONSTANTS.subList(0, dice.between(1, CONSTANTS.size()));
    String name = "E" + context.enums.size();
    List<FuzzVariable> fields = new ArrayList<>();
    List<List<String>> values = new ArrayList<>();
    List<String> ranks = new ArrayList<>();
    if (context.has(Feature.ENUM_MEMBER) && dice.chance(60)) {
      Scope scope = Scope.empty();
      for (int k = dice.between(1, 3); k > 0; k--) {
        Prim type = context.anyType();
        fields.add(scope.declare(new FuzzVariable(context.freshName("w"), type, false)));
      }
      scope.declare(new FuzzVariable("x", Prim.INT, false));
      ranks.add(expressions.of(Prim.INT, scope, 2).text());
      for (int k = 0; k < constants.size(); k++) {
        values.add(fields.stream().map(f -> argument(f.type(), expressions)).toList());
        ranks.add(dice.chance(30) ? expressions.of(Prim.INT, scope, 1).text() : "");
      }
    }
    boolean hasFunctions =
        !fields.isEmpty() && context.has(Feature.ENUM_FUNCTION) && dice.chance(60);
    if (!hasFunctions) {
      return new EnumClass(name, constants, fields, values, ranks, "", List.of());
    }
    FunctionType type = dice.of(FunctionType.ALL);
    List<String> functions = new ArrayList<>();
    for (int k = 0; k < constants.size(); k++) {
      List<String> references = type.references();
      functions.add(
          references.isEmpty() || dice.chance(70)
              ? expressions.calls().lambda(type, Scope.empty(), 2).text()
              : dice.of(references));
    }
    return new EnumClass(name, constants, fields, values, ranks, type.name(), functions);
  }

  /** The functions of constants that can be called. */
  List<FunctionVariable> functions(Scope scope) {
    List<FunctionVariable> functions = new ArrayList<>();
    for (EnumClass type : context.enums) {
      FunctionType.ALL.stream()
          .filter(f -> f.name().equals(type.function()))
          .map(f -> new FunctionVariable(value(type, scope) + "." + EnumClass.FUNCTION, f))
          .forEach(functions::add);
    }
    return functions;
  }

  /** A constant expression of a type, as an argument. */
  private static String argument(Prim type, Expressions expressions) {
    return "(" + type.keyword() + ") (" + expressions.of(type, Scope.empty(), 0).text() + ")";
  }

  /** A constant, or what names one. */
  String value(EnumClass type, Scope scope) {
    List<EnumVariable> there = scope.enums(type);
    List<FuzzVariable> numbers = scope.variables(Prim.INT);
    if (context.has(Feature.ENUM_MEMBER) && !numbers.isEmpty() && dice.chance(15)) {
      String index = dice.of(numbers).name();
      return type.name() + ".values()[(" + index + " >>> 1) % " + type.constants().size() + "]";
    }
    return there.isEmpty() || dice.chance(30)
        ? type.constant(dice.below(type.constants().size()))
        : dice.of(there).name();
  }

  /** Whether two are the same, or not. */
  Expr comparison(Scope scope) {
    EnumClass type = dice.of(context.enums);
    if (context.has(Feature.ENUM_MEMBER) && dice.chance(30)) {
      String same = value(type, scope) + ".equals(" + value(type, scope) + ")";
      return new Expr.Name(new FuzzVariable(same, Prim.BOOLEAN, false));
    }
    String operator = dice.of(List.of(" == ", " != "));
    String text = "(" + value(type, scope) + operator + value(type, scope) + ")";
    return new Expr.Name(new FuzzVariable(text, Prim.BOOLEAN, false));
  }

  /** A number that a constant gives: its order, or what its method returns. */
  Expr number(Scope scope, Expr argument) {
    EnumClass type = dice.of(context.enums);
    String constant = value(type, scope);
    if (type.hasMembers() && dice.chance(70)) {
      return new Expr.Call(constant + ".rank", Prim.INT, "", List.of(argument), "");
    }
    String order = constant + ".compareTo(" + value(type, scope) + ")";
    return new Expr.Name(new FuzzVariable(order, Prim.INT, false));
  }

  /** What a switch can be on. */
  Expr.Constant selector(Scope scope) {
    EnumClass type = dice.of(context.enums);
    return new Expr.Constant(value(type, scope), type);
  }

  /** A private array of constants, of which some elements are declared into the scope. */
  private Stmt array(EnumClass type, Scope scope) {
    int length = 1 << dice.between(1, 3);
    List<String> elements = new ArrayList<>();
    for (int k = 0; k < length; k++) {
      elements.add(value(type, scope));
    }
    String name = context.freshName("q");
    StringBuilder value = new StringBuilder("{" + String.join(", ", elements) + "}");
    if (dice.chance(40)) {
      value.replace(0, value.length(), "new %s[%d]".formatted(type.name(), length));
      for (int k = 0; k < length; k++) {
        value.append("; %s[%d] = %s".formatted(name, k, elements.get(k)));
      }
    }
    List<FuzzVariable> indices = scope.variables(Prim.INT);
    String place = indices.isEmpty() ? "1" : dice.of(indices).name() + " & " + (length - 1);
    scope.declare(new EnumVariable(name + "[" + place + "]", type, true));
    scope.declare(new EnumVariable(name + "[" + dice.below(length) + "]", type, true));
    return new Stmt.DeclareArray(type.name() + "[] " + name, value.toString(), List.of());
  }

  /** Declares one, or an array of some, or assigns one. */
  Stmt keep(Scope scope, int depth) {
    EnumClass type = dice.of(context.enums);
    if (context.has(Feature.ENUM_ARRAY) && dice.chance(25)) {
      return array(type, scope);
    }
    List<Stmt.Keep> values = new ArrayList<>();
    values.add(new Stmt.Keep("", value(type, scope), "", null));
    calls
        .generic("", () -> value(type, scope), scope, depth)
        .forEach(maker -> values.add(maker.get()));
    Stmt.Keep value = values.get(values.size() == 1 || dice.chance(50) ? 0 : 1);
    List<EnumVariable> mutable = scope.enums(type).stream().filter(e -> e.mutable()).toList();
    if (!mutable.isEmpty() && dice.chance(50)) {
      return value.into(dice.of(mutable).name());
    }
    String name = context.freshName("e");
    scope.declare(new EnumVariable(name, type, true));
    return value.into(type.name() + " " + name);
  }
}
