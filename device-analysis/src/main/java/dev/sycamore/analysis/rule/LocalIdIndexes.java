package dev.sycamore.analysis.rule;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which elements of arrays a body finds by the local id alone, as in {@code t[y * 16 + x]}. */
final class LocalIdIndexes {
  private static final Set<BinaryOperator> OPERATORS =
      Set.of(BinaryOperator.ADD, BinaryOperator.MULTIPLY);

  private final Map<Variable, DeviceExpression> locals;

  private LocalIdIndexes(Map<Variable, DeviceExpression> locals) {
    this.locals = locals;
  }

  static LocalIdIndexes of(DeviceStatement body) {
    Locals locals = new Locals();
    locals.scan(body);
    locals.values.keySet().removeAll(locals.assigned);
    return new LocalIdIndexes(locals.values);
  }

  /** The local variables with the value that they keep. */
  private static final class Locals extends ModelScanner {
    private final Map<Variable, DeviceExpression> values = new HashMap<>();
    private final Set<Variable> assigned = new HashSet<>();

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      s.initializer().ifPresent(value -> values.put(s.variable(), value));
      return super.visitDeclareLocal(s);
    }

    @Override
    protected Void visitLocalTarget(AssignmentTarget.Local target) {
      assigned.add(target.variable());
      return super.visitLocalTarget(target);
    }
  }

  /** Whether an element of a view is at a place of local ids, sizes of groups and constants. */
  boolean isOwn(DeviceExpression view, List<DeviceExpression> indices) {
    boolean hasLocalId = false;
    for (DeviceExpression index : indices) {
      if (!isFixed(index)) {
        return false;
      }
      hasLocalId |= hasLocalId(index);
    }
    DeviceExpression array = view;
    while (array instanceof SubView part) {
      if (!isFixed(part.offset())) {
        return false;
      }
      hasLocalId |= hasLocalId(part.offset());
      array = part.view();
    }
    return hasLocalId;
  }

  private boolean hasLocalId(DeviceExpression e) {
    if (e instanceof Binary binary && OPERATORS.contains(binary.operator())) {
      return hasLocalId(binary.left()) || hasLocalId(binary.right());
    }
    if (e instanceof ReadLocal local && locals.containsKey(local.variable())) {
      return hasLocalId(locals.get(local.variable()));
    }
    return e instanceof WorkItemQuery query && query.query() == Query.LOCAL_ID;
  }

  private boolean isFixed(DeviceExpression e) {
    if (e instanceof Binary binary && OPERATORS.contains(binary.operator())) {
      return isFixed(binary.left()) && isFixed(binary.right());
    }
    if (e instanceof ReadLocal local && locals.containsKey(local.variable())) {
      return isFixed(locals.get(local.variable()));
    }
    return e instanceof Literal
        || (e instanceof WorkItemQuery query
            && (query.query() == Query.LOCAL_ID || query.query() == Query.LOCAL_RANGE));
  }
}
