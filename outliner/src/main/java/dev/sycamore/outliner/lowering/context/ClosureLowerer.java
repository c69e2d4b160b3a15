package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.attribution.Invocation;
import java.util.List;
import java.util.Optional;

/** Lowers the lambdas and method references of one function, and their calls. */
public interface ClosureLowerer {

  /** A lambda or method reference: kept as it is until it is called. */
  Value closure(Expression e);

  /**
   * What a call is on, if that is a function: a {@link Value.Closure}, or a {@link ChosenValue} of
   * such.
   */
  Optional<Value> functionOf(MethodCallExpr call);

  /**
   * A call of such a function.
   *
   * @param invocation of the abstract method of its interface, or of a default method
   */
  Value call(Value function, Invocation invocation, Node at, List<Value> arguments);
}
