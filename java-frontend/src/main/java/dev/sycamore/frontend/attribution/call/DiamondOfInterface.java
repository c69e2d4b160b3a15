package dev.sycamore.frontend.attribution.call;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import java.util.Optional;

/** {@code new I<>() {...}}: the type arguments come from the context alone. */
record DiamondOfInterface(ObjectCreationExpr expression, JavaType.Declared type, UnitContext unit)
    implements Operand {

  @Override
  public boolean isPoly() {
    return true;
  }

  @Override
  public JavaType standaloneType() {
    return Special.UNKNOWN;
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
    boolean fits =
        target instanceof JavaType.Declared declared
            && unit.types().isSubclass(type.symbol(), declared.symbol());
    return fits ? TruthValue.UNKNOWN : TruthValue.NO;
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
    boolean same =
        target
            .filter(
                t -> t.type() instanceof JavaType.Declared d && d.symbol().equals(type.symbol()))
            .isPresent();
    return unit.table().type(expression, same ? target.get().type() : Special.UNKNOWN);
  }
}
