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
  private final FunctionContext context;

  CastLowering(FunctionContext context) {
    this.context = context;
  }

  Value cast(CastExpr e) {
    JavaType target = context.source().typeOf(e.getType()).orElseThrow(() -> context.unknown(e));
    if (target instanceof JavaType.Primitive) {
      ScalarType type = DeviceTypes.scalar(target).orElseThrow();
      requirePrimitive(e);
      if (type == ScalarType.FLOAT) {
        Optional<Expression> operation = new FloatMathCasts(context).of(e);
        if (operation.isPresent()) {
          return new Value.Plain(operation.get());
        }
      }
      return new Value.Plain(written(context.expressions().scalar(e.getExpression(), type), e));
    }
    if (e.getExpression().isLambdaExpr()
        || e.getExpression().isMethodReferenceExpr()
        || context.typeOf(e.getExpression()).equals(target)) {
      return context.expressions().value(e.getExpression());
    }
    if (BoxedTypes.isBoxed(target)) {
      throw context.faults().refuse(DiagnosticId.SYC1018, e, DeviceTypes.display(target));
    }
    throw context
        .faults()
        .refuse(DiagnosticId.SYC1021, e, "a cast to `" + DeviceTypes.display(target) + "`");
  }

  /** A conversion that is written stands where the cast does, others where their operand does. */
  private Expression written(Expression value, CastExpr cast) {
    return value instanceof Convert e
        ? new Convert(e.type(), e.operand(), context.spanOf(cast))
        : value;
  }

  private void requirePrimitive(CastExpr e) {
    JavaType from = context.typeOf(e.getExpression());
    boolean reference = from instanceof JavaType.Declared && !BoxedTypes.isBoxed(from);
    if (reference) {
      throw context
          .faults()
          .refuse(DiagnosticId.SYC1021, e, "a cast from `" + DeviceTypes.display(from) + "`");
    }
  }
}
