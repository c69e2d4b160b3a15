package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.library.DeviceLibrary;
import java.util.Optional;
import java.util.Set;

/** Writes a literal as {@code float}, and {@code (float)} around a call of {@code Math}. */
final class FloatArithmeticFix implements FixRule {
  private static final Set<String> MATH = Set.of("java.lang.Math", "java.lang.StrictMath");

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    Optional<Fix> literal =
        code.node(Expression.class)
            .map(FloatArithmeticFix::withoutSign)
            .filter(DoubleLiteralExpr.class::isInstance)
            .flatMap(e -> literal(code, e));
    return literal.isPresent()
        ? literal
        : call(code)
            .filter(call -> DeviceLibrary.hasFloatForm(call.getNameAsString()))
            .filter(call -> !isCast(call) && isOfFloats(code, call))
            .flatMap(call -> cast(code, call));
  }

  private static Expression withoutSign(Expression e) {
    return e instanceof UnaryExpr unary && unary.getOperator() == UnaryExpr.Operator.MINUS
        ? unary.getExpression()
        : e;
  }

  private static Optional<Fix> literal(FaultyCode code, Expression literal) {
    FixEdits edits = new FixEdits(code.unit());
    String written = edits.textOf(literal).replaceFirst("[dD]$", "");
    float value = Float.parseFloat(written.replace("_", ""));
    boolean lost = value == 0 && Double.parseDouble(written.replace("_", "")) != 0;
    return Float.isInfinite(value) || lost
        ? Optional.empty()
        : edits.replace(literal, written + "f").fix("write `" + written + "f`");
  }

  /** The call that is reported, or the one whose argument is. */
  private static Optional<MethodCallExpr> call(FaultyCode code) {
    Optional<Expression> place = code.node(Expression.class);
    Optional<Node> call =
        place.filter(MethodCallExpr.class::isInstance).isPresent()
            ? place.map(e -> e)
            : place.flatMap(Node::getParentNode);
    return call.filter(MethodCallExpr.class::isInstance).map(MethodCallExpr.class::cast);
  }

  /** A method of {@code Math} that computes nothing but floats. */
  private static boolean isOfFloats(FaultyCode code, MethodCallExpr call) {
    return code.attribution()
            .invocationOf(call)
            .filter(i -> MATH.contains(i.method().owner().canonicalName()))
            .isPresent()
        && call.getArguments().stream()
            .allMatch(
                argument ->
                    code.attribution()
                        .typeOf(argument)
                        .filter(type -> type == JavaType.Primitive.FLOAT)
                        .isPresent());
  }

  private static boolean isCast(MethodCallExpr call) {
    return call.getParentNode()
        .filter(parent -> parent instanceof CastExpr cast && cast.getTypeAsString().equals("float"))
        .isPresent();
  }

  private static Optional<Fix> cast(FaultyCode code, MethodCallExpr call) {
    FixEdits edits = new FixEdits(code.unit());
    return edits
        .insert(edits.startOf(call), "(float) ")
        .fix("compute `" + call.getNameAsString() + "` in `float`");
  }
}
