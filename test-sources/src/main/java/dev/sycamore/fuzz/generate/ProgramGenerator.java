package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Carrier;
import dev.sycamore.fuzz.program.ConstantField;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Makes a program from a seed; the same seed and features always make the same program. */
public final class ProgramGenerator {
  /** What goes wrong, goes wrong in a few lines, and compilers take time for each line. */
  public static final int SMALL_PERCENT = 75;

  /** Of those that are not small. */
  private static final int LARGE_PERCENT = 24;

  private final Set<Feature> features;
  private final int small;

  /** Of the usual sizes. */
  public ProgramGenerator(Set<Feature> features) {
    this(features, SMALL_PERCENT);
  }

  /**
   * A generator.
   *
   * @param small how many of 100 programs are small
   */
  public ProgramGenerator(Set<Feature> features, int small) {
    this.features = features;
    this.small = small;
  }

  /** The seed of one program of a run. */
  public static long programSeed(long runSeed, long index) {
    return new Dice(runSeed * 0x9E3779B97F4A7C15L + index).bits();
  }

  public KernelProgram generate(long seed) {
    Dice dice = new Dice(seed);
    GeneratorContext context = new GeneratorContext(dice, features, someTypes(dice));
    int kind = dice.below(100);
    ProgramShape shape = Shapes.random(context);
    if (shape.carrier() == Carrier.RECORD) {
      // Arrays that are chosen need names, which components of records are not.
      context.leaveOut(Feature.ARRAY_VARIABLE);
    }
    context.small = kind < small;
    context.idiomatic = dice.chance(25);
    context.large = kind >= 100 - (100 - small) * LARGE_PERCENT / 100;
    Members members = new Members(context);
    Scope scope = Scope.empty();
    List<ConstantField> constants =
        context.has(Feature.CONSTANT_FIELD)
            ? new ArrayList<>(members.constants(scope))
            : new ArrayList<>();
    valueTypes(context);
    if (context.has(Feature.ENUM) && dice.chance(20)) {
      for (int k = dice.between(1, 2); k > 0; k--) {
        context.enums.add(members.enumClass());
      }
    }
    if (context.has(Feature.SEALED) && dice.chance(12)) {
      context.sealed.add(members.sealedInterface());
    }
    if (context.has(Feature.RECORD)
        && dice.chance(recordPercent(context, shape.form().hasGroups()))) {
      for (int k = dice.between(1, 3); k > 0; k--) {
        context.records.add(members.record());
      }
    }
    if (context.has(Feature.STATIC_VALUE) && context.has(Feature.CAPTURED_RECORD_ARRAY)) {
      constants.addAll(members.recordArrays(scope));
    }
    if (context.has(Feature.HELPER)) {
      int without = context.sealed.isEmpty() ? context.small ? 80 : 50 : 40;
      for (int k = dice.chance(without) ? 0 : dice.between(1, 2); k > 0; k--) {
        boolean values =
            !context.records.isEmpty() || !context.enums.isEmpty() || !context.sealed.isEmpty();
        boolean bounded = !context.sealed.isEmpty() && context.has(Feature.GENERIC_BOUND);
        boolean generic = values && context.has(Feature.GENERIC) && dice.chance(bounded ? 60 : 30);
        Callable helper = generic ? members.generic(scope) : members.helper(scope);
        context.helpers.add(helper);
        context.work.learn(helper.method());
      }
    }
    if (context.has(Feature.VARIABLE_ARGUMENTS) && dice.chance(10)) {
      VariableCallable helper = members.variable(scope);
      context.variable.add(helper);
      context.work.learn(helper.method());
    }
    List<HelperMethod> helpers =
        new ArrayList<>(context.helpers.stream().map(Callable::method).toList());
    context.variable.forEach(helper -> helpers.add(helper.method()));
    return new KernelProgram(
        seed,
        shape,
        constants,
        List.copyOf(context.enums),
        context.records.stream().distinct().toList(),
        List.copyOf(context.sealed),
        helpers,
        kernel(context, shape, scope.nested()));
  }

  private static int recordPercent(GeneratorContext context, boolean grouped) {
    if (context.small) {
      return grouped ? 0 : context.records.isEmpty() ? 10 : 30;
    }
    return context.records.isEmpty() ? 30 : 60;
  }

  private static void valueTypes(GeneratorContext context) {
    Dice dice = context.dice;
    if (context.has(Feature.HALF) && dice.chance(8)) {
      context.records.add(ValueTypes.HALF);
    }
    if (context.has(Feature.VECTOR) && dice.chance(10)) {
      for (int k = dice.between(1, 2); k > 0; k--) {
        context.records.add(dice.of(ValueTypes.VECTORS));
      }
    }
  }

  private static List<Prim> someTypes(Dice dice) {
    List<Prim> types = new ArrayList<>();
    for (int k = dice.between(2, 6); k > 0; k--) {
      types.add(dice.of(Prim.ALL));
    }
    return types;
  }

  private static Stmt.Block kernel(GeneratorContext context, ProgramShape shape, Scope scope) {
    Dice dice = context.dice;
    for (Prim type : Prim.ALL) {
      scope.declare(new FuzzVariable("k" + type.code(), type, false));
    }
    if (context.has(Feature.WRAPPING)) {
      Prim.INTEGRAL.forEach(
          type -> scope.declare(new FuzzVariable("w" + type.code(), type, false)));
    }
    List<FuzzVariable> uniform = new ArrayList<>(scope.variables());
    scope.declare(new FuzzVariable("i", Prim.INT, false));
    if (shape.form().hasGroups()) {
      scope.declare(new FuzzVariable("l", Prim.INT, false));
      uniform.add(scope.declare(new FuzzVariable("g", Prim.INT, false)));
    }
    Places indices = new Places(context);
    List<String> places = List.of(indices.near(), indices.near());
    for (Prim type : Prim.ALL) {
      scope.declare(ArrayVariable.input(type));
      scope.declare(ArrayVariable.output(type));
      if (context.has(Feature.ROW)) {
        scope.declare(ArrayVariable.row(type));
      }
      if (context.has(Feature.ARRAY_OF_ARRAYS) && dice.chance(20)) {
        scope.declare(ArrayVariable.grid(type));
      }
      if (context.has(Feature.NEAR)) {
        scope.declare(ArrayVariable.near(type, dice.of(places)));
      }
      if (context.has(Feature.OWN)) {
        scope.declare(ArrayVariable.own(type, context.ownPlace()));
      }
    }
    new CapturedValues(context).declare(scope, shape);
    List<FuzzVariable> given = List.copyOf(scope.variables());
    int size = context.large ? dice.between(3, 8) : dice.between(1, context.small ? 2 : 3);
    int nesting = context.large ? 2 : 1;
    List<Stmt> all = new ArrayList<>();
    if (dice.chance(70)) {
      all.addAll(new RecordStatements(context, new Expressions(context)).first(scope));
    }
    Stmt.Block body =
        shape.form().hasGroups()
            ? new GroupStatements(context, shape, uniform)
                .block(scope, context.small ? size : size + 1, nesting)
            : Statements.ofKernel(context).block(scope, size, nesting, List.of());
    all.addAll(body.statements());
    scope.variables().stream()
        .filter(variable -> !given.contains(variable))
        .forEach(variable -> all.add(new Stmt.Mix(new Expr.Name(variable))));
    return new Stmt.Block(all);
  }
}
