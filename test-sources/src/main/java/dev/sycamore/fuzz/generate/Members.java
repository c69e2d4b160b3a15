package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.ConstantField;
import dev.sycamore.fuzz.program.EnumClass;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.Operator;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Result;
import dev.sycamore.fuzz.program.SealedInterface;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Random members of a program's class, beside its kernel. */
final class Members {
  /** Names of constants before have smaller numbers. */
  private static final int FIRST_RECORD_ARRAY = 10;

  private final GeneratorContext context;
  private final Dice dice;
  private final Expressions expressions;

  Members(GeneratorContext context) {
    this.context = context;
    this.dice = context.dice;
    this.expressions = new Expressions(context);
  }

  /** Constants and constant arrays, declared into {@code scope}. */
  List<ConstantField> constants(Scope scope) {
    List<ConstantField> fields = new ArrayList<>();
    for (int k = dice.below(4); k > 0; k--) {
      Prim type = context.anyType();
      String name = "T" + fields.size();
      String declared = "static final " + type.keyword();
      if (dice.chance(50)) {
        String value = value(type, constant(type).initialiserText());
        scope.declare(new FuzzVariable(name, type, false));
        fields.add(new ConstantField(name, declared + " " + name + " = " + value + ";"));
      } else {
        int length = 1 << dice.between(1, 4);
        List<String> elements = new ArrayList<>();
        for (int e = 0; e < length; e++) {
          elements.add(expressions.of(type, Scope.empty(), 0).initialiserText());
        }
        String values = elements(type, "{" + String.join(", ", elements) + "}");
        scope.declare(ArrayVariable.constant(name, type, length));
        fields.add(new ConstantField(name, declared + "[] " + name + " = " + values + ";"));
      }
    }
    return fields;
  }

  /** Arrays of records and of {@code Half} that no kernel writes, declared into {@code scope}. */
  List<ConstantField> recordArrays(Scope scope) {
    List<ConstantField> fields = new ArrayList<>();
    for (RecordClass type : context.records) {
      if (CapturedValues.isElement(type) && dice.chance(15)) {
        int length = 1 << dice.between(1, 2);
        List<String> elements = new ArrayList<>();
        for (int e = 0; e < length; e++) {
          elements.add(expressions.calls().simple(type, Scope.empty()));
        }
        String name = "T" + (FIRST_RECORD_ARRAY + fields.size());
        String values = " = {" + String.join(", ", elements) + "};";
        scope.declare(new RecordArray(name, type, length - 1, false));
        fields.add(new ConstantField(name, "static final " + type.name() + "[] " + name + values));
      }
    }
    return fields;
  }

  /** A constant, or the same value as no compiler knows it. */
  private String value(Prim type, String constant) {
    return isReadAtLaunch()
        ? type.boxed() + ".valueOf((" + type.keyword() + ") (" + constant + "))"
        : constant;
  }

  /** An array of constants, or one with the same elements that is made by a method. */
  private String elements(Prim type, String initialiser) {
    return isReadAtLaunch()
        ? "new " + type.keyword() + "[] " + initialiser + ".clone()"
        : initialiser;
  }

  private boolean isReadAtLaunch() {
    return context.has(Feature.STATIC_VALUE) && dice.chance(40);
  }

  /** A constant expression. */
  private Expr constant(Prim type) {
    if (type == Prim.BOOLEAN || dice.chance(50)) {
      return expressions.of(type, Scope.empty(), 0);
    }
    Expr value = expressions.of(context.anyOf(Prim.NUMERIC), Scope.empty(), 0);
    Expr other = expressions.of(context.anyOf(Prim.NUMERIC), Scope.empty(), 0);
    boolean combined = dice.chance(50);
    return new Expr.Cast(
        type, combined ? new Expr.Binary(dice.of(Operator.ARITHMETIC), value, other) : value);
  }

  /** An enum class. */
  EnumClass enumClass() {
    return Enums.enumClass(context, expressions);
  }

  /** A sealed interface with its records. */
  SealedInterface sealedInterface() {
    return SealedValues.sealedInterface(context, expressions);
  }

