package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import java.util.List;
import java.util.Optional;

/** Lowers the lambdas and method references of one function, and their calls. */
public interface ClosureLowerer {

  /** A lambda or method reference: kept as it is until it is called. */
  Value closure(Expression e);

  /** The lambda or method reference that a call is on, if it is on one. */
  Optional<Value.Closure> closureOf(MethodCallExpr call);

  /** A call of a lambda or method reference. */
  Value call(Value.Closure closure, Node at, List<Value> arguments);
}
