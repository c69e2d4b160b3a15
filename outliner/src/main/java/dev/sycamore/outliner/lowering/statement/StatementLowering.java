package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
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
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;

/** Hands each statement to the class that knows its kind; a fault ends only its own statement. */
public final class StatementLowering {
  private final FunctionContext lowering;
  private final DeclarationLowering declarations;
  private final LoopLowering loops;
  private final JumpLowering jumps;

  public StatementLowering(FunctionContext lowering) {
    this.lowering = lowering;
    this.declarations = new DeclarationLowering(lowering);
    this.jumps = new JumpLowering(lowering);
    this.loops = new LoopLowering(lowering);
  }

  DeclarationLowering declarations() {
    return declarations;
  }

  JumpLowering jumps() {
    return jumps;
  }

  /** A statement as one; a block of none or several where it is not one. */
  dev.sycamore.model.statement.Statement one(Statement statement) {
    List<dev.sycamore.model.statement.Statement> lowered = statement(statement);
    return lowered.size() == 1 ? lowered.get(0) : new Block(lowered, lowering.spanOf(statement));
  }

  /** A statement as a block, which it may be already. */
  Block block(Statement statement) {
    dev.sycamore.model.statement.Statement lowered = one(statement);
    return lowered instanceof Block block ? block : new Block(List.of(lowered), lowered.span());
  }

  /** Statements in order. */
  public List<dev.sycamore.model.statement.Statement> all(List<Statement> statements) {
    List<dev.sycamore.model.statement.Statement> lowered = new ArrayList<>();
    statements.forEach(statement -> lowered.addAll(statement(statement)));
    return lowered;
  }

  /** What a statement becomes; nothing if it is at fault, which is reported. */
  List<dev.sycamore.model.statement.Statement> statement(Statement statement) {
    lowering.at(statement);
    List<dev.sycamore.model.statement.Statement> lowered = new ArrayList<>();
    lowering.faults().guard(lowering::current, () -> lowered.addAll(dispatch(statement)));
    return lowered;
  }

  private List<dev.sycamore.model.statement.Statement> dispatch(Statement s) {
    if (s instanceof BlockStmt block) {
      return List.of(new Block(all(block.getStatements()), lowering.spanOf(s)));
    } else if (s instanceof ExpressionStmt statement) {
      return expression(statement.getExpression());
    } else if (s instanceof IfStmt branch) {
      return new BranchLowering(lowering).branch(branch);
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
      return lowering.expressions().switches().yielded(yield);
    } else if (s instanceof SwitchStmt statement) {
      return lowering.expressions().switches().statement(statement);
    } else if (s instanceof AssertStmt assertion) {
      return List.of(jumps.assertion(assertion));
    } else if (s instanceof EmptyStmt || s instanceof LocalRecordDeclarationStmt) {
      return List.of();
    }
    throw refuse(s);
  }

  private Unlowerable refuse(Statement s) {
    if (s instanceof ThrowStmt) {
      return lowering.faults().refuse(DiagnosticId.SYC1002, s);
    } else if (s instanceof TryStmt) {
      return lowering.faults().refuse(DiagnosticId.SYC1003, s);
    } else if (s instanceof SynchronizedStmt) {
      return lowering.faults().refuse(DiagnosticId.SYC1020, s);
    } else if (s instanceof LocalClassDeclarationStmt) {
      return lowering.faults().refuse(DiagnosticId.SYC1034, s);
    }
    return lowering
        .faults()
        .refuseWithHelp(
            DiagnosticId.SYC1010,
            s,
            "use `if`, `switch`, loops and local variables",
            "this statement");
  }

  /** An expression for its effects, or the declaration of variables. */
  List<dev.sycamore.model.statement.Statement> expression(Expression e) {
    List<dev.sycamore.model.statement.Statement> statements = new ArrayList<>();
    if (e instanceof VariableDeclarationExpr declaration) {
      for (VariableDeclarator declarator : declaration.getVariables()) {
        statements.addAll(guarded(declarator, () -> declarations.declare(declarator)));
      }
      return statements;
    }
    statements.add(new Evaluate(lowering.expressions().plain(e), lowering.spanOf(e)));
    return statements;
  }

  private List<dev.sycamore.model.statement.Statement> guarded(
      Node node, java.util.function.Supplier<List<dev.sycamore.model.statement.Statement>> part) {
    try {
      return part.get();
    } catch (Unlowerable fault) {
      // The next variable of the same declaration may have a fault of its own.
      lowering.at(node);
      return List.of();
    }
  }
}
