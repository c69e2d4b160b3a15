package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.CastExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.MethodLookup;
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
      if (context.source().typeOf(e.getExpression()).isEmpty()) {
        // What is wrong with it is reported there.
        context.expressions().value(e.getExpression());
      }
      requirePrimitive(e);
      if (type == ScalarType.FLOAT) {
        Optional<DeviceExpression> operation = new FloatMathCasts(context).of(e);
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
    Optional<DeviceType> tagged = context.compilation().types().tagged(target).map(t -> t.type());
    if (tagged.isPresent()) {
      DeviceExpression value = context.expressions().plain(e.getExpression());
      Optional<DeviceExpression> converted = new TaggedValues(context).convert(value, tagged.get());
      if (converted.isPresent() && isSupertype(target, context.typeOf(e.getExpression()))) {
        return new Value.Plain(converted.get());
      }
    }
    if (context.compilation().types().tagged(context.typeOf(e.getExpression())).isPresent()) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.OPERATION_ON_REFERENCES,
              e,
              "match it: `if (value instanceof " + DeviceTypes.display(target) + " v)`",
              "a cast to `" + DeviceTypes.display(target) + "`");
    }
    if (BoxedTypes.isBoxed(target)) {
      throw context.faults().refuse(DiagnosticId.BOXING, e, DeviceTypes.display(target));
    }
    throw context
        .faults()
        .refuse(
            DiagnosticId.OPERATION_ON_REFERENCES,
            e,
            "a cast to `" + DeviceTypes.display(target) + "`");
  }

  private static boolean isSupertype(JavaType type, JavaType of) {
    return type instanceof JavaType.Declared declared
        && of instanceof JavaType.Declared value
        && MethodLookup.supertype(value, declared.symbol()).isPresent();
  }

  /** A conversion that is written stands where the cast does, others where their operand does. */
  private DeviceExpression written(DeviceExpression value, CastExpr cast) {
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
          .refuse(
              DiagnosticId.OPERATION_ON_REFERENCES,
              e,
              "a cast from `" + DeviceTypes.display(from) + "`");
    }
  }
}
