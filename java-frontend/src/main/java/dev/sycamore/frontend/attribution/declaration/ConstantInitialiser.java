package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.constant.ConstantFolding;
import dev.sycamore.frontend.attribution.constant.ConstantForm;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Optional;

/** The initialiser of a field, as the value of a constant variable (JLS 4.12.4). */
public final class ConstantInitialiser {

  private ConstantInitialiser() {}

  /**
   * The value, or empty if it is no constant.
   *
   * @param type of the field
   * @param scope of the class's body
   */
  public static Optional<Object> valueOf(
      Expression initialiser, JavaType type, NameScope scope, UnitContext unit) {
    return ConstantForm.isFormOf(initialiser)
        ? unit.table()
            .speculate(() -> unit.expressions().operand(initialiser, scope).constant())
            .flatMap(value -> ConstantFolding.convert(value, type))
        : Optional.empty();
  }
}
