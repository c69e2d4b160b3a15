package dev.sycamore.analysis.rule;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tells which calls do nothing but compute a value. A division of integers is no such thing: a
 * method may be called for its exception.
 */
final class PureFunctions {

  /** What has no effect if its operands have none; anything else may have one. */
  private static final Set<Class<? extends DeviceExpression>> VALUES =
      Set.of(
          Binary.class,
          Unary.class,
          Logical.class,
          Conditional.class,
          Convert.class,
          Literal.class,
          ReadLocal.class,
          ReadElement.class,
          ReadComponent.class,
          NewRecord.class,
          Extent.class,
          IntrinsicCall.class,
          Call.class);

  private static final Set<BinaryOperator> DIVISIONS =
      Set.of(BinaryOperator.DIVIDE, BinaryOperator.REMAINDER);

  private final Map<String, DeviceFunction> functions;
  private final Map<String, Boolean> known = new HashMap<>();

  /**
   * @param functions all that are called, by symbol; they do not recurse
   */
  PureFunctions(Map<String, DeviceFunction> functions) {
    this.functions = functions;
  }

  /** Whether an expression only computes a value. */
  boolean isPure(DeviceExpression expression) {
    EffectScanner scanner = new EffectScanner();
    scanner.scan(expression);
    return !scanner.found;
  }

  private boolean isPure(String symbol) {
    Boolean pure = known.get(symbol);
    if (pure == null) {
      Optional<DeviceFunction> function = Optional.ofNullable(functions.get(symbol));
      EffectScanner scanner = new EffectScanner();
      function.ifPresent(f -> scanner.scan(f.body()));
      pure = function.isPresent() && !scanner.found;
      known.put(symbol, pure);
    }
    return pure;
  }

  private final class EffectScanner extends ModelScanner {
    private boolean found;

    @Override
    protected void visit(DeviceStatement statement) {
      found |= statement instanceof Assert;
      super.visit(statement);
    }

    @Override
    protected void visit(DeviceExpression expression) {
      found |= !isValue(expression) && !isLocalChange(expression);
      super.visit(expression);
    }

    private boolean isValue(DeviceExpression e) {
      if (e instanceof Call call && !isPure(call.function())) {
        return false;
      }
      if (e instanceof Binary binary) {
        return !DIVISIONS.contains(binary.operator()) || isFloating(binary.type());
      }
      return VALUES.contains(e.getClass());
    }

    /** Locals end with their function; whether it is one says {@link #visitElementTarget}. */
    private boolean isLocalChange(DeviceExpression e) {
      if (e instanceof CompoundAssign change) {
        return !DIVISIONS.contains(change.operator()) || isFloating(change.type());
      }
      return e instanceof Assign || e instanceof Increment;
    }

    private static boolean isFloating(DeviceType type) {
      return type == ScalarType.FLOAT || type == ScalarType.DOUBLE || type == ScalarType.HALF;
    }

    @Override
    protected Void visitElementTarget(
        dev.sycamore.model.expression.AssignmentTarget.Element target) {
      found = true;
      return super.visitElementTarget(target);
    }
  }
}
