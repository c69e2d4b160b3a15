package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.choice.ArrayReturns;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.report.Attempts;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Labels and jumps (JLS 14.7, 14.10, 14.15 to 14.17). */
final class JumpLowering {

  /** What the device library requires of the arguments of methods of the JDK. */
  private static final String LIBRARY_CHECKS = "dev.sycamore.devicelib.LibraryChecks";

  private static final Map<String, ReportKind> REQUIREMENTS =
      Map.of(
          "requireArithmetic", ReportKind.ARITHMETIC,
          "requireArgument", ReportKind.ARGUMENT,
          "requireRange", ReportKind.ARRAY_RANGE,
          "requireCopy", ReportKind.ARRAY_COPY);

  private record Label(String written, String unique) {}

  private final FunctionContext context;
  private final Deque<Label> open = new ArrayDeque<>();

  JumpLowering(FunctionContext context) {
    this.context = context;
  }

  List<DeviceStatement> labeled(LabeledStmt s) {
    String written = s.getLabel().asString();
    open.push(new Label(written, context.scope().freshLabel(written)));
    List<DeviceStatement> body = context.statements().statement(s.getStatement());
    String label = open.pop().unique();
    if (body.isEmpty()) {
      return List.of();
    }
    DeviceStatement one =
        body.size() == 1 ? body.get(0) : new Block(body, context.spanOf(s.getStatement()));
    return List.of(new Labeled(label, one, context.spanOf(s)));
  }

  DeviceStatement jump(BreakStmt s) {
    return new Break(s.getLabel().map(l -> find(l.asString())), context.spanOf(s));
  }

  DeviceStatement jump(ContinueStmt s) {
    return new Continue(s.getLabel().map(l -> find(l.asString())), context.spanOf(s));
  }

  DeviceStatement jump(ReturnStmt s) {
    Optional<Expression> value = s.getExpression();
    if (value.isEmpty() && context.plainReturn().isPresent()) {
      return new Return(Optional.of(context.plainReturn().get().get()), context.spanOf(s));
    }
    if (value.isEmpty() || context.returnType() == VoidType.VOID) {
      return new Return(Optional.empty(), context.spanOf(s));
    }
    if (context.code() instanceof MethodDeclaration method
        && context.typeOf(value.get()) instanceof JavaType.Array) {
      return new ArrayReturns(context, method).returned(value.get(), context.spanOf(s));
    }
    return new Return(
        Optional.of(context.expressions().converted(value.get(), context.returnType())),
        context.spanOf(s));
  }

  DeviceStatement assertion(AssertStmt s) {
    Attempts attempts = new Attempts();
    Optional<DeviceExpression> condition =
        attempts.of(() -> context.expressions().scalar(s.getCheck(), ScalarType.BOOLEAN));
    Optional<AssertionMessage> message =
        s.getMessage().flatMap(m -> attempts.of(() -> AssertionMessage.of(m, context)));
    attempts.check();
    return new Assert(
        message.map(AssertionMessage::kind).orElse(ReportKind.ASSERTION),
        condition.orElseThrow(),
        message.map(AssertionMessage::text),
        message.map(AssertionMessage::values).orElse(List.of()),
        context.spanOf(s));
  }

  /**
   * A requirement of the device library, if the statement is one: what has to hold, the text of the
   * report, and its operands.
   */
  Optional<DeviceStatement> requirement(MethodCallExpr call) {
    ReportKind kind = REQUIREMENTS.get(call.getNameAsString());
    if (kind == null
        || context
            .source()
            .invocationOf(call)
            .filter(i -> i.method().owner().canonicalName().equals(LIBRARY_CHECKS))
            .isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Assert(
            kind,
            context.expressions().scalar(call.getArgument(0), ScalarType.BOOLEAN),
            context.source().constantOf(call.getArgument(1)).map(Object::toString),
            call.getArguments().stream()
                .skip(2)
                .map(operand -> context.expressions().scalar(operand, ScalarType.INT))
                .toList(),
            context.spanOf(call)));
  }

  private String find(String written) {
    return open.stream()
        .filter(label -> label.written().equals(written))
        .map(Label::unique)
        .findFirst()
        .orElseThrow(() -> context.faults().silently());
  }
}
