package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The message of an assertion (JLS 14.10, 15.18.1): constant text, and scalar values, which the
 * kernel reports and the host formats.
 */
final class AssertionMessage {
  private static final String HELP =
      "write constants and values of primitive types in the message of an assertion,"
          + " for example the ordinal of an enum constant or the components of a record";

  private final FunctionContext context;
  private final Attempts attempts = new Attempts();
  private final StringBuilder text = new StringBuilder();
  private final StringBuilder format = new StringBuilder();
  private final List<DeviceExpression> values = new ArrayList<>();

  private AssertionMessage(FunctionContext context) {
    this.context = context;
  }

  /** The message that an expression makes. */
  static AssertionMessage of(Expression message, FunctionContext context) {
    AssertionMessage made = new AssertionMessage(context);
    made.add(message);
    made.attempts.check();
    return made;
  }

  ReportKind kind() {
    return values.isEmpty() && !text.isEmpty()
        ? ReportKind.ASSERTION
        : ReportKind.ASSERTION_MESSAGE;
  }

  /** What the report has as its text: see {@link ReportKind}. */
  String text() {
    return values.isEmpty() ? text.toString() : format.toString();
  }

  List<DeviceExpression> values() {
    return values;
  }

  private void add(Expression e) {
    Optional<Object> constant = context.source().constantOf(e);
    if (constant.isPresent()) {
      addText(constant.get().toString());
    } else if (e instanceof NullLiteralExpr) {
      addText("null");
    } else if (e instanceof EnclosedExpr enclosed) {
      add(enclosed.getInner());
    } else if (e instanceof BinaryExpr binary && isString(e)) {
      addEach(binary);
    } else {
      attempts.of(() -> e instanceof MethodCallExpr call ? addCall(call) : addValue(e));
    }
  }

  /** The operands of a chain, as many as there may be. */
  private void addEach(BinaryExpr chain) {
    Deque<Expression> operands = new ArrayDeque<>();
    Expression left = chain;
    while (left instanceof BinaryExpr binary
        && isString(left)
        && context.source().constantOf(left).isEmpty()) {
      operands.push(binary.getRight());
      left = binary.getLeft();
    }
    add(left);
    operands.forEach(this::add);
  }

  private void addText(String part) {
    text.append(part);
    format.append(part.replace("%", "%%"));
  }

  private boolean isString(Expression e) {
    return context.source().typeOf(e).filter(StringType::isString).isPresent();
  }

  private boolean addValue(Expression e) {
    JavaType type = context.source().substitution().apply(context.typeOf(e));
    boolean isScalar =
        DeviceTypes.scalar(type).isPresent()
            && !(type instanceof JavaType.Declared declared
                && declared.symbol().kind() == ClassSymbol.Kind.ENUM);
    if (!isScalar && type != JavaType.Special.ERRONEOUS) {
      throw context.faults().refuseWithHelp(DiagnosticId.TEXT, e, HELP);
    }
    return addScalar(context.expressions().scalar(e));
  }

  private boolean addScalar(DeviceExpression value) {
    format.append("%s");
    return values.add(value);
  }

  /** A call that makes a text of a value is the value, as the method takes it. */
  private boolean addCall(MethodCallExpr call) {
    Optional<ScalarType> printed =
        context.source().invocationOf(call).flatMap(AssertionMessage::printed);
    return printed.isPresent()
        ? addScalar(context.expressions().scalar(call.getArgument(0), printed.get()))
        : addValue(call);
  }

  /** The type of the value that {@code String.valueOf(value)} or its like takes. */
  private static Optional<ScalarType> printed(Invocation invocation) {
    String owner = invocation.method().owner().canonicalName();
    String name = invocation.method().name();
    boolean prints =
        invocation.method().modifiers().contains(Modifier.STATIC)
            && StringType.isString(invocation.returnType())
            && invocation.parameterTypes().size() == 1
            && ((name.equals("toString") && owner.startsWith("java.lang."))
                || (name.equals("valueOf") && owner.equals("java.lang.String")));
    return prints
        ? Optional.of(invocation.parameterTypes().get(0))
            .filter(JavaType.Primitive.class::isInstance)
            .flatMap(DeviceTypes::scalar)
        : Optional.empty();
  }
}
