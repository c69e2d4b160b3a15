package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Primitive;
import dev.sycamore.outliner.symbols.JavaTypes;
import java.util.Optional;

/** An object creation with a class body (JLS 15.9.5). */
record AnonymousClassOperand(
    ObjectCreationExpr expression, Operand created, Scope scope, UnitContext unit)
    implements Operand {

  @Override
  public boolean isPoly() {
    return created.isPoly();
  }

  @Override
  public JavaType standaloneType() {
    return created.standaloneType();
  }

  @Override
  public Answer compatibleWith(JavaType target, boolean loose) {
    return created.compatibleWith(target, loose);
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    created.reduce(inference, formal, loose);
  }

  @Override
  public Optional<Primitive> primitiveKind() {
    return Optional.empty();
  }

  @Override
  public Optional<Object> constant() {
    return Optional.empty();
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    JavaType parent = created.complete(target);
    if (!(parent instanceof JavaType.Declared declared)
        || !JavaTypes.isKnown(parent)
        || JavaTypes.isErroneous(parent)) {
      return parent;
    }
    return unit.findings.type(expression, unit.localClasses.anonymous(expression, declared, scope));
  }
}
