package dev.sycamore.frontend.attribution.expression;

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
import com.github.javaparser.ast.expr.MarkerAnnotationExpr;
import com.github.javaparser.ast.expr.MatchAllPatternExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.frontend.attribution.call.MethodCalls;
import dev.sycamore.frontend.attribution.call.ObjectCreations;
import dev.sycamore.frontend.attribution.constant.ConstantFolding;
import dev.sycamore.frontend.attribution.constant.LiteralValues;
import dev.sycamore.frontend.attribution.function.LambdaOperand;
import dev.sycamore.frontend.attribution.function.ReferenceOperand;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.scope.PatternBindings;
import dev.sycamore.frontend.attribution.scope.PatternVariables;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.tree.SourceExpressionVisitor;
import java.util.Optional;

/** What each kind of expression is attributed by. */
final class ExpressionDispatch extends SourceExpressionVisitor<Operand, NameScope> {
  private final UnitContext unit;
  private final OperatorTypes operators;
  private final MethodCalls methodCalls;
  private final ObjectCreations objectCreations;
  private final PatternVariables patterns;

  ExpressionDispatch(UnitContext unit) {
    this.unit = unit;
    this.operators = new OperatorTypes(unit);
    this.methodCalls = new MethodCalls(unit);
    this.objectCreations = new ObjectCreations(unit);
    this.patterns = new PatternVariables(unit);
  }

  @Override
  public Operand visit(EnclosedExpr node, NameScope scope) {
    Operand inner = unit.expressions().operand(node.getInner(), scope);
    unit.table().bindings(node, unit.table().bindingsOf(node.getInner()));
    return new ParenthesisedOperand(node, inner, unit.table());
  }

  @Override
  public Operand visit(LambdaExpr node, NameScope scope) {
    return new LambdaOperand(node, scope, unit);
  }

  @Override
  public Operand visit(MethodReferenceExpr node, NameScope scope) {
    return new ReferenceOperand(node, scope, unit);
  }

  @Override
  public Operand visit(ConditionalExpr node, NameScope scope) {
    unit.expressions().attribute(node.getCondition(), scope);
    PatternBindings bindings = unit.table().bindingsOf(node.getCondition());
    Operand then = unit.expressions().operand(node.getThenExpr(), scope.with(bindings.whenTrue()));
    Operand otherwise =
        unit.expressions().operand(node.getElseExpr(), scope.with(bindings.whenFalse()));
    return new ConditionalOperand(
        node, then, otherwise, unit.table().constantOf(node.getCondition()), unit);
  }

  @Override
  public Operand visit(SwitchExpr node, NameScope scope) {
    return new SwitchOperand(node, scope, unit);
  }

  @Override
  public Operand visit(MethodCallExpr node, NameScope scope) {
    return methodCalls.call(node, scope);
  }

  @Override
  public Operand visit(ObjectCreationExpr node, NameScope scope) {
    return objectCreations.create(node, scope);
  }

  @Override
  public Operand visit(NameExpr node, NameScope scope) {
    return unit.standalone(node, unit.names().nameWithConstant(node, scope));
  }

  @Override
  public Operand visit(FieldAccessExpr node, NameScope scope) {
    return unit.standalone(node, unit.names().fieldAccess(node, scope));
  }

  @Override
  public Operand visit(ThisExpr node, NameScope scope) {
    return unit.standalone(node, unit.names().thisExpression(node, scope));
  }

  @Override
  public Operand visit(SuperExpr node, NameScope scope) {
    return unit.standalone(node, unit.names().superType(node, scope));
  }

  @Override
  public Operand visit(BinaryExpr node, NameScope scope) {
    return unit.standalone(node, operators.binary(node, scope));
  }

  @Override
  public Operand visit(UnaryExpr node, NameScope scope) {
    return unit.standalone(node, operators.unary(node, scope));
  }

  @Override
  public Operand visit(AssignExpr node, NameScope scope) {
    return unit.standalone(node, assign(node, scope));
  }

  @Override
  public Operand visit(ArrayAccessExpr node, NameScope scope) {
    JavaType array = unit.expressions().attribute(node.getName(), scope);
    unit.expressions().attribute(node.getIndex(), scope);
    JavaType unknownOrNone = array == Special.UNKNOWN ? Special.UNKNOWN : Special.ERRONEOUS;
    return unit.standalone(
        node,
        array instanceof JavaType.Array a ? unit.types().capture(a.component()) : unknownOrNone);
  }

  @Override
  public Operand visit(CastExpr node, NameScope scope) {
    return unit.standalone(node, cast(node, scope));
  }

  @Override
  public Operand visit(InstanceOfExpr node, NameScope scope) {
    return unit.standalone(node, instanceOf(node, scope));
  }

  @Override
  public Operand visit(ArrayCreationExpr node, NameScope scope) {
    return unit.standalone(node, arrayCreation(node, scope));
  }

