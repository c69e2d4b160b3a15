package dev.sycamore.outliner.attribution.expression;

import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.outliner.attribution.call.MethodCalls;
import dev.sycamore.outliner.attribution.call.ObjectCreations;
import dev.sycamore.outliner.attribution.constant.ConstantFolding;
import dev.sycamore.outliner.attribution.constant.LiteralValues;
import dev.sycamore.outliner.attribution.context.UnitContext;
import dev.sycamore.outliner.attribution.function.LambdaOperand;
import dev.sycamore.outliner.attribution.function.ReferenceOperand;
import dev.sycamore.outliner.attribution.inference.Operand;
import dev.sycamore.outliner.attribution.inference.Target;
import dev.sycamore.outliner.attribution.scope.ExpressionAttribution;
import dev.sycamore.outliner.attribution.scope.NameScope;
import dev.sycamore.outliner.attribution.scope.PatternBindings;
import dev.sycamore.outliner.attribution.scope.PatternVariables;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Primitive;
import dev.sycamore.outliner.symbols.JavaType.Special;
import dev.sycamore.outliner.symbols.JavaTypes;
import java.util.Optional;

/** Types of expressions (JLS 15). */
public final class ExpressionAttributor implements ExpressionAttribution {
  /** Deeper nesting than any real program has; what is deeper stays unknown. */
  private static final int MAX_DEPTH = 400;

  private final UnitContext unit;
  private final OperatorTypes operators;
  private final MethodCalls methodCalls;
  private final ObjectCreations objectCreations;
  private final PatternVariables patterns;
  private int depth;

  public ExpressionAttributor(UnitContext unit) {
    this.unit = unit;
    this.operators = new OperatorTypes(unit);
    this.methodCalls = new MethodCalls(unit);
    this.objectCreations = new ObjectCreations(unit);
    this.patterns = new PatternVariables(unit);
  }

  @Override
  public Operand operand(Expression expression, NameScope scope) {
    if (depth > MAX_DEPTH) {
      return unit.standalone(expression, Special.UNKNOWN);
    }
    depth++;
    try {
      return read(expression, scope);
    } finally {
      depth--;
    }
  }

  private Operand read(Expression expression, NameScope scope) {
    if (expression instanceof EnclosedExpr enclosed) {
      Operand inner = operand(enclosed.getInner(), scope);
      unit.table().bindings(enclosed, unit.table().bindingsOf(enclosed.getInner()));
      return new ParenthesisedOperand(enclosed, inner, unit.table());
    }
    if (expression instanceof LambdaExpr lambda) {
      return new LambdaOperand(lambda, scope, unit);
    }
    if (expression instanceof MethodReferenceExpr reference) {
      return new ReferenceOperand(reference, scope, unit);
    }
    if (expression instanceof ConditionalExpr conditional) {
      return conditional(conditional, scope);
    }
    if (expression instanceof SwitchExpr choice) {
      return new SwitchOperand(choice, scope, unit);
    }
    if (expression instanceof MethodCallExpr call) {
      return methodCalls.call(call, scope);
    }
    if (expression instanceof ObjectCreationExpr creation) {
      return objectCreations.create(creation, scope);
    }
    return unit.standalone(expression, typeOf(expression, scope));
  }

  private Operand conditional(ConditionalExpr conditional, NameScope scope) {
    attribute(conditional.getCondition(), scope);
    PatternBindings bindings = unit.table().bindingsOf(conditional.getCondition());
    Operand then = operand(conditional.getThenExpr(), scope.with(bindings.whenTrue()));
    Operand otherwise = operand(conditional.getElseExpr(), scope.with(bindings.whenFalse()));
    return new ConditionalOperand(
        conditional, then, otherwise, unit.table().constantOf(conditional.getCondition()), unit);
  }

  private JavaType typeOf(Expression expression, NameScope scope) {
    if (expression instanceof NameExpr name) {
      return unit.names().nameWithConstant(name, scope);
    }
    if (expression instanceof FieldAccessExpr access) {
      return unit.names().fieldAccess(access, scope);
    }
    if (expression instanceof BinaryExpr binary) {
      return operators.binary(binary, scope);
    }
    if (expression instanceof UnaryExpr unary) {
      return operators.unary(unary, scope);
    }
    if (expression instanceof AssignExpr assign) {
      return assign(assign, scope);
    }
    if (expression instanceof ArrayAccessExpr access) {
      JavaType array = attribute(access.getName(), scope);
      attribute(access.getIndex(), scope);
      return array instanceof JavaType.Array a
          ? unit.types().capture(a.component())
          : array == Special.UNKNOWN ? Special.UNKNOWN : Special.ERRONEOUS;
    }
    if (expression instanceof CastExpr cast) {
      return cast(cast, scope);
    }
    if (expression instanceof InstanceOfExpr test) {
      return instanceOf(test, scope);
    }
    if (expression instanceof ThisExpr self) {
      return unit.names().thisExpression(self, scope);
    }
    if (expression instanceof SuperExpr parent) {
      return unit.names().superType(parent, scope);
    }
    if (expression instanceof ArrayCreationExpr creation) {
      return arrayCreation(creation, scope);
    }
    if (expression instanceof ClassExpr literal) {
      JavaType type = unit.typeNames().resolve(literal.getType(), scope);
      return unit.types()
          .platformType("java.lang.Class", unit.types().boxed(unit.types().erasure(type)));
    }
    if (expression instanceof VariableDeclarationExpr declaration) {
      unit.statements().declare(declaration, scope);
      return Special.UNKNOWN;
    }
    return literal(expression);
  }

