package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Primitive;
import dev.sycamore.outliner.symbols.JavaTypes;
import dev.sycamore.outliner.symbols.Lazy;
import java.util.List;
import java.util.Optional;

/** An object creation with a class body (JLS 15.9.5). */
final class AnonymousClassOperand implements Operand {
  private final ObjectCreationExpr expression;
  private final Operand created;
  private final Scope scope;
  private final UnitContext unit;

  /** Known before the context is, unless type arguments of the superclass depend on it. */
  private final Lazy<Optional<SourceClass>> own;

  AnonymousClassOperand(
      ObjectCreationExpr expression, Operand created, Scope scope, UnitContext unit) {
    this.expression = expression;
    this.created = created;
    this.scope = scope;
    this.unit = unit;
    this.own = new Lazy<>(() -> declare(created.standaloneType()));
  }

  private Optional<SourceClass> declare(JavaType parent) {
    return parent instanceof JavaType.Declared declared
            && JavaTypes.isKnown(parent)
            && !JavaTypes.isErroneous(parent)
        ? Optional.of(unit.localClasses.anonymous(expression, declared, scope))
        : Optional.empty();
  }

  @Override
  public boolean isPoly() {
    return created.isPoly();
  }

  @Override
  public JavaType standaloneType() {
    if (created.isPoly() || own.get().isEmpty()) {
      return created.standaloneType();
    }
    return new JavaType.Declared(own.get().get(), List.of());
  }

  @Override
  public Answer compatibleWith(JavaType target, boolean loose) {
    return created.compatibleWith(target, loose);
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    if (created.isPoly()) {
      created.reduce(inference, formal, loose);
    } else {
      inference.compatible(standaloneType(), formal, loose);
    }
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
    Optional<SourceClass> symbol = created.isPoly() ? declare(parent) : own.get();
    return symbol
        .map(
            known -> unit.findings.type(expression, unit.localClasses.attribute(expression, known)))
        .orElse(parent);
  }
}