  @Override
  public Operand visit(ClassExpr node, NameScope scope) {
    JavaType type = unit.typeNames().resolve(node.getType(), scope);
    return unit.standalone(
        node,
        unit.types()
            .platformType("java.lang.Class", unit.types().boxed(unit.types().erasure(type))));
  }

  @Override
  public Operand visit(VariableDeclarationExpr node, NameScope scope) {
    unit.statements().declare(node, scope);
    return unknown(node);
  }

  @Override
  public Operand visit(IntegerLiteralExpr node, NameScope scope) {
    return literal(node, Primitive.INT, LiteralValues.value(node));
  }

  @Override
  public Operand visit(LongLiteralExpr node, NameScope scope) {
    return literal(node, Primitive.LONG, LiteralValues.value(node));
  }

  @Override
  public Operand visit(DoubleLiteralExpr node, NameScope scope) {
    Primitive type = LiteralValues.isFloat(node) ? Primitive.FLOAT : Primitive.DOUBLE;
    return literal(node, type, LiteralValues.value(node));
  }

  @Override
  public Operand visit(CharLiteralExpr node, NameScope scope) {
    return literal(node, Primitive.CHAR, LiteralValues.value(node));
  }

  @Override
  public Operand visit(BooleanLiteralExpr node, NameScope scope) {
    return literal(node, Primitive.BOOLEAN, Optional.of(node.getValue()));
  }

  @Override
  public Operand visit(StringLiteralExpr node, NameScope scope) {
    return literal(node, unit.types().string(), LiteralValues.value(node));
  }

  @Override
  public Operand visit(TextBlockLiteralExpr node, NameScope scope) {
    return literal(node, unit.types().string(), LiteralValues.value(node));
  }

  @Override
  public Operand visit(NullLiteralExpr node, NameScope scope) {
    return unit.standalone(node, Special.NULL);
  }

  /** An array initialiser has no type by itself: see {@link ExpressionAttributor#initialise}. */
  @Override
  public Operand visit(ArrayInitializerExpr node, NameScope scope) {
    return unknown(node);
  }

  /** A type is no value; as a qualifier it is resolved by {@code ExpressionNames}. */
  @Override
  public Operand visit(TypeExpr node, NameScope scope) {
    return unknown(node);
  }

  /** A pattern is no value; {@code PatternVariables} matches it. */
  @Override
  public Operand visit(TypePatternExpr node, NameScope scope) {
    return unknown(node);
  }

  @Override
  public Operand visit(RecordPatternExpr node, NameScope scope) {
    return unknown(node);
  }

  @Override
  public Operand visit(MatchAllPatternExpr node, NameScope scope) {
    return unknown(node);
  }

  /** An annotation is no value; {@code SourceAnnotations} evaluates its elements. */
  @Override
  public Operand visit(MarkerAnnotationExpr node, NameScope scope) {
    return unknown(node);
  }

  @Override
  public Operand visit(SingleMemberAnnotationExpr node, NameScope scope) {
    return unknown(node);
  }

  @Override
  public Operand visit(NormalAnnotationExpr node, NameScope scope) {
    return unknown(node);
  }

  private Operand unknown(Expression node) {
    return unit.standalone(node, Special.UNKNOWN);
  }

  private Operand literal(Expression node, JavaType type, Optional<Object> value) {
    value.ifPresent(v -> unit.table().constant(node, v));
    return unit.standalone(node, type);
  }

  private JavaType assign(AssignExpr assign, NameScope scope) {
    JavaType target = unit.expressions().attribute(assign.getTarget(), scope);
    // What is assigned to is the variable as declared; only the expression's own type is captured.
    unit.expressions()
        .initialise(
            assign.getValue(),
            scope,
            assign.getOperator() == AssignExpr.Operator.ASSIGN
                ? Target.of(unit.types().uncapture(target))
                : Optional.empty());
    return target;
  }

  private JavaType arrayCreation(ArrayCreationExpr creation, NameScope scope) {
    JavaType type = unit.typeNames().resolve(creation.getElementType(), scope);
    for (ArrayCreationLevel level : creation.getLevels()) {
      level.getDimension().ifPresent(dimension -> unit.expressions().attribute(dimension, scope));
      type = new JavaType.Array(type);
    }
    JavaType created = type;
    creation
        .getInitializer()
        .ifPresent(i -> unit.expressions().initialise(i, scope, Target.of(created)));
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
    unit.expressions()
        .attribute(cast.getExpression(), scope, function ? Target.of(type) : Optional.empty());
    unit.table()
        .constantOf(cast.getExpression())
        .flatMap(value -> ConstantFolding.convert(value, type))
        .ifPresent(value -> unit.table().constant(cast, value));
    return unit.types().capture(type);
  }

  private JavaType instanceOf(InstanceOfExpr test, NameScope scope) {
    JavaType type = unit.expressions().attribute(test.getExpression(), scope);
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
