package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.List;
import java.util.Optional;

/** {@code DeviceDebug.printf}: a constant format, and as many values as it prints. */
final class PrintLowering {
  private final FunctionContext context;

  PrintLowering(FunctionContext context) {
    this.context = context;
  }

  static boolean knows(Invocation invocation) {
    return invocation.method().owner().canonicalName().equals("dev.sycamore.DeviceDebug")
        && invocation.method().name().equals("printf");
  }

  Value print(MethodCallExpr e, Invocation invocation) {
    List<Expression> written = e.getArguments();
    if (!invocation.spread() && written.size() > 1) {
      throw refuse(e, "printf takes its values one by one, not as an array");
    }
    Expression format = written.get(0);
    Attempts attempts = new Attempts();
    Optional<String> text =
        attempts.of(
            () ->
                context
                    .source()
                    .constantOf(format)
                    .filter(String.class::isInstance)
                    .map(String.class::cast)
                    .orElseThrow(
                        () -> refuse(format, "the format of printf is not a constant string")));
    Optional<List<DeviceExpression>> values =
        attempts.of(() -> Attempts.each(written.subList(1, written.size()), this::value));
    attempts.check();
    List<ScalarType> types =
        values.orElseThrow().stream().map(value -> (ScalarType) value.type()).toList();
    PrintFormat.fault(text.orElseThrow(), types)
        .ifPresent(
            fault -> {
              throw refuse(format, "the format of printf does not fit its values: " + fault);
            });
    return new Value.Plain(new Print(text.get(), values.get(), context.spanOf(e)));
  }

  private DeviceExpression value(Expression e) {
    JavaType type = context.source().substitution().apply(context.typeOf(e));
    boolean prints =
        DeviceTypes.scalar(type).isPresent()
            && !(type instanceof JavaType.Declared declared
                && declared.symbol().kind() == ClassSymbol.Kind.ENUM);
    if (!prints && !StringType.isString(type) && type != JavaType.Special.ERRONEOUS) {
      throw refuse(e, "printf does not print a `" + DeviceTypes.display(type) + "` on a device");
    }
    return context.expressions().scalar(e);
  }

  private RuntimeException refuse(Expression at, String message) {
    return context.faults().refuse(DiagnosticId.PRINTF, at, message);
  }
}
