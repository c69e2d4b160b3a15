package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Hands each statement to the class that knows its kind; a fault ends only its own statement. */
public final class StatementLowering {
  private final FunctionContext context;
  private final DeclarationLowering declarations;
  private final LoopLowering loops;
  private final JumpLowering jumps;
  private final SwitchLowering switches;

  public StatementLowering(FunctionContext context) {
    this.context = context;
    this.declarations = new DeclarationLowering(context);
    this.jumps = new JumpLowering(context);
    this.loops = new LoopLowering(context);
    this.switches = new SwitchLowering(context);
  }

  /** A statement as one; a block of none or several where it is not one. */
  private DeviceStatement one(Statement statement) {
    List<DeviceStatement> lowered = statement(statement);
    return lowered.size() == 1 ? lowered.get(0) : new Block(lowered, context.spanOf(statement));
  }

  /** A statement as a block, which it may be already. */
  public Block block(Statement statement) {
    DeviceStatement lowered = one(statement);
    return lowered instanceof Block block ? block : new Block(List.of(lowered), lowered.span());
  }

  /** Statements in order. */
  public List<DeviceStatement> all(List<Statement> statements) {
    List<DeviceStatement> lowered = new ArrayList<>();
    statements.forEach(statement -> lowered.addAll(statement(statement)));
    return lowered;
  }

  /**
   * Each statement is guarded by itself, so that a fault or an internal error has its place, and
   * the other statements are looked at too.
   */
  public List<DeviceStatement> statement(Statement statement) {
    List<DeviceStatement> lowered = new ArrayList<>();
    context.faults().guard(statement, () -> lowered.addAll(dispatch(statement)));
    return lowered;
  }

  private List<DeviceStatement> dispatch(Statement s) {
    if (s instanceof BlockStmt block) {
      return List.of(new Block(all(block.getStatements()), context.spanOf(s)));
    } else if (s instanceof ExpressionStmt statement) {
      return expression(statement.getExpression());
    } else if (s instanceof IfStmt branch) {
      return new BranchLowering(context).branch(branch);
    } else if (s instanceof ForStmt
        || s instanceof ForEachStmt
        || s instanceof WhileStmt
        || s instanceof DoStmt) {
      return loops.loop(s);
    } else if (s instanceof LabeledStmt labeled) {
      return jumps.labeled(labeled);
    } else if (s instanceof BreakStmt jump) {
      return List.of(jumps.jump(jump));
    } else if (s instanceof ContinueStmt jump) {
      return List.of(jumps.jump(jump));
    } else if (s instanceof ReturnStmt jump) {
      return List.of(jumps.jump(jump));
    } else if (s instanceof YieldStmt yield) {
      return switches.yielded(yield);
    } else if (s instanceof SwitchStmt statement) {
      return switches.statement(statement);
    } else if (s instanceof AssertStmt assertion) {
      return List.of(jumps.assertion(assertion));
    } else if (s instanceof EmptyStmt || s instanceof LocalRecordDeclarationStmt) {
      return List.of();
    }
    throw refuse(s);
  }

  private Unlowerable refuse(Statement s) {
    if (s instanceof ThrowStmt) {
      return context.faults().refuse(DiagnosticId.THROW, s);
    } else if (s instanceof TryStmt) {
      return context.faults().refuse(DiagnosticId.TRY, s);
    } else if (s instanceof SynchronizedStmt) {
      return context.faults().refuse(DiagnosticId.SYNCHRONIZED, s);
    } else if (s instanceof LocalClassDeclarationStmt) {
      return context.faults().refuse(DiagnosticId.LOCAL_CLASS, s);
    }
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            s,
            "use `if`, `switch`, loops and local variables",
            "this statement");
  }

  /** An expression for its effects, or the declaration of variables. */
  public List<DeviceStatement> expression(Expression e) {
    if (e instanceof VariableDeclarationExpr declaration) {
      return declarations.declare(declaration);
    }
    Optional<DeviceStatement> requirement =
        e instanceof MethodCallExpr call ? jumps.requirement(call) : Optional.empty();
    return List.of(
        requirement.orElseGet(
            () -> new Evaluate(context.expressions().plain(e), context.spanOf(e))));
  }

  /**
   * A {@code switch} expression, whose cases are statements.
   *
   * @param target what each result is converted to; empty for the type of the expression
   */
  public Value switchExpression(SwitchExpr e, Optional<ScalarType> target) {
    return switches.expression(e, target);
  }

  /**
   * A {@code switch} expression whose results stand for values of another type.
   *
   * @param type of what {@code result} makes of each of its results, where that is evaluated
   */
  public DeviceExpression switchExpression(
      SwitchExpr e, ScalarType type, Function<Expression, DeviceExpression> result) {
    return switches.expression(e, type, result);
  }
}
