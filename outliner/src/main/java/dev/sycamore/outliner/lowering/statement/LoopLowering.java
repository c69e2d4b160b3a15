package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.report.Attempts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Loops (JLS 14.12 to 14.14). */
final class LoopLowering {
  private final FunctionContext context;
  private final ForEachLowering forEach;

  LoopLowering(FunctionContext context) {
    this.context = context;
    this.forEach = new ForEachLowering(context);
  }

  List<DeviceStatement> loop(Statement s) {
    if (s instanceof ForStmt loop) {
      return forLoop(loop);
    } else if (s instanceof WhileStmt loop) {
      return whileLoop(loop);
    } else if (s instanceof DoStmt loop) {
      return doLoop(loop);
    }
    return List.of(forEach.loop((ForEachStmt) s));
  }

  private List<DeviceStatement> whileLoop(WhileStmt s) {
    Attempts attempts = new Attempts();
    Optional<DeviceExpression> condition = attempts.of(() -> condition(s.getCondition()));
    if (condition.isPresent() && isFalse(condition.get())) {
      return List.of();
    }
    DeviceStatement body = context.statements().block(s.getBody());
    attempts.check();
    return List.of(new While(condition.orElseThrow(), body, context.spanOf(s)));
  }

  private List<DeviceStatement> doLoop(DoStmt s) {
    DeviceStatement body = context.statements().block(s.getBody());
    return List.of(new DoWhile(body, condition(s.getCondition()), context.spanOf(s)));
  }

  private List<DeviceStatement> forLoop(ForStmt s) {
    Attempts attempts = new Attempts();
    List<DeviceStatement> initializers = new ArrayList<>();
    for (Expression initializer : s.getInitialization()) {
      attempts
          .of(() -> context.statements().expression(initializer))
          .ifPresent(initializers::addAll);
    }
    Optional<DeviceExpression> condition =
        s.getCompare().flatMap(c -> attempts.of(() -> condition(c)));
    if (condition.isPresent() && isFalse(condition.get())) {
      attempts.check();
      return initializers;
    }
    DeviceStatement body = context.statements().block(s.getBody());
    List<DeviceExpression> updates = new ArrayList<>();
    for (Expression update : s.getUpdate()) {
      attempts.of(() -> context.expressions().plain(update)).ifPresent(updates::add);
    }
    attempts.check();
    return List.of(new For(initializers, condition, updates, body, context.spanOf(s)));
  }

  private DeviceExpression condition(Expression e) {
    return context.expressions().scalar(e, ScalarType.BOOLEAN);
  }

  private static boolean isFalse(DeviceExpression condition) {
    return condition instanceof Literal literal && literal.value().equals(false);
  }
}
