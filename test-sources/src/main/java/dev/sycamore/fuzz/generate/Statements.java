package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.LValue;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Result;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Random statements of one method. */
final class Statements {
  private static final Block NOTHING = new Block(List.of());

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;
  private final WholeArrays arrays;

  private final boolean kernel;

  /** Makes what is returned early, where that is allowed; a kernel returns nothing. */
  private final Optional<Function<Scope, Optional<Result>>> returned;

  private Statements(
      GeneratorContext context,
      boolean kernel,
      Optional<Function<Scope, Optional<Result>>> returned) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = new Expressions(context);
    this.arrays = new WholeArrays(context, expressions);
    this.kernel = kernel;
    this.returned = returned;
  }

  /** Those of a kernel. */
  static Statements ofKernel(GeneratorContext context) {
    return new Statements(context, true, Optional.of(scope -> Optional.empty()));
  }

  /** Those of a kernel that must not return early: a barrier may follow. */
  static Statements ofGroupKernel(GeneratorContext context) {
    return new Statements(context, true, Optional.empty());
  }

  /** Those of a method; {@code returned} makes its result. */
  static Statements ofMethod(GeneratorContext context, Function<Scope, Result> returned) {
    return new Statements(context, false, Optional.of(scope -> Optional.of(returned.apply(scope))));
  }

  /** Those of a compact constructor. */
  static Statements ofConstructor(GeneratorContext context) {
    return new Statements(context, false, Optional.empty());
  }

  /**
   * Statements that declare into {@code scope}.
   *
   * @param nesting how deep blocks may still be nested
   * @param labels of the loops around, innermost last
   */
  Block block(Scope scope, int size, int nesting, List<String> labels) {
    List<Stmt> statements = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      statements.add(statement(scope, nesting, labels));
    }
    return new Block(statements);
  }

  /** A block with its own scope, which is {@code nesting} levels above the innermost. */
  Block inner(Scope scope, int nesting, List<String> labels) {
    Scope nested = scope.nested();
    int most = context.small ? 1 : dice.chance(25) ? 3 : 2;
    Block block = block(nested, dice.between(1, most), nesting - 1, labels);
    return !kernel || dice.chance(50) ? block : mixed(block, scope, nested);
  }

  /** The block, and at its end the hash of what it declares. */
  private Block mixed(Block block, Scope outer, Scope nested) {
    List<Stmt> statements = new ArrayList<>(block.statements());
    nested.variables().stream()
        .filter(variable -> !outer.variables().contains(variable))
        .forEach(variable -> statements.add(new Stmt.Mix(new Expr.Name(variable))));
    return new Block(statements);
  }

  private Stmt statement(Scope scope, int nesting, List<String> labels) {
    Weighted<Stmt> ways = new Weighted<Stmt>().add(22, () -> declare(scope));
    ways.add(3, () -> declareLater(scope));
    ways.add(34, () -> new Stmt.Evaluate(effect(scope)));
    ways.addIf(kernel, 12, () -> new Stmt.Mix(any(scope)));
    ways.addIf(
        kernel && context.has(Feature.DEVICE_DEBUG) && context.repetitions <= 8 && dice.chance(10),
        8,
        () -> new Prints(context, expressions).print(scope));
    StorageAccess storage = new StorageAccess(context, expressions);
    storage.store(scope, depth()).ifPresent(store -> ways.add(12, store));
    storage.slice(scope).ifPresent(slice -> ways.add(3, slice));
    ways.addIf(
        kernel && context.has(Feature.SHARED_ATOMIC),
        2,
        () -> new Stmt.Evaluate(new AtomicCalls(context, expressions).shared(scope, depth())));
    ways.addIf(context.has(Feature.PRIVATE_ARRAY), 3, () -> declareArray(scope));
    ways.addIf(
        context.has(Feature.ARRAY_ALIAS) && !scope.arrays().isEmpty(), 1, () -> alias(scope));
    if (context.has(Feature.ARRAY_VARIABLE)) {
      arrays.variable(scope).ifPresent(variable -> ways.add(2, variable));
      ways.addIf(!scope.changing().isEmpty(), 8, () -> arrays.assign(scope));
    }
    ways.addIf(context.has(Feature.ARRAY_METHOD), 3, () -> arrays.method(scope, kernel));
    if (kernel && context.has(Feature.DEVICE_BITS)) {
      new RuntimeCalls(context, expressions)
          .change(scope, depth())
          .ifPresent(call -> ways.add(1, () -> new Stmt.Evaluate(call.get())));
    }
    ways.addIf(context.has(Feature.LAMBDA), 2, () -> function(scope));
    ways.addIf(!labels.isEmpty(), 6, () -> jump(scope, labels));
    ways.addIf(
        context.has(Feature.EARLY_RETURN) && returned.isPresent(), 1, () -> earlyReturn(scope));
    // In a branch or a loop, what is assigned may be needed after it.
    ways.addIf(!context.records.isEmpty(), nesting > 0 ? 10 : 16, () -> records().keep(scope));
    ways.addIf(
        context.has(Feature.RECORD_ARRAY) && !scope.records().isEmpty(),
        5,
        () -> records().array(scope));
    ways.addIf(!context.enums.isEmpty(), 5, () -> expressions.enums().keep(scope, depth()));
    ways.addIf(!context.sealed.isEmpty(), 20, () -> expressions.sealed().keep(scope));
    ways.addIf(
        kernel && context.has(Feature.WRAPPING),
        5,
        () -> new Stmt.Mix(new Places(context).difference()));
    ways.addIf(kernel && context.has(Feature.PLACE), 5, () -> shared().place(scope));
    ways.addIf(
        kernel && context.has(Feature.ASSERT) && dice.chance(5),
        5,
        () -> new Stmt.Assert(assertion(scope)));
    expressions
        .idioms()
        .statement(scope)
        .ifPresent(idiom -> ways.add(context.idiomatic ? 15 : 2, idiom));
    if (kernel && context.repetitions <= 4) {
      new CounterLoops(context, this).block(scope).ifPresent(loop -> ways.add(12, loop));
    }
    if (nesting > 0) {
      boolean several = kernel && context.has(Feature.SEVERAL_EXITS) && context.repetitions < 20;
      ways.addIf(several, 9, () -> exits().block(scope, nesting + 1));
      ways.addIf(
          kernel && context.has(Feature.DECISION),
          6,
          () -> shared().decision(scope, nesting, labels));
      ways.add(12, () -> conditional(scope, nesting, labels));
      ways.add(1, () -> inner(scope, nesting, labels));
      ways.addIf(context.has(Feature.LOOP), 11, () -> loops().loop(scope, nesting, labels));
      int switches = context.enums.isEmpty() ? 0 : 3;
      ways.addIf(
          context.has(Feature.SWITCH), 3 + switches, () -> choose(scope, nesting, labels, false));
      ways.addIf(
          context.has(Feature.SWITCH_ARROW),
          2 + switches,
          () -> choose(scope, nesting, labels, true));
      ways.addIf(
          context.has(Feature.ENHANCED_FOR), 3, () -> loops().forEach(scope, nesting, labels));
    }
    return ways.roll(dice);
  }

  private RecordStatements records() {
    return new RecordStatements(context, expressions);
  }

  private Loops loops() {
    return new Loops(context, this);
  }

  private Exits exits() {
    return new Exits(context, this, returned.isPresent() && context.has(Feature.EARLY_RETURN));
  }

  private SharedValues shared() {
    return new SharedValues(context, expressions, this);
  }

  /** A condition that mostly holds in most work-items. */
  private Expr assertion(Scope scope) {
    return context.has(Feature.RANGE_TEST)
        ? new Expr.Unary("!", expressions.rangeTest(scope))
        : condition(scope);
  }

  private int depth() {
    return context.anyDepth();
  }

  private Expr any(Scope scope) {
    return expressions.of(context.anyType(), scope, depth());
  }

  Expr condition(Scope scope) {
    return expressions.of(Prim.BOOLEAN, scope, dice.between(1, 2));
  }

  private Stmt declare(Scope scope) {
    Prim type = context.anyType();
    String name = context.freshName("v");
    if (context.has(Feature.CONSTANT_VARIABLE) && dice.chance(10)) {
      Expr value = expressions.of(type, Scope.empty(), dice.below(2));
      FuzzVariable constant = scope.declare(new FuzzVariable(name, type, false));
      return new Stmt.Declare(constant, "final " + type.keyword(), value);
    }
    boolean inferred = context.has(Feature.VAR) && dice.chance(10);
    Expr value =
        inferred
            ? new Expr.Cast(type, expressions.of(type, scope, depth() - 1))
            : expressions.assignable(type, scope, depth());
    FuzzVariable variable = scope.declare(new FuzzVariable(name, type, true));
    return new Stmt.Declare(variable, inferred ? "var" : type.keyword(), value);
  }

  private Stmt declareLater(Scope scope) {
    Prim type = context.anyType();
    Expr condition = condition(scope);
    Expr yes = expressions.assignable(type, scope, depth() - 1);
    Expr no = expressions.assignable(type, scope, depth() - 1);
    FuzzVariable variable = scope.declare(new FuzzVariable(context.freshName("v"), type, true));
    return new Stmt.DeclareLater(variable, condition, yes, no);
  }

  private Stmt declareArray(Scope scope) {
    return declareArray(context.anyType(), scope);
  }

  /** A private array, or two to four as rows of one. */
  Stmt declareArray(Prim type, Scope scope) {
    int length = 1 << dice.between(1, 4);
    String name = context.freshName("a");
    String keyword = type.keyword();
    if (dice.chance(20)) {
      List<Expr> elements = new ArrayList<>();
      for (int k = 0; k < length; k++) {
        elements.add(expressions.assignable(type, scope, dice.below(2)));
      }
      scope.declare(ArrayVariable.local(name, type, length));
      return new Stmt.DeclareArray(keyword + "[] " + name, "", elements);
    }
    if (dice.chance(20)) {
      int rows = 1 << dice.between(1, 2);
      for (int k = 0; k < rows; k++) {
        scope.declare(ArrayVariable.local(name + "[" + k + "]", type, length));
      }
      String value = "new %s[%d][%d]".formatted(keyword, rows, length);
      return new Stmt.DeclareArray(keyword + "[][] " + name, value, List.of());
    }
    scope.declare(ArrayVariable.local(name, type, length));
    String value = "new %s[%d]".formatted(keyword, length);
    return new Stmt.DeclareArray(keyword + "[] " + name, value, List.of());
  }

  /** Another name of an array. */
  private Stmt alias(Scope scope) {
    ArrayVariable array = dice.of(scope.arrays());
    String name = context.freshName("b");
    scope.declare(
        new ArrayVariable(name, array.type(), array.base(), array.mask(), array.writable()));
    return new Stmt.DeclareArray(array.type().keyword() + "[] " + name, array.name(), List.of());
  }

  private Stmt function(Scope scope) {
    FunctionType type = dice.of(FunctionType.ALL);
    if (context.has(Feature.CHOSEN_FUNCTION) && dice.chance(30)) {
      return chosenFunction(type, scope);
    }
    Scope inside = scope.constants();
    List<String> names = new ArrayList<>();
    for (Prim parameter : type.parameters()) {
      names.add(inside.declare(new FuzzVariable(context.freshName("p"), parameter, true)).name());
    }
    Block body = NOTHING;
    if (context.has(Feature.LAMBDA_BLOCK) && dice.chance(40)) {
      Function<Scope, Result> result =
          at -> Result.of(expressions.assignable(type.result(), at, dice.between(1, 2)));
      body = ofMethod(context, result).block(inside, dice.between(1, 2), 1, List.of());
    }
    Expr value = expressions.assignable(type.result(), inside, dice.between(1, 3));
    FunctionVariable function = scope.declare(new FunctionVariable(context.freshName("fun"), type));
    String parameters = "(" + String.join(", ", names) + ")";
    return new Stmt.DeclareFunction(type.name() + " " + function.name(), parameters, body, value);
  }

  private Stmt chosenFunction(FunctionType type, Scope scope) {
    List<String> names = new ArrayList<>(type.references());
    scope.functions().stream().filter(f -> f.type().equals(type)).forEach(f -> names.add(f.name()));
    Expr value = expressions.calls().functionOf(type, names, scope.constants(), 2);
    FunctionVariable function = scope.declare(new FunctionVariable(context.freshName("fun"), type));
    return new Stmt.DeclareChoice(type.name() + " " + function.name(), value);
  }

  private Expr effect(Scope scope) {
    Optional<Supplier<Expr>> call = expressions.call(scope, depth());
    if (call.isPresent() && dice.chance(15)) {
      return call.get().get();
    }
    Optional<LValue> target = expressions.target(context.anyType(), scope, depth() - 1);
    while (target.isEmpty()) {
      target = expressions.target(dice.of(Prim.ALL), scope, depth() - 1);
    }
    LValue place = target.get();
    boolean numeric = place.type() != Prim.BOOLEAN;
    return new Weighted<Expr>()
        .add(10, () -> expressions.assign(place, scope, depth()))
        .addIf(
            context.has(Feature.COMPOUND_ASSIGNMENT),
            12,
            () -> expressions.compound(place, scope, depth()))
        .addIf(context.has(Feature.STEP) && numeric, 3, () -> expressions.step(place))
        .roll(dice);
  }

  /** A branch. */
  Stmt conditional(Scope scope, int nesting, List<String> labels) {
    Expr condition = condition(scope);
    Block then = inner(scope, nesting, labels);
    Block otherwise = dice.chance(50) ? inner(scope, nesting, labels) : NOTHING;
    return new Stmt.If(condition, then, otherwise);
  }

  private Stmt guarded(Scope scope, Stmt last) {
    List<Stmt> then = new ArrayList<>();
    if (dice.chance(40)) {
      then.add(new Stmt.Evaluate(effect(scope)));
    }
    then.add(last);
    return new Stmt.If(condition(scope), new Block(then), NOTHING);
  }

  private Stmt jump(Scope scope, List<String> labels) {
    boolean named = context.has(Feature.LABEL) && dice.chance(40);
    String label = named ? dice.of(labels) : "";
    return guarded(scope, new Stmt.Jump(dice.chance(50) ? "break" : "continue", label));
  }

  private Stmt earlyReturn(Scope scope) {
    Optional<Result> result = returned.orElseThrow().apply(scope);
    return guarded(scope, new Stmt.Return(result.map(List::of).orElse(List.of())));
  }

  private Stmt choose(Scope scope, int nesting, List<String> labels, boolean arrow) {
    Prim type = context.anyOf(List.of(Prim.BYTE, Prim.SHORT, Prim.CHAR, Prim.INT));
    boolean onEnum = !context.enums.isEmpty() && dice.chance(60);
    Expr selector = onEnum ? expressions.enums().selector(scope) : expressions.of(type, scope, 2);
    int most = selector instanceof Expr.Constant c ? c.enumClass().constants().size() + 1 : 5;
    List<Block> cases = new ArrayList<>();
    List<Boolean> fallsThrough = new ArrayList<>();
    for (int k = dice.between(Math.min(2, most), most); k > 0; k--) {
      cases.add(inner(scope, nesting, labels));
      fallsThrough.add(dice.chance(30));
    }
    return new Stmt.Switch(selector, arrow, cases, fallsThrough);
  }
}
