package dev.sycamore.frontend.attribution.call;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.overload.Resolution;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The operands that calls have, and the one that each of them is. */
final class CallOperands {
  private final UnitContext unit;

  CallOperands(UnitContext unit) {
    this.unit = unit;
  }

  List<Operand> arguments(NodeList<Expression> expressions, NameScope scope) {
    return expressions.stream().map(e -> unit.expressions().operand(e, scope)).toList();
  }

  /** What remains once the method is known, or known not to be known. */
  Operand call(
      Expression call,
      Resolution resolution,
      List<Operand> arguments,
      UnaryOperator<JavaType> result) {
    if (resolution instanceof Resolution.Chosen chosen) {
      CallOperand operand = new CallOperand(Optional.of(call), chosen, arguments, result, unit);
      return operand.isPoly() ? operand : unit.standalone(call, operand.complete(Optional.empty()));
    }
    JavaType type = withoutMethod(resolution);
    arguments.forEach(argument -> argument.complete(Target.of(type)));
    return unit.standalone(call, type);
  }

  /** The type of a call of no method, and what its arguments are expected to be. */
  static JavaType withoutMethod(Resolution resolution) {
    return resolution instanceof Resolution.None ? Special.ERRONEOUS : Special.UNKNOWN;
  }
}