  private JavaType literal(Expression expression) {
    if (expression instanceof IntegerLiteralExpr literal) {
      return literal(expression, Primitive.INT, LiteralValues.value(literal));
    }
    if (expression instanceof LongLiteralExpr literal) {
      return literal(expression, Primitive.LONG, LiteralValues.value(literal));
    }
    if (expression instanceof DoubleLiteralExpr literal) {
      Primitive type = LiteralValues.isFloat(literal) ? Primitive.FLOAT : Primitive.DOUBLE;
      return literal(expression, type, LiteralValues.value(literal));
    }
    if (expression instanceof CharLiteralExpr literal) {
      return literal(expression, Primitive.CHAR, LiteralValues.value(literal));
    }
    if (expression instanceof BooleanLiteralExpr literal) {
      return literal(expression, Primitive.BOOLEAN, Optional.of(literal.getValue()));
    }
    // Before StringLiteralExpr: text blocks have escapes of their own.
    if (expression instanceof TextBlockLiteralExpr literal) {
      return literal(expression, unit.types().string(), LiteralValues.value(literal));
    }
    if (expression instanceof StringLiteralExpr literal) {
      return literal(expression, unit.types().string(), LiteralValues.value(literal));
    }
    return expression.isNullLiteralExpr() ? Special.NULL : Special.UNKNOWN;
  }

  private JavaType literal(Expression expression, JavaType type, Optional<Object> value) {
    value.ifPresent(v -> unit.table().constant(expression, v));
    return type;
  }

  private JavaType assign(AssignExpr assign, NameScope scope) {
    JavaType target = attribute(assign.getTarget(), scope);
    // What is assigned to is the variable as declared; only the expression's own type is captured.
    initialise(
        assign.getValue(),
        scope,
        assign.getOperator() == AssignExpr.Operator.ASSIGN
            ? Target.of(unit.types().uncapture(target))
            : Optional.empty());
    return target;
  }

  @Override
  public JavaType initialise(Expression value, NameScope scope, Optional<Target> target) {
    return value instanceof ArrayInitializerExpr initialiser
        ? arrayInitialiser(initialiser, scope, target.map(Target::type).orElse(Special.UNKNOWN))
        : attribute(value, scope, target);
  }

  private JavaType arrayInitialiser(
      ArrayInitializerExpr initialiser, NameScope scope, JavaType type) {
    Optional<Target> component =
        Target.of(
            type instanceof JavaType.Array array
                ? array.component()
                : JavaTypes.isErroneous(type) ? Special.ERRONEOUS : Special.UNKNOWN);
    initialiser.getValues().forEach(value -> initialise(value, scope, component));
    return unit.table().type(initialiser, type);
  }

  private JavaType arrayCreation(ArrayCreationExpr creation, NameScope scope) {
    JavaType type = unit.typeNames().resolve(creation.getElementType(), scope);
    for (ArrayCreationLevel level : creation.getLevels()) {
      level.getDimension().ifPresent(dimension -> attribute(dimension, scope));
      type = new JavaType.Array(type);
    }
    JavaType created = type;
    creation.getInitializer().ifPresent(i -> arrayInitialiser(i, scope, created));
    return created;
  }

  private JavaType cast(CastExpr cast, NameScope scope) {
    JavaType type = unit.typeNames().resolve(cast.getType(), scope);
    Expression inner = cast.getExpression();
    while (inner instanceof EnclosedExpr enclosed) {
      inner = enclosed.getInner();
    }
    // Only functions take their type from a cast (JLS 15.16).
    boolean function = inner instanceof LambdaExpr || inner instanceof MethodReferenceExpr;
    attribute(cast.getExpression(), scope, function ? Target.of(type) : Optional.empty());
    unit.table()
        .constantOf(cast.getExpression())
        .flatMap(value -> ConstantFolding.convert(value, type))
        .ifPresent(value -> unit.table().constant(cast, value));
    return unit.types().capture(type);
  }

  private JavaType instanceOf(InstanceOfExpr test, NameScope scope) {
    JavaType type = attribute(test.getExpression(), scope);
    if (test.getPattern().isPresent()) {
      unit.table()
          .bindings(
              test, PatternBindings.matched(patterns.match(test.getPattern().get(), type, scope)));
    } else {
      unit.typeNames().resolve(test.getType(), scope);
    }
    return Primitive.BOOLEAN;
  }
}
