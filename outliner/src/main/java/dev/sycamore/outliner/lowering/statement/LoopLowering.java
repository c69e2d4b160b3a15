package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import dev.sycamore.model.expression.Literal;
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

  List<dev.sycamore.model.statement.Statement> loop(Statement s) {
    if (s instanceof ForStmt loop) {
      return forLoop(loop);
    } else if (s instanceof WhileStmt loop) {
      return whileLoop(loop);
    } else if (s instanceof DoStmt loop) {
      return doLoop(loop);
    }
    return List.of(forEach.loop((ForEachStmt) s));
  }

  private List<dev.sycamore.model.statement.Statement> whileLoop(WhileStmt s) {
    Attempts attempts = new Attempts();
    Optional<dev.sycamore.model.expression.Expression> condition =
        attempts.of(() -> condition(s.getCondition()));
    if (condition.isPresent() && isFalse(condition.get())) {
      return List.of();
    }
    dev.sycamore.model.statement.Statement body = context.statements().block(s.getBody());
    attempts.check();
    return List.of(new While(condition.orElseThrow(), body, context.spanOf(s)));
  }

  private List<dev.sycamore.model.statement.Statement> doLoop(DoStmt s) {
    dev.sycamore.model.statement.Statement body = context.statements().block(s.getBody());
    return List.of(new DoWhile(body, condition(s.getCondition()), context.spanOf(s)));
  }

  private List<dev.sycamore.model.statement.Statement> forLoop(ForStmt s) {
    Attempts attempts = new Attempts();
    List<dev.sycamore.model.statement.Statement> initializers = new ArrayList<>();
    for (Expression initializer : s.getInitialization()) {
      attempts
          .of(() -> context.statements().expression(initializer))
          .ifPresent(initializers::addAll);
    }
    Optional<dev.sycamore.model.expression.Expression> condition =
        s.getCompare().flatMap(c -> attempts.of(() -> condition(c)));
    if (condition.isPresent() && isFalse(condition.get())) {
      attempts.check();
      return initializers;
    }
    dev.sycamore.model.statement.Statement body = context.statements().block(s.getBody());
    List<dev.sycamore.model.expression.Expression> updates = new ArrayList<>();
    for (Expression update : s.getUpdate()) {
      attempts.of(() -> context.expressions().plain(update)).ifPresent(updates::add);
    }
    attempts.check();
    return List.of(new For(initializers, condition, updates, body, context.spanOf(s)));
  }

  private dev.sycamore.model.expression.Expression condition(Expression e) {
    return context.expressions().scalar(e, ScalarType.BOOLEAN);
  }

  private static boolean isFalse(dev.sycamore.model.expression.Expression condition) {
    return condition instanceof Literal literal && literal.value().equals(false);
  }
}