  /** A record class; most hold records where the program has some. */
  RecordClass record() {
    List<RecordClass> inner = new ArrayList<>();
    if (!context.records.isEmpty() && dice.chance(80)) {
      for (int k = dice.between(1, 2); k > 0; k--) {
        inner.add(dice.of(context.records));
      }
    }
    boolean generic = !inner.isEmpty() && context.has(Feature.GENERIC) && dice.chance(30);
    List<FuzzVariable> components = new ArrayList<>();
    Scope scope = Scope.empty();
    // What is in it is read whole at the end of a kernel: a line for each.
    for (int k = inner.isEmpty() ? dice.between(1, 4) : dice.below(3); k > 0; k--) {
      Prim type = context.anyType();
      String name = context.freshName("a");
      components.add(new FuzzVariable(name, type, false));
    }
    components.forEach(scope::declare);
    for (int k = 0; k < inner.size(); k++) {
      if (inner.get(k).bounded()) {
        String code = RecordClass.innerName(k) + ".code(2)";
        scope.declare(new FuzzVariable(code, Prim.LONG, false));
      }
    }
    List<HelperMethod> methods = new ArrayList<>();
    if (!components.isEmpty() && context.has(Feature.WRITTEN_ACCESSOR) && dice.chance(10)) {
      methods.add(accessor(dice.of(components), scope.nested()));
    }
    boolean bounded = context.has(Feature.GENERIC_BOUND) && dice.chance(40);
    if (bounded) {
      methods.add(code(scope.nested()));
    }
    for (int k = dice.below(3); k > 0; k--) {
      HelperMethod method = method(scope.nested());
      if (methods.stream().noneMatch(other -> other.name().equals(method.name()))) {
        methods.add(method);
      }
    }
    String name = "R" + context.records.size();
    return new RecordClass(name, inner, generic, bounded, components, compact(components), methods);
  }

  private Stmt.Block compact(List<FuzzVariable> components) {
    if (components.isEmpty() || dice.chance(60)) {
      return new Stmt.Block(List.of());
    }
    Scope scope = Scope.empty();
    components.forEach(c -> scope.declare(new FuzzVariable(c.name(), c.type(), true)));
    return Statements.ofConstructor(context).block(scope, dice.between(1, 2), 1, List.of());
  }

  private HelperMethod method(Scope scope) {
    Prim type = context.anyType();
    FuzzVariable parameter =
        scope.declare(new FuzzVariable(context.freshName("p"), context.anyType(), true));
    Stmt.Block body =
        Statements.ofMethod(context, plain(type)).block(scope, dice.below(2), 1, List.of());
    String name = RecordMethods.name(type, parameter.type());
    String header =
        type.keyword()
            + " "
            + name
            + Callable.declared(
                Optional.empty(), List.of(), List.of(), List.of(), List.of(parameter));
    return new HelperMethod(name, header, body, plain(type).apply(scope));
  }

  /** An accessor that returns something else than its component. */
  private HelperMethod accessor(FuzzVariable component, Scope scope) {
    String header = "public " + component.type().keyword() + " " + component.name() + "()";
    Result result = plain(component.type()).apply(scope);
    return new HelperMethod(component.name(), header, new Stmt.Block(List.of()), result);
  }

  /** The method of {@link RecordClass#BOUND}. */
  private HelperMethod code(Scope scope) {
    FuzzVariable parameter =
        scope.declare(new FuzzVariable(context.freshName("p"), Prim.INT, true));
    String header = "public long code(int " + parameter.name() + ")";
    Stmt.Block body =
        Statements.ofMethod(context, plain(Prim.LONG)).block(scope, dice.below(2), 1, List.of());
    return new HelperMethod("code", header, body, plain(Prim.LONG).apply(scope));
  }

  private Function<Scope, Result> plain(Prim type) {
    return scope -> Result.of(expressions.assignable(type, scope, dice.between(1, 3)));
  }

