package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.reports.Reporting;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What a nest of loops in normal form changes, and how large it is. */
final class NestFacts extends ModelScanner {

  private final Map<Variable, Integer> assignments = new HashMap<>();
  private final Set<Variable> declared = new HashSet<>();
  private int nodes;
  private int loops;
  private int reports;
  private boolean labels;

  private NestFacts() {}

  static NestFacts of(DeviceStatement nest) {
    NestFacts facts = new NestFacts();
    facts.scan(nest);
    return facts;
  }

  /** Statements and expressions. */
  int size() {
    return nodes;
  }

  /** How many checks it has, of indices and of other things. */
  int checks() {
    return reports;
  }

  boolean isInnermost() {
    return loops == 1;
  }

  /** Whether a copy of it would have labels that are there already. */
  boolean hasLabels() {
    return labels;
  }

  /** How often its code assigns a variable. */
  int assignments(Variable variable) {
    return assignments.getOrDefault(variable, 0);
  }

  /** Whether a variable is there before the nest. */
  boolean isOutside(Variable variable) {
    return !declared.contains(variable);
  }

  /** Whether an expression has one value, which can be computed before the nest. */
  boolean isFixed(DeviceExpression e) {
    if (!(e.type() instanceof ScalarType type) || !type.isIntegral()) {
      return false;
    } else if (e instanceof ReadLocal read) {
      return isFixed(read.variable());
    } else if (e instanceof Binary binary) {
      boolean divides =
          binary.operator() == BinaryOperator.DIVIDE
              || binary.operator() == BinaryOperator.REMAINDER;
      return !divides && isFixed(binary.left()) && isFixed(binary.right());
    } else if (e instanceof Unary unary) {
      return isFixed(unary.operand());
    } else if (e instanceof Convert convert) {
      return isFixed(convert.operand());
    } else if (e instanceof Extent extent) {
      return extent.view() instanceof ReadLocal view && isFixed(view.variable());
    }
    return e instanceof Literal
        || (e instanceof WorkItemQuery query && query.dimension() instanceof Literal);
  }

  private boolean isFixed(Variable variable) {
    return isOutside(variable) && assignments(variable) == 0;
  }

  @Override
  protected void visit(DeviceStatement statement) {
    nodes++;
    super.visit(statement);
  }

  @Override
  protected void visit(DeviceExpression expression) {
    nodes++;
    super.visit(expression);
  }

  @Override
  public Void visitIf(If s) {
    reports += Reporting.isReport(s) ? 1 : 0;
    return super.visitIf(s);
  }

  @Override
  public Void visitWhile(While s) {
    loops++;
    return super.visitWhile(s);
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    loops++;
    return super.visitDoWhile(s);
  }

  @Override
  public Void visitLabeled(Labeled s) {
    labels = true;
    return super.visitLabeled(s);
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    declared.add(s.variable());
    return super.visitDeclareLocal(s);
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    declared.add(s.variable());
    return super.visitDeclarePrivateArray(s);
  }

  @Override
  public Void visitAssign(Assign e) {
    if (e.target() instanceof AssignmentTarget.Local local) {
      assignments.merge(local.variable(), 1, Integer::sum);
    }
    return super.visitAssign(e);
  }
}
