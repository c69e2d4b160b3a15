package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.SealedInterface;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Random sealed interfaces, and random uses of their values. */
final class SealedValues {
  private static final List<String> PARTS = List.of("A", "B", "C");

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  SealedValues(GeneratorContext context, Expressions expressions) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = expressions;
  }

  /** A sealed interface of one to three records. */
  static SealedInterface sealedInterface(GeneratorContext context, Expressions expressions) {
    Dice dice = context.dice;
    String name = "S" + context.sealed.size();
    List<SealedInterface.Part> records = new ArrayList<>();
    for (int k = dice.between(1, PARTS.size()); k > 0; k--) {
      Scope scope = Scope.empty();
      List<FuzzVariable> components = new ArrayList<>();
      for (int c = dice.below(4); c > 0; c--) {
        components.add(
            scope.declare(new FuzzVariable(context.freshName("a"), context.anyType(), false)));
      }
      records.add(
          new SealedInterface.Part(
              name + PARTS.get(records.size()),
              components,
              expressions.of(Prim.LONG, scope, dice.between(1, 2))));
    }
    return new SealedInterface(name, records, dice.chance(50));
  }

  /** Declares a variable, or assigns one. */
  Stmt keep(Scope scope) {
    SealedInterface type = dice.of(context.sealed);
    String value = made(type, scope);
    List<SealedVariable> there = scope.sealed(type);
    List<SealedVariable> mutable = there.stream().filter(SealedVariable::mutable).toList();
    boolean assigned = !mutable.isEmpty() && dice.chance(50);
    String name = assigned ? dice.of(mutable).name() : context.freshName("s");
    String target = assigned ? name : type.name() + " " + name;
    List<Supplier<Stmt.Keep>> calls =
        there.isEmpty()
            ? List.of()
            : expressions.calls().generic(type.name(), () -> dice.of(there).name(), scope, 2);
    if (!calls.isEmpty() && dice.chance(50)) {
      Stmt call = dice.of(calls).get().into(target);
      if (!assigned) {
        scope.declare(new SealedVariable(name, type, true));
      }
      return call;
    }
    Expr selector = expressions.of(Prim.BOOLEAN, scope, 1);
    String other = there.isEmpty() || dice.chance(60) ? made(type, scope) : dice.of(there).name();
    if (!assigned) {
      scope.declare(new SealedVariable(name, type, true));
    }
    return new Stmt.KeepOne(target, selector, List.of(value, other));
  }

  /** A record of one of the classes, made of what has a name and of constants. */
  private String made(SealedInterface type, Scope scope) {
    SealedInterface.Part part = dice.of(type.records());
    List<Expr> parts = new ArrayList<>();
    for (FuzzVariable component : part.components()) {
      parts.add(expressions.widening(component.type(), scope, dice.below(2)));
    }
    return new Stmt.Keep("", "(" + type.name() + ") new " + part.name(), "", parts).value();
  }

  /** What tells something of a value. */
  Optional<Supplier<Expr>> test(Prim type, Scope scope) {
    if (scope.sealed().isEmpty()) {
      return Optional.empty();
    }
    SealedVariable variable = dice.of(scope.sealed());
    if ((type == Prim.BOOLEAN || type == Prim.INT) && dice.chance(40)) {
      String other = dice.of(scope.sealed(variable.type())).name();
      String text = variable.name() + (type == Prim.INT ? ".hashCode()" : ".equals(" + other + ")");
      return Optional.of(() -> new Expr.Name(new FuzzVariable(text, type, false)));
    }
    SealedInterface.Part part = dice.of(variable.type().records());
    List<FuzzVariable> fitting = part.components().stream().filter(c -> c.type() == type).toList();
    if (type == Prim.BOOLEAN && (fitting.isEmpty() || dice.chance(50))) {
      String text = "(" + variable.name() + " instanceof " + part.name() + ")";
      return Optional.of(() -> new Expr.Name(new FuzzVariable(text, type, false)));
    }
    if (fitting.isEmpty() || (type != Prim.BOOLEAN && type.promoted() != type)) {
      return Optional.empty();
    }
    return Optional.of(() -> component(type, scope, variable, part, dice.of(fitting)));
  }

  private Expr component(
      Prim type,
      Scope scope,
      SealedVariable variable,
      SealedInterface.Part part,
      FuzzVariable component) {
    String other = "(" + expressions.of(type, scope, 0).text() + ")";
    String match = context.freshName("m");
    String taken = match + "." + component.name() + "()";
    String text;
    if (context.has(Feature.PATTERN_SWITCH) && dice.chance(50)) {
      String guard = dice.chance(50) ? " when " + match + ".code() > 0" : "";
      text =
          "(switch ("
              + variable.name()
              + ") { case "
              + part.name()
              + " "
              + match
              + guard
              + " -> "
              + taken
              + "; default -> "
              + other
              + "; })";
    } else {
      text =
          "("
              + variable.name()
              + " instanceof "
              + part.name()
              + " "
              + match
              + " ? "
              + taken
              + " : "
              + other
              + ")";
    }
    return new Expr.Name(new FuzzVariable(text, type, false));
  }
}
