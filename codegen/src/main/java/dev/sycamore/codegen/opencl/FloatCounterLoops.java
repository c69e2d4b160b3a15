package dev.sycamore.codegen.opencl;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import java.util.HashSet;
import java.util.Set;

/**
 * The variables of a function that count loops in {@code float}. LLVM, of which most drivers are
 * made, counts in {@code int} where it sees whole numbers, although sums round from 2^24 on.
 */
final class FloatCounterLoops {
  private final Set<Variable> variables = new HashSet<>();

  FloatCounterLoops(DeviceStatement body) {
    Set<Variable> compared = new HashSet<>();
    new ModelScanner() {
      @Override
      public Void visitWhile(While s) {
        variables.addAll(steppedIn(s));
        return super.visitWhile(s);
      }

      @Override
      public Void visitDoWhile(DoWhile s) {
        variables.addAll(steppedIn(s));
        return super.visitDoWhile(s);
      }

      @Override
      public Void visitBinary(Binary e) {
        if (e.operator().isComparison()) {
          variable(e.left(), compared);
          variable(e.right(), compared);
        }
        return super.visitBinary(e);
      }
    }.scan(body);
    variables.retainAll(compared);
  }

  /** Whether a variable is one. */
  boolean has(Variable variable) {
    return variables.contains(variable);
  }

  /** Whether an assignment of a value sets one to what a compiler may see as a whole number. */
  boolean startsAt(Variable variable, DeviceExpression value) {
    boolean[] isHidden = {false};
    new ModelScanner() {
      @Override
      public Void visitReadElement(ReadElement e) {
        isHidden[0] = true;
        return null;
      }

      @Override
      public Void visitReadLocal(ReadLocal e) {
        isHidden[0] |= e.variable().equals(variable);
        return null;
      }
    }.scan(value);
    return has(variable) && !isHidden[0] && !isFraction(value);
  }

  private static boolean isFraction(DeviceExpression value) {
    return value instanceof Literal literal
        && ((Number) literal.value()).doubleValue()
            != Math.rint(((Number) literal.value()).doubleValue());
  }

  /** What is stepped in a loop, and declared outside. */
  private static Set<Variable> steppedIn(DeviceStatement loop) {
    Set<Variable> stepped = new HashSet<>();
    Set<Variable> own = new HashSet<>();
    new ModelScanner() {
      @Override
      public Void visitDeclareLocal(DeclareLocal s) {
        own.add(s.variable());
        return super.visitDeclareLocal(s);
      }

      @Override
      public Void visitAssign(Assign e) {
        if (e.target() instanceof AssignmentTarget.Local local
            && local.type() == ScalarType.FLOAT
            && e.value() instanceof Binary sum
            && (sum.operator() == BinaryOperator.ADD || sum.operator() == BinaryOperator.SUBTRACT)
            && !isFraction(sum.left())
            && !isFraction(sum.right())) {
          Set<Variable> added = new HashSet<>();
          variable(sum.left(), added);
          variable(sum.right(), added);
          if (added.contains(local.variable())) {
            stepped.add(local.variable());
          }
        }
        return super.visitAssign(e);
      }
    }.scan(loop);
    stepped.removeAll(own);
    return stepped;
  }

  private static void variable(DeviceExpression operand, Set<Variable> into) {
    if (operand instanceof ReadLocal read) {
      into.add(read.variable());
    }
  }
}