  /** A helper method. */
  Callable helper(Scope constants) {
    Scope scope = constants.nested();
    Optional<ArrayVariable> array = array();
    array.ifPresent(scope::declare);
    List<RecordVariable> records = new ArrayList<>();
    if (!context.records.isEmpty() && dice.chance(60)) {
      RecordVariable parameter =
          new RecordVariable(context.freshName("r"), dice.of(context.records), true);
      records.add(scope.declare(parameter));
    }
    List<EnumVariable> enums = new ArrayList<>();
    if (!context.enums.isEmpty() && dice.chance(60)) {
      EnumVariable parameter =
          new EnumVariable(context.freshName("e"), dice.of(context.enums), false);
      enums.add(scope.declare(parameter));
    }
    List<FunctionVariable> functions = new ArrayList<>();
    boolean direct = context.has(Feature.DIRECT_LAMBDA);
    if ((direct || context.has(Feature.LAMBDA)) && dice.chance(direct ? 30 : 15)) {
      FunctionVariable parameter =
          new FunctionVariable(context.freshName("fun"), dice.of(FunctionType.ALL));
      functions.add(scope.declare(parameter));
    }
    List<FuzzVariable> parameters = new ArrayList<>();
    for (int k = dice.between(1, 4); k > 0; k--) {
      FuzzVariable parameter = new FuzzVariable(context.freshName("p"), context.anyType(), true);
      parameters.add(scope.declare(parameter));
    }
    String name = "f" + (context.helpers.size() + context.variable.size());
    String declared = name + Callable.declared(array, records, enums, functions, parameters);
    String bounds = "";
    if (!functions.isEmpty() && context.has(Feature.GENERIC_BOUND) && dice.chance(40)) {
      String type = functions.get(0).type().name();
      bounds = "<F extends " + type + "> ";
      declared = declared.replaceFirst("\\b" + type + " fun", "F fun");
    }
    Optional<RecordClass> made =
        context.records.isEmpty() || dice.chance(50)
            ? Optional.empty()
            : Optional.of(dice.of(context.records));
    Prim type = context.anyType();
    Function<Scope, Result> result = made.map(this::construction).orElseGet(() -> plain(type));
    Stmt.Block body =
        Statements.ofMethod(context, result).block(scope, dice.between(0, 3), 1, List.of());
    String returned = made.map(RecordClass::type).orElse(type.keyword());
    HelperMethod method =
        new HelperMethod(
            name, "static " + bounds + returned + " " + declared, body, result.apply(scope));
    Optional<Prim> plainType = made.isPresent() ? Optional.empty() : Optional.of(type);
    return new Callable(method, plainType, made, "", array, records, enums, functions, parameters);
  }

  /** A helper method that goes through its arguments, as many as there are. */
  VariableCallable variable(Scope constants) {
    Scope scope = constants.nested();
    Prim type = context.anyType();
    Prim element = context.anyType();
    ArrayVariable rest =
        ArrayVariable.local(context.freshName("rest"), element, VariableCallable.MOST);
    FuzzVariable all = scope.declare(new FuzzVariable(context.freshName("v"), type, true));
    Stmt first = new Stmt.Declare(all, type.keyword(), expressions.assignable(type, constants, 1));
    Scope inside = scope.nested();
    FuzzVariable one =
        inside.declare(new FuzzVariable(context.freshName("x"), element, dice.chance(30)));
    context.repetitions *= VariableCallable.MOST;
    List<Stmt> each =
        new ArrayList<>(
            Statements.ofMethod(context, plain(type))
                .block(inside, dice.below(2), 1, List.of())
                .statements());
    Expr value = expressions.assignable(type, inside, 2);
    context.repetitions /= VariableCallable.MOST;
    each.add(new Stmt.Evaluate(new Expr.Assign(new Expr.Name(all), null, value)));
    Stmt loop = new Stmt.ForEach(rest, one, context.freshName("loop"), new Stmt.Block(each));
    String name = "f" + (context.helpers.size() + context.variable.size());
    String header =
        "static %s %s(%s... %s)".formatted(type.keyword(), name, element.keyword(), rest.name());
    HelperMethod method =
        new HelperMethod(
            name, header, new Stmt.Block(List.of(first, loop)), plain(type).apply(scope));
    return new VariableCallable(method, type, element);
  }

  /** A helper method with a type parameter. */
  Callable generic(Scope constants) {
    String name = "f" + (context.helpers.size() + context.variable.size());
    return new GenericHelpers(context, expressions).helper(name, constants);
  }

  private Optional<ArrayVariable> array() {
    if (!context.has(Feature.ARRAY_PARAMETER) || dice.chance(60)) {
      return Optional.empty();
    }
    String name = context.freshName("p");
    String base = context.freshName("base");
    return Optional.of(ArrayVariable.parameter(name, context.anyType(), base, dice.chance(60)));
  }

  private Function<Scope, Result> construction(RecordClass made) {
    return scope -> {
      List<Expr> values = new ArrayList<>();
      made.components().forEach(c -> values.add(expressions.widening(c.type(), scope, 2)));
      String leading = expressions.calls().innerRecords(made, scope);
      return Result.made(made.construction(), leading, values);
    };
  }
}
