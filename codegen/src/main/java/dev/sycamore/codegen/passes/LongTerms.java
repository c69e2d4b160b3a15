package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Writes what is computed before a nest of loops, with 64 bits, and each number once. */
final class LongTerms {

  private final FreshVariables fresh;
  private final SourceSpan span;
  private final NodeFactory nodes;
  private final List<DeclareLocal> declarations = new ArrayList<>();

  LongTerms(FreshVariables fresh, SourceSpan span) {
    this.fresh = fresh;
    this.span = span;
    this.nodes = new NodeFactory(span);
  }

  SourceSpan span() {
    return span;
  }

  DeviceExpression number(long value) {
    return new Literal(ScalarType.LONG, value, span);
  }

  /** An INT that is known before the nest. */
  DeviceExpression ofInt(DeviceExpression value) {
    return value instanceof Literal literal
        ? number(((Number) literal.value()).longValue())
        : declared(new Convert(ScalarType.LONG, value, span));
  }

  DeviceExpression sum(DeviceExpression left, DeviceExpression right) {
    return isNumber(left, 0) ? right : binary(BinaryOperator.ADD, left, right);
  }

  DeviceExpression difference(DeviceExpression left, DeviceExpression right) {
    return binary(BinaryOperator.SUBTRACT, left, right);
  }

  DeviceExpression product(DeviceExpression left, DeviceExpression right) {
    return isNumber(left, 1)
        ? right
        : isNumber(right, 1) ? left : binary(BinaryOperator.MULTIPLY, left, right);
  }

  /** A quotient by a constant that is not 0. */
  DeviceExpression quotient(DeviceExpression left, long right) {
    return right == 1 ? left : binary(BinaryOperator.DIVIDE, left, number(right));
  }

  DeviceExpression shifted(DeviceExpression left, int places) {
    OptionalLong known = constant(left);
    return known.isPresent()
        ? number(known.getAsLong() >> places)
        : declared(nodes.binary(BinaryOperator.SHIFT_RIGHT, left, nodes.integer(places)));
  }

  DeviceExpression least(DeviceExpression one, DeviceExpression other) {
    return choice(Intrinsic.MIN, one, other);
  }

  DeviceExpression greatest(DeviceExpression one, DeviceExpression other) {
    return choice(Intrinsic.MAX, one, other);
  }

  private DeviceExpression choice(Intrinsic which, DeviceExpression one, DeviceExpression other) {
    OptionalLong left = constant(one);
    OptionalLong right = constant(other);
    if (left.isPresent() && right.isPresent()) {
      boolean first = (left.getAsLong() <= right.getAsLong()) == (which == Intrinsic.MIN);
      return first ? one : other;
    }
    return one.equals(other)
        ? one
        : declared(new IntrinsicCall(which, List.of(one, other), ScalarType.LONG, span));
  }

  private DeviceExpression binary(
      BinaryOperator operator, DeviceExpression left, DeviceExpression right) {
    OptionalLong known = constant(left);
    OptionalLong other = constant(right);
    if (known.isPresent() && other.isPresent()) {
      long a = known.getAsLong();
      long b = other.getAsLong();
      return number(
          switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            default -> a / b;
          });
    }
    boolean same =
        isNumber(right, 0)
            && (operator == BinaryOperator.ADD || operator == BinaryOperator.SUBTRACT);
    return same ? left : declared(nodes.binary(operator, left, right));
  }

  static OptionalLong constant(DeviceExpression value) {
    return value instanceof Literal literal && literal.value() instanceof Number number
        ? OptionalLong.of(number.longValue())
        : OptionalLong.empty();
  }

  private static boolean isNumber(DeviceExpression value, long number) {
    return constant(value).equals(OptionalLong.of(number));
  }

  /** A condition that one number is at most another; empty if that is known to hold. */
  Optional<DeviceExpression> atMost(DeviceExpression least, DeviceExpression most) {
    OptionalLong left = constant(least);
    OptionalLong right = constant(most);
    if (left.isPresent() && right.isPresent()) {
      return left.getAsLong() <= right.getAsLong()
          ? Optional.empty()
          : Optional.of(new Literal(ScalarType.BOOLEAN, false, span));
    }
    return Optional.of(nodes.binary(BinaryOperator.LESS_OR_EQUAL, least, most));
  }

  DeviceExpression and(DeviceExpression left, DeviceExpression right) {
    return new Logical(true, left, right, span);
  }

  private DeviceExpression declared(DeviceExpression value) {
    for (DeclareLocal known : declarations) {
      if (known.initializer().equals(Optional.of(value))) {
        return nodes.read(known.variable());
      }
    }
    Variable variable = fresh.make("end", ScalarType.LONG);
    declarations.add(new DeclareLocal(variable, Optional.of(value), span));
    return nodes.read(variable);
  }

  /** The declarations that a condition needs. */
  List<DeviceStatement> neededBy(DeviceExpression condition) {
    Reads reads = new Reads();
    reads.scan(condition);
    List<DeviceStatement> needed = new ArrayList<>();
    for (int i = declarations.size() - 1; i >= 0; i--) {
      DeclareLocal declaration = declarations.get(i);
      if (reads.found.contains(declaration.variable())) {
        reads.scan(declaration.initializer().orElseThrow());
        needed.add(0, declaration);
      }
    }
    return needed;
  }

  private static final class Reads extends ModelScanner {
    private final Set<Variable> found = new HashSet<>();

    @Override
    public Void visitReadLocal(ReadLocal e) {
      found.add(e.variable());
      return null;
    }
  }
}
