package dev.sycamore.frontend.attribution.expression;

import com.github.javaparser.ast.expr.EnclosedExpr;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.scope.AttributionTable;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import java.util.Optional;

/** An expression in parentheses, which is what is inside (JLS 15.8.5). */
record ParenthesisedOperand(EnclosedExpr expression, Operand inner, AttributionTable table)
    implements Operand {

  @Override
  public boolean isPoly() {
    return inner.isPoly();
  }

  @Override
  public JavaType standaloneType() {
    return inner.standaloneType();
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
    return inner.compatibleWith(target, loose);
  }

  @Override
  public TruthValue potentiallyCompatible(JavaType formal) {
    return inner.potentiallyCompatible(formal);
  }

  @Override
  public boolean isPertinent(boolean ofTypeParameter) {
    return inner.isPertinent(ofTypeParameter);
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    inner.reduce(inference, formal, loose);
  }

  @Override
  public boolean prefers(JavaType one, JavaType other) {
    return inner.prefers(one, other);
  }

  @Override
  public boolean inputsAreResolved(Inference inference, JavaType formal) {
    return inner.inputsAreResolved(inference, formal);
  }

  @Override
  public Optional<Primitive> primitiveKind() {
    return inner.primitiveKind();
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    JavaType type = table.type(expression, inner.complete(target));
    constant().ifPresent(value -> table.constant(expression, value));
    return type;
  }

  @Override
  public Optional<Object> constant() {
    return inner.constant();
  }
}
