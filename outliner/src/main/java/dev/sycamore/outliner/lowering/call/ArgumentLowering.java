package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.fault.ReferenceFaults;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.Optional;

/** What is passed to a parameter: values by value, memory as views, the rest statically. */
final class ArgumentLowering {
  private final FunctionContext context;

  ArgumentLowering(FunctionContext context) {
    this.context = context;
  }

  Value argument(Expression e, JavaType type) {
    Optional<DeviceType> wanted = context.compilation().types().value(type);
    if (wanted.isPresent()) {
      return new Value.Plain(context.expressions().converted(e, wanted.get()));
    }
    Value value = context.expressions().value(e);
    if (value.fits(type)) {
      return value;
    }
    // A value where the method takes an object.
    JavaType own = context.typeOf(e);
    if (!(own instanceof JavaType.Primitive) && !BoxedTypes.isBoxed(own)) {
      throw ReferenceFaults.refuse(context, e, type);
    }
    throw context
        .faults()
        .refuse(
            StringType.isString(type) ? DiagnosticId.TEXT : DiagnosticId.BOXING,
            e,
            DeviceTypes.display(type));
  }
}
