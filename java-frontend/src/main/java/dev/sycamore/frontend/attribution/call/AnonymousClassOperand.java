package dev.sycamore.frontend.attribution.call;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.statement.LocalClasses.AnonymousClass;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.Lazy;
import java.util.Optional;

/** An object creation with a class body (JLS 15.9.5). */
final class AnonymousClassOperand implements Operand {
  private final ObjectCreationExpr expression;
  private final Operand created;
  private final NameScope scope;
  private final UnitContext unit;

  /** Known before the context is, unless type arguments of the superclass depend on it. */
  private final Lazy<Optional<AnonymousClass>> own;

  AnonymousClassOperand(
      ObjectCreationExpr expression, Operand created, NameScope scope, UnitContext unit) {
    this.expression = expression;
    this.created = created;
    this.scope = scope;
    this.unit = unit;
    this.own = new Lazy<>(() -> declare(created.standaloneType()));
  }

  private Optional<AnonymousClass> declare(JavaType parent) {
    return parent instanceof JavaType.Declared declared
            && JavaTypes.isKnown(parent)
            && !JavaTypes.isErroneous(parent)
        ? Optional.of(unit.localClasses().anonymous(expression, declared, scope))
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
    return own.get().get().type();
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
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
    Optional<AnonymousClass> symbol = created.isPoly() ? declare(parent) : own.get();
    if (symbol.isEmpty()) {
      return parent;
    }
    symbol.get().attributeBody();
    return unit.table().type(expression, symbol.get().type());
  }
}
