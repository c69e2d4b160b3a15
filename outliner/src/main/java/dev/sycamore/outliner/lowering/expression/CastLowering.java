package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.CastExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.Optional;

/** Casts (JLS 15.16): between primitive types, and to the type that a value has anyway. */
final class CastLowering {
  private final FunctionContext lowering;

  CastLowering(FunctionContext lowering) {
    this.lowering = lowering;
  }

  Value cast(CastExpr e) {
    JavaType target =
        lowering.source().typeOf(e.getType()).orElseThrow(() -> lowering.expressions().unknown(e));
    if (target instanceof JavaType.Primitive) {
      ScalarType type = DeviceTypes.scalar(target).orElseThrow();
      requirePrimitive(e);
      if (type == ScalarType.FLOAT) {
        Optional<Expression> operation = new FloatMathCasts(lowering).of(e);
        if (operation.isPresent()) {
          return new Value.Plain(operation.get());
        }
      }
      return new Value.Plain(written(lowering.expressions().scalar(e.getExpression(), type), e));
    }
    if (e.getExpression().isLambdaExpr()
        || e.getExpression().isMethodReferenceExpr()
        || lowering.expressions().typeOf(e.getExpression()).equals(target)) {
      return lowering.expressions().value(e.getExpression());
    }
    if (BoxedTypes.isBoxed(target)) {
      throw lowering.faults().refuse(DiagnosticId.SYC1018, e, DeviceTypes.display(target));
    }
    throw lowering
        .faults()
        .refuse(DiagnosticId.SYC1021, e, "a cast to `" + DeviceTypes.display(target) + "`");
  }

  /** A conversion that is written stands where the cast does, others where their operand does. */
  private Expression written(Expression value, CastExpr cast) {
    return value instanceof Convert e
        ? new Convert(e.type(), e.operand(), lowering.spanOf(cast))
        : value;
  }

  private void requirePrimitive(CastExpr e) {
    JavaType from = lowering.expressions().typeOf(e.getExpression());
    boolean reference = from instanceof JavaType.Declared && !BoxedTypes.isBoxed(from);
    if (reference) {
      throw lowering
          .faults()
          .refuse(DiagnosticId.SYC1021, e, "a cast from `" + DeviceTypes.display(from) + "`");
    }
  }
}
