package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.EmbeddedStatement;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.object.StoredRecordAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An element of an array of records that the kernel captured: a variable stands for it, whose
 * components are stored afterwards. The index is evaluated first (JLS 15.26.1).
 */
final class StoredElementPlace implements AssignedPlace {
  private final FunctionContext context;
  private final StoredRecordAccess records;
  private final SourceSpan span;
  private final List<EmbeddedStatement> before = new ArrayList<>();
  private final Expression index;
  private final Variable element;

  StoredElementPlace(
      FunctionContext context,
      ArrayAccessExpr access,
      StoredRecordAccess records,
      Expression index) {
    this.context = context;
    this.records = records;
    this.span = context.spanOf(access);
    this.index = index instanceof Literal ? index : keep("index", index);
    this.element =
        context
            .scope()
            .fresh("element", context.compilation().types().value(records.record()).orElseThrow());
    before.add(new DeclareLocal(element, Optional.empty(), span));
  }

  private Expression keep(String name, Expression value) {
    Variable variable = context.scope().fresh(name, value.type());
    before.add(new DeclareLocal(variable, Optional.of(value), span));
    return new ReadLocal(variable, span);
  }

  @Override
  public AssignmentTarget target() {
    return new AssignmentTarget.Local(element);
  }

  @Override
  public Expression complete(Expression assignment) {
    List<EmbeddedStatement> statements = new ArrayList<>(before);
    Variable result = context.scope().fresh("result", assignment.type());
    statements.add(new DeclareLocal(result, Optional.of(assignment), span));
    for (Assign store : records.set(index, new ReadLocal(element, span), span)) {
      Variable stored = context.scope().fresh("stored", store.type());
      statements.add(new DeclareLocal(stored, Optional.of(store), span));
    }
    return new StatementExpression(statements, result, span);
  }
}
